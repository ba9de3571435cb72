// The lessons in Portuguese.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'As leis do xadrez para experimentar, desde o primeiro lance: chess-arbiter',
    heading: 'Aprender as leis experimentando',
    intro:
      'Você não precisa saber nada. Cada lição tem um tabuleiro: pegue uma peça, e as casas que a lei permite se acendem. Solte-a em outra, e o árbitro diz qual lei impede e aponta as peças responsáveis.',
    numbers:
      'Os números 3.1 a 3.9 são os das leis que este projeto segue. Ao lado está o número nas {fide} em vigor desde 1º de janeiro de 2023.',
    fideLaws: 'Leis do Xadrez da FIDE',
    contents: 'Conteúdo',
    firstSteps: 'Primeiros passos',
    lawsOfMoving: 'Como as peças se movem',
    startOver: 'Recomeçar',
    endTitle: 'Esta foi a última lição',
    playGame: 'Jogar uma partida',
    firstOpen: 'Ao primeiro exercício pendente',
  },
  texts: {
    law: 'Artigo {article} aqui · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Tabuleiro: {title}',
    tasksOf: 'Exercícios: {title}',
    done: 'Feito.',
    taskDone: 'Exercício feito: {task}',
    lessonDone: 'Muito bem: “{title}” está completo.',
    missed: 'É um lance legal, mas não o que o exercício pede. Tente de novo.',
    missedRefusal: 'É um lance legal. O exercício pede um que seja recusado. Tente de novo.',
    again: 'Montar de novo',
    tryAgain: 'Tentar de novo',
    show: 'Mostrar',
    next: 'Próximo exercício',
    nextLesson: 'A seguir: {title}',
    finish: 'Ao fim',
    allOpen: 'Todos os exercícios estão pendentes de novo.',
    endOpen: 'Exercícios ainda pendentes: {count}.',
    endDone:
      'Você fez todos os exercícios. Sabe como cada peça se move e o que é o mate: o bastante para jogar.',
  },
  lessons: {
    board: {
      title: 'O tabuleiro',
      short: 'O tabuleiro',
      text: [
        'O xadrez se joga a dois em um tabuleiro de 64 casas, metade claras e metade escuras. Uma coluna tem uma letra, de a até h; uma fileira tem um número, de 1 a 8. Juntos dão nome a uma casa: sua torre está em b2.',
        'Arraste-a, ou toque nela e depois na casa aonde ela deve ir.',
      ],
      tasks: {
        file: 'Ponha a torre em b7: pela coluna b, até a fileira 7.',
        rank: 'Ponha-a em f2: pela fileira 2, até a coluna f.',
        closed: 'Tente pô-la em d5, aonde ela não pode ir, e veja o que diz o árbitro.',
      },
    },
    men: {
      title: 'As peças',
      short: 'As peças',
      text: [
        'Assim começa toda partida. As peças brancas estão embaixo, as pretas em cima, e cada lado tem as mesmas: oito peões na frente; atrás, nos cantos, as torres, depois os cavalos, depois os bispos; no meio a dama, em uma casa de sua cor, e ao lado dela o rei.',
        'Cada uma se move a seu modo. Pegue uma, e pontos mostram aonde ela pode ir.',
      ],
      tasks: {
        pawn: 'Mova um peão.',
        knight: 'Mova um cavalo: é a única peça que agora pode sair da última fileira.',
        'shut-in': 'Tente passar uma torre além do peão que está diante dela.',
      },
    },
    1.2: {
      title: 'Um lance cada um',
      short: 'De quem é a vez',
      text: [
        'As brancas fazem o primeiro lance. Depois jogam alternadamente, um lance por vez; ninguém pode passar. Nestes tabuleiros você joga pelos dois.',
      ],
      tasks: {
        'white-begins': 'Tente começar com uma peça preta.',
        'black-answers': 'As brancas moveram um peão de e2 para e4. Responda com um lance das pretas.',
        'not-twice': 'Tente, em vez disso, fazer um segundo lance das brancas.',
      },
    },
    mate: {
      title: 'Xeque e xeque-mate',
      short: 'Xeque-mate',
      text: [
        'Quem ataca o rei dá xeque, e o outro deve salvá-lo na hora. Se nenhum lance o salva, é xeque-mate, e a partida está ganha: esse é o objetivo do jogo. O rei nunca é capturado.',
        'Aqui a torre em h7 domina toda a fileira 7, e o rei preto não pode sair da sua.',
      ],
      tasks: {
        check: 'Dê xeque: ataque o rei com uma torre.',
        mate: 'Dê mate: ataque-o sem lhe deixar saída.',
        'no-way-out': 'Agora o rei levou mate. Tente salvá-lo mesmo assim, com um passo para a7.',
      },
    },
    stalemate: {
      title: 'O afogamento',
      short: 'Afogamento',
      text: [
        'Se quem tem a vez não tem lance legal, mas não está em xeque, o rei está afogado: a partida empata, e ninguém venceu. Cuidado quando resta pouco ao adversário.',
      ],
      tasks: {
        stalemate:
          'Mova a dama de modo que as pretas fiquem afogadas. (De onde ela tira do rei todas as casas, sem atacá-lo?)',
        mate: 'Agora faça melhor com a mesma dama: dê mate.',
      },
      notes: {
        stalemate: 'As pretas não têm lance e não estão em xeque: empate, apesar da dama branca.',
      },
    },
    3.1: {
      title: 'Uma casa, uma peça',
      short: 'Capturar',
      text: [
        'Você pode ir a uma casa vazia ou a uma ocupada pelo adversário: então captura a peça dele, que sai do tabuleiro no mesmo lance. Uma casa com uma peça sua está fechada para você. (Arraste a torre até o bispo, e veja.)',
        'Uma peça ataca uma casa mesmo que não possa ir até ela, porque o próprio rei ficaria em xeque. É o terceiro exercício: ali o cavalo não pode mover-se, e ainda assim defende e5.',
      ],
      tasks: {
        empty: 'Mova a torre para uma casa vazia.',
        'rook-takes': 'Capture o peão com a torre.',
        'pinned-guard': 'Tente ir com o rei a e5, que o cavalo defende.',
      },
      notes: {
        'pinned-guard':
          'O cavalo está cravado: se saísse da coluna, a torre poderia capturar o rei. Mesmo assim ele defende e5.',
      },
    },
    3.2: {
      title: 'O bispo',
      short: 'Bispo',
      text: [
        'Um bispo vai por suas diagonais, tão longe quanto quiser. Por isso fica a partida toda em casas de uma só cor. Vale cerca de três peões.',
      ],
      tasks: {
        corner: 'Vá ao canto h8 em um lance.',
        take: 'Capture a torre.',
        'not-straight': 'Tente ir em linha reta, e seja recusado.',
      },
    },
    3.3: {
      title: 'A torre',
      short: 'Torre',
      text: [
        'Uma torre vai por sua coluna ou sua fileira: para a frente, para trás ou para os lados, tão longe quanto quiser. Vale cerca de cinco peões.',
      ],
      tasks: {
        take: 'Capture o cavalo pela fileira.',
        check: 'Ataque o rei: dê xeque.',
        'not-diagonal': 'Tente ir em diagonal, e seja recusado.',
      },
    },
    3.4: {
      title: 'A dama',
      short: 'Dama',
      text: [
        'Uma dama vai como uma torre ou como um bispo: pela coluna, pela fileira ou por uma diagonal. Nenhuma peça alcança mais casas; ela vale cerca de nove peões. O que ela não pode é mover-se como um cavalo.',
      ],
      tasks: {
        'like-a-bishop': 'Mova como um bispo, e capture o cavalo.',
        'like-a-rook': 'Mova como uma torre, e dê mate.',
        'not-like-a-knight': 'Tente mover como um cavalo, para c3, e seja recusado.',
      },
    },
    3.5: {
      title: 'Sem saltar',
      short: 'Sem saltar',
      text: [
        'Bispo, torre e dama precisam de caminho livre. Param diante de uma peça própria e, no máximo, na casa da primeira inimiga, que podem capturar. Nunca saltam sobre nada.',
      ],
      tasks: {
        blocked: 'Tente capturar a dama em d8 com a torre. O que está no caminho?',
        'take-the-blocker': 'Capture o que está no caminho da torre.',
        'free-path': 'Encontre a torre para a qual há um caminho livre, e capture-a.',
      },
    },
    3.6: {
      title: 'O cavalo',
      short: 'Cavalo',
      text: [
        'Um cavalo anda duas casas por uma coluna ou fileira e, no mesmo lance, uma para o lado. Cai sempre em uma casa da outra cor. Vale cerca de três peões, e nada o detém: é a única peça que salta.',
      ],
      tasks: {
        jump: 'Salte sobre os seus peões para c3.',
        fork: 'Ataque rei e torre com um só lance.',
        'not-straight': 'Tente ir de qualquer outro modo, e seja recusado.',
      },
    },
    '3.7a': {
      title: 'O peão avança',
      short: 'Passo do peão',
      text: [
        'Um peão vai em linha reta, uma casa por vez. No primeiro lance pode andar duas. Toda casa que ele atravessa ou ocupa deve estar vazia: em linha reta, um peão não captura nada.',
      ],
      tasks: {
        two: 'Avance um peão duas casas.',
        'not-first': 'Tente o mesmo com um peão que já se moveu.',
        blocked: 'Tente avançar contra um peão que está no caminho.',
      },
    },
    '3.7b': {
      title: 'O peão captura',
      short: 'Captura do peão',
      text: [
        'Um peão captura de outro modo que anda: uma casa em diagonal para a frente. Esse passo serve só para capturar; se não há nada ali, está fechado.',
      ],
      tasks: {
        take: 'Capture o cavalo com um peão.',
        'nothing-there': 'Tente o passo em diagonal onde não há nada a capturar.',
        'not-ahead': 'Tente capturar a torre em linha reta.',
      },
    },
    '3.7c': {
      title: 'En passant',
      short: 'En passant',
      text: [
        'Seu peão avançou três casas. Ao lado dele, um peão inimigo dá o passo duplo e atravessa uma casa onde você poderia tê-lo capturado. Então você pode capturá-lo assim mesmo, como se tivesse andado uma só: “de passagem”.',
        'Esse direito dura um lance. Quem joga outra coisa antes o perdeu.',
      ],
      tasks: {
        take: 'As pretas acabam de mover de d7 para d5. Capture esse peão en passant.',
        late: 'Agora cada jogador fez, no intervalo, um lance de rei. Tente de novo.',
        exposed: 'Dois peões deixam a fileira ao mesmo tempo. Tente, e veja quem olha ao longo dela.',
      },
      notes: {
        exposed: 'Sem os dois peões na fileira, a torre em h5 poderia capturar o rei em a5.',
      },
    },
    '3.7d': {
      title: 'A promoção',
      short: 'Promoção',
      text: [
        'Um peão que chega ao outro lado do tabuleiro vira dama, torre, bispo ou cavalo, à sua escolha; faz parte do mesmo lance. Não importa o que você ainda tem: pode ter uma terceira torre ou uma segunda dama.',
      ],
      tasks: {
        'third-rook': 'Você tem as duas torres. Faça uma terceira.',
        'take-and-promote': 'Capture o cavalo, e faça uma dama no mesmo lance.',
        'not-a-queen':
          'Uma dama nem sempre é o melhor: promova de modo que rei e dama fiquem atacados ao mesmo tempo.',
      },
    },
    '3.8a': {
      title: 'O rei anda',
      short: 'Passo do rei',
      text: [
        'Um rei anda uma casa em qualquer direção, mas nunca para onde poderia ser capturado. Por isso só pode capturar o que ninguém defende, e os dois reis nunca ficam lado a lado.',
      ],
      tasks: {
        take: 'Capture a peça que ninguém defende.',
        attacked: 'Tente ir a uma casa atacada. De onde?',
        'one-square': 'Tente andar duas casas de uma vez.',
      },
    },
    '3.8b': {
      title: 'O roque',
      short: 'Roque',
      text: [
        'Uma vez por partida, rei e torre podem mover-se juntos: o rei anda duas casas em direção à torre, e a torre passa por cima dele para a casa que ele atravessou. Mova primeiro o rei; o tabuleiro traz a torre.',
        'Nenhum dos dois pode ter se movido antes, e nada pode estar entre eles. E o rei não pode rocar em xeque, atravessando uma casa atacada ou terminando em xeque.',
      ],
      tasks: {
        kingside: 'Faça o roque com a torre mais próxima.',
        queenside: 'Faça o roque com a torre mais distante.',
        'through-check': 'Agora só um lado está livre. Tente o outro, e veja por quê.',
        moved: 'A torre de h1 foi a g1 e voltou. Tente rocar com ela.',
      },
    },
    3.9: {
      title: 'O xeque',
      short: 'Xeque',
      text: [
        'Um rei atacado está em xeque, mesmo por uma peça que não poderia mover-se sem expor o próprio rei. Um xeque se responde na hora: capturando a peça que o dá, interpondo algo ou movendo o rei.',
        'Pela mesma razão nenhum lance pode abrir uma linha até o próprio rei. Uma peça nessa linha está cravada: se saísse, um inimigo atrás dela poderia capturar o rei.',
      ],
      tasks: {
        'only-move': 'Você está em xeque. Encontre o único lance que responde.',
        'double-check': 'Duas peças dão xeque ao mesmo tempo. Encontre um lance que responda a ambas.',
        pinned: 'Tente mover o bispo, que está entre o seu rei e uma torre inimiga.',
      },
      notes: {
        pinned:
          'Se o bispo saísse, a torre em e7 poderia capturar o rei em e1. É isso que significa cravado.',
      },
    },
  },
};
