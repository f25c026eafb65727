import type { SubjectWords } from "./subject_words.ts";

/** Dutch. */
export const nl: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "e, en, s, er, eren, n, je, jes",
  layers: 1,
  compounds: true,
  words: `
    horse: paard
    cow: koe, koeien, vee, veehouder, veeteelt, rund
    pig: varken
    ewe: schaap, lam?
    mouse: muis?
    bird: vogel, zwaluw, ooievaar
    blackbird: raaf, raven, kraai, merel
    mantelpiece-clock: torenklok, klokkenmaker, horlogemaker
    eagle: adelaar, arend, valk
    bear: beer?, bruine beer
    fish: vis, vissen, zalm, haring, visserij, visser?
    honeybee: bij?, bijen, honingbij, hommel, imker, bijenkorf, bijenvolk
    mosquito: mug, muggen, malaria
    paw-prints: huisdier, dierenarts
    rose: roos?
    blossom: bloem?, wilde bloemen
    evergreen-tree: bos?, bossen, woud, ontbossing, regenwoud
    deciduous-tree: boom, eik
    sheaf-of-rice: tarwe, graan, gerst, oogst?
    herb: basilicum, peterselie, tijm, kruiden
    mushroom: paddenstoel, schimmel
    grapes: druif, druiven, wijngaard
    red-apple: appel
    potato: aardappel
    ear-of-corn: maïs
    beans: linzen, boon, kikkererwt
    bread: brood, zuurdesem, bakkerij, deeg, gist
    cheese-wedge: kaas
    cut-of-meat: vlees
    pot-of-food: soep, stoofpot, bouillon
    spaghetti: pasta, spaghetti
    shortcake: taart, cake
    chocolate-bar: chocolade, cacao
    candy: suiker, snoep
    honey-pot: honing
    glass-of-milk: melk
    hot-beverage: koffie, espresso
    teacup-without-handle: thee
    wine-glass: wijn, wijnboer
    beer-mug: bier, brouwerij
    fork-and-knife-with-plate: restaurant
    egg: ei, eieren
    fire: brand?, vuur?, bosbrand, natuurbrand, brandstichting, vlammen?
    fire-engine: brandweer, brandweerman
    water-wave: overstroming, watersnood, hoogwater, zee, oceaan, golf?, tsunami?, rivier
    droplet: water, drinkwater, grondwater, droogte
    cloud-with-rain: regen, regenval, neerslag
    cloud-with-lightning-and-rain: onweer?, storm?
    snowflake: sneeuw
    cyclone: orkaan, tyfoon, cycloon
    thermometer: hittegolf, hitte, temperatuur, koorts
    volcano: vulkaan, vulkaanuitbarsting, lava
    mountain: berg, bergbeklimmer
    snow-capped-mountain: gletsjer
    desert: woestijn
    beach-with-umbrella: strand
    globe-showing-europe-africa: klimaatverandering, opwarming van de aarde, klimaatcrisis, klimaat
    full-moon: maan
    ringed-planet: planeet, exoplaneet
    milky-way: sterrenstelsel, melkweg, heelal
    comet: komeet, asteroïde, meteoriet
    telescope: telescoop, sterrenkundige, astronoom, sterrenkunde
    rocket: raket?, ruimtevaart, ruimtesonde
    hospital: ziekenhuis
    ambulance: ambulance
    microbe: virus, bacterie, coronavirus, pandemie, griep
    syringe: vaccin, vaccinatie, injectiespuit, insuline
    pill: medicijn, geneesmiddel, antibiotica, pil
    stethoscope: arts, huisarts, dokter, verpleegkundige
    brain: hersenen, brein, hersenonderzoek
    anatomical-heart: hartaanval, hartinfarct, cardioloog
    tooth: tand, tandarts
    bed: slaap, slapeloosheid, matras
    cigarette: sigaret, roken, tabak, roker
    microscope: microscoop, laboratorium
    dna: gen, genen, genetica, dna, genoom
    radioactive: kerncentrale, kernenergie, radioactief, uranium
    abacus: wiskunde, wiskundige
    amphora: archeoloog, archeologen, archeologie, opgraving
    classical-building: parlement, tweede kamer, museum
    ballot-box-with-ballot: verkiezing, verkiezingen, kiezer, referendum, stembus, stembiljet
    balance-scale: rechtbank, rechter?, advocaat, officier van justitie, vonnis, hoge raad
    police-car: politie, politieagent
    military-helmet: soldaat, leger
    dove: staakt-het-vuren, wapenstilstand, vredesverdrag
    crown: koning?, koningin?, monarchie
    placard: betoging, betoger, demonstratie, demonstrant, protest
    eye: trackingcookies, bewakingscamera, cookies?, massasurveillance, cameratoezicht, spionagesoftware, spyware, surveillance?, tracking?, tracker?
    locked: persoonsgegevens, privacy?, wachtwoord, versleuteling, gegevensbescherming, cyberveiligheid
    bank: centrale bank, bank?
    money-bag: geld, spaargeld
    coin: munt?, bitcoin, cryptomunt
    chart-increasing: aandelenmarkt, economische groei
    chart-decreasing: recessie
    receipt: belasting, btw
    shopping-cart: supermarkt
    briefcase: werkloosheid, sollicitatiegesprek
    factory: fabriek
    oil-drum: aardolie, olieprijs
    fuel-pump: benzine, tankstation
    house: huis, huizen
    houses: woning, huur, huurder, verhuurder
    hotel: hotel
    castle: kasteel
    church: kerk
    bridge-at-night: brug?
    train: trein, spoorweg, spoor?
    metro: metro
    bus: bus, bussen
    automobile: auto, elektrische auto
    delivery-truck: vrachtwagen
    bicycle: fiets, fietser, fietspad, wielrenner
    vertical-traffic-light: verkeerslicht, file?
    motorway: snelweg
    sailboat: zeilboot, zeilen
    ship: schip, schepen, vrachtschip
    ferry: veerboot, veerpont, veerdienst, pont?
    airplane: vliegtuig, luchtvaartmaatschappij, luchthaven
    luggage: toerisme, toerist, koffer
    tent: camping, tent
    hiking-boot: wandeling, wandelaar, wandelpad
    tractor: boer?, boeren?, landbouw, landbouwer, boerderij, tractor
    laptop: computer, software, programmeur, programmeertaal
    mobile-phone: smartphone, mobiele telefoon, gsm
    robot: robot, kunstmatige intelligentie, artificiële intelligentie, chatbot
    video-game: videogame
    camera: fotograaf, fotografie
    battery: batterij, accu
    high-voltage: elektriciteit, stroomnet, stroomuitval
    school: school, leerling, leraar, leerkracht
    graduation-cap: universiteit, student
    books: boek, bibliotheek, roman, boekhandel
    newspaper: krant, journalist, journalistiek
    movie-camera: bioscoop, filmmaker, film
    television: televisie
    musical-notes: muziek, componist, koor
    violin: viool, orkest, symfonie
    musical-keyboard: piano, pianist
    performing-arts: theater, toneel
    artist-palette: schilder, schilderij, schilderkunst
    soccer-ball: voetbal, doelman, keeper, spits?
    running-shoe: marathon, hardloper, hardlopen
    sports-medal: olympisch, olympische spelen, medaille
    chess-pawn: schaken
    christmas-tree: kerstmis, kerstboom
    wedding: bruiloft, huwelijk
    wastebasket: afval, vuilnis
    recycling-symbol: recyclage
    chair: stoel
    wolf: wolf`,
  figurative: `onder vuur, spelen met vuur, vuur aan de schenen, olifant in de kamer,
    olifant in de porseleinkast, zwarte zwaan, zwarte schaap, zondebok, kat in de zak,
    kat uit de boom, leeuwendeel, krokodillentranen, paard van troje, twee vliegen,
    appels met peren, door de zure appel, kers op de taart, zout in de wonde, het zout in de pap,
    boter bij de vis, boter op het hoofd, topje van de ijsberg, druppel op een gloeiende plaat,
    storm in een glas water, perfecte storm, golf van, zee van, stroom van, water bij de wijn,
    onder water, boven water, berg van, door de bomen het bos, kaartenhuis, witte huis,
    in hetzelfde schuitje, vlaggenschip, bruggen bouwen, brug tussen, sleutel tot, hart van,
    in het dna, dna van, onder de loep, geen sprint, marathon, geen, leger van, bal ligt,
    wittebroodsweken, roos van, open boek, school maken, kop van jut, van de bank, op de bank,
    is bij, was bij, bij de, bij het, bij een`,
  misleading: "kalkoen, ster, kalkun, kreeft, lepel",
};
