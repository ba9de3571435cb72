// The lessons in German.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Die Schachregeln zum Ausprobieren, vom ersten Zug an: chess-arbiter',
    heading: 'Die Regeln durch Ausprobieren lernen',
    intro:
      'Du brauchst nichts zu wissen. Jede Lektion hat ein Brett: Nimm eine Figur auf, und die Felder, die die Regel erlaubt, leuchten auf. Setzt du sie woandershin, sagt der Schiedsrichter, welche Regel das verbietet, und zeigt auf die Figuren, an denen es liegt.',
    numbers:
      'Die Nummern 3.1 bis 3.9 sind die der Regeln, denen dieses Projekt folgt. Daneben steht jeweils die Nummer in den {fide}, die seit dem 1. Januar 2023 gelten.',
    fideLaws: 'FIDE-Schachregeln',
    contents: 'Inhalt',
    firstSteps: 'Erste Schritte',
    lawsOfMoving: 'Wie die Figuren ziehen',
    startOver: 'Von vorn beginnen',
    endTitle: 'Das war die letzte Lektion',
    playGame: 'Eine Partie spielen',
    firstOpen: 'Zur ersten offenen Aufgabe',
  },
  texts: {
    law: 'Artikel {article} hier · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Brett: {title}',
    tasksOf: 'Aufgaben: {title}',
    done: 'Erledigt.',
    taskDone: 'Aufgabe erledigt: {task}',
    lessonDone: 'Gut gemacht: „{title}“ ist fertig.',
    missed: 'Das ist ein legaler Zug, aber nicht der, um den es in der Aufgabe geht. Versuch es noch einmal.',
    missedRefusal:
      'Das ist ein legaler Zug. Gefragt ist einer, der nicht erlaubt ist. Versuch es noch einmal.',
    again: 'Neu aufstellen',
    tryAgain: 'Noch einmal',
    show: 'Zeigen',
    next: 'Nächste Aufgabe',
    nextLesson: 'Weiter: {title}',
    finish: 'Zum Schluss',
    allOpen: 'Alle Aufgaben sind wieder offen.',
    endOpen: 'Noch offene Aufgaben: {count}.',
    endDone:
      'Du hast alle Aufgaben gelöst. Du weißt, wie jede Figur zieht und was Matt ist: genug, um zu spielen.',
  },
  lessons: {
    board: {
      title: 'Das Brett',
      short: 'Das Brett',
      text: [
        'Schach spielt man zu zweit auf einem Brett mit 64 Feldern, die Hälfte hell, die Hälfte dunkel. Eine Spalte von Feldern heißt Linie und hat einen Buchstaben, a bis h; eine Zeile heißt Reihe und hat eine Zahl, 1 bis 8. Zusammen benennen sie ein Feld: Dein Turm steht auf b2.',
        'Zieh ihn mit der Maus oder dem Finger, oder tipp erst ihn an und dann das Feld, auf das er soll.',
      ],
      tasks: {
        file: 'Stell den Turm auf b7: die b-Linie hinauf, zur 7. Reihe.',
        rank: 'Stell ihn auf f2: die 2. Reihe entlang, zur f-Linie.',
        closed: 'Versuch, ihn auf d5 zu stellen, wohin er nicht darf, und sieh, was der Schiedsrichter sagt.',
      },
    },
    men: {
      title: 'Die Figuren',
      short: 'Die Figuren',
      text: [
        'So beginnt jede Partie. Unten stehen die weißen Figuren, oben die schwarzen, und beide Seiten haben die gleichen: vorn acht Bauern; dahinter in den Ecken die Türme, dann die Springer, dann die Läufer; in der Mitte die Dame auf einem Feld ihrer eigenen Farbe und neben ihr der König.',
        'Jede zieht auf ihre Weise. Nimm eine auf, und Punkte zeigen, wohin sie darf.',
      ],
      tasks: {
        pawn: 'Zieh einen Bauern.',
        knight: 'Zieh einen Springer: Nur er kann jetzt aus der hinteren Reihe heraus.',
        'shut-in': 'Versuch, einen Turm an dem Bauern vor ihm vorbeizuziehen.',
      },
    },
    1.2: {
      title: 'Immer abwechselnd',
      short: 'Wer am Zug ist',
      text: [
        'Weiß macht den ersten Zug. Dann ziehen die Spieler abwechselnd, immer einen Zug; aussetzen darf niemand. Auf diesen Brettern ziehst du für beide.',
      ],
      tasks: {
        'white-begins': 'Versuch, mit einer schwarzen Figur zu beginnen.',
        'black-answers': 'Weiß hat einen Bauern von e2 nach e4 gezogen. Antworte mit einem schwarzen Zug.',
        'not-twice': 'Versuch stattdessen, für Weiß noch einmal zu ziehen.',
      },
    },
    mate: {
      title: 'Schach und Schachmatt',
      short: 'Schachmatt',
      text: [
        'Wer den König angreift, gibt Schach, und der andere muss ihn sofort retten. Rettet ihn kein Zug, ist das Schachmatt, und die Partie ist gewonnen: Das ist das Ziel des Spiels. Der König selbst wird nie geschlagen.',
        'Hier deckt der Turm auf h7 die ganze 7. Reihe, und der schwarze König kann seine Reihe nicht verlassen.',
      ],
      tasks: {
        check: 'Gib Schach: Greif den König mit einem Turm an.',
        mate: 'Setz matt: Greif ihn so an, dass er keinen Ausweg hat.',
        'no-way-out': 'Nun ist der König matt. Versuch ihn trotzdem zu retten, mit einem Schritt nach a7.',
      },
    },
    stalemate: {
      title: 'Patt',
      short: 'Patt',
      text: [
        'Hat der Spieler am Zug keinen legalen Zug, steht aber nicht im Schach, so ist das ein Patt: Die Partie ist remis, niemand hat gewonnen. Vorsicht, wenn dem Gegner wenig geblieben ist.',
      ],
      tasks: {
        stalemate:
          'Zieh die Dame so, dass Schwarz patt ist. (Wo nimmt sie dem König alle Felder, ohne ihn anzugreifen?)',
        mate: 'Nun mach es mit derselben Dame besser: Setz matt.',
      },
      notes: {
        stalemate: 'Schwarz hat keinen Zug und steht nicht im Schach: remis, trotz der weißen Dame.',
      },
    },
    3.1: {
      title: 'Ein Feld, eine Figur',
      short: 'Schlagen',
      text: [
        'Du darfst auf ein leeres Feld ziehen oder auf eines, auf dem eine gegnerische Figur steht: Dann schlägst du sie, und sie kommt in demselben Zug vom Brett. Ein Feld, auf dem eine eigene Figur steht, ist dir verschlossen. (Zieh den Turm mit der Maus oder dem Finger auf den Läufer, und sieh, was geschieht.)',
        'Eine Figur greift ein Feld auch dann an, wenn sie gerade nicht dorthin ziehen könnte, weil ihr eigener König dann im Schach stünde. Darum geht es in der dritten Aufgabe: Dort darf der Springer gar nicht ziehen, und doch deckt er e5.',
      ],
      tasks: {
        empty: 'Zieh den Turm auf ein leeres Feld.',
        'rook-takes': 'Schlag den Bauern mit dem Turm.',
        'pinned-guard': 'Versuch, mit dem König auf e5 zu gehen, das der Springer deckt.',
      },
      notes: {
        'pinned-guard':
          'Der Springer ist gefesselt: Verließe er seine Linie, könnte der Turm den König schlagen. Er deckt e5 trotzdem.',
      },
    },
    3.2: {
      title: 'Der Läufer',
      short: 'Läufer',
      text: [
        'Ein Läufer zieht auf seinen Diagonalen, so weit er will. Darum bleibt er die ganze Partie auf Feldern einer Farbe. Er ist etwa drei Bauern wert.',
      ],
      tasks: {
        corner: 'Zieh in einem Zug in die Ecke h8.',
        take: 'Schlag den Turm.',
        'not-straight': 'Versuch, geradeaus zu ziehen, was nicht erlaubt ist.',
      },
    },
    3.3: {
      title: 'Der Turm',
      short: 'Turm',
      text: [
        'Ein Turm zieht auf seiner Linie oder seiner Reihe: vorwärts, rückwärts oder seitwärts, so weit er will. Er ist etwa fünf Bauern wert.',
      ],
      tasks: {
        take: 'Schlag den Springer auf der Reihe.',
        check: 'Greif den König an: Gib Schach.',
        'not-diagonal': 'Versuch, auf einer Diagonale zu ziehen, was nicht erlaubt ist.',
      },
    },
    3.4: {
      title: 'Die Dame',
      short: 'Dame',
      text: [
        'Eine Dame zieht wie ein Turm oder wie ein Läufer: auf ihrer Linie, ihrer Reihe oder einer Diagonale. Keine Figur erreicht mehr Felder; sie ist etwa neun Bauern wert. Nur wie ein Springer ziehen kann sie nicht.',
      ],
      tasks: {
        'like-a-bishop': 'Zieh wie ein Läufer und schlag den Springer.',
        'like-a-rook': 'Zieh wie ein Turm und setz matt.',
        'not-like-a-knight': 'Versuch, wie ein Springer nach c3 zu ziehen, was nicht erlaubt ist.',
      },
    },
    3.5: {
      title: 'Kein Überspringen',
      short: 'Kein Springen',
      text: [
        'Läufer, Turm und Dame brauchen freie Bahn. Sie halten vor einer eigenen Figur, und spätestens auf dem Feld der ersten gegnerischen, die sie schlagen dürfen. Sie springen nie.',
      ],
      tasks: {
        blocked: 'Versuch, mit dem Turm die Dame auf d8 zu schlagen. Was steht im Weg?',
        'take-the-blocker': 'Schlag, was dem Turm im Weg steht.',
        'free-path': 'Finde den Turm, zu dem ein Weg frei ist, und schlag ihn.',
      },
    },
    3.6: {
      title: 'Der Springer',
      short: 'Springer',
      text: [
        'Ein Springer geht zwei Felder auf einer Linie oder Reihe und, im selben Zug, eines zur Seite. So kommt er jedes Mal auf ein Feld der anderen Farbe. Er ist etwa drei Bauern wert, und nichts kann ihm im Weg stehen: Nur er springt.',
      ],
      tasks: {
        jump: 'Spring über deine Bauern nach c3.',
        fork: 'Greif mit einem Zug König und Turm an.',
        'not-straight': 'Versuch, irgendwie anders zu ziehen, was nicht erlaubt ist.',
      },
    },
    '3.7a': {
      title: 'Der Bauer geht vor',
      short: 'Bauernzug',
      text: [
        'Ein Bauer geht geradeaus, ein Feld auf einmal. In seinem ersten Zug darf er stattdessen zwei gehen. Jedes Feld, über das oder auf das er geht, muss leer sein: Geradeaus schlägt ein Bauer nicht.',
      ],
      tasks: {
        two: 'Zieh einen Bauern zwei Felder weit.',
        'not-first': 'Versuch dasselbe mit einem Bauern, der schon gezogen hat.',
        blocked: 'Versuch, gegen einen Bauern zu laufen, der im Weg steht.',
      },
    },
    '3.7b': {
      title: 'Der Bauer schlägt',
      short: 'Bauer schlägt',
      text: [
        'Ein Bauer schlägt anders, als er geht: ein Feld schräg nach vorn. Dieser Schritt ist nur zum Schlagen da; steht dort nichts, ist er verschlossen.',
      ],
      tasks: {
        take: 'Schlag den Springer mit einem Bauern.',
        'nothing-there': 'Versuch den schrägen Schritt, wo es nichts zu schlagen gibt.',
        'not-ahead': 'Versuch, den Turm geradeaus zu schlagen.',
      },
    },
    '3.7c': {
      title: 'En passant',
      short: 'En passant',
      text: [
        'Dein Bauer ist drei Felder weit gekommen. Neben ihm macht ein gegnerischer Bauer seinen Doppelschritt und überquert dabei ein Feld, auf dem du ihn hättest schlagen können. Dann darfst du ihn trotzdem schlagen, als wäre er nur ein Feld gegangen: „im Vorbeigehen“.',
        'Dieses Recht gilt einen Zug lang. Wer erst etwas anderes zieht, hat es verloren.',
      ],
      tasks: {
        take: 'Schwarz ist eben von d7 nach d5 gezogen. Schlag diesen Bauern en passant.',
        late: 'Nun hat jeder inzwischen einen Königszug gemacht. Versuch es noch einmal.',
        exposed: 'Zwei Bauern verlassen die Reihe zugleich. Versuch es, und sieh, wer an ihr entlangschaut.',
      },
      notes: {
        exposed: 'Wären beide Bauern von der Reihe weg, könnte der Turm auf h5 den König auf a5 schlagen.',
      },
    },
    '3.7d': {
      title: 'Die Umwandlung',
      short: 'Umwandlung',
      text: [
        'Ein Bauer, der die letzte Reihe erreicht, wird nach deiner Wahl Dame, Turm, Läufer oder Springer; das gehört zu demselben Zug. Was du noch hast, spielt keine Rolle: Ein dritter Turm oder eine zweite Dame ist erlaubt.',
      ],
      tasks: {
        'third-rook': 'Du hast noch beide Türme. Mach einen dritten.',
        'take-and-promote': 'Schlag den Springer, und mach in demselben Zug eine Dame.',
        'not-a-queen':
          'Eine Dame ist nicht immer das Beste: Wandle so um, dass König und Dame zugleich angegriffen sind.',
      },
    },
    '3.8a': {
      title: 'Der König geht',
      short: 'Königszug',
      text: [
        'Ein König geht ein Feld weit in jede Richtung, aber nie auf ein Feld, auf dem er geschlagen werden könnte. Darum darf er nur schlagen, was niemand deckt, und die beiden Könige stehen nie nebeneinander.',
      ],
      tasks: {
        take: 'Schlag die Figur, die niemand deckt.',
        attacked: 'Versuch, auf ein angegriffenes Feld zu gehen. Von wo kommt der Angriff?',
        'one-square': 'Versuch, zwei Felder auf einmal zu gehen.',
      },
    },
    '3.8b': {
      title: 'Die Rochade',
      short: 'Rochade',
      text: [
        'Einmal in der Partie dürfen König und Turm zusammen ziehen: Der König geht zwei Felder auf den Turm zu, und der Turm wird über ihn hinweg auf das Feld gesetzt, das der König überquert hat. Zieh zuerst den König; den Turm bringt das Brett.',
        'Keiner der beiden darf schon gezogen haben, und zwischen ihnen darf nichts stehen. Und der König darf nicht aus dem Schach, nicht über ein angegriffenes Feld und nicht ins Schach rochieren.',
      ],
      tasks: {
        kingside: 'Rochiere zum näheren Turm.',
        queenside: 'Rochiere zum ferneren Turm.',
        'through-check': 'Nun ist nur eine Seite offen. Versuch die andere, und sieh, warum es nicht geht.',
        moved: 'Der Turm von h1 war auf g1 und ist zurück. Versuch, mit ihm zu rochieren.',
      },
    },
    3.9: {
      title: 'Schach',
      short: 'Schach',
      text: [
        'Ein König, der angegriffen ist, steht im Schach, auch wenn die angreifende Figur gar nicht ziehen dürfte, weil sie ihren eigenen König entblößen würde. Ein Schach muss sofort abgewehrt werden: die angreifende Figur schlagen, etwas dazwischenziehen oder den König wegziehen.',
        'Aus demselben Grund darf kein Zug eine Linie zum eigenen König öffnen. Eine Figur auf so einer Linie ist gefesselt: Zöge sie weg, könnte ein Gegner dahinter den König schlagen.',
      ],
      tasks: {
        'only-move': 'Du stehst im Schach. Finde den einzigen Zug dagegen.',
        'double-check': 'Zwei Figuren geben zugleich Schach. Finde einen Zug gegen beide.',
        pinned: 'Versuch, den Läufer zu ziehen, der zwischen deinem König und einem gegnerischen Turm steht.',
      },
      notes: {
        pinned: 'Zöge der Läufer weg, könnte der Turm auf e7 den König auf e1 schlagen. Das heißt gefesselt.',
      },
    },
  },
};
