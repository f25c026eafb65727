import type { SubjectWords } from "./subject_words.ts";

/** Danish. */
export const da: SubjectWords = {
  prefixes: "",
  bases: "e",
  endings: "en, et, n, t, er, e, r, erne, ene, ne, s, ens, ets, ernes",
  layers: 1,
  compounds: true,
  words: `
    dog: hund
    cat: kat
    horse: hest
    cow: ko, køer, kvæg
    pig: gris, svin
    bird: fugl, svale
    fish: fisk, laks, fisker, fiskeri
    honeybee: bi?, bier, honningbi, humlebi, biavler, biavl, bistade, bestøver
    evergreen-tree: skov, regnskov
    deciduous-tree: træ, eg?
    blossom: blomst
    sheaf-of-rice: hvede, korn, rug
    mushroom: svamp
    red-apple: æble
    potato: kartoffel, kartofler
    bread: brød, surdej, bageri, gær
    cheese-wedge: ost
    pot-of-food: suppe, gryderet
    shortcake: kage
    chocolate-bar: chokolade
    candy: sukker, slik?
    honey-pot: honning
    glass-of-milk: mælk
    hot-beverage: kaffe
    teacup-without-handle: te?
    wine-glass: vin
    beer-mug: øl, bryggeri
    egg: æg
    fire: brand, ild?, skovbrand, naturbrand, brandstiftelse
    fire-engine: brandvæsen, brandmand, brandfolk
    water-wave: oversvømmelse, stormflod, hav, havet, tsunami?
    droplet: vand, drikkevand, grundvand, tørke
    cloud-with-rain: regn, skybrud, nedbør
    cloud-with-lightning-and-rain: storm?, tordenvejr, uvejr
    snowflake: sne, snefald
    thermometer: hedebølge, temperatur, feber
    volcano: vulkan, vulkanudbrud
    mountain: bjerg, bjergbestiger
    snow-capped-mountain: gletsjer, gletscher
    globe-showing-europe-africa: klimaforandring, klimaforandringer, global opvarmning, klimakrise
    full-moon: månen, fuldmåne
    ringed-planet: planet
    milky-way: galakse, universet, mælkevejen
    comet: komet, asteroide, meteorit
    telescope: teleskop, astronom, astronomi
    rocket: raket?, rumfartøj, rumsonde
    hospital: hospital, sygehus
    microbe: virus, bakterie, coronavirus, pandemi, influenza
    syringe: vaccine, vaccination, insulin
    pill: medicin, lægemiddel, antibiotika
    stethoscope: læge, sygeplejerske
    brain: hjerne, hjernen
    tooth: tand, tænder, tandlæge
    bed: søvn, søvnløshed
    cigarette: cigaret, rygning, tobak, ryger
    dna: gen, gener, genetik, arvemasse
    radioactive: atomkraft, atomkraftværk
    amphora: arkæolog, arkæologi, udgravning
    classical-building: folketinget, parlament, museum
    ballot-box-with-ballot: valg?, folketingsvalg, kommunalvalg, vælger, folkeafstemning, stemmeseddel
    balance-scale: domstol, dommer?, anklager, advokat, byret, højesteret, retssag
    police-car: politi, politiet, politibetjent
    military-helmet: soldat, hær
    dove: våbenhvile
    placard: demonstration, demonstrant, protest
    eye: cookies?, masseovervågning, videoovervågning, spionprogram, overvågning?, sporing?
    locked: persondata, personoplysninger, adgangskode, kryptering, databeskyttelse
    bank: nationalbanken, centralbank, bank?
    coin: mønt, bitcoin, kryptovaluta
    receipt: skat?, moms
    factory: fabrik
    oil-drum: råolie, oliepris
    houses: husleje, lejer, bolig
    train: tog?, jernbane
    bus: bus
    automobile: bil, biler, elbil
    bicycle: cykel, cykler, cyklist, cykelsti
    ship: skib, fragtskib, containerskib
    ferry: færge
    airplane: fly?, flyselskab, lufthavn
    luggage: turisme, turist
    hiking-boot: vandretur, vandrer
    tractor: landmand, landmænd, landbrug, traktor
    laptop: computer, software, programmør
    mobile-phone: mobiltelefon, smartphone
    robot: robot, kunstig intelligens
    battery: batteri
    high-voltage: elektricitet, elnet, strømafbrydelse
    school: skole, elev, lærer
    graduation-cap: universitet, studerende
    books: bog, bøger, bibliotek, roman
    newspaper: avis, journalist
    movie-camera: film, biograf
    musical-notes: musik, komponist
    violin: violin, orkester
    performing-arts: teater
    artist-palette: maler?, maleri
    soccer-ball: fodbold, målmand
    running-shoe: maraton, marathon, løber
    sports-medal: olympisk, medalje
    christmas-tree: jul, julen, juletræ
    wedding: bryllup
    wastebasket: affald, skrald
    recycling-symbol: genbrug
    basketball: basketball`,
  figurative: `lege med ilden, elefanten i rummet, sort svane, sorte får, syndebuk, løvens part,
    krokodilletårer, trojansk hest, en bjørnetjeneste, to fluer, prikken over, bryllupsrejse,
    hvedebrødsdage, toppen af isbjerget, dråbe i havet, storm i et glas vand, hav af, bølge af,
    bjerg af, korthus, hvide hus, i samme båd, flagskib, bygge bro, bro mellem, nøglen til,
    hjertet af, under lup, åben bog`,
  misleading: "kalkun, stjerne, dråbe, nøgle, krebs",
};
