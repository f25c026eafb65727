import type { SubjectWords } from "./subject_words.ts";

/** Norwegian. */
export const nb: SubjectWords = {
  prefixes: "",
  bases: "e",
  endings: "en, et, n, t, er, e, r, ene, ne, s, ens, ets, a, enes",
  layers: 1,
  compounds: true,
  words: `
    dog: hund
    cat: katt
    horse: hest
    cow: ku, kyr, storfe
    bird: fugl, svale
    bear: bjørn?
    fish: fisk, laks, torsk, fisker, fiskeri
    honeybee: bie, bier, honningbie, humle?, birøkter, birøkt, bikube, pollinator
    evergreen-tree: skog, regnskog
    deciduous-tree: tre?, trær, eik
    blossom: blomst
    sheaf-of-rice: hvete, korn, bygg?, rug
    mushroom: sopp
    red-apple: eple
    potato: potet
    bread: brød, surdeig, bakeri, gjær
    cheese-wedge: ost
    pot-of-food: suppe, gryterett
    shortcake: kake
    chocolate-bar: sjokolade
    candy: sukker, godteri
    honey-pot: honning
    glass-of-milk: melk
    hot-beverage: kaffe
    teacup-without-handle: te?
    wine-glass: vin
    beer-mug: øl, bryggeri
    egg: egg
    fire: brann, branner, skogbrann, ild?, brannstiftelse
    fire-engine: brannvesen, brannmann, brannfolk, brannmannskap
    water-wave: flom, oversvømmelse, hav, havet, tsunami?
    droplet: vann, drikkevann, grunnvann, tørke
    cloud-with-rain: regn, nedbør, styrtregn
    cloud-with-lightning-and-rain: storm?, tordenvær, uvær
    snowflake: snø, snøfall
    thermometer: hetebølge, temperatur, feber
    volcano: vulkan, vulkanutbrudd
    mountain: fjell, fjellklatrer
    snow-capped-mountain: isbre, breen
    globe-showing-europe-africa: klimaendring, klimaendringer, global oppvarming, klimakrise
    full-moon: månen, fullmåne
    ringed-planet: planet
    milky-way: galakse, universet, melkeveien
    comet: komet, asteroide, meteoritt
    telescope: teleskop, astronom, astronomi
    rocket: rakett?, romfartøy, romsonde
    hospital: sykehus
    microbe: virus, bakterie, koronavirus, pandemi, influensa
    syringe: vaksine, vaksinasjon, insulin
    pill: medisin, legemiddel, antibiotika
    stethoscope: lege, fastlege, sykepleier
    brain: hjerne, hjernen
    tooth: tann, tenner, tannlege
    bed: søvn, søvnløshet
    cigarette: sigarett, røyking, tobakk, røyker
    dna: gen, gener, genetikk, arvestoff
    radioactive: kjernekraft, kjernekraftverk
    amphora: arkeolog, arkeologi, utgravning
    classical-building: stortinget, parlament, museum
    ballot-box-with-ballot: valg?, stortingsvalg, kommunevalg, velger, folkeavstemning, stemmeseddel
    balance-scale: domstol, dommer?, aktor, advokat, tingrett, høyesterett, rettssak
    police-car: politi, politiet
    military-helmet: soldat, hær
    dove: våpenhvile
    placard: demonstrasjon, demonstrant, protest
    eye: cookies?, masseovervåking, videoovervåking, spionprogram, overvåking?, sporing?
    locked: personopplysninger, passord, kryptering, personvern
    bank: norges bank, sentralbank, bank?
    coin: mynt, bitcoin, kryptovaluta
    receipt: skatt, moms
    factory: fabrikk
    oil-drum: råolje, oljepris
    houses: husleie, leietaker, bolig
    train: tog?, jernbane
    bus: buss
    automobile: bil, biler, elbil
    bicycle: sykkel, sykler, syklist, sykkelvei
    ship: skip, lasteskip
    ferry: ferge, ferje
    airplane: fly?, flyselskap, flyplass, lufthavn
    luggage: turisme, turist
    hiking-boot: fottur, turgåer
    tractor: bonde?, bønder, landbruk, jordbruk, traktor
    laptop: datamaskin, programvare, programmerer
    mobile-phone: mobiltelefon, smarttelefon
    robot: robot, kunstig intelligens
    battery: batteri
    high-voltage: elektrisitet, strømnett, strømbrudd, strømpris
    school: skole, elev, lærer
    graduation-cap: universitet, student
    books: bok, bøker, bibliotek, roman
    newspaper: avis, journalist
    movie-camera: film, kino
    musical-notes: musikk, komponist
    violin: fiolin, orkester
    performing-arts: teater
    artist-palette: maler?, maleri
    soccer-ball: fotball, keeper, målvakt
    skis: ski, skiløper
    running-shoe: maraton, løper
    sports-medal: olympisk, medalje
    christmas-tree: jul, julen, juletre
    wedding: bryllup
    wastebasket: avfall, søppel
    recycling-symbol: gjenvinning`,
  figurative: `leke med ilden, elefanten i rommet, svart svane, sorte får, svarte får, syndebukk,
    løvens del, krokodilletårer, trojansk hest, bjørnetjeneste, to fluer, prikken over,
    hvetebrødsdager, toppen av isfjellet, dråpe i havet, storm i et vannglass, hav av, bølge av,
    berg av, korthus, hvite hus, i samme båt, flaggskip, bygge bro, bro mellom, nøkkelen til,
    hjertet av, under lupen, åpen bok`,
  misleading: "kalkun, stjerne, dråpe, nøkkel, kreps",
};
