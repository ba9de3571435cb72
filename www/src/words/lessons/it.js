// The lessons in Italian.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Le regole degli scacchi da provare, dalla prima mossa: chess-arbiter',
    heading: 'Imparare le regole provandole',
    intro:
      'Non serve sapere nulla. Ogni lezione ha una scacchiera: prendi un pezzo, e si illuminano le case che la regola permette. Posalo altrove, e l’arbitro dice quale regola lo vieta e indica i pezzi che ne sono la causa.',
    numbers:
      'I numeri da 3.1 a 3.9 sono quelli delle regole che questo progetto segue. Accanto c’è il loro numero nel {fide} in vigore dal 1° gennaio 2023.',
    fideLaws: 'Regolamento FIDE degli scacchi',
    contents: 'Indice',
    firstSteps: 'Primi passi',
    lawsOfMoving: 'Come muovono i pezzi',
    startOver: 'Ricominciare',
    endTitle: 'Era l’ultima lezione',
    playGame: 'Giocare una partita',
    firstOpen: 'Al primo esercizio da fare',
  },
  texts: {
    law: 'Articolo {article} qui · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Scacchiera: {title}',
    tasksOf: 'Esercizi: {title}',
    done: 'Fatto.',
    taskDone: 'Esercizio fatto: {task}',
    lessonDone: 'Ben fatto: «{title}» è completo.',
    missed: 'È una mossa legale, ma non quella dell’esercizio. Riprova.',
    missedRefusal: 'È una mossa legale. L’esercizio ne chiede una che non lo sia. Riprova.',
    again: 'Rimettere i pezzi',
    tryAgain: 'Riprovare',
    show: 'Mostrare',
    next: 'Esercizio seguente',
    nextLesson: 'Avanti: {title}',
    finish: 'Alla fine',
    allOpen: 'Tutti gli esercizi sono di nuovo da fare.',
    endOpen: 'Esercizi ancora da fare: {count}.',
    endDone:
      'Hai fatto tutti gli esercizi. Sai come muove ogni pezzo e che cos’è il matto: quanto basta per giocare.',
  },
  lessons: {
    board: {
      title: 'La scacchiera',
      short: 'La scacchiera',
      text: [
        'A scacchi si gioca in due su una scacchiera di 64 case, metà chiare e metà scure. Una colonna ha una lettera, da a ad h; una traversa ha un numero, da 1 a 8. Insieme danno il nome a una casa: la tua torre è in b2.',
        'Trascinala, o tocca prima lei e poi la casa dove deve andare.',
      ],
      tasks: {
        file: 'Metti la torre in b7: lungo la colonna b, fino alla traversa 7.',
        rank: 'Mettila in f2: lungo la traversa 2, fino alla colonna f.',
        closed: 'Prova a metterla in d5, dove non può andare, e guarda che cosa dice l’arbitro.',
      },
    },
    men: {
      title: 'I pezzi',
      short: 'I pezzi',
      text: [
        'Così comincia ogni partita. I pezzi bianchi sono in basso, i neri in alto, e ogni parte ha gli stessi: otto pedoni davanti; dietro, negli angoli, le torri, poi i cavalli, poi gli alfieri; in mezzo la donna, su una casa del suo colore, e accanto a lei il re.',
        'Ognuno muove a modo suo. Prendetene uno, e dei punti mostrano dove può andare.',
      ],
      tasks: {
        pawn: 'Muovi un pedone.',
        knight: 'Muovi un cavallo: è il solo pezzo che ora può lasciare l’ultima traversa.',
        'shut-in': 'Prova a far passare una torre oltre il pedone che ha davanti.',
      },
    },
    1.2: {
      title: 'Una mossa ciascuno',
      short: 'A chi tocca',
      text: [
        'Il Bianco fa la prima mossa. Poi si muove a turno, una mossa alla volta; nessuno può passare. Su queste scacchiere muovi per entrambi.',
      ],
      tasks: {
        'white-begins': 'Prova a cominciare con un pezzo nero.',
        'black-answers': 'Il Bianco ha mosso un pedone da e2 a e4. Rispondi con una mossa del Nero.',
        'not-twice': 'Prova invece a fare una seconda mossa per il Bianco.',
      },
    },
    mate: {
      title: 'Scacco e scacco matto',
      short: 'Scacco matto',
      text: [
        'Chi attacca il re dà scacco, e l’altro deve salvarlo subito. Se nessuna mossa lo salva è scacco matto, e la partita è vinta: è lo scopo del gioco. Il re non viene mai catturato.',
        'Qui la torre in h7 controlla tutta la traversa 7, e il re nero non può lasciare la sua.',
      ],
      tasks: {
        check: 'Dai scacco: attacca il re con una torre.',
        mate: 'Dai matto: attaccalo senza lasciargli scampo.',
        'no-way-out': 'Ora il re è matto. Prova lo stesso a salvarlo, con un passo in a7.',
      },
    },
    stalemate: {
      title: 'Lo stallo',
      short: 'Stallo',
      text: [
        'Se chi deve muovere non ha mosse legali, ma non è sotto scacco, è stallo: la partita è patta e nessuno ha vinto. Attenzione quando all’avversario resta poco.',
      ],
      tasks: {
        stalemate:
          'Muovi la donna in modo che il Nero sia in stallo. (Da dove toglie al re ogni casa senza attaccarlo?)',
        mate: 'Ora fai di meglio con la stessa donna: dai matto.',
      },
      notes: {
        stalemate: 'Il Nero non ha mosse e non è sotto scacco: patta, malgrado la donna bianca.',
      },
    },
    3.1: {
      title: 'Una casa, un pezzo',
      short: 'Catturare',
      text: [
        'Puoi andare in una casa vuota o in una occupata dall’avversario: allora catturi il suo pezzo, che lascia la scacchiera nella stessa mossa. Una casa con un tuo pezzo ti è chiusa. (Trascina la torre sull’alfiere, e guarda.)',
        'Un pezzo attacca una casa anche se ora non può andarci, perché il suo re sarebbe sotto scacco. È il terzo esercizio: lì il cavallo non può muovere, eppure difende e5.',
      ],
      tasks: {
        empty: 'Muovi la torre in una casa vuota.',
        'rook-takes': 'Cattura il pedone con la torre.',
        'pinned-guard': 'Prova ad andare con il re in e5, che il cavallo difende.',
      },
      notes: {
        'pinned-guard':
          'Il cavallo è inchiodato: se lasciasse la colonna, la torre potrebbe catturare il re. Difende e5 lo stesso.',
      },
    },
    3.2: {
      title: 'L’alfiere',
      short: 'Alfiere',
      text: [
        'Un alfiere va lungo le sue diagonali, lontano quanto vuole. Perciò resta tutta la partita su case di un solo colore. Vale circa tre pedoni.',
      ],
      tasks: {
        corner: 'Vai nell’angolo h8 in una mossa.',
        take: 'Cattura la torre.',
        'not-straight': 'Prova ad andare dritto, e a fartelo vietare.',
      },
    },
    3.3: {
      title: 'La torre',
      short: 'Torre',
      text: [
        'Una torre va lungo la sua colonna o la sua traversa: avanti, indietro o di lato, lontano quanto vuole. Vale circa cinque pedoni.',
      ],
      tasks: {
        take: 'Cattura il cavallo lungo la traversa.',
        check: 'Attacca il re: dai scacco.',
        'not-diagonal': 'Prova ad andare in diagonale, e a fartelo vietare.',
      },
    },
    3.4: {
      title: 'La donna',
      short: 'Donna',
      text: [
        'Una donna va come una torre o come un alfiere: lungo la colonna, la traversa o una diagonale. Nessun pezzo raggiunge più case; vale circa nove pedoni. Ma non può muovere come un cavallo.',
      ],
      tasks: {
        'like-a-bishop': 'Muovi come un alfiere, e cattura il cavallo.',
        'like-a-rook': 'Muovi come una torre, e dai matto.',
        'not-like-a-knight': 'Prova a muovere come un cavallo, in c3, e a fartelo vietare.',
      },
    },
    3.5: {
      title: 'Niente salti',
      short: 'Niente salti',
      text: [
        'Alfiere, torre e donna hanno bisogno di via libera. Si fermano davanti a un pezzo proprio e, al più tardi, sulla casa del primo nemico, che possono catturare. Non saltano mai.',
      ],
      tasks: {
        blocked: 'Prova a catturare la donna in d8 con la torre. Che cosa è d’ostacolo?',
        'take-the-blocker': 'Cattura ciò che ostacola la torre.',
        'free-path': 'Trova la torre verso cui c’è via libera, e catturala.',
      },
    },
    3.6: {
      title: 'Il cavallo',
      short: 'Cavallo',
      text: [
        'Un cavallo va di due case lungo una colonna o una traversa e, nella stessa mossa, di una di lato. Arriva ogni volta su una casa dell’altro colore. Vale circa tre pedoni, e nulla lo ostacola: è il solo pezzo che salta.',
      ],
      tasks: {
        jump: 'Salta sopra i tuoi pedoni in c3.',
        fork: 'Attacca re e torre con una mossa.',
        'not-straight': 'Prova ad andare in un altro modo, e a fartelo vietare.',
      },
    },
    '3.7a': {
      title: 'Il pedone avanza',
      short: 'Passo del pedone',
      text: [
        'Un pedone va dritto, una casa alla volta. Alla prima mossa può avanzare di due. Ogni casa che attraversa o raggiunge deve essere vuota: andando dritto, un pedone non cattura nulla.',
      ],
      tasks: {
        two: 'Fai avanzare un pedone di due case.',
        'not-first': 'Prova lo stesso con un pedone che ha già mosso.',
        blocked: 'Prova ad avanzare contro un pedone che è d’ostacolo.',
      },
    },
    '3.7b': {
      title: 'Il pedone cattura',
      short: 'Presa del pedone',
      text: [
        'Un pedone cattura in modo diverso da come cammina: una casa in diagonale in avanti. Quel passo serve solo a catturare; se non c’è nulla, è chiuso.',
      ],
      tasks: {
        take: 'Cattura il cavallo con un pedone.',
        'nothing-there': 'Prova il passo in diagonale dove non c’è nulla da catturare.',
        'not-ahead': 'Prova a catturare la torre andando dritto.',
      },
    },
    '3.7c': {
      title: 'En passant',
      short: 'En passant',
      text: [
        'Il tuo pedone è avanzato di tre case. Accanto a lui un pedone nemico fa il passo doppio, e attraversa una casa dove avresti potuto catturarlo. Allora puoi catturarlo lo stesso, come se fosse avanzato di una sola: «al varco».',
        'Questo diritto dura una mossa. Chi prima gioca altro lo ha perso.',
      ],
      tasks: {
        take: 'Il Nero ha appena mosso da d7 a d5. Cattura quel pedone en passant.',
        late: 'Ora ciascuno ha fatto nel frattempo una mossa di re. Riprova.',
        exposed: 'Due pedoni lasciano la traversa insieme. Prova, e guarda chi la percorre con lo sguardo.',
      },
      notes: {
        exposed: 'Senza i due pedoni sulla traversa, la torre in h5 potrebbe catturare il re in a5.',
      },
    },
    '3.7d': {
      title: 'La promozione',
      short: 'Promozione',
      text: [
        'Un pedone che arriva in fondo alla scacchiera diventa donna, torre, alfiere o cavallo, a tua scelta; fa parte della stessa mossa. Non importa che cosa hai ancora: puoi avere una terza torre o una seconda donna.',
      ],
      tasks: {
        'third-rook': 'Hai entrambe le torri. Fanne una terza.',
        'take-and-promote': 'Cattura il cavallo, e fai una donna nella stessa mossa.',
        'not-a-queen': 'Una donna non è sempre il meglio: promuovi in modo da attaccare insieme re e donna.',
      },
    },
    '3.8a': {
      title: 'Il re cammina',
      short: 'Passo del re',
      text: [
        'Un re va di una casa in ogni direzione, ma mai dove potrebbe essere catturato. Perciò può catturare solo ciò che nessuno difende, e i due re non stanno mai vicini.',
      ],
      tasks: {
        take: 'Cattura il pezzo che nessuno difende.',
        attacked: 'Prova ad andare in una casa attaccata. Da dove?',
        'one-square': 'Prova ad andare di due case in una volta.',
      },
    },
    '3.8b': {
      title: 'L’arrocco',
      short: 'Arrocco',
      text: [
        'Una volta per partita re e torre possono muovere insieme: il re va di due case verso la torre, e la torre lo scavalca fino alla casa che il re ha attraversato. Muovi prima il re; la scacchiera porta la torre.',
        'Nessuno dei due deve avere già mosso, e fra loro non deve esserci nulla. E il re non può arroccare se è sotto scacco, se attraversa una casa attaccata o se finisce sotto scacco.',
      ],
      tasks: {
        kingside: 'Arrocca verso la torre più vicina.',
        queenside: 'Arrocca verso la torre più lontana.',
        'through-check': 'Ora un solo lato è aperto. Prova l’altro, e guarda perché.',
        moved: 'La torre di h1 è andata in g1 e tornata. Prova ad arroccare con lei.',
      },
    },
    3.9: {
      title: 'Lo scacco',
      short: 'Scacco',
      text: [
        'Un re attaccato è sotto scacco, anche da un pezzo che non potrebbe muovere senza esporre il proprio re. Allo scacco si risponde subito: catturando il pezzo che lo dà, interponendo qualcosa o spostando il re.',
        'Per la stessa ragione nessuna mossa può aprire una linea verso il proprio re. Un pezzo su quella linea è inchiodato: se se ne andasse, un nemico dietro di lui potrebbe catturare il re.',
      ],
      tasks: {
        'only-move': 'Sei sotto scacco. Trova la sola mossa che risponde.',
        'double-check': 'Due pezzi danno scacco insieme. Trova una mossa che risponda a entrambi.',
        pinned: 'Prova a muovere l’alfiere, che sta fra il tuo re e una torre nemica.',
      },
      notes: {
        pinned:
          'Se l’alfiere se ne andasse, la torre in e7 potrebbe catturare il re in e1. Questo vuol dire inchiodato.',
      },
    },
  },
};
