import type { SubjectWords } from "./subject_words.ts";

/** German. */
export const de: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "e, en, n, er, ern, s, es, em, nen",
  layers: 1,
  compounds: true,
  words: `
    monkey: Affe, Schimpanse
    horse: Pferd, Pony
    cow: Kuh, Kühe, Rind, Rinder, Viehzucht
    pig: Schwein, Ferkel
    ewe: Schaf, Schafe, Lamm?
    mouse: Maus?
    bear: Bär?, Braunbär
    chicken: Huhn, Hühner, Henne, Geflügel
    bird: Vogel, Vögel, Singvogel, Spatz, Storch, Nachtigall
    blackbird: Rabe, Raben, Krähe, Amsel, Dohle
    mantelpiece-clock: Uhrmacher, Uhrmacherin, Turmuhr, Kirchturmuhr, Bahnhofsuhr, Wanduhr, Standuhr, Kuckucksuhr
    eagle: Adler, Falke, Greifvogel
    fish: Fisch, Lachs, Hering, Forelle, Fischerei, Fischer?
    honeybee: Biene, Honigbiene, Wildbiene, Hummel, Imker, Imkerei, Bienenstock, Bienenvolk, Bestäuber
    mosquito: Mücke, Stechmücke, Malaria
    butterfly: Schmetterling, Falter
    paw-prints: Haustier, Tierarzt
    blossom: Blume, Blumen, Wildblume, Blüte?
    rose: Rose?
    evergreen-tree: Wald, Wälder, Forst, Fichte, Nadelbaum, Regenwald
    deciduous-tree: Baum, Bäume, Eiche, Obstbaum
    seedling: Keimling, Setzling, Aussaat
    sheaf-of-rice: Weizen, Getreide, Gerste, Roggen, Ernte?
    herb: Basilikum, Petersilie, Thymian, Kräuter
    mushroom: Pilz, Pilze
    wood: Brennholz, Holz?
    grapes: Traube, Weinberg, Weinrebe
    red-apple: Apfel, Äpfel
    cherries: Kirsche
    blueberries: Heidelbeere, Blaubeere
    potato: Kartoffel
    ear-of-corn: Mais
    leafy-green: Salatkopf, Kohl?, Spinat, Grünkohl
    beans: Linsen, Linse?, Bohne, Kichererbse
    onion: Zwiebel
    garlic: Knoblauch
    bread: Brot, Sauerteig, Bäckerei, Bäcker?, Hefe, Teig
    cheese-wedge: Käse, Käserei
    cut-of-meat: Fleisch, Rindfleisch, Steak
    pot-of-food: Eintopf, Suppe, Brühe
    spaghetti: Nudel, Nudeln, Pasta, Spaghetti
    shortcake: Kuchen, Torte
    chocolate-bar: Schokolade, Kakao
    candy: Zucker, Süßigkeit
    honey-pot: Honig
    glass-of-milk: Milch
    hot-beverage: Kaffee, Espresso, Kaffeebohne
    teacup-without-handle: Tee, Grüntee
    wine-glass: Wein, Winzer, Weingut
    beer-mug: Bier, Brauerei, Brauer?
    fork-and-knife-with-plate: Restaurant, Gasthaus
    egg: Ei, Eier
    salt: Salz
    butter: Butter
    fire: Feuer?, Brand?, Waldbrand, Großbrand, Brandstiftung, Wohnungsbrand, Flammen?
    fire-engine: Feuerwehr, Feuerwehrmann, Löscharbeiten
    water-wave: Hochwasser, Überschwemmung, Überflutung, Flut?, Tsunami, Meer, Ozean, Welle?, Fluss?, Sturmflut
    droplet: Wasser, Trinkwasser, Grundwasser, Dürre
    cloud-with-rain: Regen, Starkregen, Niederschlag
    cloud-with-lightning-and-rain: Gewitter, Unwetter, Sturm?
    snowflake: Schnee, Schneefall, Frost?
    cyclone: Hurrikan, Taifun, Wirbelsturm
    thermometer: Hitze, Hitzewelle, Temperatur, Fieber
    volcano: Vulkan, Vulkanausbruch, Lava
    mountain: Berg, Berge, Gebirge, Bergsteiger, Alpen
    snow-capped-mountain: Gletscher
    desert: Wüste
    beach-with-umbrella: Strand, Strände
    globe-showing-europe-africa: Klimawandel, Erderwärmung, Klimaschutz, Klimakrise, Klimagipfel
    full-moon: Mond
    ringed-planet: Planet, Exoplanet, Saturn
    milky-way: Galaxie, Milchstraße, Universum, Weltall
    comet: Komet, Asteroid, Meteorit
    telescope: Teleskop, Astronom, Astronomie, Sternwarte
    rocket: Rakete?, Raumfahrt, Raumsonde, Raumschiff
    hospital: Krankenhaus, Krankenhäuser, Klinik
    ambulance: Rettungswagen, Krankenwagen
    microbe: Virus, Viren, Bakterie, Bakterien, Coronavirus, Pandemie, Erreger, Grippe
    syringe: Impfung, Impfstoff, Spritze?, Insulin
    pill: Medikament, Arzneimittel, Antibiotikum, Antibiotika, Tablette
    stethoscope: Arzt, Ärzte, Ärztin, Hausarzt, Pflegekraft
    brain: Gehirn, Hirnforschung, Nervenzelle, Hirnforscher
    anatomical-heart: Herzinfarkt, Herzkrankheit
    tooth: Zahn, Zähne, Zahnarzt
    bed: Schlaf, Schlafstörung, Matratze
    cigarette: Zigarette, Rauchen, Raucher, Tabak
    microscope: Mikroskop, Labor
    test-tube: Chemie, Chemiker, Reagenzglas
    dna: Erbgut, Gen, Gentechnik, Genetik, Genom
    radioactive: Atomkraft, Atomkraftwerk, Kernkraft, Kernkraftwerk, radioaktiv, Uran
    abacus: Mathematik, Mathematiker
    amphora: Archäologe, Archäologin, Archäologen, Archäologie, Ausgrabung
    classical-building: Parlament, Bundestag, Landtag, Museum
    ballot-box-with-ballot: Wahl?, Bundestagswahl, Landtagswahl, Kommunalwahl, Wähler, Stimmzettel, Wahllokal, Volksabstimmung, Referendum, Wahlkampf
    balance-scale: Gericht?, Landgericht, Amtsgericht, Bundesgerichtshof, Richter, Klage?, Urteil?, Staatsanwaltschaft, Anwalt, Verfassungsgericht, Justiz
    police-car: Polizei, Polizist
    military-helmet: Soldat, Bundeswehr, Armee
    dove: Waffenruhe, Waffenstillstand, Friedensvertrag
    crown: König?, Königin?, Monarchie
    placard: Demonstration, Demonstrant, Protest, Kundgebung
    eye: Drittanbieter-Cookies, Tracking-Cookies, Cookie-Banner, Datenhändler, Cookies?, Massenüberwachung, Videoüberwachung, Überwachungskamera, Spähsoftware, Spionagesoftware, Nutzerverfolgung, Überwachung?, Tracking?, Tracker?
    locked: personenbezogene Daten, Privatsphäre?, Passwort, Verschlüsselung, Datenschutz, Datenleck, Cybersicherheit
    bank: Zentralbank, Notenbank, Sparkasse, Bank?
    money-bag: Geld, Vermögen, Spargeld
    coin: Münze, Bitcoin, Kryptowährung
    chart-increasing: Börse, Aktienmarkt, Wirtschaftswachstum
    chart-decreasing: Rezession
    receipt: Steuer?, Steuern?, Steuererklärung, Mehrwertsteuer, Einkommensteuer
    shopping-cart: Supermarkt, Einzelhandel
    briefcase: Arbeitslosigkeit, Bewerbungsgespräch
    factory: Fabrik
    oil-drum: Rohöl, Erdöl, Ölpreis
    fuel-pump: Benzin, Tankstelle, Spritpreis
    package: Paket?
    house: Haus, Häuser, Eigenheim
    houses: Miete, Mieter, Vermieter, Wohnung, Wohnungsmarkt, Wohnungsbau
    building-construction: Baustelle
    hotel: Hotel
    castle: Burg?, Schloss?, Ritterburg, Burgruine
    church: Kirche
    bridge-at-night: Brücke?
    train: Bahn?, Eisenbahn, Zug?, Züge?, Bahnstrecke, Lokführer, Bahnhof, Nachtzug, Nachtzüge, Güterzug, Güterzüge, Fernzug, Regionalzug, Schnellzug, Personenzug
    metro: U-Bahn
    tram: Straßenbahn
    bus: Bus, Busse
    automobile: Auto, Autos, Elektroauto, Autofahrer, Autobauer
    delivery-truck: Lastwagen, Lkw
    bicycle: Fahrrad, Fahrräder, Radfahrer, Radweg, Radverkehr
    vertical-traffic-light: Ampel, Stau?
    motorway: Autobahn
    sailboat: Segelboot, Segeln
    ship: Schiff, Frachter, Containerschiff
    ferry: Fähre
    airplane: Flugzeug, Fluggesellschaft, Flughafen, Flughäfen
    luggage: Tourismus, Tourist, Koffer
    tent: Camping, Zelt, Zeltplatz
    hiking-boot: Wanderung, Wandern, Wanderer, Wanderweg
    tractor: Landwirt, Landwirtschaft, Bauernhof, Traktor, Bauern?
    laptop: Laptop, Computer, Software, Programmierer, Programmiersprache
    mobile-phone: Smartphone, Handy, Mobiltelefon
    robot: Roboter, künstliche Intelligenz, KI, Chatbot, Sprachmodell
    video-game: Videospiel, Computerspiel
    camera: Kamera, Fotograf, Fotografie
    battery: Batterie, Akku
    high-voltage: Strom?, Stromnetz, Stromausfall, Elektrizität, Strompreis
    school: Schule, Schüler, Unterricht, Lehrer
    graduation-cap: Universität, Hochschule, Student, Studierende
    books: Buch, Bücher, Bibliothek, Bücherei, Roman?, Buchhandlung
    newspaper: Zeitung, Journalist, Journalismus
    movie-camera: Kino, Filmfestival, Regisseur, Film?
    television: Fernsehen, Fernseher
    musical-notes: Musik, Komponist, Melodie, Chor?
    violin: Geige, Orchester, Sinfonie, Violine
    musical-keyboard: Klavier, Pianist
    performing-arts: Theater
    artist-palette: Maler?, Gemälde, Malerei
    soccer-ball: Fußball, Torwart, Stürmer?, Bundesliga, Elfmeter
    skis: Ski, Skifahrer, Skigebiet
    running-shoe: Marathon, Läufer?, Joggen, Laufschuh
    trophy: Pokal?
    sports-medal: Olympia, Medaille, Olympische Spiele
    chess-pawn: Schach
    christmas-tree: Weihnachten, Weihnachtsbaum
    fireworks: Feuerwerk
    wedding: Hochzeit, Braut
    candle: Kerze
    wastebasket: Müll, Abfall, Mülldeponie
    recycling-symbol: Recycling
    ant: Ameise
    cat: Katze, Kater?
    t-shirt: Kleidung
    dress: Mode?
    bone: Knochen
    owl: Eule, Kauz?`,
  figurative: `unter Feuer, ins Feuer, Öl ins Feuer, Feuer und Flamme, die Hand ins Feuer, Elefant im Raum, Elefant im Porzellanladen, schwarzer Schwan, schwarzes Schaf, Sündenbock,
    Katze im Sack, Katz und Maus, Wolf im Schafspelz, der Löwenanteil, Krokodilstränen, Bärendienst, Bärenmarkt, Eulen nach Athen, zwei Fliegen, aus einer Mücke,
    da liegt der Hund, auf den Hund gekommen, Schwein gehabt, Schwein haben, Perlen vor die Säue, Trojanisches Pferd, aufs falsche Pferd, auf dem hohen Ross,
    in den sauren Apfel, Äpfel mit Birnen, Zankapfel, Rosinen, Kirsche auf der Torte, alles in Butter, um den heißen Brei, seinen Senf, die Suppe auslöffeln, Salz in der Suppe, Salz in die Wunde, das Gelbe vom Ei, Ei des Kolumbus, wie Sand am Meer,
    reinen Wein, alter Wein in neuen Schläuchen, Abwarten und Tee, nicht mein Bier, Tropfen auf den heißen Stein, Spitze des Eisbergs, Wasser auf die Mühlen, ins Wasser, unter Wasser, über Wasser, mit allen Wassern, nahe am Wasser,
    vom Regen in die Traufe, Sturm im Wasserglas, Ruhe vor dem Sturm, Fels in der Brandung, über den Berg, hinter dem Berg, Berg von, Berg an, Berge versetzen, Mann im Mond, hinter dem Mond,
    den Wald vor lauter Bäumen, kein Blatt vor den Mund, durch die Blume, auf dem Holzweg, Licht am Ende des Tunnels, auf den Zahn fühlen, Zahn der Zeit, bittere Pille, Spritze für,
    Brücken bauen, Brücke zwischen, Brücke schlagen, Kartenhaus, Haus der, aus dem Häuschen, ein Buch mit sieben Siegeln, Schule machen, Theater um, erste Geige, den Ton angeben, Zukunftsmusik, Musik in, 
    im selben Boot, sinkendes Schiff, Flaggschiff, Zug um Zug, im Zuge, am Zug, in vollen Zügen, unter Strom, gegen den Strom, Schlüssel zu, Schlüssel zum, Welle der, Welle von, Flut von, Flut an, Meer von, Meer aus, Wüste aus, Herz der, Herz des, DNA des, DNA der, in der DNA, unter die Lupe, unter dem Mikroskop, kein Marathon, Marathon, kein Sprint, Armee von, Schachzug, Steilvorlage, Eigentor, Ball liegt, am Ball, die Wahl haben, zur Wahl, die Qual der Wahl, keine Wahl, auf dem Papier, die Rote Karte, Feuertaufe, Lauffeuer, Strohfeuer, brandneu, brandaktuell, tierisch`,
  misleading: "Hamburger, Truthahn, Bank, Frankfurter",
};
