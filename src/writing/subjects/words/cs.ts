import type { SubjectWords } from "./subject_words.ts";

/** Czech. */
export const cs: SubjectWords = {
  prefixes: "",
  bases: "a, o, e, í, ek, ec, ka, k",
  endings: `a, u, ovi, em, e, y, i, ů, u, ům, ech, ích, ami, emi, ou, o, ě, é, ám, ách, ím, ů, ky, ku,
    kem, ků, kům, kách, kami, ce, ci, cem, ců, cům, cích, ek, í, mi`,
  layers: 1,
  compounds: false,
  words: `
    dog: pes, psi, psa, psů, štěně
    cat: kočka, koček
    horse: kůň, koně, koní
    cow: kráva, krav, skot, dobytek
    bird: pták, ptáci, ptáků, vlaštovka, čáp
    bear: medvěd
    fish: ryba, losos, rybář
    honeybee: včela, včel, čmelák, včelař, včelařství, úl?, úly?, opylovač
    evergreen-tree: les, lesy, lesů, smrk, odlesňování
    deciduous-tree: strom, dub
    blossom: květ?, květina
    sheaf-of-rice: pšenice, obilí, ječmen
    mushroom: houba, hub
    red-apple: jablko
    potato: brambora
    bread: chléb, chleba, kvásek, pekárna, droždí
    cheese-wedge: sýr
    pot-of-food: polévka, guláš, vývar
    shortcake: dort, koláč
    chocolate-bar: čokoláda
    candy: cukr
    honey-pot: med, medu
    glass-of-milk: mléko
    hot-beverage: káva, kávy, kávu
    teacup-without-handle: čaj
    wine-glass: víno, vinař, vinařství
    beer-mug: pivo, pivovar
    egg: vejce
    fire: požár, oheň?, žhářství, plameny?
    fire-engine: hasič
    water-wave: povodeň, povodně, záplava, moře, oceán, tsunami?, řeka
    droplet: voda, pitná voda, sucho
    cloud-with-rain: déšť, deště, srážky
    cloud-with-lightning-and-rain: bouřka?, bouře?, vichřice
    snowflake: sníh, sněhu, sněžení
    thermometer: vedro, vlna veder, teplota, horečka
    volcano: sopka, láva
    mountain: hora?, hory?, horolezec
    snow-capped-mountain: ledovec
    globe-showing-europe-africa: změna klimatu, změny klimatu, globální oteplování
    full-moon: úplněk
    ringed-planet: planeta
    milky-way: galaxie, vesmír, mléčná dráha
    comet: kometa, asteroid, meteorit
    telescope: teleskop, dalekohled, astronom, astronomie
    rocket: raketa?, kosmická loď, sonda?
    hospital: nemocnice
    microbe: virus, bakterie, koronavirus, pandemie, chřipka
    syringe: vakcína, očkování, inzulin
    pill: lék, léky, antibiotikum, antibiotika
    stethoscope: lékař, lékařka, zdravotní sestra
    brain: mozek, mozku, neuron
    tooth: zub, zubař
    bed: spánek, spánku, nespavost
    cigarette: cigareta, kouření, tabák, kuřák
    dna: gen, geny, genetika, genom
    radioactive: jaderná elektrárna, jaderná energie
    amphora: archeolog, archeologie, vykopávky
    classical-building: parlament, sněmovna, muzeum
    ballot-box-with-ballot: volby, voleb, volič, referendum, hlasování
    balance-scale: soud, soudce, státní zástupce, advokát, rozsudek
    police-car: policie, policista
    military-helmet: voják, armáda
    dove: příměří
    placard: protest, demonstrace
    eye: soubory cookie, masové sledování, kamerový systém, špionážní software, sledování?
    locked: heslo, šifrování, ochrana údajů
    bank: centrální banka, banka
    coin: mince, bitcoin, kryptoměna
    receipt: daň, daně, daní, dph
    factory: továrna
    oil-drum: ropa, ropy
    houses: nájem, nájemník, bydlení
    train: vlak, železnice
    bus: autobus
    automobile: auto, automobil, elektromobil
    bicycle: kolo?, cyklista, cyklostezka
    ship: loď, lodi, lodě
    airplane: letadlo, aerolinka, letiště
    luggage: turistika, turista, cestovní ruch
    tractor: zemědělec, zemědělství, traktor
    laptop: počítač, programátor, programování
    mobile-phone: chytrý telefon, telefon, mobil
    robot: robot, umělá inteligence
    battery: baterie
    high-voltage: elektřina
    school: škola, žák, učitel
    graduation-cap: univerzita, student
    books: kniha, knihovna, román
    newspaper: noviny, novinář
    movie-camera: film, kino, režisér
    musical-notes: hudba, skladatel
    violin: housle, orchestr
    performing-arts: divadlo
    artist-palette: malíř, malba
    soccer-ball: fotbal, brankář
    ice-hockey: hokej
    running-shoe: maraton, běžec
    sports-medal: olympijský, olympiáda, medaile
    christmas-tree: vánoce
    wedding: svatba
    wastebasket: odpad, odpadky
    recycling-symbol: recyklace
    wolf: vlk, vlci, vlků
    fox: liška, lišek
    lion: lev, lvi
    frog: žába, žab
    panda: panda
    hamster: křeček
    camel: velbloud
    castle: hrad?, zámek?
    basketball: basketbal
    volleyball: volejbal`,
  figurative: `hrát si s ohněm, slon v místnosti, slon v porcelánu, černá labuť, černá ovce, obětní beránek,
    kočka v pytli, lví podíl, krokodýlí slzy, trojský kůň, medvědí služba, dvě mouchy,
    jablko sváru, třešnička na dortu, líbánky, špička ledovce, kapka v moři, bouře ve sklenici,
    vlna kritiky, domeček z karet, bílý dům, na jedné lodi, vlajková loď, stavět mosty,
    most mezi, klíč k, srdce města, pod lupou, otevřená kniha`,
  misleading: "krocan, krůta, hvězda, kapka, klíč, rak",
};
