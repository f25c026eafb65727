import type { SubjectWords } from "./subject_words.ts";

/** Hungarian. */
export const hu: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: `k, ok, ek, ak, ök, t, ot, et, at, öt, nak, nek, ban, ben, ba, be, bol, ból, ből, ra, re, ról,
    ről, rol, tol, tól, től, hoz, hez, höz, val, vel, al, el, i, a, e, ja, je, jai, jei, ai, ei,
    on, en, an, ön, ért, ert, ig, ként, kent, nal, nel, n, os, es, as, os, ink, unk, ünk`,
  layers: 2,
  compounds: true,
  words: `
    dog: kutya
    cat: macska
    horse: ló?, lovak, lovas
    cow: tehén, tehenek, szarvasmarha
    bird: madár, madarak, gólya, fecske
    bear: medve
    fish: hal?, halak, halász, halászat, lazac
    honeybee: méh?, méhek, mézelő méh, méhész, méhészet, kaptár, beporzó
    evergreen-tree: erdő, erdőirtás
    deciduous-tree: fa?, fák, tölgy
    blossom: virág?
    sheaf-of-rice: búza, gabona, aratás
    mushroom: gomba
    red-apple: alma
    potato: burgonya, krumpli
    bread: kenyér, kenyeret, kovász, pékség, élesztő
    cheese-wedge: sajt
    pot-of-food: leves, gulyás, pörkölt
    shortcake: torta, sütemény
    chocolate-bar: csokoládé
    candy: cukor
    honey-pot: méz, mézet
    glass-of-milk: tej
    hot-beverage: kávé
    teacup-without-handle: tea
    wine-glass: bor?, borász, borászat
    beer-mug: sör, sörfőzde
    egg: tojás
    fire: tűz?, tüzek, tűzeset, erdőtűz, gyújtogatás
    fire-engine: tűzoltó
    water-wave: árvíz, árvizek, tenger, óceán, cunami, folyó?
    droplet: víz, vizet, ivóvíz, aszály
    cloud-with-rain: eső?, esőzés, csapadék
    cloud-with-lightning-and-rain: vihar?, zivatar
    snowflake: hó?, havazás
    thermometer: hőség, hőhullám, hőmérséklet, láz?
    volcano: vulkán, vulkánkitörés, láva
    mountain: hegy, hegymászó
    snow-capped-mountain: gleccser
    globe-showing-europe-africa: klímaváltozás, éghajlatváltozás, globális felmelegedés
    ringed-planet: bolygó, exobolygó
    milky-way: galaxis, világegyetem, univerzum, tejútrendszer
    comet: üstökös, kisbolygó, meteorit
    telescope: távcső, teleszkóp, csillagász, csillagászat
    rocket: rakéta?, űrhajó, űrszonda
    hospital: kórház
    microbe: vírus, baktérium, koronavírus, járvány, influenza
    syringe: oltás, védőoltás, vakcina, inzulin
    pill: gyógyszer, antibiotikum
    stethoscope: orvos, háziorvos, ápoló
    brain: agy?, agyunk, idegsejt
    tooth: fog?, fogak, fogorvos
    bed: alvás, álmatlanság
    cigarette: cigaretta, dohányzás, dohány
    dna: gén, gének, genetika
    radioactive: atomerőmű, atomenergia
    amphora: régész, régészet, ásatás
    classical-building: parlament, országgyűlés, múzeum
    ballot-box-with-ballot: választás?, országgyűlési választás, választó, népszavazás, szavazás, szavazólap
    balance-scale: bíróság, bíró?, ügyész, ügyészség, ügyvéd, ítélet
    police-car: rendőrség, rendőr
    military-helmet: katona, hadsereg
    dove: tűzszünet, fegyverszünet
    placard: tüntetés, tüntető, tiltakozás
    eye: tömeges megfigyelés, térfigyelő kamera, kémprogram, kémszoftver, nyomkövetés?, megfigyelés?
    locked: jelszó, titkosítás, adatvédelem
    bank: jegybank, bank
    coin: érme, bitcoin, kriptovaluta
    receipt: adó?, áfa, adózás
    factory: gyár, gyárak
    oil-drum: kőolaj, olajár
    houses: lakás, albérlet, bérlő
    train: vonat, vasút
    metro: metró
    bus: busz, autóbusz
    automobile: autó, gépkocsi, elektromos autó
    bicycle: kerékpár, kerékpáros, bicikli, kerékpárút
    ship: hajó
    airplane: repülőgép, légitársaság, repülőtér
    luggage: turizmus, turista
    tractor: gazda?, mezőgazdaság, traktor
    laptop: számítógép, szoftver, programozó
    mobile-phone: okostelefon, mobiltelefon, telefon
    robot: robot, mesterséges intelligencia
    battery: akkumulátor
    high-voltage: villamos energia, áramszünet, áram?
    school: iskola, diák, tanár
    graduation-cap: egyetem, hallgató
    books: könyv, könyvtár, regény
    newspaper: újság, újságíró
    movie-camera: film, mozi, filmrendező
    musical-notes: zene, zeneszerző
    violin: hegedű, zenekar
    performing-arts: színház
    artist-palette: festő, festmény
    soccer-ball: labdarúgás, futball, foci, kapus
    running-shoe: maraton, futó?
    sports-medal: olimpia, olimpiai, érem
    christmas-tree: karácsony
    wedding: esküvő
    wastebasket: hulladék, szemét
    recycling-symbol: újrahasznosítás
    basketball: kosárlabda
    volleyball: röplabda`,
  figurative: `játszik a tűzzel, elefánt a szobában, elefánt a porcelánboltban, fekete hattyú,
    fekete bárány, bűnbak, zsákbamacska, oroszlánrész, krokodilkönnyek, trójai faló,
    medveszolgálat, két legyet, hab a tortán, mézeshetek, jéghegy csúcsa, csepp a tengerben,
    vihar egy pohár, kártyavár, fehér ház, egy hajóban, zászlóshajó, hidat épít, híd a, kulcsa a,
    szíve a, nyitott könyv`,
  misleading: "pulyka, csillag, csepp, kulcs, rák",
};
