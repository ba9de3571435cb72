// The lessons in Spanish.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Las leyes del ajedrez para probar, desde la primera jugada: chess-arbiter',
    heading: 'Aprender las leyes probándolas',
    intro:
      'No hace falta saber nada. Cada lección tiene un tablero: tome una pieza, y se iluminan las casillas que la ley permite. Suéltela en otra, y el árbitro dice qué ley lo impide y señala las piezas que tienen la culpa.',
    numbers:
      'Los números 3.1 a 3.9 son los de las leyes que sigue este proyecto. Junto a cada uno está su número en las {fide} vigentes desde el 1 de enero de 2023.',
    fideLaws: 'Leyes del Ajedrez de la FIDE',
    contents: 'Contenido',
    firstSteps: 'Primeros pasos',
    lawsOfMoving: 'Cómo mueven las piezas',
    startOver: 'Empezar de nuevo',
    endTitle: 'Era la última lección',
    playGame: 'Jugar una partida',
    firstOpen: 'Al primer ejercicio pendiente',
  },
  texts: {
    law: 'Artículo {article} aquí · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Tablero: {title}',
    tasksOf: 'Ejercicios: {title}',
    done: 'Hecho.',
    taskDone: 'Ejercicio hecho: {task}',
    lessonDone: 'Bien hecho: «{title}» está completo.',
    missed: 'Es una jugada legal, pero no la que pide el ejercicio. Inténtelo otra vez.',
    missedRefusal: 'Es una jugada legal. El ejercicio pide una que no se permita. Inténtelo otra vez.',
    again: 'Volver a colocar',
    tryAgain: 'Otra vez',
    show: 'Mostrar',
    next: 'Siguiente ejercicio',
    nextLesson: 'Sigue: {title}',
    finish: 'Al final',
    allOpen: 'Todos los ejercicios vuelven a estar pendientes.',
    endOpen: 'Ejercicios pendientes: {count}.',
    endDone:
      'Ha hecho todos los ejercicios. Sabe cómo mueven todas las piezas y qué es el mate: lo bastante para jugar.',
  },
  lessons: {
    board: {
      title: 'El tablero',
      short: 'El tablero',
      text: [
        'Al ajedrez juegan dos en un tablero de 64 casillas, la mitad claras y la mitad oscuras. Una columna tiene una letra, de la a a la h; una fila tiene un número, del 1 al 8. Juntos nombran una casilla: su torre está en b2.',
        'Arrástrela, o tóquela y luego la casilla a la que ha de ir.',
      ],
      tasks: {
        file: 'Ponga la torre en b7: por la columna b, hasta la fila 7.',
        rank: 'Póngala en f2: por la fila 2, hasta la columna f.',
        closed: 'Intente ponerla en d5, adonde no puede ir, y vea qué dice el árbitro.',
      },
    },
    men: {
      title: 'Las piezas',
      short: 'Las piezas',
      text: [
        'Así empieza toda partida. Las piezas blancas están abajo, las negras arriba, y cada bando tiene las mismas: ocho peones delante; detrás, en las esquinas, las torres, luego los caballos, luego los alfiles; en el centro la dama, en una casilla de su color, y a su lado el rey.',
        'Cada una mueve a su manera. Tome una, y unos puntos muestran adónde puede ir.',
      ],
      tasks: {
        pawn: 'Mueva un peón.',
        knight: 'Mueva un caballo: es la única pieza que ahora puede salir de la última fila.',
        'shut-in': 'Intente pasar una torre más allá del peón que tiene delante.',
      },
    },
    1.2: {
      title: 'Una jugada cada uno',
      short: 'A quién le toca',
      text: [
        'Las blancas hacen la primera jugada. Después juegan por turno, una jugada cada vez; nadie puede pasar. En estos tableros usted juega por los dos.',
      ],
      tasks: {
        'white-begins': 'Intente empezar con una pieza negra.',
        'black-answers': 'Las blancas han movido un peón de e2 a e4. Responda con una jugada de las negras.',
        'not-twice': 'Intente, en cambio, hacer una segunda jugada con las blancas.',
      },
    },
    mate: {
      title: 'Jaque y jaque mate',
      short: 'Jaque mate',
      text: [
        'Quien ataca al rey da jaque, y el otro debe salvarlo en el acto. Si ninguna jugada lo salva, es jaque mate y la partida está ganada: ese es el fin del juego. Al rey nunca se le captura.',
        'Aquí la torre de h7 domina toda la fila 7, y el rey negro no puede salir de su fila.',
      ],
      tasks: {
        check: 'Dé jaque: ataque al rey con una torre.',
        mate: 'Dé mate: atáquelo sin dejarle salida.',
        'no-way-out': 'El rey ya tiene mate. Intente salvarlo, con un paso a a7.',
      },
    },
    stalemate: {
      title: 'El ahogado',
      short: 'Ahogado',
      text: [
        'Si al que le toca no tiene jugada legal, pero no está en jaque, es ahogado: la partida es tablas y nadie ha ganado. Cuidado cuando al rival le queda poco.',
      ],
      tasks: {
        stalemate:
          'Mueva la dama de modo que las negras queden ahogadas. (¿Desde dónde le quita al rey todas las casillas sin atacarlo?)',
        mate: 'Ahora hágalo mejor con la misma dama: dé mate.',
      },
      notes: {
        stalemate: 'Las negras no tienen jugada ni están en jaque: tablas, a pesar de la dama blanca.',
      },
    },
    3.1: {
      title: 'Una casilla, una pieza',
      short: 'Capturar',
      text: [
        'Puede ir a una casilla vacía o a una ocupada por el rival: entonces captura su pieza, que sale del tablero en la misma jugada. Una casilla donde hay una pieza propia le está cerrada. (Arrastre la torre hasta el alfil, y vea.)',
        'Una pieza ataca una casilla aunque no pueda ir a ella porque su propio rey quedaría en jaque. Es el tercer ejercicio: allí el caballo no puede mover, y aun así defiende e5.',
      ],
      tasks: {
        empty: 'Mueva la torre a una casilla vacía.',
        'rook-takes': 'Capture el peón con la torre.',
        'pinned-guard': 'Intente ir con el rey a e5, que el caballo defiende.',
      },
      notes: {
        'pinned-guard':
          'El caballo está clavado: si dejara su columna, la torre podría capturar al rey. Aun así defiende e5.',
      },
    },
    3.2: {
      title: 'El alfil',
      short: 'Alfil',
      text: [
        'Un alfil va por sus diagonales, tan lejos como quiera. Por eso se queda toda la partida en casillas de un mismo color. Vale unos tres peones.',
      ],
      tasks: {
        corner: 'Vaya a la esquina h8 en una jugada.',
        take: 'Capture la torre.',
        'not-straight': 'Intente ir en línea recta, y que no se le permita.',
      },
    },
    3.3: {
      title: 'La torre',
      short: 'Torre',
      text: [
        'Una torre va por su columna o su fila: adelante, atrás o a los lados, tan lejos como quiera. Vale unos cinco peones.',
      ],
      tasks: {
        take: 'Capture el caballo por la fila.',
        check: 'Ataque al rey: dé jaque.',
        'not-diagonal': 'Intente ir en diagonal, y que no se le permita.',
      },
    },
    3.4: {
      title: 'La dama',
      short: 'Dama',
      text: [
        'Una dama va como una torre o como un alfil: por su columna, su fila o una diagonal. Ninguna pieza alcanza más casillas; vale unos nueve peones. Lo que no puede es mover como un caballo.',
      ],
      tasks: {
        'like-a-bishop': 'Mueva como un alfil, y capture el caballo.',
        'like-a-rook': 'Mueva como una torre, y dé mate.',
        'not-like-a-knight': 'Intente mover como un caballo, a c3, y que no se le permita.',
      },
    },
    3.5: {
      title: 'Sin saltar',
      short: 'Sin saltar',
      text: [
        'Alfil, torre y dama necesitan el camino libre. Se detienen ante una pieza propia y, a más tardar, en la casilla de la primera enemiga, que pueden capturar. Nunca saltan sobre nada.',
      ],
      tasks: {
        blocked: 'Intente capturar la dama de d8 con la torre. ¿Qué estorba?',
        'take-the-blocker': 'Capture lo que estorba a la torre.',
        'free-path': 'Encuentre la torre hacia la que hay un camino libre, y captúrela.',
      },
    },
    3.6: {
      title: 'El caballo',
      short: 'Caballo',
      text: [
        'Un caballo va dos casillas por una columna o una fila y, en la misma jugada, una hacia un lado. Cada vez cae en una casilla del otro color. Vale unos tres peones, y nada le estorba: es la única pieza que salta.',
      ],
      tasks: {
        jump: 'Salte sobre sus peones a c3.',
        fork: 'Ataque al rey y a la torre con una jugada.',
        'not-straight': 'Intente ir de cualquier otro modo, y que no se le permita.',
      },
    },
    '3.7a': {
      title: 'El peón avanza',
      short: 'Avance del peón',
      text: [
        'Un peón va en línea recta, una casilla cada vez. En su primera jugada puede avanzar dos. Toda casilla que cruza o pisa debe estar vacía: en línea recta, un peón no captura nada.',
      ],
      tasks: {
        two: 'Avance un peón dos casillas.',
        'not-first': 'Intente lo mismo con un peón que ya ha movido.',
        blocked: 'Intente avanzar contra un peón que estorba.',
      },
    },
    '3.7b': {
      title: 'El peón captura',
      short: 'Captura del peón',
      text: [
        'Un peón captura de otro modo que camina: una casilla en diagonal hacia delante. Ese paso es solo para capturar; si no hay nada que capturar, está cerrado.',
      ],
      tasks: {
        take: 'Capture el caballo con un peón.',
        'nothing-there': 'Intente el paso en diagonal donde no hay nada que capturar.',
        'not-ahead': 'Intente capturar la torre en línea recta.',
      },
    },
    '3.7c': {
      title: 'Al paso',
      short: 'Al paso',
      text: [
        'Su peón ha avanzado tres casillas. A su lado, un peón enemigo da su paso doble y cruza una casilla donde usted podría haberlo capturado. Entonces puede capturarlo igual, como si solo hubiera avanzado una: «al paso».',
        'Ese derecho dura una jugada. Quien juega antes otra cosa lo ha perdido.',
      ],
      tasks: {
        take: 'Las negras acaban de mover de d7 a d5. Capture ese peón al paso.',
        late: 'Ahora cada jugador ha hecho entretanto una jugada de rey. Inténtelo otra vez.',
        exposed: 'Dos peones dejan la fila a la vez. Inténtelo, y vea quién mira a lo largo de ella.',
      },
      notes: {
        exposed: 'Sin los dos peones en la fila, la torre de h5 podría capturar al rey de a5.',
      },
    },
    '3.7d': {
      title: 'La promoción',
      short: 'Promoción',
      text: [
        'Un peón que llega al otro extremo se convierte en dama, torre, alfil o caballo, a su elección; es parte de la misma jugada. No importa lo que aún tenga: puede tener una tercera torre o una segunda dama.',
      ],
      tasks: {
        'third-rook': 'Tiene las dos torres. Haga una tercera.',
        'take-and-promote': 'Capture el caballo, y haga una dama en la misma jugada.',
        'not-a-queen':
          'Una dama no siempre es lo mejor: promocione de modo que rey y dama queden atacados a la vez.',
      },
    },
    '3.8a': {
      title: 'El rey camina',
      short: 'Paso del rey',
      text: [
        'Un rey va una casilla en cualquier dirección, pero nunca a una donde podrían capturarlo. Por eso solo puede capturar lo que nadie defiende, y los dos reyes nunca están juntos.',
      ],
      tasks: {
        take: 'Capture la pieza que nadie defiende.',
        attacked: 'Intente ir a una casilla atacada. ¿Desde dónde?',
        'one-square': 'Intente ir dos casillas de una vez.',
      },
    },
    '3.8b': {
      title: 'El enroque',
      short: 'Enroque',
      text: [
        'Una vez por partida, rey y torre pueden mover juntos: el rey va dos casillas hacia la torre, y la torre pasa por encima de él a la casilla que ha cruzado. Mueva primero el rey; el tablero trae la torre.',
        'Ninguno de los dos puede haber movido antes, y entre ellos no puede haber nada. Y el rey no puede enrocar estando en jaque, ni cruzando una casilla atacada, ni quedando en jaque.',
      ],
      tasks: {
        kingside: 'Enroque hacia la torre más cercana.',
        queenside: 'Enroque hacia la torre más lejana.',
        'through-check': 'Ahora solo un lado está libre. Pruebe el otro, y vea por qué.',
        moved: 'La torre de h1 ha ido a g1 y ha vuelto. Intente enrocar con ella.',
      },
    },
    3.9: {
      title: 'El jaque',
      short: 'Jaque',
      text: [
        'Un rey atacado está en jaque, incluso por una pieza que no podría mover sin exponer a su propio rey. Un jaque se responde en el acto: capturando la pieza que lo da, interponiendo algo o moviendo el rey.',
        'Por la misma razón ninguna jugada puede abrir una línea hacia el propio rey. Una pieza en esa línea está clavada: si se fuera, un enemigo de detrás podría capturar al rey.',
      ],
      tasks: {
        'only-move': 'Está en jaque. Encuentre la única jugada que lo responde.',
        'double-check': 'Dos piezas dan jaque a la vez. Encuentre una jugada que responda a ambas.',
        pinned: 'Intente mover el alfil, que está entre su rey y una torre enemiga.',
      },
      notes: {
        pinned:
          'Si el alfil se fuera, la torre de e7 podría capturar al rey de e1. Eso significa estar clavado.',
      },
    },
  },
};
