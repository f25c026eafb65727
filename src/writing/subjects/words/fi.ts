import type { SubjectWords } from "./subject_words.ts";

/** Finnish. */
export const fi: SubjectWords = {
  prefixes: "",
  bases: "nen, i, e, s, us, a",
  endings: `n, a, t, en, ta, ssa, sta, lla, lta, lle, ksi, na, tta, set, sen, sia, sta, sta, sten, silla,
    siin, i, ja, jen, ien, ia, issa, ista, illa, ilta, ille, iksi, ina, iin, in, an, on, un, et,
    eet, een, itten, den, iden, teen, iden, uksen, ukset, uksia, ksen, kset, ksia, ksessa, ta,
    seen, isiin, isilla, issa`,
  layers: 1,
  compounds: true,
  words: `
    dog: koira
    cat: kissa
    horse: hevonen, hevos
    cow: lehmä, karja
    bird: lintu, linnut, lintuja, lintujen, pääsky
    bear: karhu
    fish: kala, lohi, lohta, kalastaja, kalastus
    honeybee: mehiläinen, mehiläis, kimalainen, mehiläishoitaja, mehiläispesä, pölyttäjä
    mosquito: hyttynen, malaria
    evergreen-tree: metsä, sademetsä, metsätalous
    deciduous-tree: puu, puut, puita, tammi
    blossom: kukka?, kukkia?
    sheaf-of-rice: vehnä, vilja, ruis, ohra
    mushroom: sieni, sienet, sieniä
    red-apple: omena
    potato: peruna
    bread: leipä, leivän, leipää, hapanjuuri, leipomo, hiiva
    cheese-wedge: juusto
    pot-of-food: keitto, pata?
    shortcake: kakku, kakun
    chocolate-bar: suklaa
    candy: sokeri
    honey-pot: hunaja
    glass-of-milk: maito, maidon
    hot-beverage: kahvi
    teacup-without-handle: tee?
    wine-glass: viini
    beer-mug: olut, oluen, panimo
    egg: muna, kananmuna
    fire: tulipalo, metsäpalo, maastopalo, palo?, tuhopoltto
    fire-engine: palokunta, palomies, pelastuslaitos
    water-wave: tulva, meri, meren, valtameri, tsunami?
    droplet: vesi, veden, vettä, juomavesi, pohjavesi, kuivuus
    cloud-with-rain: sade, sateet, sadetta, rankkasade
    cloud-with-lightning-and-rain: ukkonen, myrsky?
    snowflake: lumi, lunta, lumisade
    thermometer: helle, helleaalto, lämpötila, kuume
    volcano: tulivuori, tulivuoren, laava
    mountain: vuori, vuoren, tunturi
    snow-capped-mountain: jäätikkö, jäätikö
    globe-showing-europe-africa: ilmastonmuutos, ilmaston lämpeneminen, ilmastokriisi
    full-moon: kuu?, täysikuu
    ringed-planet: planeetta, planeeta
    milky-way: galaksi, maailmankaikkeus, linnunrata
    comet: komeetta, asteroidi, meteoriitti
    telescope: teleskooppi, tähtitiede, tähtitieteilijä, kaukoputki
    rocket: raketti?, avaruusalus, luotain
    hospital: sairaala
    microbe: virus, bakteeri, koronavirus, pandemia, influenssa
    syringe: rokote, rokotus, insuliini
    pill: lääke, lääkkeet, antibiootti
    stethoscope: lääkäri, sairaanhoitaja
    brain: aivot, aivojen, hermosolu
    tooth: hammas, hampaat, hampaiden, hammaslääkäri
    bed: uni?, unettomuus
    cigarette: savuke, tupakka, tupakointi, tupakan
    dna: geeni, perimä, genetiikka
    radioactive: ydinvoima, ydinvoimala
    amphora: arkeologi, arkeologia, kaivaukset
    classical-building: eduskunta, parlamentti, museo
    ballot-box-with-ballot: vaali, vaalit, vaalien, eduskuntavaalit, äänestäjä, äänestys, kansanäänestys
    balance-scale: oikeus?, tuomioistuin, tuomari, syyttäjä, asianajaja, käräjäoikeus, oikeudenkäynti
    police-car: poliisi
    military-helmet: sotilas, sotilaat, armeija
    dove: tulitauko, aselepo
    placard: mielenosoitus, mielenosoittaja
    eye: evästeet?, massavalvonta, kameravalvonta, vakoiluohjelma, seurantaeväste?
    locked: henkilötiedot, salasana, salaus, tietosuoja
    bank: keskuspankki, pankki
    coin: kolikko, bitcoin, kryptovaluutta
    receipt: vero, verotus, arvonlisävero
    factory: tehdas, tehtaan
    oil-drum: raakaöljy, öljy
    houses: vuokra, vuokralainen, asunto, asunnot
    train: juna, rautatie
    bus: bussi, linja-auto
    automobile: auto, sähköauto
    bicycle: polkupyörä, pyöräilijä, pyöräily, pyörätie
    ship: laiva, rahtilaiva
    airplane: lentokone, lentoyhtiö, lentoasema, lentokenttä
    luggage: matkailu, turisti
    hiking-boot: vaellus, retkeily, vaeltaja
    tractor: maanviljelijä, maatalous, maatila, traktori
    laptop: tietokone, ohjelmisto, ohjelmoija, ohjelmointi
    mobile-phone: älypuhelin, kännykkä, matkapuhelin
    robot: robotti, tekoäly
    battery: akku, akut
    high-voltage: sähkö, sähköverkko, sähkökatko
    school: koulu, oppilas, opettaja
    graduation-cap: yliopisto, opiskelija
    books: kirja, kirjasto, romaani
    newspaper: sanomalehti, toimittaja?
    movie-camera: elokuva
    musical-notes: musiikki, musiikin, säveltäjä
    violin: viulu, orkesteri
    performing-arts: teatteri
    artist-palette: taidemaalari, maalaus
    soccer-ball: jalkapallo, maalivahti
    ice-hockey: jääkiekko
    skis: hiihto, hiihtäjä
    running-shoe: maraton, juoksija
    sports-medal: olympialaiset, mitali
    christmas-tree: joulu, joulukuusi
    wedding: häät
    wastebasket: jäte, jätteet, roska
    recycling-symbol: kierrätys
    basketball: koripallo
    volleyball: lentopallo`,
  figurative: `leikkiä tulella, elefantti huoneessa, musta joutsen, musta lammas, syntipukki, leijonanosa,
    krokotiilin kyyneleet, troijan hevonen, karhunpalvelus, kaksi kärpästä,
    kirsikka kakun päällä, jäävuoren huippu, pisara meressä, myrsky vesilasissa, korttitalo,
    valkoinen talo, samassa veneessä, lippulaiva, avain onneen, kaupungin sydän, avoin kirja`,
  misleading: "kalkkuna, tähti, pisara, avain",
};
