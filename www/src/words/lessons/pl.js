// The lessons in Polish.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Przepisy gry w szachy do wypróbowania, od pierwszego ruchu: chess-arbiter',
    heading: 'Poznaj przepisy, próbując',
    intro:
      'Nie trzeba nic wiedzieć. Każda lekcja ma szachownicę: podnieś bierkę, a rozświetlą się pola, na które przepis pozwala. Upuść ją gdzie indziej, a sędzia powie, który przepis tego zabrania, i wskaże bierki, przez które tak jest.',
    numbers:
      'Numery od 3.1 do 3.9 to numery przepisów, których trzyma się ten projekt. Obok stoi numer w {fide}, obowiązujących od 1 stycznia 2023.',
    fideLaws: 'przepisach FIDE',
    contents: 'Spis treści',
    firstSteps: 'Pierwsze kroki',
    lawsOfMoving: 'Jak chodzą bierki',
    startOver: 'Od początku',
    endTitle: 'To była ostatnia lekcja',
    playGame: 'Zagraj partię',
    firstOpen: 'Do pierwszego otwartego zadania',
  },
  texts: {
    law: 'Artykuł {article} tutaj · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Szachownica: {title}',
    tasksOf: 'Zadania: {title}',
    done: 'Zrobione.',
    taskDone: 'Zadanie zrobione: {task}',
    lessonDone: 'Brawo: „{title}” gotowe.',
    missed: 'To legalny ruch, ale nie ten, o który chodzi w zadaniu. Spróbuj jeszcze raz.',
    missedRefusal: 'To legalny ruch. Zadanie prosi o taki, który jest niedozwolony. Spróbuj jeszcze raz.',
    again: 'Ustaw od nowa',
    tryAgain: 'Jeszcze raz',
    show: 'Pokaż',
    next: 'Następne zadanie',
    nextLesson: 'Dalej: {title}',
    finish: 'Na koniec',
    allOpen: 'Wszystkie zadania są znów otwarte.',
    endOpen: 'Otwarte zadania: {count}.',
    endDone:
      'Wszystkie zadania zrobione. Wiesz, jak chodzi każda bierka i czym jest mat: to wystarczy, żeby grać.',
  },
  lessons: {
    board: {
      title: 'Szachownica',
      short: 'Szachownica',
      text: [
        'W szachy gra się we dwoje na szachownicy o 64 polach, w połowie jasnych, w połowie ciemnych. Linia pionowa ma literę, od a do h; linia pozioma ma cyfrę, od 1 do 8. Razem nazywają pole: twoja wieża stoi na b2.',
        'Przeciągnij ją albo dotknij jej, a potem pola, na które ma iść.',
      ],
      tasks: {
        file: 'Postaw wieżę na b7: w górę linii b, do linii 7.',
        rank: 'Postaw ją na f2: wzdłuż linii 2, do linii f.',
        closed: 'Spróbuj postawić ją na d5, dokąd nie może iść, i zobacz, co powie sędzia.',
      },
    },
    men: {
      title: 'Bierki',
      short: 'Bierki',
      text: [
        'Tak zaczyna się każda partia. Białe bierki stoją na dole, czarne na górze, i każda strona ma takie same: z przodu osiem pionów; za nimi w rogach wieże, potem skoczki, potem gońce; pośrodku hetman na polu swojego koloru, a obok niego król.',
        'Każda chodzi po swojemu. Podnieś jedną, a kropki pokażą, dokąd może iść.',
      ],
      tasks: {
        pawn: 'Rusz pionem.',
        knight: 'Rusz skoczkiem: tylko on może teraz wyjść z tylnej linii.',
        'shut-in': 'Spróbuj przesunąć wieżę poza piona, który przed nią stoi.',
      },
    },
    1.2: {
      title: 'Po jednym ruchu',
      short: 'Czyj ruch',
      text: [
        'Pierwszy ruch wykonują białe. Potem gracze ruszają się na zmianę, po jednym ruchu; pasować nie wolno. Na tych szachownicach ruszasz się za oboje.',
      ],
      tasks: {
        'white-begins': 'Spróbuj zacząć czarną bierką.',
        'black-answers': 'Białe zagrały pionem z e2 na e4. Odpowiedz ruchem czarnych.',
        'not-twice': 'Spróbuj zamiast tego wykonać drugi ruch białych.',
      },
    },
    mate: {
      title: 'Szach i mat',
      short: 'Mat',
      text: [
        'Kto atakuje króla, daje szacha, a przeciwnik musi go od razu ratować. Jeśli żaden ruch go nie ratuje, jest mat i partia jest wygrana: to cel gry. Samego króla nigdy się nie bije.',
        'Tutaj wieża na h7 panuje nad całą siódmą linią, więc czarny król nie może opuścić swojej.',
      ],
      tasks: {
        check: 'Daj szacha: zaatakuj króla wieżą.',
        mate: 'Daj mata: zaatakuj go tak, żeby nie miał ucieczki.',
        'no-way-out': 'Król jest zamatowany. Spróbuj go mimo to uratować, krokiem na a7.',
      },
    },
    stalemate: {
      title: 'Pat',
      short: 'Pat',
      text: [
        'Jeśli gracz na posunięciu nie ma legalnego ruchu, ale nie jest szachowany, to jest pat: partia kończy się remisem i nikt nie wygrał. Uważaj, gdy przeciwnikowi mało zostało.',
      ],
      tasks: {
        stalemate:
          'Rusz hetmanem tak, żeby czarne miały pata. (Skąd odbiera królowi wszystkie pola, nie atakując go?)',
        mate: 'Teraz zrób to lepiej tym samym hetmanem: daj mata.',
      },
      notes: {
        stalemate: 'Czarne nie mają ruchu i nie są szachowane: remis, mimo białego hetmana.',
      },
    },
    3.1: {
      title: 'Jedno pole, jedna bierka',
      short: 'Bicie',
      text: [
        'Możesz wejść na puste pole albo na takie, na którym stoi bierka przeciwnika: wtedy ją bijesz i w tym samym ruchu schodzi z szachownicy. Pole, na którym stoi twoja własna bierka, jest dla ciebie zamknięte. (Przeciągnij wieżę na gońca i zobacz.)',
        'Bierka atakuje pole także wtedy, gdy nie może na nie wejść, bo jej własny król byłby szachowany. To trzecie zadanie: skoczek nie może się tam ruszyć, a jednak broni e5.',
      ],
      tasks: {
        empty: 'Rusz wieżą na puste pole.',
        'rook-takes': 'Zbij piona wieżą.',
        'pinned-guard': 'Spróbuj wejść królem na e5, którego broni skoczek.',
      },
      notes: {
        'pinned-guard':
          'Skoczek jest związany: gdyby zszedł z linii, wieża mogłaby zbić króla. Mimo to broni e5.',
      },
    },
    3.2: {
      title: 'Goniec',
      short: 'Goniec',
      text: [
        'Goniec chodzi po swoich przekątnych tak daleko, jak chce. Dlatego przez całą partię zostaje na polach jednego koloru. Jest wart około trzech pionów.',
      ],
      tasks: {
        corner: 'Wejdź do rogu h8 jednym ruchem.',
        take: 'Zbij wieżę.',
        'not-straight': 'Spróbuj iść prosto, czego nie wolno.',
      },
    },
    3.3: {
      title: 'Wieża',
      short: 'Wieża',
      text: [
        'Wieża chodzi wzdłuż swojej linii pionowej lub poziomej: do przodu, do tyłu lub w bok, tak daleko, jak chce. Jest warta około pięciu pionów.',
      ],
      tasks: {
        take: 'Zbij skoczka wzdłuż linii.',
        check: 'Zaatakuj króla: daj szacha.',
        'not-diagonal': 'Spróbuj iść po przekątnej, czego nie wolno.',
      },
    },
    3.4: {
      title: 'Hetman',
      short: 'Hetman',
      text: [
        'Hetman chodzi jak wieża albo jak goniec: po linii pionowej, poziomej lub po przekątnej. Żadna bierka nie sięga dalej; jest wart około dziewięciu pionów. Nie umie tylko chodzić jak skoczek.',
      ],
      tasks: {
        'like-a-bishop': 'Rusz się jak goniec i zbij skoczka.',
        'like-a-rook': 'Rusz się jak wieża i daj mata.',
        'not-like-a-knight': 'Spróbuj ruszyć się jak skoczek, na c3, czego nie wolno.',
      },
    },
    3.5: {
      title: 'Bez przeskakiwania',
      short: 'Bez skakania',
      text: [
        'Goniec, wieża i hetman potrzebują wolnej drogi. Zatrzymują się przed własną bierką, a najdalej na polu pierwszej wrogiej, którą mogą zbić. Nigdy niczego nie przeskakują.',
      ],
      tasks: {
        blocked: 'Spróbuj zbić wieżą hetmana na d8. Co stoi na drodze?',
        'take-the-blocker': 'Zbij to, co stoi wieży na drodze.',
        'free-path': 'Znajdź wieżę, do której droga jest wolna, i zbij ją.',
      },
    },
    3.6: {
      title: 'Skoczek',
      short: 'Skoczek',
      text: [
        'Skoczek idzie dwa pola wzdłuż linii i, w tym samym ruchu, jedno pole w bok. Za każdym razem staje na polu innego koloru. Jest wart około trzech pionów i nic nie stoi mu na drodze: tylko on przeskakuje.',
      ],
      tasks: {
        jump: 'Przeskocz nad pionami na c3.',
        fork: 'Zaatakuj jednym ruchem króla i wieżę.',
        'not-straight': 'Spróbuj iść inaczej, czego nie wolno.',
      },
    },
    '3.7a': {
      title: 'Pion idzie naprzód',
      short: 'Ruch piona',
      text: [
        'Pion idzie prosto, po jednym polu. W pierwszym ruchu może iść o dwa. Każde pole, przez które lub na które idzie, musi być puste: idąc prosto, pion niczego nie bije.',
      ],
      tasks: {
        two: 'Rusz pionem o dwa pola.',
        'not-first': 'Spróbuj tego samego pionem, który już się ruszał.',
        blocked: 'Spróbuj wejść na piona, który stoi na drodze.',
      },
    },
    '3.7b': {
      title: 'Pion bije',
      short: 'Bicie pionem',
      text: [
        'Pion bije inaczej, niż chodzi: o jedno pole na ukos do przodu. Ten krok służy tylko do bicia; gdy nie ma tam nic do zbicia, jest zamknięty.',
      ],
      tasks: {
        take: 'Zbij skoczka pionem.',
        'nothing-there': 'Spróbuj kroku na ukos tam, gdzie nie ma nic do zbicia.',
        'not-ahead': 'Spróbuj zbić wieżę, idąc prosto.',
      },
    },
    '3.7c': {
      title: 'Bicie w przelocie',
      short: 'W przelocie',
      text: [
        'Twój pion przeszedł trzy pola. Obok niego wrogi pion rusza o dwa pola i przechodzi przez pole, na którym można było go zbić. Wtedy i tak możesz go zbić, jakby poszedł tylko o jedno: „w przelocie”.',
        'To prawo trwa jeden ruch. Kto najpierw zagra coś innego, ten je traci.',
      ],
      tasks: {
        take: 'Czarne właśnie zagrały z d7 na d5. Zbij tego piona w przelocie.',
        late: 'Teraz każdy gracz wykonał tymczasem ruch królem. Spróbuj jeszcze raz.',
        exposed: 'Dwa piony naraz schodzą z linii. Spróbuj i zobacz, kto wzdłuż niej patrzy.',
      },
      notes: {
        exposed: 'Bez obu pionów na linii wieża na h5 mogłaby zbić króla na a5.',
      },
    },
    '3.7d': {
      title: 'Przemiana',
      short: 'Przemiana',
      text: [
        'Pion, który dojdzie do przeciwległego brzegu, staje się do wyboru hetmanem, wieżą, gońcem lub skoczkiem; to część tego samego ruchu. Nie ma znaczenia, co jeszcze masz: możesz mieć trzecią wieżę albo drugiego hetmana.',
      ],
      tasks: {
        'third-rook': 'Masz obie wieże. Zrób trzecią.',
        'take-and-promote': 'Zbij skoczka i w tym samym ruchu zrób hetmana.',
        'not-a-queen':
          'Hetman nie zawsze jest najlepszy: przemień tak, żeby naraz zaatakować króla i hetmana.',
      },
    },
    '3.8a': {
      title: 'Król idzie',
      short: 'Ruch króla',
      text: [
        'Król idzie o jedno pole w dowolną stronę, ale nigdy na pole, na którym można go zbić. Dlatego może bić tylko to, czego nikt nie broni, a dwaj królowie nigdy nie stoją obok siebie.',
      ],
      tasks: {
        take: 'Zbij bierkę, której nikt nie broni.',
        attacked: 'Spróbuj wejść na atakowane pole. Skąd atak?',
        'one-square': 'Spróbuj iść o dwa pola naraz.',
      },
    },
    '3.8b': {
      title: 'Roszada',
      short: 'Roszada',
      text: [
        'Raz w partii król i wieża mogą ruszyć się razem: król idzie dwa pola w stronę wieży, a wieża przechodzi nad nim na pole, które król przekroczył. Rusz najpierw królem; wieżę przyniesie szachownica.',
        'Żadne z nich nie może się wcześniej ruszać i nic nie może stać między nimi. A król nie może roszować, gdy jest szachowany, przez atakowane pole ani pod szach.',
      ],
      tasks: {
        kingside: 'Zroszuj z bliższą wieżą.',
        queenside: 'Zroszuj z dalszą wieżą.',
        'through-check': 'Teraz otwarta jest tylko jedna strona. Spróbuj drugiej i zobacz dlaczego.',
        moved: 'Wieża z h1 była na g1 i wróciła. Spróbuj z nią roszować.',
      },
    },
    3.9: {
      title: 'Szach',
      short: 'Szach',
      text: [
        'Król, który jest atakowany, jest szachowany, nawet przez bierkę, która nie mogłaby się ruszyć bez odsłonięcia własnego króla. Na szacha trzeba od razu odpowiedzieć: zbić bierkę, która go daje, zasłonić się albo odejść królem.',
        'Z tego samego powodu żaden ruch nie może otworzyć linii do własnego króla. Bierka na takiej linii jest związana: gdyby odeszła, wróg za nią mógłby zbić króla.',
      ],
      tasks: {
        'only-move': 'Jesteś pod szachem. Znajdź jedyny ruch, który na to odpowiada.',
        'double-check': 'Dwie bierki szachują naraz. Znajdź ruch przeciw obu.',
        pinned: 'Spróbuj ruszyć gońcem, który stoi między twoim królem a wrogą wieżą.',
      },
      notes: {
        pinned: 'Gdyby goniec odszedł, wieża na e7 mogłaby zbić króla na e1. To właśnie znaczy związany.',
      },
    },
  },
};
