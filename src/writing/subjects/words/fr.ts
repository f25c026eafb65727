import type { SubjectWords } from "./subject_words.ts";

/** French. */
export const fr: SubjectWords = {
  prefixes: "",
  bases: "al",
  endings: "s, x, es, aux",
  layers: 1,
  compounds: false,
  words: `
    dog: chien
    cat: chat
    horse: cheval, chevaux, jument
    cow: vache, bétail, bovin, élevage
    pig: cochon, porc
    ewe: mouton, brebis, agneau?
    mouse: souris?
    bird: oiseau, hirondelle, moineau, cigogne
    blackbird: corbeau, corneille, merle
    mantelpiece-clock: horloge, horloger, horlogère
    eagle: aigle, faucon
    bear: ours?, ours brun
    fish: poisson, saumon, pêche au, pêcheur
    honeybee: abeille, bourdon, apiculteur, apicultrice, apiculture, ruche, pollinisateur
    mosquito: moustique, paludisme, dengue
    paw-prints: animal de compagnie, vétérinaire
    rose: rose?
    blossom: fleur?, fleurs sauvages
    evergreen-tree: forêt, déforestation, bois?, sapin
    deciduous-tree: arbre, chêne
    sheaf-of-rice: blé, orge, céréale, moisson
    herb: basilic, persil, thym, romarin
    mushroom: champignon
    grapes: raisin, vigne, vignoble
    red-apple: pomme
    potato: pomme de terre, pommes de terre
    ear-of-corn: maïs
    beans: lentille, haricot, pois chiche
    bread: pain, boulangerie, boulanger?, levain, levure
    cheese-wedge: fromage, fromager
    cut-of-meat: viande
    pot-of-food: soupe, ragoût, bouillon
    cooked-rice: riz, quinoa, couscous, boulgour, risotto
    spaghetti: pâtes?, spaghetti
    shortcake: gâteau
    chocolate-bar: chocolat, cacao
    candy: sucre, bonbon
    honey-pot: miel
    glass-of-milk: lait
    hot-beverage: café
    teacup-without-handle: thé
    wine-glass: vin, vigneron, viticulteur
    beer-mug: bière, brasserie, brasseur
    fork-and-knife-with-plate: restaurant
    egg: œuf, œufs
    salt: sel
    butter: beurre
    fire: feu?, incendie, feu de forêt, feux de forêt, flammes?
    fire-engine: pompier
    water-wave: inondation, crue, mer, océan, vague?, tsunami?, fleuve, rivière
    droplet: eau, eau potable, sécheresse
    cloud-with-rain: pluie
    cloud-with-lightning-and-rain: orage?, tempête?
    snowflake: neige
    cyclone: ouragan, typhon, cyclone
    thermometer: canicule, vague de chaleur, température, fièvre, chaleur
    volcano: volcan, éruption volcanique, lave
    mountain: montagne, alpiniste
    snow-capped-mountain: glacier
    desert: désert
    beach-with-umbrella: plage
    globe-showing-europe-africa: changement climatique, réchauffement climatique, dérèglement climatique
    full-moon: lune
    ringed-planet: planète, exoplanète
    milky-way: galaxie, univers?, voie lactée, trou noir?
    comet: comète, astéroïde, météorite
    telescope: télescope, astronome, astronomie
    rocket: fusée, vaisseau spatial, sonde spatiale
    hospital: hôpital, hôpitaux, clinique
    ambulance: ambulance
    microbe: virus, bactérie, coronavirus, pandémie, grippe
    syringe: vaccin, vaccination, seringue, insuline
    pill: médicament, antibiotique, comprimé
    stethoscope: médecin, infirmière, infirmier, généraliste?
    brain: cerveau, neurone, neurosciences
    anatomical-heart: infarctus, cardiologue, maladie cardiovasculaire
    tooth: dent?, dentiste
    bed: sommeil, insomnie, matelas
    cigarette: cigarette, tabac, fumeur
    microscope: microscope, laboratoire
    dna: gène, génétique, génome, adn
    radioactive: centrale nucléaire, énergie nucléaire, radioactif, réacteur nucléaire, uranium
    abacus: mathématiques, mathématicien
    amphora: archéologue, archéologie, fouilles archéologiques, poterie
    classical-building: parlement, assemblée nationale, sénat, musée
    ballot-box-with-ballot: élection, électeur, scrutin, référendum, électoral, bulletin de vote
    balance-scale: tribunal, tribunaux, juge, avocat?, procureur, cour d'appel, cour de cassation, conseil d'état, justice?
    police-car: police, policier, gendarmerie
    military-helmet: soldat, armée, militaire
    dove: cessez-le-feu, trêve, accord de paix
    crown: roi?, reine?, monarchie
    placard: manifestation?, manifestant
    eye: cookies tiers, cookies publicitaires, courtiers en données, courtier en données, caméra de surveillance, cookies?, surveillance de masse, vidéosurveillance, logiciel espion, logiciels espions, pistage publicitaire, pistage en ligne, surveillance?, pistage?, traceur?
    locked: données personnelles, vie privée?, mot de passe, mots de passe, chiffrement, protection des données, cybersécurité
    bank: banque centrale, banque
    money-bag: argent?, épargne
    coin: pièce de monnaie, bitcoin, cryptomonnaie
    chart-increasing: marché boursier, croissance économique
    chart-decreasing: récession
    receipt: impôt, impôts, fiscalité, tva
    shopping-cart: supermarché
    briefcase: chômage, entretien d'embauche
    factory: usine
    oil-drum: pétrole
    fuel-pump: essence?, station-service, carburant
    house: maison?, propriétaire
    houses: logement, loyer, locataire
    hotel: hôtel
    castle: château
    church: église, cathédrale
    bridge-at-night: pont?
    train: train?, chemin de fer, ferroviaire, tgv, sncf
    metro: métro
    tram: tramway
    bus: autobus, bus
    automobile: voiture, automobile, voiture électrique
    delivery-truck: camion
    bicycle: vélo, cycliste, piste cyclable
    vertical-traffic-light: embouteillage, feu rouge
    motorway: autoroute
    sailboat: voilier
    ship: navire, bateau, cargo
    ferry: ferry
    airplane: avion, compagnie aérienne, aéroport
    luggage: tourisme, touriste, valise
    tent: camping, tente?
    hiking-boot: randonnée, randonneur
    tractor: agriculteur, agriculture, ferme?, tracteur
    laptop: ordinateur, logiciel, programmeur, langage de programmation
    mobile-phone: smartphone, téléphone portable, téléphone
    robot: robot, intelligence artificielle, chatbot
    video-game: jeu vidéo, jeux vidéo
    camera: photographe, photographie
    battery: batterie, pile?
    high-voltage: électricité, réseau électrique, panne de courant
    school: école, élève, collège, lycée, enseignant
    graduation-cap: université, étudiant
    books: livre?, bibliothèque, roman?, librairie
    newspaper: journal?, journaliste, journalisme
    movie-camera: cinéma, cinéaste, film
    television: télévision
    musical-notes: musique, compositeur, chorale
    violin: violon, orchestre, symphonie
    musical-keyboard: piano, pianiste
    performing-arts: théâtre
    artist-palette: peintre, peinture
    soccer-ball: football, gardien de but, attaquant?
    skis: ski, skieur
    running-shoe: marathon, course à pied
    sports-medal: olympique, médaille
    chess-pawn: échecs?, jeu d'échecs
    christmas-tree: noël
    wedding: mariage
    wastebasket: déchet, ordures, poubelle
    recycling-symbol: recyclage
    lion: lion
    umbrella: parapluie
    drum: tambour, batteur
    balloon: montgolfière
    volleyball: volley
    wolf: loup`,
  figurative: `jouer avec le feu, feu vert, feu de paille, mettre le feu aux poudres, sous le feu,
    éléphant dans la pièce, cygne noir, mouton noir, bouc émissaire, chat dans la gorge,
    chat échaudé, part du lion, larmes de crocodile, cheval de troie, cheval de bataille,
    à cheval sur, peau de l'ours, poisson d'avril, noyer le poisson, pomme de discorde,
    cerise sur le gâteau, part du gâteau, poire en deux, gagne-pain, pain sur la planche,
    lune de miel, beurre dans les épinards, beurre et l'argent du beurre,
    partie émergée de l'iceberg, pointe de l'iceberg, goutte d'eau, tempête dans un verre,
    tempête parfaite, vague de, océan de, mer de, fleuve de, eau dans le gaz, couler de l'eau,
    vin dans son eau, décrocher la lune, montagne de, déplacer des montagnes, château de cartes,
    châteaux en espagne, maison blanche, dans le même bateau, mener en bateau, train de vie,
    en train de, en train d, train de mesures, jeter des ponts, pont entre, clé de, cœur de,
    adn de, dans l'adn, à la loupe, course de fond, pas un sprint, marathon, pas, armée de,
    pion sur, balle est dans, arbre qui cache la forêt, arbre généalogique, fleur de l'âge,
    à fleur de peau, fil rouge, prendre racine, tour de force, coup de théâtre, coup d'état,
    coup de soleil, coup de foudre, chef d'orchestre, rose des vents, vie en rose,
    étoile montante, la tour eiffel, livre de recettes, à livre ouvert, école de pensée,
    maladie d'amour, chat gpt, bois de justice, avocat du diable, faire école, pile ou face`,
  misleading: "dinde, étoile, goutte, clé, crabe",
};
