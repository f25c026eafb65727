import type { SubjectWords } from "./subject_words.ts";

/** Croatian. */
export const hr: SubjectWords = {
  prefixes: "",
  bases: "a, o, e, ac, ak, ka",
  endings: `a, u, om, em, e, i, ova, eva, ima, ama, o, ovi, evi, ove, eve, ca, cu, cem, ci, ce, aca,
    cima, ka, ku, ki, ke, kom, kama, og, im, ih`,
  layers: 1,
  compounds: false,
  words: `
    dog: pas, psi, psa, pasa?
    cat: mačka
    horse: konj
    bird: ptica, roda?, lastavica
    bear: medvjed
    fish: riba, losos, ribar, ribarstvo
    honeybee: pčela, bumbar, pčelar, pčelarstvo, košnica, oprašivač
    evergreen-tree: šuma, šumski, krčenje šuma
    deciduous-tree: drvo?, stablo, hrast
    blossom: cvijet?, cvijeće
    sheaf-of-rice: pšenica, žito, ječam
    olive: maslina, maslinovo ulje
    mushroom: gljiva
    red-apple: jabuka
    potato: krumpir
    bread: kruh, pekara, kvasac
    cheese-wedge: sir
    pot-of-food: juha, gulaš
    chocolate-bar: čokolada
    honey-pot: med, meda
    glass-of-milk: mlijeko
    hot-beverage: kava, kave, kavu
    teacup-without-handle: čaj
    wine-glass: vino, vinar
    beer-mug: pivo, pivovara
    fire: požar, vatra?, palež
    fire-engine: vatrogasac, vatrogasci
    water-wave: poplava, more, ocean, tsunami?, rijeka
    droplet: voda, pitka voda, suša
    cloud-with-rain: kiša, oborine
    cloud-with-lightning-and-rain: oluja?, nevrijeme
    snowflake: snijeg
    thermometer: toplinski val, vrućina, temperatura
    volcano: vulkan, erupcija, lava
    mountain: planina, planinar, alpinist
    snow-capped-mountain: ledenjak
    globe-showing-europe-africa: klimatske promjene, klimatskih promjena, globalno zatopljenje
    ringed-planet: planet
    milky-way: galaksija, svemir
    comet: komet, asteroid, meteorit
    telescope: teleskop, astronom, astronomija
    hospital: bolnica
    microbe: virus, bakterija, koronavirus, pandemija, gripa
    syringe: cjepivo, cijepljenje, inzulin
    pill: lijek, lijekovi, antibiotik
    stethoscope: liječnik, liječnica, medicinska sestra
    brain: mozak, mozga, neuron
    tooth: zub, stomatolog, zubar
    bed: san?, nesanica
    cigarette: cigareta, pušenje, duhan, pušač
    dna: gen, geni, genetika
    radioactive: nuklearna elektrana
    amphora: arheolog, arheologija
    classical-building: sabor, parlament, muzej
    ballot-box-with-ballot: izbori, izbora?, birač, referendum, glasovanje
    balance-scale: sud, sudac, tužiteljstvo, odvjetnik, presuda
    police-car: policija, policajac
    military-helmet: vojnik, vojska
    dove: primirje
    placard: prosvjed, prosvjednik
    eye: masovni nadzor, videonadzor, špijunski softver, praćenje?
    locked: lozinka, šifriranje, zaštita podataka
    bank: središnja banka, banka
    coin: novčić, bitcoin, kriptovaluta
    receipt: porez, pdv
    factory: tvornica
    oil-drum: nafta
    houses: najam, najamnina, podstanar
    train: vlak, željeznica
    bus: autobus
    automobile: automobil, auto
    bicycle: bicikl, biciklist, biciklistička staza
    ship: brod
    ferry: trajekt
    airplane: zrakoplov, avion, zračna luka
    luggage: turizam, turist
    tractor: poljoprivrednik, poljoprivreda, traktor
    laptop: računalo, programer, softver
    mobile-phone: pametni telefon, mobitel, telefon
    robot: robot, umjetna inteligencija
    battery: baterija
    high-voltage: struja?, električna energija
    school: škola, učenik, učitelj
    graduation-cap: sveučilište, student
    books: knjiga, knjižnica, roman
    newspaper: novine, novinar
    movie-camera: film, kino, redatelj
    musical-notes: glazba, skladatelj
    violin: violina, orkestar
    performing-arts: kazalište
    artist-palette: slikar, slikarstvo
    soccer-ball: nogomet, vratar
    running-shoe: maraton
    sports-medal: olimpijski, medalja
    christmas-tree: božić
    wedding: vjenčanje
    wastebasket: otpad, smeće
    recycling-symbol: recikliranje
    basketball: košarka
    volleyball: odbojka
    wolf: vuk?, vukovi`,
  figurative: `igrati se vatrom, slon u sobi, crni labud, crna ovca, žrtveni jarac, lavovski dio,
    krokodilske suze, trojanski konj, medvjeđa usluga, dvije muhe, jabuka razdora,
    trešnja na torti, medeni mjesec, vrh ledenog brijega, kap u moru, bura u čaši, val kritika,
    more mogućnosti, kula od karata, bijela kuća, u istom čamcu, most između, ključ za,
    srce grada, pod povećalom, otvorena knjiga`,
  misleading: "puran, zvijezda, kap, ključ, rak",
};
