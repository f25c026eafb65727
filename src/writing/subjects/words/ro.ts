import type { SubjectWords } from "./subject_words.ts";

/** Romanian. */
export const ro: SubjectWords = {
  prefixes: "",
  bases: "ă, a, e, u, ie, ea, ine, că",
  endings: `a, e, i, ă, ul, ului, uri, urile, urilor, le, lui, lor, ii, iilor, ele, elor, ilor, ea, ei,
    ele, le, n, te, ti, ni, ci, ile, iei, ia, ini, ne`,
  layers: 1,
  compounds: false,
  words: `
    dog: câine, câini, cățel
    cat: pisică, pisici
    horse: cal?, cai?
    cow: vacă, vaci, vite
    bird: pasăre, păsări, barză, rândunică
    bear: urs, urși, urșii
    fish: pește, pești, somon, pescar, pescuit
    honeybee: albină, albine, apicultor, apicultură, stup, stupi, bondar, polenizator
    evergreen-tree: pădure, păduri, defrișare
    deciduous-tree: copac, arbore, stejar
    blossom: floare?, flori?
    sheaf-of-rice: grâu, cereale, orz
    mushroom: ciupercă, ciuperci
    red-apple: măr?, mere
    potato: cartof
    bread: pâine, brutărie, drojdie, maia
    cheese-wedge: brânză
    pot-of-food: supă, ciorbă, tocană
    shortcake: tort, prăjitură
    chocolate-bar: ciocolată
    candy: zahăr
    honey-pot: miere
    glass-of-milk: lapte
    hot-beverage: cafea, cafele
    teacup-without-handle: ceai
    wine-glass: vin, vinuri, cramă
    beer-mug: bere
    egg: ou, ouă
    fire: incendiu, incendii, foc?, flăcări?
    fire-engine: pompier, pompieri
    water-wave: inundație, inundații, mare?, ocean, tsunami?, viitură
    droplet: apă, apă potabilă, secetă
    cloud-with-rain: ploaie, ploi
    cloud-with-lightning-and-rain: furtună?, furtuni
    snowflake: zăpadă, ninsoare
    thermometer: caniculă, temperatură, febră, val de căldură
    volcano: vulcan, erupție, lavă
    mountain: munte, munți, alpinist
    snow-capped-mountain: ghețar
    globe-showing-europe-africa: schimbări climatice, schimbările climatice, încălzirea globală
    full-moon: lună plină
    ringed-planet: planetă
    milky-way: galaxie, univers?
    comet: cometă, asteroid, meteorit
    telescope: telescop, astronom, astronomie
    rocket: rachetă?, navă spațială
    hospital: spital
    microbe: virus, bacterie, coronavirus, pandemie, gripă
    syringe: vaccin, vaccinare, insulină
    pill: medicament, antibiotic
    stethoscope: medic, asistentă medicală
    brain: creier, neuron
    tooth: dinte, dinți, dentist, stomatolog
    bed: somn, insomnie
    cigarette: țigară, fumat, tutun, fumător
    dna: genă, gene, genetică
    radioactive: centrală nucleară, energie nucleară
    amphora: arheolog, arheologie
    classical-building: parlament, muzeu
    ballot-box-with-ballot: alegeri, alegerile, alegător, referendum, vot, electoral
    balance-scale: instanță, judecător, tribunal, procuror, avocat
    police-car: poliție, polițist
    military-helmet: soldat, armată
    dove: încetarea focului, armistițiu
    placard: protest, protestatar
    eye: cookies?, supraveghere în masă, supraveghere video, program spion, supraveghere?, urmărire online
    locked: parolă, criptare, protecția datelor
    bank: bancă, bănci, banca centrală
    coin: monedă, bitcoin, criptomonedă
    receipt: impozit, taxă, tva
    factory: fabrică
    oil-drum: petrol, țiței
    houses: chirie, chiriaș, locuință
    train: tren, cale ferată
    metro: metrou
    bus: autobuz
    automobile: mașină, mașini, automobil
    bicycle: bicicletă, biciclist
    ship: navă, nave, vapor
    airplane: avion, avioane, aeroport
    luggage: turism, turist
    tractor: fermier, agricultură, tractor
    laptop: calculator, programator, software
    mobile-phone: telefon, smartphone
    robot: robot, inteligență artificială, inteligența artificială
    battery: baterie
    high-voltage: electricitate, energie electrică
    school: școală, elev, profesor
    graduation-cap: universitate, student
    books: carte, cărți, bibliotecă, roman
    newspaper: ziar, jurnalist
    movie-camera: film, cinema, regizor
    musical-notes: muzică, compozitor
    violin: vioară, orchestră
    performing-arts: teatru
    artist-palette: pictor, pictură
    soccer-ball: fotbal, portar?
    running-shoe: maraton
    sports-medal: olimpic, olimpiadă, medalie
    christmas-tree: crăciun
    wedding: nuntă
    wastebasket: gunoi, deșeu, deșeuri
    recycling-symbol: reciclare
    basketball: baschet
    volleyball: volei
    wolf: lup, lupi`,
  figurative: `se joacă cu focul, elefantul din cameră, lebădă neagră, oaia neagră, țap ispășitor,
    mâța în sac, partea leului, lacrimi de crocodil, calul troian, doi iepuri, mărul discordiei,
    cireașa de pe tort, luna de miere, vârful aisbergului, picătură în ocean,
    furtună într-un pahar, val de, mare de, castel din cărți, casa albă, în aceeași barcă,
    pod între, cheia, inima orașului, sub lupă, carte deschisă`,
  misleading: "curcan, stea, picătură, cheie, rac",
};
