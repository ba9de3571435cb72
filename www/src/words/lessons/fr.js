// The lessons in French.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Les règles des échecs à essayer, dès le premier coup : chess-arbiter',
    heading: 'Apprendre les règles en les essayant',
    intro:
      'Vous n’avez besoin de rien savoir. Chaque leçon a un échiquier : prenez une pièce, et les cases que la règle permet s’allument. Posez-la ailleurs, et l’arbitre dit quelle règle l’interdit et montre les pièces en cause.',
    numbers:
      'Les numéros 3.1 à 3.9 sont ceux des règles que suit ce projet. À côté figure leur numéro dans les {fide} en vigueur depuis le 1er janvier 2023.',
    fideLaws: 'Règles du jeu de la FIDE',
    contents: 'Sommaire',
    firstSteps: 'Premiers pas',
    lawsOfMoving: 'La marche des pièces',
    startOver: 'Recommencer',
    endTitle: 'C’était la dernière leçon',
    playGame: 'Jouer une partie',
    firstOpen: 'Au premier exercice à faire',
  },
  texts: {
    law: 'Article {article} ici · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Échiquier : {title}',
    tasksOf: 'Exercices : {title}',
    done: 'Fait.',
    taskDone: 'Exercice fait : {task}',
    lessonDone: 'Bravo : « {title} » est terminé.',
    missed: 'C’est un coup légal, mais pas celui de l’exercice. Essayez encore.',
    missedRefusal: 'C’est un coup légal. L’exercice en demande un qui soit refusé. Essayez encore.',
    again: 'Replacer',
    tryAgain: 'Réessayer',
    show: 'Montrer',
    next: 'Exercice suivant',
    nextLesson: 'Suite : {title}',
    finish: 'À la fin',
    allOpen: 'Tous les exercices sont à refaire.',
    endOpen: 'Exercices encore à faire : {count}.',
    endDone:
      'Vous avez fait tous les exercices. Vous savez comment marche chaque pièce et ce qu’est le mat : de quoi jouer.',
  },
  lessons: {
    board: {
      title: 'L’échiquier',
      short: 'L’échiquier',
      text: [
        'Les échecs se jouent à deux sur un échiquier de 64 cases, moitié claires, moitié foncées. Une colonne porte une lettre, de a à h ; une rangée porte un chiffre, de 1 à 8. Ensemble ils nomment une case : votre tour est en b2.',
        'Faites-la glisser, ou touchez-la puis la case où elle doit aller.',
      ],
      tasks: {
        file: 'Posez la tour en b7 : le long de la colonne b, jusqu’à la rangée 7.',
        rank: 'Posez-la en f2 : le long de la rangée 2, jusqu’à la colonne f.',
        closed: 'Essayez de la poser en d5, où elle ne peut aller, et voyez ce que dit l’arbitre.',
      },
    },
    men: {
      title: 'Les pièces',
      short: 'Les pièces',
      text: [
        'Voici le début de toute partie. Les pièces blanches sont en bas, les noires en haut, et chaque camp a les mêmes : huit pions devant ; derrière, dans les coins, les tours, puis les cavaliers, puis les fous ; au milieu la dame, sur une case de sa couleur, et à côté d’elle le roi.',
        'Chacune se déplace à sa façon. Prenez-en une, et des points montrent où elle peut aller.',
      ],
      tasks: {
        pawn: 'Jouez un pion.',
        knight: 'Jouez un cavalier : lui seul peut maintenant quitter la dernière rangée.',
        'shut-in': 'Essayez de faire passer une tour au-delà du pion placé devant elle.',
      },
    },
    1.2: {
      title: 'Chacun son tour',
      short: 'À qui de jouer',
      text: [
        'Les Blancs jouent le premier coup. Puis les joueurs jouent tour à tour, un coup à la fois ; nul ne peut passer. Sur ces échiquiers vous jouez pour les deux.',
      ],
      tasks: {
        'white-begins': 'Essayez de commencer avec une pièce noire.',
        'black-answers': 'Les Blancs ont joué un pion de e2 à e4. Répondez par un coup des Noirs.',
        'not-twice': 'Essayez plutôt de jouer un second coup des Blancs.',
      },
    },
    mate: {
      title: 'Échec et mat',
      short: 'Échec et mat',
      text: [
        'Qui attaque le roi donne échec, et l’autre doit aussitôt le sauver. Si aucun coup ne le sauve, c’est échec et mat, et la partie est gagnée : c’est le but du jeu. Le roi lui-même n’est jamais pris.',
        'Ici la tour en h7 garde toute la rangée 7 : le roi noir ne peut quitter la sienne.',
      ],
      tasks: {
        check: 'Donnez échec : attaquez le roi avec une tour.',
        mate: 'Matez : attaquez-le sans lui laisser d’issue.',
        'no-way-out': 'Le roi est mat. Essayez tout de même de le sauver, par un pas en a7.',
      },
    },
    stalemate: {
      title: 'Le pat',
      short: 'Pat',
      text: [
        'Si le joueur au trait n’a aucun coup légal sans être en échec, c’est le pat : la partie est nulle, personne n’a gagné. Prudence quand l’adversaire n’a presque plus rien.',
      ],
      tasks: {
        stalemate:
          'Jouez la dame de façon que les Noirs soient pat. (D’où prive-t-elle le roi de toutes ses cases sans l’attaquer ?)',
        mate: 'Faites mieux avec la même dame : matez.',
      },
      notes: {
        stalemate: 'Les Noirs n’ont aucun coup et ne sont pas en échec : nulle, malgré la dame blanche.',
      },
    },
    3.1: {
      title: 'Une case, une pièce',
      short: 'Prendre',
      text: [
        'Vous pouvez aller sur une case vide, ou sur une case occupée par l’adversaire : vous prenez alors sa pièce, qui quitte l’échiquier dans le même coup. Une case occupée par l’une de vos pièces vous est fermée. (Faites glisser la tour sur le fou, et voyez.)',
        'Une pièce attaque une case même si elle ne peut y aller, parce que son propre roi serait en échec. C’est le troisième exercice : le cavalier ne peut pas jouer, et pourtant il garde e5.',
      ],
      tasks: {
        empty: 'Allez avec la tour sur une case vide.',
        'rook-takes': 'Prenez le pion avec votre tour.',
        'pinned-guard': 'Essayez d’aller avec le roi en e5, que garde le cavalier.',
      },
      notes: {
        'pinned-guard':
          'Le cavalier est cloué : s’il quittait sa colonne, la tour pourrait prendre le roi. Il garde e5 malgré tout.',
      },
    },
    3.2: {
      title: 'Le fou',
      short: 'Fou',
      text: [
        'Un fou va le long de ses diagonales, aussi loin qu’il veut. Il reste donc toute la partie sur des cases d’une même couleur. Il vaut environ trois pions.',
      ],
      tasks: {
        corner: 'Allez dans le coin h8 en un coup.',
        take: 'Prenez la tour.',
        'not-straight': 'Essayez d’aller tout droit, et soyez refusé.',
      },
    },
    3.3: {
      title: 'La tour',
      short: 'Tour',
      text: [
        'Une tour va le long de sa colonne ou de sa rangée : en avant, en arrière ou de côté, aussi loin qu’elle veut. Elle vaut environ cinq pions.',
      ],
      tasks: {
        take: 'Prenez le cavalier le long de la rangée.',
        check: 'Attaquez le roi : donnez échec.',
        'not-diagonal': 'Essayez d’aller en diagonale, et soyez refusé.',
      },
    },
    3.4: {
      title: 'La dame',
      short: 'Dame',
      text: [
        'Une dame va comme une tour ou comme un fou : le long de sa colonne, de sa rangée ou d’une diagonale. Aucune pièce n’atteint plus de cases ; elle vaut environ neuf pions. Mais elle ne peut aller comme un cavalier.',
      ],
      tasks: {
        'like-a-bishop': 'Jouez comme un fou, et prenez le cavalier.',
        'like-a-rook': 'Jouez comme une tour, et matez.',
        'not-like-a-knight': 'Essayez de jouer comme un cavalier, en c3, et soyez refusé.',
      },
    },
    3.5: {
      title: 'Ne pas sauter',
      short: 'Ne pas sauter',
      text: [
        'Fou, tour et dame ont besoin d’un chemin libre. Ils s’arrêtent devant une pièce de leur camp, et au plus tard sur la case de la première pièce ennemie, qu’ils peuvent prendre. Ils ne sautent jamais.',
      ],
      tasks: {
        blocked: 'Essayez de prendre la dame en d8 avec la tour. Qu’est-ce qui gêne ?',
        'take-the-blocker': 'Prenez ce qui gêne la tour.',
        'free-path': 'Trouvez la tour vers laquelle un chemin est libre, et prenez-la.',
      },
    },
    3.6: {
      title: 'Le cavalier',
      short: 'Cavalier',
      text: [
        'Un cavalier avance de deux cases le long d’une colonne ou d’une rangée et, dans le même coup, d’une case de côté. Il arrive chaque fois sur une case de l’autre couleur. Il vaut environ trois pions, et rien ne peut le gêner : lui seul saute.',
      ],
      tasks: {
        jump: 'Sautez par-dessus vos pions en c3.',
        fork: 'Attaquez le roi et la tour d’un seul coup.',
        'not-straight': 'Essayez d’aller autrement, et soyez refusé.',
      },
    },
    '3.7a': {
      title: 'Le pion avance',
      short: 'Marche du pion',
      text: [
        'Un pion va tout droit, une case à la fois. À son premier coup il peut avancer de deux. Chaque case qu’il traverse ou atteint doit être vide : tout droit, un pion ne prend rien.',
      ],
      tasks: {
        two: 'Avancez un pion de deux cases.',
        'not-first': 'Essayez de même avec un pion qui a déjà joué.',
        blocked: 'Essayez d’avancer sur un pion qui gêne.',
      },
    },
    '3.7b': {
      title: 'Le pion prend',
      short: 'Prise du pion',
      text: [
        'Un pion prend autrement qu’il marche : une case en diagonale vers l’avant. Ce pas ne sert qu’à prendre ; s’il n’y a rien à prendre, il est fermé.',
      ],
      tasks: {
        take: 'Prenez le cavalier avec un pion.',
        'nothing-there': 'Essayez le pas en diagonale là où il n’y a rien à prendre.',
        'not-ahead': 'Essayez de prendre la tour tout droit.',
      },
    },
    '3.7c': {
      title: 'La prise en passant',
      short: 'En passant',
      text: [
        'Votre pion a avancé de trois cases. À côté de lui, un pion ennemi fait son double pas et traverse une case où vous auriez pu le prendre. Vous pouvez alors le prendre quand même, comme s’il n’avait avancé que d’une case : « en passant ».',
        'Ce droit ne dure qu’un coup. Qui joue d’abord autre chose l’a perdu.',
      ],
      tasks: {
        take: 'Les Noirs viennent de jouer de d7 à d5. Prenez ce pion en passant.',
        late: 'Cette fois chaque joueur a joué un coup de roi entre-temps. Essayez encore.',
        exposed: 'Deux pions quittent la rangée à la fois. Essayez, et voyez qui regarde le long d’elle.',
      },
      notes: {
        exposed: 'Sans les deux pions sur la rangée, la tour en h5 pourrait prendre le roi en a5.',
      },
    },
    '3.7d': {
      title: 'La promotion',
      short: 'Promotion',
      text: [
        'Un pion qui atteint l’autre bord devient dame, tour, fou ou cavalier, à votre choix ; cela fait partie du même coup. Peu importe ce qu’il vous reste : vous pouvez avoir une troisième tour ou une deuxième dame.',
      ],
      tasks: {
        'third-rook': 'Vous avez vos deux tours. Faites-en une troisième.',
        'take-and-promote': 'Prenez le cavalier, et faites une dame dans le même coup.',
        'not-a-queen':
          'Une dame n’est pas toujours le mieux : faites une promotion qui attaque à la fois le roi et la dame.',
      },
    },
    '3.8a': {
      title: 'Le roi avance',
      short: 'Pas du roi',
      text: [
        'Un roi va d’une case dans toutes les directions, mais jamais sur une case où il pourrait être pris. Il ne peut donc prendre que ce que personne ne garde, et les deux rois ne se touchent jamais.',
      ],
      tasks: {
        take: 'Prenez la pièce que personne ne garde.',
        attacked: 'Essayez d’aller sur une case attaquée. Par qui ?',
        'one-square': 'Essayez d’aller de deux cases à la fois.',
      },
    },
    '3.8b': {
      title: 'Le roque',
      short: 'Roque',
      text: [
        'Une fois par partie, roi et tour peuvent jouer ensemble : le roi va de deux cases vers la tour, et la tour passe par-dessus lui sur la case qu’il a traversée. Jouez d’abord le roi ; l’échiquier amène la tour.',
        'Aucun des deux ne doit avoir déjà joué, et rien ne doit se trouver entre eux. Et le roi ne peut roquer s’il est en échec, s’il traverse une case attaquée ou s’il arrive en échec.',
      ],
      tasks: {
        kingside: 'Roquez du côté de la tour la plus proche.',
        queenside: 'Roquez du côté de la tour la plus éloignée.',
        'through-check': 'Un seul côté est ouvert à présent. Essayez l’autre, et voyez pourquoi.',
        moved: 'La tour de h1 est allée en g1 et revenue. Essayez de roquer avec elle.',
      },
    },
    3.9: {
      title: 'L’échec',
      short: 'Échec',
      text: [
        'Un roi attaqué est en échec, même par une pièce qui ne pourrait pas jouer sans exposer son propre roi. Il faut parer l’échec aussitôt : prendre la pièce qui le donne, interposer une pièce, ou éloigner le roi.',
        'Pour la même raison, aucun coup ne peut ouvrir une ligne vers son propre roi. Une pièce sur une telle ligne est clouée : si elle partait, un ennemi derrière elle pourrait prendre le roi.',
      ],
      tasks: {
        'only-move': 'Vous êtes en échec. Trouvez le seul coup qui y pare.',
        'double-check': 'Deux pièces donnent échec à la fois. Trouvez un coup qui pare les deux.',
        pinned: 'Essayez de jouer le fou, placé entre votre roi et une tour ennemie.',
      },
      notes: {
        pinned:
          'Si le fou partait, la tour en e7 pourrait prendre le roi en e1. Voilà ce que veut dire cloué.',
      },
    },
  },
};
