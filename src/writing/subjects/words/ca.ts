import type { SubjectWords } from "./subject_words.ts";

/** Catalan. */
export const ca: SubjectWords = {
  prefixes: "",
  bases: "a, ó",
  endings: "s, es, ns, ons",
  layers: 1,
  compounds: false,
  words: `
    dog: gos, gossos
    cat: gat
    horse: cavall
    cow: vaca, bestiar, ramaderia
    bird: ocell, oreneta
    bear: ós?, ós bru
    fish: peix, peixos, salmó, pescador
    honeybee: abella, apicultor, apicultura, rusc, borinot, pol·linitzador
    evergreen-tree: bosc, boscos, desforestació
    deciduous-tree: arbre, roure
    blossom: flor?
    sheaf-of-rice: blat, ordi, cereal
    olive: oliva, oli d'oliva, olivera
    mushroom: bolet
    grapes: raïm, vinya
    red-apple: poma
    potato: patata
    bread: pa, forn de pa, llevat
    cheese-wedge: formatge
    pot-of-food: sopa, brou
    cooked-rice: arròs
    chocolate-bar: xocolata, cacau
    honey-pot: mel
    glass-of-milk: llet
    hot-beverage: cafè
    teacup-without-handle: te verd
    wine-glass: vi, vins, celler
    beer-mug: cervesa
    fire: incendi, foc?, flames?
    fire-engine: bomber
    water-wave: inundació, inundacions, mar, oceà, tsunami?, riu
    droplet: aigua, aigua potable, sequera
    cloud-with-rain: pluja, pluges
    cloud-with-lightning-and-rain: tempesta?, temporal?
    snowflake: neu, nevada
    thermometer: onada de calor, temperatura, febre
    volcano: volcà, erupció, lava
    mountain: muntanya, alpinista
    snow-capped-mountain: glacera
    beach-with-umbrella: platja, platges
    globe-showing-europe-africa: canvi climàtic, escalfament global, crisi climàtica
    full-moon: lluna
    ringed-planet: planeta
    milky-way: galàxia, univers?
    comet: cometa, asteroide, meteorit
    telescope: telescopi, astrònom, astronomia
    hospital: hospital
    microbe: virus, bacteri, coronavirus, pandèmia, grip
    syringe: vacuna, vacunació, insulina
    pill: medicament, antibiòtic, fàrmac
    stethoscope: metge, metgessa, infermera
    brain: cervell, neurona
    tooth: dent, dentista
    bed: son?, insomni
    cigarette: cigarreta, tabac, fumador
    dna: gen, gens, genètica
    radioactive: central nuclear, energia nuclear
    amphora: arqueòleg, arqueologia, jaciment
    classical-building: parlament, senat, museu
    ballot-box-with-ballot: elecció, eleccions, votant, referèndum, urnes
    balance-scale: tribunal, jutge, jutgessa, advocat, fiscalia
    police-car: policia, mossos d'esquadra
    military-helmet: soldat, exèrcit
    dove: alto el foc, treva
    placard: manifestació?, manifestant, protesta
    eye: cookies?, vigilància massiva, videovigilància, programa espia, programari espia, vigilància?, rastreig?
    locked: contrasenya, xifratge, protecció de dades
    bank: banc central, banc?
    coin: moneda, bitcoin, criptomoneda
    receipt: impost, impostos, iva
    factory: fàbrica
    oil-drum: petroli
    houses: lloguer, llogater, habitatge
    train: tren, ferrocarril, rodalies
    bus: autobús
    automobile: cotxe, automòbil
    bicycle: bicicleta, ciclista, carril bici
    ship: vaixell
    airplane: avió, avions, aeroport, aerolínia
    luggage: turisme, turista
    tractor: pagès?, agricultor, agricultura, tractor
    laptop: ordinador, programari, programador
    mobile-phone: telèfon, mòbil
    robot: robot, intel·ligència artificial
    battery: bateria
    high-voltage: electricitat
    school: escola, alumne, mestre?
    graduation-cap: universitat, estudiant
    books: llibre, biblioteca, novel·la, llibreria
    newspaper: diari?, periodista
    movie-camera: cinema, pel·lícula, cineasta
    musical-notes: música, compositor
    violin: violí, orquestra
    performing-arts: teatre
    artist-palette: pintor, pintura
    soccer-ball: futbol, porter?
    running-shoe: marató
    sports-medal: olímpic, medalla
    christmas-tree: nadal
    wedding: casament
    wastebasket: escombraries, residus
    recycling-symbol: reciclatge
    lion: lleó, lleons
    rainbow: arc de sant martí`,
  figurative: `jugar amb foc, elefant a l'habitació, cigne negre, ovella negra, boc expiatori,
    part del lleó, llàgrimes de cocodril, cavall de troia, dos ocells, poma de la discòrdia,
    cirereta del pastís, lluna de mel, punta de l'iceberg, gota que fa vessar, gota a l'oceà,
    tempesta perfecta, onada de, mar de, un mar de, pluja de, castell de cartes, casa blanca,
    al mateix vaixell, pont entre, clau de, cor de, sota la lupa, llibre obert`,
  misleading: "gall dindi, estrella, gota, clau",
};
