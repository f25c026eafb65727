import type { SubjectWords } from "./subject_words.ts";

/** Slovak. */
export const sk: SubjectWords = {
  prefixes: "",
  bases: "a, o, e, ie, ok, ec, ka, k",
  endings: `a, u, ovi, om, em, e, y, i, ov, ie, am, iam, ach, iach, ami, mi, ou, o, ách, ám, í, ia, ku,
    kom, kov, ky, ke, kou, kách, kami, ca, cu, com, ci, cov`,
  layers: 1,
  compounds: false,
  words: `
    dog: pes, psy, psa, psov, šteňa
    cat: mačka, mačiek
    horse: kôň, kone, koní
    bird: vták, vtáky, vtákov, lastovička, bocian
    bear: medveď, medvede, medveďov
    fish: ryba, losos, rybár
    honeybee: včela, včiel, čmeliak, včelár, včelárstvo, úľ?, úle?, opeľovač
    evergreen-tree: les, lesy, lesov
    deciduous-tree: strom, dub
    blossom: kvet?, kvetina
    sheaf-of-rice: pšenica, obilie, jačmeň
    mushroom: huba, húb
    red-apple: jablko
    potato: zemiak
    bread: chlieb, chleba, kvások, pekáreň, droždie
    cheese-wedge: syr
    pot-of-food: polievka, guláš, vývar
    shortcake: torta, koláč
    chocolate-bar: čokoláda
    honey-pot: med, medu
    glass-of-milk: mlieko
    hot-beverage: káva, kávy, kávu
    teacup-without-handle: čaj
    wine-glass: víno, vinár
    beer-mug: pivo, pivovar
    fire: požiar, oheň?, podpaľačstvo
    fire-engine: hasič
    water-wave: povodeň, povodne, záplava, more, oceán, cunami, rieka
    droplet: voda, pitná voda, sucho
    cloud-with-rain: dážď, dažde, zrážky
    cloud-with-lightning-and-rain: búrka?, víchrica
    snowflake: sneh, snehu
    thermometer: horúčava, horúčavy, teplota, horúčka
    volcano: sopka, láva
    mountain: hora?, hory?, horolezec, tatry
    globe-showing-europe-africa: zmena klímy, klimatická zmena, globálne otepľovanie
    ringed-planet: planéta
    milky-way: galaxia, vesmír
    comet: kométa, asteroid, meteorit
    telescope: teleskop, ďalekohľad, astronóm, astronómia
    hospital: nemocnica
    microbe: vírus, baktéria, koronavírus, pandémia, chrípka
    syringe: vakcína, očkovanie, inzulín
    pill: liek, lieky, antibiotikum, antibiotiká
    stethoscope: lekár, lekárka, zdravotná sestra
    brain: mozog, mozgu
    tooth: zub, zubár
    bed: spánok, spánku, nespavosť
    cigarette: cigareta, fajčenie, tabak, fajčiar
    dna: gén, gény, genetika
    radioactive: jadrová elektráreň
    amphora: archeológ, archeológia, vykopávky
    classical-building: parlament, múzeum
    ballot-box-with-ballot: voľby, volieb, volič, referendum, hlasovanie
    balance-scale: súd, sudca, prokurátor, advokát, rozsudok
    police-car: polícia, policajt
    military-helmet: vojak, armáda
    dove: prímerie
    placard: protest, demonštrácia
    eye: masové sledovanie, kamerový systém, špionážny softvér, sledovanie?
    locked: heslo, šifrovanie
    bank: centrálna banka, banka
    coin: minca, bitcoin, kryptomena
    receipt: daň, dane, daní, dph
    factory: továreň
    oil-drum: ropa, ropy
    houses: nájom, nájomník, bývanie
    train: vlak, železnica
    bus: autobus
    automobile: auto, automobil, elektromobil
    bicycle: bicykel, cyklista, cyklotrasa
    ship: loď, lode
    airplane: lietadlo, letisko
    luggage: turista, cestovný ruch
    tractor: farmár, poľnohospodárstvo, traktor
    laptop: počítač, programátor
    mobile-phone: smartfón, telefón, mobil
    robot: robot, umelá inteligencia
    battery: batéria
    high-voltage: elektrina
    school: škola, žiak, učiteľ
    graduation-cap: univerzita, študent
    books: kniha, knižnica, román
    newspaper: noviny, novinár
    movie-camera: film, kino, režisér
    musical-notes: hudba, skladateľ
    violin: husle, orchester
    performing-arts: divadlo
    artist-palette: maliar, maľba
    soccer-ball: futbal, brankár
    ice-hockey: hokej
    running-shoe: maratón, bežec
    sports-medal: olympijský, olympiáda, medaila
    christmas-tree: vianoce
    wedding: svadba
    wastebasket: odpad, odpadky
    recycling-symbol: recyklácia`,
  figurative: `hrať sa s ohňom, slon v miestnosti, slon v porceláne, čierna labuť, čierna ovca,
    obetný baránok, mačka vo vreci, leví podiel, krokodílie slzy, trójsky kôň, medvedia služba,
    dve muchy, jablko sváru, čerešnička na torte, medové týždne, špička ľadovca, kvapka v mori,
    búrka v pohári, vlna kritiky, domček z kariet, biely dom, na jednej lodi, vlajková loď,
    stavať mosty, most medzi, kľúč k, srdce mesta, pod lupou, otvorená kniha`,
  misleading: "morka, hviezda, kvapka, kľúč, rak",
};
