// The lessons in Dutch.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'De schaakregels om uit te proberen, vanaf de eerste zet: chess-arbiter',
    heading: 'De regels leren door ze te proberen',
    intro:
      'Je hoeft niets te weten. Elke les heeft een bord: pak een stuk op, en de velden die de regel toestaat lichten op. Zet het ergens anders neer, en de arbiter zegt welke regel dat verbiedt en wijst de stukken aan waardoor het komt.',
    numbers:
      'De nummers 3.1 tot en met 3.9 zijn die van de regels die dit project volgt. Daarnaast staat het nummer in de {fide} die sinds 1 januari 2023 gelden.',
    fideLaws: 'FIDE-regels voor het schaakspel',
    contents: 'Inhoud',
    firstSteps: 'Eerste stappen',
    lawsOfMoving: 'Hoe de stukken gaan',
    startOver: 'Opnieuw beginnen',
    endTitle: 'Dat was de laatste les',
    playGame: 'Een partij spelen',
    firstOpen: 'Naar de eerste open opgave',
  },
  texts: {
    law: 'Artikel {article} hier · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Bord: {title}',
    tasksOf: 'Opgaven: {title}',
    done: 'Gedaan.',
    taskDone: 'Opgave gedaan: {task}',
    lessonDone: 'Goed gedaan: ‘{title}’ is klaar.',
    missed: 'Dat is een legale zet, maar niet die van de opgave. Probeer het nog eens.',
    missedRefusal: 'Dat is een legale zet. De opgave vraagt om een die niet mag. Probeer het nog eens.',
    again: 'Opnieuw opstellen',
    tryAgain: 'Nog eens',
    show: 'Laat zien',
    next: 'Volgende opgave',
    nextLesson: 'Verder: {title}',
    finish: 'Naar het einde',
    allOpen: 'Alle opgaven staan weer open.',
    endOpen: 'Opgaven die nog open staan: {count}.',
    endDone: 'Je hebt alle opgaven gedaan. Je weet hoe elk stuk gaat en wat mat is: genoeg om te spelen.',
  },
  lessons: {
    board: {
      title: 'Het bord',
      short: 'Het bord',
      text: [
        'Schaken doet men met z’n tweeën op een bord van 64 velden, de helft licht en de helft donker. Een lijn loopt van onder naar boven en heeft een letter, a tot en met h; een rij loopt opzij en heeft een cijfer, 1 tot en met 8. Samen noemen ze een veld: jouw toren staat op b2.',
        'Sleep hem, of tik hem aan en daarna het veld waar hij heen moet.',
      ],
      tasks: {
        file: 'Zet de toren op b7: langs de b-lijn, naar rij 7.',
        rank: 'Zet hem op f2: langs rij 2, naar de f-lijn.',
        closed: 'Probeer hem op d5 te zetten, waar hij niet heen mag, en zie wat de arbiter zegt.',
      },
    },
    men: {
      title: 'De stukken',
      short: 'De stukken',
      text: [
        'Zo begint elke partij. De witte stukken staan onder, de zwarte boven, en beide kanten hebben dezelfde: acht pionnen vooraan; daarachter in de hoeken de torens, dan de paarden, dan de lopers; in het midden de dame, op een veld van haar eigen kleur, en naast haar de koning.',
        'Elk gaat op zijn eigen manier. Pak er een op, en stippen laten zien waar het heen mag.',
      ],
      tasks: {
        pawn: 'Speel een pion.',
        knight: 'Speel een paard: alleen dat kan nu van de achterste rij af.',
        'shut-in': 'Probeer een toren voorbij de pion te zetten die voor hem staat.',
      },
    },
    1.2: {
      title: 'Om de beurt',
      short: 'Wie is aan zet',
      text: [
        'Wit doet de eerste zet. Daarna zetten de spelers om de beurt, één zet tegelijk; niemand mag passen. Op deze borden zet je voor beiden.',
      ],
      tasks: {
        'white-begins': 'Probeer met een zwart stuk te beginnen.',
        'black-answers': 'Wit heeft een pion van e2 naar e4 gespeeld. Antwoord met een zwarte zet.',
        'not-twice': 'Probeer in plaats daarvan nog een witte zet te doen.',
      },
    },
    mate: {
      title: 'Schaak en schaakmat',
      short: 'Schaakmat',
      text: [
        'Wie de koning aanvalt, geeft schaak, en de ander moet hem meteen redden. Redt geen enkele zet hem, dan is het schaakmat en is de partij gewonnen: dat is het doel van het spel. De koning zelf wordt nooit geslagen.',
        'Hier bestrijkt de toren op h7 de hele rij 7, en de zwarte koning kan zijn rij niet verlaten.',
      ],
      tasks: {
        check: 'Geef schaak: val de koning aan met een toren.',
        mate: 'Geef mat: val hem zo aan dat hij geen uitweg heeft.',
        'no-way-out': 'Nu staat de koning mat. Probeer hem toch te redden, met een stap naar a7.',
      },
    },
    stalemate: {
      title: 'Pat',
      short: 'Pat',
      text: [
        'Heeft de speler aan zet geen legale zet, maar staat hij niet schaak, dan is het pat: de partij is remise en niemand heeft gewonnen. Pas op als de tegenstander weinig over heeft.',
      ],
      tasks: {
        stalemate:
          'Speel de dame zo dat zwart pat staat. (Waar neemt ze de koning elk veld af zonder hem aan te vallen?)',
        mate: 'Doe het nu beter met dezelfde dame: geef mat.',
      },
      notes: {
        stalemate: 'Zwart heeft geen zet en staat niet schaak: remise, ondanks de witte dame.',
      },
    },
    3.1: {
      title: 'Eén veld, één stuk',
      short: 'Slaan',
      text: [
        'Je mag naar een leeg veld, of naar een veld waar een vijandelijk stuk staat: dan sla je het, en het gaat in dezelfde zet van het bord. Een veld waar een eigen stuk staat, is voor jou gesloten. (Sleep de toren naar de loper, en zie.)',
        'Een stuk valt een veld ook aan als het er nu niet heen kan, omdat zijn eigen koning dan schaak zou staan. Dat is de derde opgave: daar mag het paard niet zetten, en toch dekt het e5.',
      ],
      tasks: {
        empty: 'Ga met de toren naar een leeg veld.',
        'rook-takes': 'Sla de pion met je toren.',
        'pinned-guard': 'Probeer met de koning naar e5 te gaan, dat het paard dekt.',
      },
      notes: {
        'pinned-guard':
          'Het paard is gepend: zou het zijn lijn verlaten, dan kon de toren de koning slaan. Toch dekt het e5.',
      },
    },
    3.2: {
      title: 'De loper',
      short: 'Loper',
      text: [
        'Een loper gaat langs zijn diagonalen, zo ver hij wil. Daarom blijft hij de hele partij op velden van één kleur. Hij is ongeveer drie pionnen waard.',
      ],
      tasks: {
        corner: 'Ga in één zet naar de hoek h8.',
        take: 'Sla de toren.',
        'not-straight': 'Probeer rechtuit te gaan, wat niet mag.',
      },
    },
    3.3: {
      title: 'De toren',
      short: 'Toren',
      text: [
        'Een toren gaat langs zijn lijn of zijn rij: vooruit, achteruit of opzij, zo ver hij wil. Hij is ongeveer vijf pionnen waard.',
      ],
      tasks: {
        take: 'Sla het paard langs de rij.',
        check: 'Val de koning aan: geef schaak.',
        'not-diagonal': 'Probeer langs een diagonaal te gaan, wat niet mag.',
      },
    },
    3.4: {
      title: 'De dame',
      short: 'Dame',
      text: [
        'Een dame gaat als een toren of als een loper: langs haar lijn, haar rij of een diagonaal. Geen stuk bereikt meer velden; ze is ongeveer negen pionnen waard. Alleen als een paard gaan kan ze niet.',
      ],
      tasks: {
        'like-a-bishop': 'Ga als een loper, en sla het paard.',
        'like-a-rook': 'Ga als een toren, en geef mat.',
        'not-like-a-knight': 'Probeer als een paard te gaan, naar c3, wat niet mag.',
      },
    },
    3.5: {
      title: 'Niet springen',
      short: 'Niet springen',
      text: [
        'Loper, toren en dame hebben een vrije weg nodig. Ze stoppen vóór een eigen stuk, en uiterlijk op het veld van het eerste vijandelijke, dat ze mogen slaan. Ze springen nergens overheen.',
      ],
      tasks: {
        blocked: 'Probeer de dame op d8 met de toren te slaan. Wat staat er in de weg?',
        'take-the-blocker': 'Sla wat de toren in de weg staat.',
        'free-path': 'Zoek de toren waarheen een weg vrij is, en sla hem.',
      },
    },
    3.6: {
      title: 'Het paard',
      short: 'Paard',
      text: [
        'Een paard gaat twee velden langs een lijn of rij en, in dezelfde zet, één veld opzij. Het komt elke keer op een veld van de andere kleur. Het is ongeveer drie pionnen waard, en niets staat het in de weg: het is het enige stuk dat springt.',
      ],
      tasks: {
        jump: 'Spring over je pionnen naar c3.',
        fork: 'Val met één zet koning en toren aan.',
        'not-straight': 'Probeer op een andere manier te gaan, wat niet mag.',
      },
    },
    '3.7a': {
      title: 'De pion gaat vooruit',
      short: 'Pionzet',
      text: [
        'Een pion gaat rechtuit, één veld tegelijk. In zijn eerste zet mag hij er twee gaan. Elk veld waar hij over of op komt, moet leeg zijn: rechtuit slaat een pion niets.',
      ],
      tasks: {
        two: 'Speel een pion twee velden vooruit.',
        'not-first': 'Probeer hetzelfde met een pion die al gezet heeft.',
        blocked: 'Probeer tegen een pion op te lopen die in de weg staat.',
      },
    },
    '3.7b': {
      title: 'De pion slaat',
      short: 'Pion slaat',
      text: [
        'Een pion slaat anders dan hij loopt: één veld schuin vooruit. Die stap is er alleen om te slaan; staat er niets, dan is hij gesloten.',
      ],
      tasks: {
        take: 'Sla het paard met een pion.',
        'nothing-there': 'Probeer de schuine stap waar niets te slaan is.',
        'not-ahead': 'Probeer de toren rechtuit te slaan.',
      },
    },
    '3.7c': {
      title: 'En passant',
      short: 'En passant',
      text: [
        'Je pion is drie velden ver gekomen. Naast hem doet een vijandelijke pion zijn dubbele stap, en gaat over een veld waar je hem had kunnen slaan. Dan mag je hem toch slaan, alsof hij maar één veld was gegaan: ‘in het voorbijgaan’.',
        'Dat recht geldt één zet. Wie eerst iets anders speelt, is het kwijt.',
      ],
      tasks: {
        take: 'Zwart is zojuist van d7 naar d5 gegaan. Sla die pion en passant.',
        late: 'Nu heeft ieder intussen een koningszet gedaan. Probeer het nog eens.',
        exposed: 'Twee pionnen verlaten de rij tegelijk. Probeer het, en zie wie erlangs kijkt.',
      },
      notes: {
        exposed: 'Zonder de twee pionnen op de rij kon de toren op h5 de koning op a5 slaan.',
      },
    },
    '3.7d': {
      title: 'De promotie',
      short: 'Promotie',
      text: [
        'Een pion die de overkant bereikt, wordt naar eigen keuze dame, toren, loper of paard; dat hoort bij dezelfde zet. Het maakt niet uit wat je nog hebt: je mag een derde toren of een tweede dame hebben.',
      ],
      tasks: {
        'third-rook': 'Je hebt beide torens. Maak een derde.',
        'take-and-promote': 'Sla het paard, en maak in dezelfde zet een dame.',
        'not-a-queen':
          'Een dame is niet altijd het beste: promoveer zo dat koning en dame tegelijk zijn aangevallen.',
      },
    },
    '3.8a': {
      title: 'De koning gaat',
      short: 'Koningszet',
      text: [
        'Een koning gaat één veld in elke richting, maar nooit naar een veld waar hij geslagen kan worden. Daarom mag hij alleen slaan wat niemand dekt, en staan de twee koningen nooit naast elkaar.',
      ],
      tasks: {
        take: 'Sla het stuk dat niemand dekt.',
        attacked: 'Probeer naar een aangevallen veld te gaan. Vanwaar?',
        'one-square': 'Probeer twee velden tegelijk te gaan.',
      },
    },
    '3.8b': {
      title: 'De rokade',
      short: 'Rokade',
      text: [
        'Eén keer per partij mogen koning en toren samen zetten: de koning gaat twee velden naar de toren toe, en de toren gaat over hem heen naar het veld waar de koning over kwam. Zet eerst de koning; het bord brengt de toren.',
        'Geen van beide mag al gezet hebben, en er mag niets tussen staan. En de koning mag niet uit schaak, over een aangevallen veld of in schaak rokeren.',
      ],
      tasks: {
        kingside: 'Rokeer naar de dichtstbijzijnde toren.',
        queenside: 'Rokeer naar de verste toren.',
        'through-check': 'Nu is er maar één kant open. Probeer de andere, en zie waarom.',
        moved: 'De toren van h1 is op g1 geweest en terug. Probeer met hem te rokeren.',
      },
    },
    3.9: {
      title: 'Schaak',
      short: 'Schaak',
      text: [
        'Een koning die aangevallen is, staat schaak, ook door een stuk dat niet zou kunnen zetten zonder zijn eigen koning bloot te geven. Schaak moet meteen worden opgeheven: sla het stuk dat het geeft, zet er iets tussen, of zet de koning weg.',
        'Om dezelfde reden mag geen zet een lijn naar de eigen koning openen. Een stuk op zo’n lijn is gepend: zou het weggaan, dan kon een vijand erachter de koning slaan.',
      ],
      tasks: {
        'only-move': 'Je staat schaak. Vind de enige zet ertegen.',
        'double-check': 'Twee stukken geven tegelijk schaak. Vind een zet tegen allebei.',
        pinned: 'Probeer de loper te spelen, die tussen je koning en een vijandelijke toren staat.',
      },
      notes: {
        pinned: 'Zou de loper weggaan, dan kon de toren op e7 de koning op e1 slaan. Dat heet gepend.',
      },
    },
  },
};
