// The lessons in Turkish.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'Satranç kuralları, ilk hamleden başlayarak denemek için: chess-arbiter',
    heading: 'Kuralları deneyerek öğrenin',
    intro:
      'Hiçbir şey bilmeniz gerekmez. Her derste bir tahta var: bir taş alın, kuralın izin verdiği kareler aydınlanır. Başka yere bırakın, hakem hangi kuralın buna izin vermediğini söyler ve nedeni olan taşları gösterir.',
    numbers:
      '3.1’den 3.9’a kadar olan numaralar, bu projenin izlediği kurallarındır. Yanlarında, 1 Ocak 2023’ten beri geçerli olan {fide} içindeki numaraları yazar.',
    fideLaws: 'FIDE Satranç Kuralları',
    contents: 'İçindekiler',
    firstSteps: 'İlk adımlar',
    lawsOfMoving: 'Taşlar nasıl gider',
    startOver: 'Baştan başla',
    endTitle: 'Bu son dersti',
    playGame: 'Bir oyun oyna',
    firstOpen: 'İlk açık göreve',
  },
  texts: {
    law: 'Burada madde {article} · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Tahta: {title}',
    tasksOf: 'Görevler: {title}',
    done: 'Tamam.',
    taskDone: 'Görev tamam: {task}',
    lessonDone: 'Aferin: “{title}” bitti.',
    missed: 'Bu kurallı bir hamle, ama görevin istediği değil. Yeniden deneyin.',
    missedRefusal: 'Bu kurallı bir hamle. Görev, izin verilmeyen birini istiyor. Yeniden deneyin.',
    again: 'Yeniden diz',
    tryAgain: 'Yeniden dene',
    show: 'Göster',
    next: 'Sonraki görev',
    nextLesson: 'Sırada: {title}',
    finish: 'Sona',
    allOpen: 'Bütün görevler yeniden açık.',
    endOpen: 'Açık kalan görevler: {count}.',
    endDone:
      'Bütün görevleri yaptınız. Her taşın nasıl gittiğini ve matın ne olduğunu biliyorsunuz: oynamak için yeterli.',
  },
  lessons: {
    board: {
      title: 'Tahta',
      short: 'Tahta',
      text: [
        'Satrancı iki kişi, yarısı açık yarısı koyu 64 kareli bir tahtada oynar. Dikey sıraların harfi vardır, a’dan h’ye; yatay sıraların sayısı vardır, 1’den 8’e. İkisi birlikte bir kareyi adlandırır: kaleniz b2’de duruyor.',
        'Onu sürükleyin; ya da önce ona, sonra gideceği kareye dokunun.',
      ],
      tasks: {
        file: 'Kaleyi b7’ye koyun: b dikeyi boyunca 7. yataya.',
        rank: 'Onu f2’ye koyun: 2. yatay boyunca f dikeyine.',
        closed: 'Onu gidemeyeceği d5’e koymayı deneyin ve hakemin ne dediğine bakın.',
      },
    },
    men: {
      title: 'Taşlar',
      short: 'Taşlar',
      text: [
        'Her oyun böyle başlar. Beyaz taşlar altta, siyahlar üsttedir ve iki taraf da aynı taşlara sahiptir: önde sekiz piyon; arkalarında, köşelerde kaleler, sonra atlar, sonra filler; ortada kendi renginde bir karede vezir ve yanında şah.',
        'Her biri kendine göre gider. Birini alın, noktalar nereye gidebileceğini gösterir.',
      ],
      tasks: {
        pawn: 'Bir piyon oynayın.',
        knight: 'Bir at oynayın: arka sıradan şimdi yalnız o çıkabilir.',
        'shut-in': 'Bir kaleyi önündeki piyonun ötesine geçirmeyi deneyin.',
      },
    },
    1.2: {
      title: 'Sırayla birer hamle',
      short: 'Sıra kimde',
      text: [
        'İlk hamleyi Beyaz yapar. Sonra oyuncular sırayla birer hamle yapar; kimse pas geçemez. Bu tahtalarda iki taraf için de siz oynarsınız.',
      ],
      tasks: {
        'white-begins': 'Siyah bir taşla başlamayı deneyin.',
        'black-answers': 'Beyaz, e2’deki piyonu e4’e oynadı. Siyahın bir hamlesiyle yanıt verin.',
        'not-twice': 'Bunun yerine Beyaz için ikinci bir hamle yapmayı deneyin.',
      },
    },
    mate: {
      title: 'Şah ve mat',
      short: 'Mat',
      text: [
        'Şaha saldıran “şah” çeker, öteki onu hemen kurtarmalıdır. Hiçbir hamle kurtarmıyorsa bu mattır ve oyun kazanılır: satrancın amacı budur. Şahın kendisi hiçbir zaman alınmaz.',
        'Burada h7’deki kale bütün 7. yatayı tutar; siyah şah kendi sırasından çıkamaz.',
      ],
      tasks: {
        check: 'Şah çekin: bir kaleyle şaha saldırın.',
        mate: 'Mat edin: kaçacak yeri kalmayacak biçimde saldırın.',
        'no-way-out': 'Şah artık mat. Yine de a7’ye bir adımla kurtarmayı deneyin.',
      },
    },
    stalemate: {
      title: 'Pat',
      short: 'Pat',
      text: [
        'Sırası gelen oyuncunun kurallı hamlesi yoksa ama şah altında değilse bu pattır: oyun berabere biter, kimse kazanmaz. Rakibin az taşı kaldığında dikkat edin.',
      ],
      tasks: {
        stalemate:
          'Veziri, Siyah pat olacak biçimde oynayın. (Şaha saldırmadan bütün karelerini nereden alır?)',
        mate: 'Şimdi aynı vezirle daha iyisini yapın: mat edin.',
      },
      notes: {
        stalemate: 'Siyahın hamlesi yok ve şah altında değil: beyaz vezire rağmen berabere.',
      },
    },
    3.1: {
      title: 'Bir kare, bir taş',
      short: 'Alma',
      text: [
        'Boş bir kareye ya da rakip taşın durduğu bir kareye gidebilirsiniz: o zaman onu alırsınız ve aynı hamlede tahtadan çıkar. Kendi taşınızın durduğu kare size kapalıdır. (Kaleyi filin üstüne sürükleyin ve görün.)',
        'Bir taş, kendi şahı şah altında kalacağı için gidemese de bir kareye saldırır. Üçüncü görev budur: orada at oynayamaz, yine de e5’i korur.',
      ],
      tasks: {
        empty: 'Kaleyi boş bir kareye oynayın.',
        'rook-takes': 'Piyonu kalenizle alın.',
        'pinned-guard': 'Şahla, atın koruduğu e5’e gitmeyi deneyin.',
      },
      notes: {
        'pinned-guard': 'At açmazda: dikeyinden ayrılsa kale şahı alabilirdi. Yine de e5’i korur.',
      },
    },
    3.2: {
      title: 'Fil',
      short: 'Fil',
      text: [
        'Fil, çaprazları boyunca istediği kadar gider. Bu yüzden bütün oyun boyunca tek renkli karelerde kalır. Yaklaşık üç piyon değerindedir.',
      ],
      tasks: {
        corner: 'Tek hamlede h8 köşesine gidin.',
        take: 'Kaleyi alın.',
        'not-straight': 'Düz gitmeyi deneyin; buna izin yok.',
      },
    },
    3.3: {
      title: 'Kale',
      short: 'Kale',
      text: [
        'Kale, dikeyi ya da yatayı boyunca gider: ileri, geri ya da yana, istediği kadar. Yaklaşık beş piyon değerindedir.',
      ],
      tasks: {
        take: 'Atı yatay boyunca alın.',
        check: 'Şaha saldırın: şah çekin.',
        'not-diagonal': 'Çapraz gitmeyi deneyin; buna izin yok.',
      },
    },
    3.4: {
      title: 'Vezir',
      short: 'Vezir',
      text: [
        'Vezir, kale gibi ya da fil gibi gider: dikeyi, yatayı ya da bir çapraz boyunca. Hiçbir taş daha çok kareye ulaşmaz; yaklaşık dokuz piyon değerindedir. Yapamadığı tek şey at gibi gitmektir.',
      ],
      tasks: {
        'like-a-bishop': 'Fil gibi oynayın ve atı alın.',
        'like-a-rook': 'Kale gibi oynayın ve mat edin.',
        'not-like-a-knight': 'At gibi, c3’e oynamayı deneyin; buna izin yok.',
      },
    },
    3.5: {
      title: 'Atlamak yok',
      short: 'Atlamak yok',
      text: [
        'Fil, kale ve vezirin yolu açık olmalıdır. Kendi taşlarının önünde, en geç de alabilecekleri ilk rakip taşın karesinde dururlar. Hiçbir şeyin üstünden atlamazlar.',
      ],
      tasks: {
        blocked: 'Kaleyle d8’deki veziri almayı deneyin. Yolda ne var?',
        'take-the-blocker': 'Kalenin yolundakini alın.',
        'free-path': 'Yolu açık olan kaleyi bulun ve alın.',
      },
    },
    3.6: {
      title: 'At',
      short: 'At',
      text: [
        'At, bir dikey ya da yatay boyunca iki kare ve aynı hamlede yana bir kare gider. Her seferinde öteki renkten bir kareye konar. Yaklaşık üç piyon değerindedir ve hiçbir şey yolunu kesemez: atlayan tek taş odur.',
      ],
      tasks: {
        jump: 'Piyonlarınızın üstünden c3’e atlayın.',
        fork: 'Tek hamlede şaha ve kaleye saldırın.',
        'not-straight': 'Başka türlü gitmeyi deneyin; buna izin yok.',
      },
    },
    '3.7a': {
      title: 'Piyon ilerler',
      short: 'Piyon hamlesi',
      text: [
        'Piyon düz gider, her seferinde bir kare. İlk hamlesinde iki kare gidebilir. Geçtiği ve konduğu her kare boş olmalıdır: düz giderken piyon bir şey almaz.',
      ],
      tasks: {
        two: 'Bir piyonu iki kare ilerletin.',
        'not-first': 'Aynısını daha önce oynamış bir piyonla deneyin.',
        blocked: 'Yoldaki bir piyonun üstüne yürümeyi deneyin.',
      },
    },
    '3.7b': {
      title: 'Piyon alır',
      short: 'Piyonla alma',
      text: [
        'Piyon, yürüdüğünden başka türlü alır: çapraz olarak bir kare ileri. Bu adım yalnız almak içindir; alınacak bir şey yoksa kapalıdır.',
      ],
      tasks: {
        take: 'Atı bir piyonla alın.',
        'nothing-there': 'Alınacak bir şey olmayan yerde çapraz adımı deneyin.',
        'not-ahead': 'Kaleyi düz giderek almayı deneyin.',
      },
    },
    '3.7c': {
      title: 'Geçerken alma',
      short: 'Geçerken alma',
      text: [
        'Piyonunuz üç kare ilerledi. Yanında bir rakip piyon iki kare gider ve onu alabileceğiniz bir kareden geçer. O zaman onu yine de, yalnız bir kare gitmiş gibi alabilirsiniz: “geçerken”.',
        'Bu hak bir hamle sürer. Önce başka bir şey oynayan onu yitirir.',
      ],
      tasks: {
        take: 'Siyah az önce d7’den d5’e oynadı. O piyonu geçerken alın.',
        late: 'Bu kez arada her oyuncu bir şah hamlesi yaptı. Yeniden deneyin.',
        exposed: 'İki piyon yataydan aynı anda ayrılır. Deneyin ve boyunca kimin baktığını görün.',
      },
      notes: {
        exposed: 'İki piyon da yataydan gitse h5’teki kale a5’teki şahı alabilirdi.',
      },
    },
    '3.7d': {
      title: 'Terfi',
      short: 'Terfi',
      text: [
        'Tahtanın öbür ucuna varan piyon, seçiminize göre vezir, kale, fil ya da at olur; bu aynı hamlenin parçasıdır. Elinizde ne kaldığı önemli değildir: üçüncü bir kaleniz ya da ikinci bir veziriniz olabilir.',
      ],
      tasks: {
        'third-rook': 'İki kaleniz de var. Üçüncüsünü yapın.',
        'take-and-promote': 'Atı alın ve aynı hamlede vezir yapın.',
        'not-a-queen':
          'Vezir her zaman en iyisi değildir: şaha ve vezire aynı anda saldıracak biçimde terfi ettirin.',
      },
    },
    '3.8a': {
      title: 'Şah yürür',
      short: 'Şah hamlesi',
      text: [
        'Şah her yöne bir kare gider, ama alınabileceği bir kareye asla. Bu yüzden yalnız kimsenin korumadığını alabilir ve iki şah hiçbir zaman yan yana durmaz.',
      ],
      tasks: {
        take: 'Kimsenin korumadığı taşı alın.',
        attacked: 'Saldırı altındaki bir kareye gitmeyi deneyin. Saldırı nereden?',
        'one-square': 'Bir defada iki kare gitmeyi deneyin.',
      },
    },
    '3.8b': {
      title: 'Rok',
      short: 'Rok',
      text: [
        'Oyunda bir kez şah ve kale birlikte oynayabilir: şah kaleye doğru iki kare gider, kale de üstünden, şahın geçtiği kareye konur. Önce şahı oynayın; kaleyi tahta getirir.',
        'İkisi de daha önce oynamamış olmalı ve aralarında bir şey olmamalıdır. Şah, şah altındayken, saldırı altındaki bir kareden geçerek ya da şah altına girerek rok yapamaz.',
      ],
      tasks: {
        kingside: 'Yakın kaleyle rok yapın.',
        queenside: 'Uzak kaleyle rok yapın.',
        'through-check': 'Şimdi yalnız bir taraf açık. Ötekini deneyin ve nedenini görün.',
        moved: 'h1’deki kale g1’e gidip döndü. Onunla rok yapmayı deneyin.',
      },
    },
    3.9: {
      title: 'Şah çekme',
      short: 'Şah çekme',
      text: [
        'Saldırıya uğrayan şah, şah altındadır; saldıran taş kendi şahını açığa çıkarmadan oynayamasa bile. Şaha hemen yanıt verilmelidir: şah çeken taşı almak, araya bir taş koymak ya da şahı kaçırmak.',
        'Aynı nedenle hiçbir hamle kendi şahına bir hat açamaz. Böyle bir hattaki taş açmazdadır: gitse arkasındaki rakip şahı alabilirdi.',
      ],
      tasks: {
        'only-move': 'Şah altındasınız. Yanıt olan tek hamleyi bulun.',
        'double-check': 'İki taş aynı anda şah çekiyor. İkisine de yanıt olan bir hamle bulun.',
        pinned: 'Şahınızla bir rakip kale arasında duran fili oynamayı deneyin.',
      },
      notes: {
        pinned: 'Fil gitse e7’deki kale e1’deki şahı alabilirdi. Açmaz budur.',
      },
    },
  },
};
