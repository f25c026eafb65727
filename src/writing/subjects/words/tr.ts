import type { SubjectWords } from "./subject_words.ts";

/** Turkish. */
export const tr: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: `lar, ler, ı, i, u, ü, yı, yi, yu, yü, nın, nin, nun, nün, ın, in, un, ün, a, e, ya, ye, da,
    de, ta, te, dan, den, tan, ten, la, le, yla, yle, sı, si, su, sü, nı, ni, nu, nü, nda, nde,
    ndan, nden, na, ne, cı, ci, cu, cü, çı, çi, çu, çü, cılık, cilik, lık, lik, luk, lük, ları,
    leri, larının, lerinin, larında, lerinde, ımız, imiz, lı, li, lu, lü, ki`,
  layers: 2,
  compounds: false,
  words: `
    dog: köpek, köpeğ
    cat: kedi
    horse: at?, atlar
    cow: inek, ineğ, sığır, hayvancılık
    ewe: koyun, kuzu?
    bird: kuş, kuşlar, leylek
    blackbird: karga, kuzgun
    mantelpiece-clock: saatçi, duvar saati, saat kulesi
    bear: ayı?
    fish: balık, balığ, balıkçı, somon
    honeybee: bal arısı, arı?, arılar, arıcı, arıcılık, kovan, arı kovanı
    mosquito: sivrisinek, sıtma
    paw-prints: veteriner, evcil hayvan
    blossom: çiçek?
    evergreen-tree: orman, ormansızlaşma
    deciduous-tree: ağaç, ağac
    sheaf-of-rice: buğday, arpa, tahıl, hasat?
    herb: fesleğen, maydanoz, kekik
    olive: zeytin, zeytinyağı
    red-apple: elma
    potato: patates
    beans: mercimek, fasulye, nohut
    bread: ekmek, ekmeğ, fırın?, maya?
    cheese-wedge: peynir
    cut-of-meat: et?
    pot-of-food: çorba
    cooked-rice: pirinç, pilav
    spaghetti: makarna
    shortcake: kek?, pasta?
    chocolate-bar: çikolata, kakao
    candy: şeker
    honey-pot: bal?
    glass-of-milk: süt
    hot-beverage: kahve
    teacup-without-handle: çay?, siyah çay
    wine-glass: şarap
    fork-and-knife-with-plate: restoran, lokanta
    egg: yumurta
    fire: yangın, orman yangını, alev?, ateş?, kundaklama
    fire-engine: itfaiye, itfaiyeci
    water-wave: sel?, su baskını, deniz, okyanus, tsunami?, nehir
    droplet: su?, içme suyu, kuraklık, kuraklığ
    cloud-with-rain: yağmur, yağış
    cloud-with-lightning-and-rain: fırtına?
    snowflake: kar?, kar yağışı
    cyclone: kasırga, tayfun
    thermometer: sıcak hava dalgası, sıcaklık, sıcaklığ
    volcano: yanardağ, volkan, lav
    mountain: dağ, dağcı
    snow-capped-mountain: buzul
    desert: çöl
    beach-with-umbrella: plaj
    globe-showing-europe-africa: iklim değişikliği, küresel ısınma, iklim krizi
    full-moon: dolunay
    ringed-planet: gezegen
    milky-way: galaksi, evren, kara delik?
    comet: kuyruklu yıldız, asteroit, göktaşı
    telescope: teleskop, gökbilimci, astronomi
    rocket: roket?, uzay aracı
    hospital: hastane
    ambulance: ambulans
    microbe: virüs, bakteri, koronavirüs, pandemi, grip
    syringe: aşı?, aşılama, aşıları, insülin
    pill: ilaç, ilac, antibiyotik
    stethoscope: doktor, hekim, hemşire
    brain: beyin?, beyni, nöron
    anatomical-heart: kalp krizi
    tooth: diş, diş hekimi
    bed: uyku, uykusuzluk
    cigarette: sigara, tütün
    microscope: mikroskop, laboratuvar
    dna: gen?, genetik, genom
    radioactive: nükleer santral, nükleer enerji
    abacus: matematik
    amphora: arkeolog, arkeoloji, kazı?, çömlek
    classical-building: meclis, parlamento, müze
    ballot-box-with-ballot: seçim, seçmen, referandum, oy pusulası, oylama
    balance-scale: mahkeme, yargıç, hâkim?, avukat, savcı, savcılık
    police-car: polis
    military-helmet: asker, ordu?
    dove: ateşkes
    placard: protesto, protestocu
    eye: çerezler?, kitlesel gözetim, casus yazılım, çevrim içi takip, gözetim?
    locked: kişisel veriler, parola, şifre?, şifreleme, veri koruma, siber güvenlik
    bank: merkez bankası, banka
    money-bag: para?, tasarruf
    coin: bitcoin, kripto para
    chart-increasing: borsa, ekonomik büyüme
    receipt: vergi, kdv
    shopping-cart: süpermarket
    briefcase: işsizlik
    factory: fabrika
    oil-drum: petrol
    fuel-pump: benzin, akaryakıt
    house: konut
    houses: kira, kiracı
    hotel: otel
    train: tren, demiryolu
    metro: metro
    bus: otobüs
    automobile: otomobil, araba, elektrikli otomobil
    delivery-truck: kamyon
    bicycle: bisiklet
    ship: gemi
    ferry: feribot, vapur
    airplane: uçak, uçağ, havayolu, havalimanı
    luggage: turizm, turist
    tent: kamp?, çadır
    tractor: çiftçi, tarım, çiftlik, traktör
    laptop: bilgisayar, yazılım, programlama
    mobile-phone: akıllı telefon, telefon
    robot: robot, yapay zekâ, yapay zeka
    camera: fotoğrafçı, fotoğraf?
    battery: pil?, batarya
    high-voltage: elektrik, elektriğ
    school: okul, öğrenci, öğretmen
    graduation-cap: üniversite
    books: kitap, kitab, kütüphane, roman, kitapçı
    newspaper: gazete, gazeteci
    movie-camera: sinema, film, yönetmen
    musical-notes: müzik, müziğ, besteci
    violin: keman, orkestra
    musical-keyboard: piyano, piyanist
    performing-arts: tiyatro
    artist-palette: ressam
    soccer-ball: futbol, kaleci
    running-shoe: maraton
    sports-medal: olimpiyat, madalya
    wedding: düğün
    wastebasket: çöp, atık
    recycling-symbol: geri dönüşüm
    shark: köpekbalığı, köpek balığı
    wolf: kurt?, kurtlar?`,
  figurative: `buzdağının görünen, ateşle oynamak, ateş altında, odadaki fil, siyah kuğu, kara koyun,
    günah keçisi, aslan payı, timsah gözyaşları, truva atı, bir taşla iki kuş, devede kulak,
    bardakta fırtına, bardağı taşıran, balayı, aynı gemide, beyaz saray, köprü kurmak,
    köprü olmak, şehrin kalbi, bal gibi, su gibi, kara liste, beyin fırtınası, ipe sapa,
    açık kitap, kâğıttan kaplan`,
  misleading: "hindi, yıldız, anahtar, damla, karga",
};
