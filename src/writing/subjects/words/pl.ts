import type { SubjectWords } from "./subject_words.ts";

/** Polish. */
export const pl: SubjectWords = {
  prefixes: "",
  bases: "a, o, e, y, i, ia, ie, ń, ek, ec, ka",
  endings: `a, u, owi, em, iem, ie, e, y, i, ow, om, ami, ach, o, ą, ę, ia, iu, mi, iom, iami, iach, ej,
    ego, ych, ki, kow, kiem, ku, kami, kach, kom, ke, ce, ca, cy, cow, cem, cami, nie, nia, niem,
    ni, zie, rze, le, cie, sie`,
  layers: 1,
  compounds: false,
  words: `
    dog: pies, psa, psy, psów, psem, szczeniak
    cat: kot, koty
    horse: koń, konie, koni, konia
    cow: krowa, krów, bydło
    pig: świnia, trzoda?
    ewe: owca, owiec
    mouse: mysz?
    bird: ptak, ptaki, jaskółka, bocian, wróbel
    blackbird: kruk, wrona, gawron
    mantelpiece-clock: zegar, zegarmistrz
    eagle: orzeł, orła, sokół
    bear: niedźwiedź, niedźwiedzie
    fish: ryba, łosoś, rybak, rybołówstwo
    honeybee: pszczoła, pszczół, pszczoły, trzmiel, pszczelarz, pszczelarstwo, ul?, ule?, zapylacz
    mosquito: komar, malaria
    paw-prints: weterynarz, zwierzę domowe
    rose: róża?
    blossom: kwiat?
    evergreen-tree: las, lasy, lasu, lasów, puszcza, wylesianie
    deciduous-tree: drzewo, dąb, drzew
    sheaf-of-rice: pszenica, zboże, jęczmień, żniwa
    herb: bazylia, pietruszka, tymianek
    mushroom: grzyb, grzyby, grzybów
    grapes: winogrono, winnica
    red-apple: jabłko, jabłek
    potato: ziemniak
    ear-of-corn: kukurydza
    beans: soczewica, fasola, ciecierzyca
    bread: chleb, zakwas, piekarnia, drożdże
    cheese-wedge: ser, sery, sera
    cut-of-meat: mięso
    pot-of-food: zupa, gulasz, bulion, rosół
    spaghetti: makaron, spaghetti
    shortcake: tort
    chocolate-bar: czekolada, kakao
    candy: cukier, cukierek
    honey-pot: miód, miodu
    glass-of-milk: mleko
    hot-beverage: kawa, kawy, kawę
    teacup-without-handle: herbata
    wine-glass: wino, wina?
    beer-mug: piwo, browar
    fork-and-knife-with-plate: restauracja
    egg: jajko, jaja
    salt: sól, soli?
    fire: ogień?, pożar, pożary, płomienie?, podpalenie
    fire-engine: strażak, straż pożarna, strażacy
    water-wave: powódź, powodzie, powodzi, morze, ocean, fala?, tsunami?, rzeka
    droplet: woda, wody?, susza
    cloud-with-rain: deszcz, opady
    cloud-with-lightning-and-rain: burza?, wichura
    snowflake: śnieg, śniegu
    cyclone: huragan, tajfun, cyklon
    thermometer: upał, fala upałów, temperatura, gorączka
    volcano: wulkan, erupcja, lawa
    mountain: góra?, góry?, alpinista, himalaista, tatry
    snow-capped-mountain: lodowiec
    desert: pustynia
    beach-with-umbrella: plaża
    globe-showing-europe-africa: zmiany klimatu, zmian klimatu, globalne ocieplenie, kryzys klimatyczny
    full-moon: księżyc
    ringed-planet: planeta, egzoplaneta
    milky-way: galaktyka, wszechświat, droga mleczna, czarna dziura?
    comet: kometa, asteroida, meteoryt
    telescope: teleskop, astronom, astronomia
    rocket: rakieta?, statek kosmiczny, sonda kosmiczna
    hospital: szpital, szpitale
    ambulance: karetka
    microbe: wirus, bakteria, koronawirus, pandemia, grypa
    syringe: szczepionka, szczepienie, szczepienia, strzykawka, insulina
    pill: lek, leki, lekarstwo, antybiotyk, tabletka
    stethoscope: lekarz, lekarka, pielęgniarka
    brain: mózg, mózgu, neuron
    anatomical-heart: zawał, kardiolog
    tooth: ząb, zęby, zębów, dentysta, stomatolog
    bed: sen?, bezsenność, materac
    cigarette: papieros, tytoń, palacz
    microscope: mikroskop, laboratorium
    dna: gen, geny, genetyka, genom, dna
    radioactive: elektrownia jądrowa, elektrownia atomowa, energetyka jądrowa, uran
    abacus: matematyka, matematyk
    amphora: archeolog, archeologia, archeolodzy, wykopaliska
    classical-building: parlament, sejm, senat, muzeum
    ballot-box-with-ballot: wybory, wyborów, wyborca, głosowanie, referendum, wyborczy, kampania wyborcza
    balance-scale: sąd, sądu, sądy, sędzia, prokuratura, prokurator, adwokat, wyrok, trybunał
    police-car: policja, policjant
    military-helmet: żołnierz, armia, wojsko
    dove: zawieszenie broni, rozejm, traktat pokojowy
    crown: król?, królowa?, monarchia
    placard: protest, demonstracja, manifestacja
    eye: kamery monitoringu, pliki cookie, ciasteczka internetowe, masowa inwigilacja, inwigilacja, oprogramowanie szpiegujące, śledzenie w sieci, śledzenie?
    locked: dane osobowe, prywatność?, hasło?, szyfrowanie, ochrona danych, cyberbezpieczeństwo
    bank: bank centralny, bank
    money-bag: pieniądze, pieniędzy, oszczędności
    coin: moneta, bitcoin, kryptowaluta
    chart-increasing: giełda, wzrost gospodarczy
    chart-decreasing: recesja
    receipt: podatek, podatki, podatku, podatków, vat
    shopping-cart: supermarket
    briefcase: bezrobocie, rozmowa kwalifikacyjna
    factory: fabryka
    oil-drum: ropa naftowa, ropy naftowej, ropa?
    fuel-pump: benzyna, stacja benzynowa, paliwo
    house: dom?
    houses: mieszkanie, mieszkań, czynsz, najemca
    hotel: hotel
    castle: zamek?
    church: kościół?
    bridge-at-night: most?
    train: pociąg, kolej?, pociągi
    metro: metro
    tram: tramwaj
    bus: autobus
    automobile: samochód, samochody, auto
    delivery-truck: ciężarówka
    bicycle: rower, rowery, rowerzysta, ścieżka rowerowa
    vertical-traffic-light: korek?, sygnalizacja świetlna
    motorway: autostrada
    ship: statek, statki, kontenerowiec
    ferry: prom, promy
    airplane: samolot, samoloty, linia lotnicza, lotnisko
    luggage: turystyka, turysta, walizka
    tent: kemping, namiot
    hiking-boot: wędrówka, szlak turystyczny
    tractor: rolnik, rolnicy, rolnictwo, gospodarstwo rolne, traktor
    laptop: komputer, oprogramowanie, programista, język programowania
    mobile-phone: smartfon, telefon, komórkowy
    robot: robot, sztuczna inteligencja, chatbot
    video-game: gra wideo, gry komputerowe
    camera: fotograf, fotografia
    battery: bateria, akumulator
    high-voltage: prąd?, energia elektryczna, sieć energetyczna
    school: szkoła, szkół, uczeń, uczniowie, nauczyciel
    graduation-cap: uniwersytet, student, studia?
    books: książka, książek, biblioteka, powieść, księgarnia
    newspaper: gazeta, dziennikarz, dziennikarstwo
    movie-camera: kino, film, reżyser
    television: telewizja
    musical-notes: muzyka, kompozytor, chór
    violin: skrzypce, orkiestra, symfonia
    musical-keyboard: fortepian, pianista
    performing-arts: teatr
    artist-palette: malarz, malarstwo
    soccer-ball: piłka nożna, piłkarz, bramkarz, napastnik
    skis: narty, narciarz
    running-shoe: maraton, biegacz
    sports-medal: olimpijski, igrzyska, medal
    chess-pawn: szachy
    christmas-tree: boże narodzenie, choinka
    wedding: ślub, wesele
    wastebasket: śmieci, odpady
    recycling-symbol: recykling
    frog: żaba, żab
    wolf: wilk, wilki, wilków
    fox: lis?, lisy?`,
  figurative: `igrać z ogniem, pod ogniem, słomiany ogień, słoń w pokoju, słoń w składzie, czarny łabędź,
    czarna owca, kozioł ofiarny, kot w worku, lwia część, krokodyle łzy, koń trojański,
    niedźwiedzia przysługa, jabłko niezgody, wisienka na torcie, bułka z masłem, miesiąc miodowy,
    wierzchołek góry lodowej, kropla w morzu, burza w szklance, burza mózgów, fala krytyki, fala,
    morze możliwości, góra pieniędzy, domek z kart, biały dom, w jednej łodzi, budować mosty,
    most między, klucz do, serce miasta, w dna, pod lupą, armia urzędników, drzewo genealogiczne,
    otwarta książka, od deski do deski, ptasie mleczko, gra w szachy`,
  misleading: "indyk, gwiazda, kropla, klucz, rak",
};
