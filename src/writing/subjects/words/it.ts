import type { SubjectWords } from "./subject_words.ts";

/** Italian. */
export const it: SubjectWords = {
  prefixes: "",
  bases: "a, o, e, i, io, ca, co, ga, go, cia, gia",
  endings: "a, o, e, i, io, chi, che, ghi, ghe, ci, gi, ce, ge",
  layers: 1,
  compounds: false,
  words: `
    dog: cane, cani, cucciolo
    cat: gatto
    cow: mucca, bovino, bestiame
    pig: maiale
    ewe: pecora, agnello?
    mouse: topo?
    bird: uccello, rondine, passero, cicogna
    blackbird: corvo, cornacchia, merlo
    mantelpiece-clock: orologio, orologiaio
    eagle: aquila, falco
    bear: orso?, orso bruno
    fish: pesce, salmone, pescatore
    honeybee: ape, api, bombo, apicoltore, apicoltura, alveare, arnia, impollinatori
    mosquito: zanzara, malaria, dengue
    paw-prints: animale domestico, veterinario
    rose: rosa?
    blossom: fiore?, fiori di campo
    evergreen-tree: bosco, foresta, deforestazione
    deciduous-tree: albero, quercia
    sheaf-of-rice: grano, frumento, orzo, raccolto?
    herb: basilico, prezzemolo, timo, rosmarino
    mushroom: fungo
    grapes: uva, vigneto, vigna
    red-apple: mela
    potato: patata
    ear-of-corn: mais
    olive: oliva, olio d'oliva, ulivo, olivo
    beans: lenticchia, fagiolo, ceci
    bread: pane, panificio, fornaio, lievito
    cheese-wedge: formaggio
    cut-of-meat: carne
    pot-of-food: zuppa, minestra, brodo
    cooked-rice: riso?, quinoa, couscous, risotto
    spaghetti: pasta?, spaghetti
    shortcake: torta, dolce?
    chocolate-bar: cioccolato, cacao
    candy: zucchero, caramella
    honey-pot: miele
    glass-of-milk: latte
    hot-beverage: caffè, espresso?
    teacup-without-handle: tè, tè verde
    wine-glass: vino, cantina?, viticoltore
    beer-mug: birra, birrificio
    fork-and-knife-with-plate: ristorante
    egg: uovo, uova
    salt: sale?
    butter: burro
    fire: fuoco?, incendio, rogo?, fiamme?
    fire-engine: vigili del fuoco, pompiere
    water-wave: alluvione, inondazione, mare, oceano, onda?, tsunami?, fiume
    droplet: acqua, acqua potabile, siccità
    cloud-with-rain: pioggia, piogge
    cloud-with-lightning-and-rain: temporale?, temporali, tempesta?, maltempo
    snowflake: neve, nevicata
    cyclone: uragano, tifone, ciclone
    thermometer: ondata di caldo, temperatura, febbre, caldo
    volcano: vulcano, eruzione, lava
    mountain: montagna, alpinista
    snow-capped-mountain: ghiacciaio
    desert: deserto
    beach-with-umbrella: spiaggia, spiagge
    globe-showing-europe-africa: cambiamento climatico, cambiamenti climatici, riscaldamento globale, crisi climatica
    full-moon: luna
    ringed-planet: pianeta, pianeti
    milky-way: galassia, universo?, via lattea, buco nero?
    comet: cometa, asteroide, meteorite
    telescope: telescopio, astronomo, astronomia
    rocket: razzo, astronave, sonda spaziale
    hospital: ospedale, clinica?
    ambulance: ambulanza
    microbe: virus, batterio, coronavirus, pandemia, influenza?
    syringe: vaccino, vaccinazione, siringa, insulina
    pill: farmaco, medicinale, antibiotico, pillola
    stethoscope: medico, infermiere, infermiera
    brain: cervello, neurone, neuroscienze
    anatomical-heart: infarto, cardiologo
    tooth: dente, dentista
    bed: sonno, insonnia, dormire, materasso
    cigarette: sigaretta, tabacco, fumatore
    microscope: microscopio, laboratorio
    dna: gene, genetica, genoma, dna
    radioactive: centrale nucleare, energia nucleare, radioattivo, uranio
    abacus: matematica, matematico
    amphora: archeologo, archeologia, scavi archeologici, ceramica
    classical-building: parlamento, senato, museo
    ballot-box-with-ballot: elezione, elezioni, elettore, referendum, urne, elettorale
    balance-scale: tribunale, giudice, avvocato, procura, sentenza?, magistrato
    police-car: polizia, carabinieri
    military-helmet: soldato, esercito
    dove: cessate il fuoco, tregua, trattato di pace
    crown: re?, regina?, monarchia
    placard: manifestazione?, manifestante, corteo
    eye: cookie di terze parti, telecamere di sorveglianza, cookies?, sorveglianza di massa, videosorveglianza, spyware, tracciamento online, sorveglianza?, tracciamento?, tracker?
    locked: dati personali, privacy?, password, crittografia, protezione dei dati, cybersicurezza
    bank: banca centrale, banca
    money-bag: denaro, soldi, risparmio
    coin: moneta, bitcoin, criptovaluta
    chart-increasing: mercato azionario, crescita economica
    chart-decreasing: recessione
    receipt: tassa, imposta, tasse
    shopping-cart: supermercato
    briefcase: disoccupazione, colloquio di lavoro
    factory: fabbrica
    oil-drum: petrolio
    fuel-pump: benzina, distributore?
    house: casa?, mutuo
    houses: affitto, inquilino, alloggio
    hotel: albergo, hotel
    castle: castello
    church: chiesa, cattedrale
    bridge-at-night: ponte?
    train: treno, ferrovia
    metro: metropolitana
    bus: autobus
    automobile: automobile, auto, auto elettrica
    delivery-truck: camion
    bicycle: bicicletta, ciclista, pista ciclabile, bici
    vertical-traffic-light: semaforo, traffico
    motorway: autostrada
    sailboat: barca a vela
    ship: nave, mercantile
    ferry: traghetto
    airplane: aereo?, compagnia aerea, aeroporto
    luggage: turismo, turista, valigia
    tent: campeggio, tenda?
    hiking-boot: escursione, escursionista, trekking
    tractor: agricoltore, agricoltura, fattoria, trattore
    laptop: computer, software, programmatore, linguaggio di programmazione
    mobile-phone: smartphone, telefono, cellulare
    robot: robot, intelligenza artificiale, chatbot
    video-game: videogioco, videogiochi
    camera: fotografo, fotografia
    battery: batteria
    high-voltage: elettricità, rete elettrica, blackout
    school: scuola, alunno, liceo, insegnante
    graduation-cap: università, studente
    books: libro, biblioteca, romanzo, libreria
    newspaper: giornale, giornalista, giornalismo
    movie-camera: cinema, regista, film
    television: televisione
    musical-notes: musica, compositore, coro
    violin: violino, orchestra, sinfonia
    musical-keyboard: pianoforte, pianista
    performing-arts: teatro
    artist-palette: pittore, pittura
    soccer-ball: calcio?, portiere, attaccante, rigore?, serie a
    skis: sci?, sciatore
    running-shoe: maratona, corridore
    sports-medal: olimpico, olimpiadi, medaglia
    chess-pawn: scacchi
    christmas-tree: natale
    wedding: matrimonio
    wastebasket: rifiuto, rifiuti, spazzatura, discarica
    recycling-symbol: riciclo, riciclaggio dei rifiuti
    basketball: pallacanestro, basket
    volleyball: pallavolo
    wolf: lupo
    crab: granchio
    ice-cream: gelato`,
  figurative: `cessate fuoco, giocare con il fuoco, fuoco di paglia, mettere la mano sul fuoco,
    elefante nella stanza, cigno nero, pecora nera, capro espiatorio, gatta ci cova,
    parte del leone, lacrime di coccodrillo, cavallo di troia, cavallo di battaglia,
    a cavallo tra, due piccioni con una fava, in bocca al lupo, pesce d'aprile,
    pomo della discordia, ciliegina sulla torta, fetta di torta, pane per i denti, luna di miele,
    punta dell'iceberg, goccia nel mare, tempesta in un bicchiere, tempesta perfetta, ondata di,
    mare di, un mare di, fiume di, acqua passata, acqua in bocca, acqua sul fuoco, montagna di,
    montagne russe, castello di carte, castelli in aria, casa bianca, sulla stessa barca,
    treno di vita, perdere il treno, gettare ponti, ponte tra, chiave di, cuore di, cuore della,
    nel dna, dna di, sotto la lente, gara di resistenza, una maratona, esercito di,
    palla al balzo, albero genealogico, fior fiore, a fior di pelle, rosa dei venti,
    vita in rosa, stella nascente, scuola di pensiero, fare scuola, libro aperto, colpo di scena,
    colpo di stato, torre d'avorio, avvocato del diavolo, in alto mare, campo di calcio balilla`,
  misleading: "tacchino, stella, goccia, chiave, cancro, riso",
};
