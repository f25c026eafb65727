import type { SubjectWords } from "./subject_words.ts";

/** Swedish. */
export const sv: SubjectWords = {
  prefixes: "",
  bases: "a, e",
  endings:
    "en, et, n, t, ar, er, or, arna, erna, orna, na, s, ens, ets, ns, ts, arnas, ernas, a, e",
  layers: 1,
  compounds: true,
  words: `
    dog: hund
    cat: katt
    horse: häst
    cow: ko, kor, boskap
    bird: fågel, fåglar, svala
    bear: björn?, brunbjörn, björnar
    fish: fisk, lax, fiskare, fiske
    honeybee: bi?, bin, honungsbi, humla, humlor, biodlare, biodling, bikupa, pollinerare
    evergreen-tree: skog, skogar, regnskog, skogsbruk
    deciduous-tree: träd, ek?
    blossom: blomma, blommor
    sheaf-of-rice: vete, spannmål, råg, skörd?
    mushroom: svamp
    red-apple: äpple
    potato: potatis
    bread: bröd, surdeg, bageri, jäst
    cheese-wedge: ost
    pot-of-food: soppa, gryta
    shortcake: tårta, kaka
    chocolate-bar: choklad
    candy: socker, godis
    honey-pot: honung
    glass-of-milk: mjölk
    hot-beverage: kaffe
    teacup-without-handle: te?, grönt te
    wine-glass: vin
    beer-mug: öl, bryggeri
    egg: ägg
    fire: brand, bränder, skogsbrand, eld?, mordbrand
    fire-engine: brandman, brandmän, räddningstjänsten, brandkår
    water-wave: översvämning, hav, havet, flod?, tsunami?
    droplet: vatten, dricksvatten, grundvatten, torka
    cloud-with-rain: regn, skyfall, nederbörd
    cloud-with-lightning-and-rain: åska, storm?, oväder
    snowflake: snö, snöfall
    thermometer: värmebölja, temperatur, feber, hetta
    volcano: vulkan, vulkanutbrott, lava
    mountain: berg, fjäll, bergsklättrare
    snow-capped-mountain: glaciär
    globe-showing-europe-africa: klimatförändring, klimatförändringar, global uppvärmning, klimatkris
    full-moon: månen, fullmåne
    ringed-planet: planet, exoplanet
    milky-way: galax, universum, vintergatan
    comet: komet, asteroid, meteorit
    telescope: teleskop, astronom, astronomi
    rocket: raket?, rymdfarkost, rymdsond
    hospital: sjukhus
    microbe: virus, bakterie, coronavirus, pandemi, influensa
    syringe: vaccin, vaccination, insulin
    pill: läkemedel, medicin, antibiotika
    stethoscope: läkare, sjuksköterska
    brain: hjärna, hjärnan, nervcell
    tooth: tand, tänder, tandläkare
    bed: sömn, sömnlöshet
    cigarette: cigarett, rökning, tobak, rökare
    dna: gen, gener, genetik, arvsmassa
    radioactive: kärnkraft, kärnkraftverk
    amphora: arkeolog, arkeologi, utgrävning
    classical-building: riksdag, riksdagen, parlament, museum
    ballot-box-with-ballot: val?, valet?, riksdagsval, väljare, folkomröstning, valsedel, vallokal
    balance-scale: domstol, domare?, åklagare, advokat, tingsrätt, rättegång
    police-car: polis, polisen
    military-helmet: soldat, försvarsmakten
    dove: vapenvila, fredsavtal
    placard: demonstration, demonstrant, protest
    eye: övervakningskamera, cookies?, massövervakning, kameraövervakning, spionprogram, övervakning?, spårning?
    locked: personuppgifter, lösenord, kryptering, dataskydd
    bank: riksbanken, centralbank, bank?
    coin: mynt, bitcoin, kryptovaluta
    receipt: skatt, moms
    factory: fabrik
    oil-drum: råolja, oljepris
    houses: hyra?, hyresgäst, bostad, bostäder
    train: tåg, järnväg
    bus: buss
    automobile: bil, bilar, elbil
    bicycle: cykel, cyklist, cykelbana
    ship: fartyg, lastfartyg, skepp
    ferry: färja
    airplane: flygplan, flygbolag, flygplats
    luggage: turism, turist
    hiking-boot: vandring, vandrare, vandringsled
    tractor: bonde?, lantbrukare, jordbruk, lantbruk
    laptop: dator, mjukvara, programmerare, programmering
    mobile-phone: mobiltelefon, smartphone
    robot: robot, artificiell intelligens
    battery: batteri
    high-voltage: elektricitet, elnät, strömavbrott, elpris
    school: skola, elev, lärare
    graduation-cap: universitet, student
    books: bok, böcker, bibliotek, roman
    newspaper: tidning, journalist, journalistik
    movie-camera: film, bio?, filmfestival
    musical-notes: musik, kompositör, kör?
    violin: fiol, orkester, symfoni
    performing-arts: teater
    artist-palette: målare, målning
    soccer-ball: fotboll, målvakt, anfallare
    running-shoe: maraton, löpare, löpning
    skis: skidor, skidåkare
    sports-medal: olympisk, medalj
    christmas-tree: julgran, jul, julen
    wedding: bröllop
    wastebasket: sopor, avfall
    recycling-symbol: återvinning
    basketball: basket, basketboll`,
  figurative: `leka med elden, under eld, elefanten i rummet, svart svan, svarta får, syndabock,
    lejonparten, krokodiltårar, trojansk häst, katten bland hermelinerna, en björntjänst,
    två flugor, tvistens äpple, grädde på moset, pricken över i, smekmånad, toppen av ett isberg,
    toppen på isberget, droppe i havet, storm i ett vattenglas, hav av, våg av, berg av, korthus,
    vita huset, i samma båt, flaggskepp, bygga broar, bro mellan, nyckeln till, hjärtat av,
    under lupp, öppen bok`,
  misleading: "kalkon, stjärna, droppe, nyckel, kräfta",
};
