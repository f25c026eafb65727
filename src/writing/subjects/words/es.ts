import type { SubjectWords } from "./subject_words.ts";

/** Spanish. */
export const es: SubjectWords = {
  prefixes: "",
  bases: "z",
  endings: "s, es, ces",
  layers: 1,
  compounds: false,
  words: `
    dog: perro, cachorro
    cat: gato
    horse: caballo, caballos, yegua
    cow: vaca, ganado, ganadería, ganadero
    pig: cerdo
    ewe: oveja, cordero?
    mouse: ratón?
    bird: ave, pájaro, golondrina?, gorrión, cigüeña
    blackbird: cuervo, mirlo
    mantelpiece-clock: reloj, relojero, relojera
    eagle: águila, halcón
    bear: oso?, oso pardo
    fish: pez, peces, pescado, salmón, pesca, pescador
    honeybee: abeja, abejorro, apicultor, apicultura, colmena, polinizador
    mosquito: mosquito, dengue, malaria
    paw-prints: mascota?, veterinario
    rose: rosa?
    blossom: flor?, flores silvestres
    evergreen-tree: bosque, selva?, deforestación, pino
    deciduous-tree: árbol, roble
    sheaf-of-rice: trigo, cebada, cereal, cosecha?
    herb: albahaca, perejil, tomillo, romero?
    mushroom: seta, hongo, champiñón
    grapes: uva, viñedo
    red-apple: manzana
    potato: patata, papa?
    ear-of-corn: maíz
    olive: aceituna, aceite de oliva, olivo, olivar
    beans: lenteja, alubia, garbanzo, frijol
    bread: pan, panadería, panadero, masa madre, levadura
    cheese-wedge: queso
    cut-of-meat: carne
    pot-of-food: sopa, guiso, caldo, cocido
    cooked-rice: arroz, quinoa, quinua, cuscús, risotto
    spaghetti: pasta?, espaguetis, fideos
    shortcake: tarta, pastel, bizcocho
    chocolate-bar: chocolate, cacao
    candy: azúcar, caramelo
    honey-pot: miel
    glass-of-milk: leche
    hot-beverage: café
    teacup-without-handle: té, té verde
    wine-glass: vino, bodega, viticultor
    beer-mug: cerveza, cervecería
    fork-and-knife-with-plate: restaurante
    egg: huevo
    salt: sal?
    fire: fuego?, incendio, incendio forestal, llamas?
    fire-engine: bombero, bomberos
    water-wave: inundación, inundaciones, riada, mar, océano, ola?, tsunami?, río
    droplet: agua, agua potable, sequía
    cloud-with-rain: lluvia
    cloud-with-lightning-and-rain: tormenta?, temporal?
    snowflake: nieve, nevada
    cyclone: huracán, tifón, ciclón
    thermometer: ola de calor, temperatura, fiebre, calor
    volcano: volcán, volcanes, erupción, lava
    mountain: montaña, alpinista, cordillera
    snow-capped-mountain: glaciar
    desert: desierto
    beach-with-umbrella: playa
    globe-showing-europe-africa: cambio climático, calentamiento global, crisis climática
    full-moon: luna
    ringed-planet: planeta, exoplaneta
    milky-way: galaxia, universo, vía láctea, agujero negro?
    comet: cometa?, asteroide, meteorito
    telescope: telescopio, astrónomo, astronomía, observatorio astronómico
    rocket: cohete, nave espacial, sonda espacial
    hospital: hospital, clínica
    ambulance: ambulancia
    microbe: virus, bacteria, coronavirus, pandemia, gripe
    syringe: vacuna, vacunación, jeringa, insulina
    pill: medicamento, antibiótico, fármaco, pastilla
    stethoscope: médico, médica, enfermera, atención primaria
    brain: cerebro, neurona, neurociencia
    anatomical-heart: infarto, cardiólogo, enfermedad cardiovascular
    tooth: diente, dentista
    bed: sueño?, insomnio, dormir, colchón
    cigarette: cigarrillo, tabaco, fumador, fumar
    microscope: microscopio, laboratorio
    dna: gen, genes, genética, genoma, adn
    radioactive: central nuclear, energía nuclear, radiactivo, uranio
    abacus: matemáticas, matemático
    amphora: arqueólogo, arqueología, arqueólogos, cerámica, excavación arqueológica
    classical-building: parlamento, senado, museo, congreso de los diputados
    ballot-box-with-ballot: elecciones, votante, referéndum, urnas, electoral, comicios
    balance-scale: tribunal, juez, jueces, abogado, fiscal, fiscalía, sentencia?, justicia
    police-car: policía, guardia civil
    military-helmet: soldado, ejército, tropas
    dove: alto el fuego, tregua, tratado de paz
    crown: rey?, reina?, monarquía
    placard: manifestación?, manifestante, protesta
    eye: cookies de terceros, cámara de vigilancia, cámaras de vigilancia, cookies?, vigilancia masiva, videovigilancia, programa espía, software espía, rastreo en línea, vigilancia?, rastreo?, rastreador?
    locked: datos personales, privacidad?, contraseña, cifrado, protección de datos, ciberseguridad
    bank: banco central, banco?
    money-bag: dinero, ahorros, ahorro
    coin: moneda, bitcoin, criptomoneda
    chart-increasing: bolsa de valores, mercado de valores, crecimiento económico
    chart-decreasing: recesión
    receipt: impuesto, impuestos, iva
    shopping-cart: supermercado
    briefcase: desempleo, paro?, entrevista de trabajo
    factory: fábrica
    oil-drum: petróleo
    fuel-pump: gasolina, gasolinera
    house: casa?, vivienda, hipoteca
    houses: alquiler, inquilino, casero
    hotel: hotel
    castle: castillo
    church: iglesia, catedral
    bridge-at-night: puente?
    train: tren, ferrocarril, alta velocidad
    metro: metro?
    tram: tranvía
    bus: autobús, autobuses
    automobile: coche, automóvil, coche eléctrico
    delivery-truck: camión, camiones
    bicycle: bicicleta, ciclista, carril bici, bici
    vertical-traffic-light: semáforo, atasco, tráfico
    motorway: autopista
    sailboat: velero
    ship: barco, buque, carguero
    ferry: ferry, transbordador
    airplane: avión, aviones, aerolínea, aeropuerto
    luggage: turismo, turista, maleta
    tent: camping, tienda de campaña
    hiking-boot: senderismo, excursionista
    tractor: agricultor, agricultura, granja, tractor
    laptop: ordenador, computadora, software, programador, lenguaje de programación
    mobile-phone: teléfono móvil, smartphone, teléfono inteligente, celular?
    robot: robot, inteligencia artificial, chatbot
    video-game: videojuego
    camera: fotógrafo, fotografía, cámara?
    battery: batería, pila?
    high-voltage: electricidad, apagón, red eléctrica
    school: escuela, colegio, alumno, maestro, instituto?
    graduation-cap: universidad, universitario, estudiante
    books: libro, biblioteca, novela, librería
    newspaper: periódico, periodista, periodismo
    movie-camera: cine, cineasta, película
    television: televisión
    musical-notes: música, compositor, coro
    violin: violín, orquesta, sinfonía
    musical-keyboard: piano, pianista
    performing-arts: teatro
    artist-palette: pintor, pintura
    soccer-ball: fútbol, portero, delantero?, gol?, penalti
    tennis: tenis
    skis: esquí, esquiador
    running-shoe: maratón, corredor?
    sports-medal: olímpico, juegos olímpicos, medalla
    chess-pawn: ajedrez
    christmas-tree: navidad
    wedding: boda
    wastebasket: basura, vertedero
    recycling-symbol: reciclaje
    basketball: baloncesto
    volleyball: voleibol
    wolf: lobo
    crab: cangrejo`,
  figurative: `alto fuego, jugar con fuego, a fuego lento, entre dos fuegos, bajo fuego, prueba de fuego,
    elefante en la habitación, cisne negro, oveja negra, chivo expiatorio, cabeza de turco,
    gato encerrado, gato por liebre, parte del león, lágrimas de cocodrilo, caballo de troya,
    a caballo entre, matar dos pájaros, más vale pájaro, manzana de la discordia, media naranja,
    guinda del pastel, repartir el pastel, pan comido, ganarse el pan, luna de miel, mala leche,
    punta del iceberg, gota que colma, tormenta perfecta, tormenta de ideas, lluvia de ideas,
    lluvia de, ola de, oleada de, mar de, un mar de, océano de, río de, ríos de tinta,
    agua pasada, como agua, estar en la luna, pedir la luna, mover montañas, montaña rusa,
    montaña de, castillo de naipes, casa de papel, casa blanca, casa real, en el mismo barco,
    barco a la deriva, tren de vida, perder el tren, tender puentes, puente entre, puente aéreo,
    la clave, corazón de, en el adn, adn de, bajo la lupa, carrera de fondo, un maratón,
    ejército de, ajedrez político, pelota está, llave de, cortina de humo, ser pan, flor de,
    a flor de piel, árbol genealógico, raíz de, media luna, estrella de, música para los oídos,
    bailar con la más fea, hacer teatro, golpe de estado, torre de marfil, cruz roja, san juan`,
  misleading: "pavo, gota, estrella, llave",
};
