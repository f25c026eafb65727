import type { SubjectWords } from "./subject_words.ts";

/** Portuguese. */
export const pt: SubjectWords = {
  prefixes: "",
  bases: "ao, l, m",
  endings: "s, es, oes, aes, is, ns",
  layers: 1,
  compounds: false,
  words: `
    dog: cão, cachorro, cães
    cat: gato
    horse: cavalo
    cow: vaca, gado, pecuária, boi
    pig: porco
    ewe: ovelha, cordeiro?
    mouse: rato?
    bird: ave, pássaro, andorinha, pardal
    blackbird: corvo, melro
    mantelpiece-clock: relógio, relojoeiro
    eagle: águia, falcão
    bear: urso
    fish: peixe, salmão, pesca, pescador
    honeybee: abelha, apicultor, apicultura, colmeia, polinizador
    mosquito: mosquito, dengue, malária
    paw-prints: animal de estimação, veterinário
    rose: rosa?
    blossom: flor?
    evergreen-tree: floresta, desmatamento, mata?, pinheiro
    deciduous-tree: árvore, carvalho
    sheaf-of-rice: trigo, cevada, cereal, colheita?
    herb: manjericão, salsa?, tomilho, alecrim
    mushroom: cogumelo, fungo
    grapes: uva, vinhedo
    red-apple: maçã
    potato: batata
    ear-of-corn: milho
    olive: azeitona, azeite, oliveira
    beans: feijão, lentilha, grão-de-bico
    bread: pão, padaria, padeiro?, fermento
    cheese-wedge: queijo
    cut-of-meat: carne
    pot-of-food: sopa, ensopado, caldo
    cooked-rice: arroz, quinoa, cuscuz, risoto
    spaghetti: massa?, macarrão, espaguete
    shortcake: bolo
    chocolate-bar: chocolate, cacau
    candy: açúcar, bala?
    honey-pot: mel
    glass-of-milk: leite
    hot-beverage: café
    teacup-without-handle: chá
    wine-glass: vinho, vinícola
    beer-mug: cerveja, cervejaria
    fork-and-knife-with-plate: restaurante
    egg: ovo
    salt: sal?
    fire: fogo?, incêndio, queimada, chamas?
    fire-engine: bombeiro
    water-wave: inundação, enchente, cheia?, mar, oceano, onda?, tsunami?, rio
    droplet: água, água potável, seca?
    cloud-with-rain: chuva
    cloud-with-lightning-and-rain: tempestade?, temporal?
    snowflake: neve
    cyclone: furacão, tufão, ciclone
    thermometer: onda de calor, temperatura, febre, calor
    volcano: vulcão, erupção, lava
    mountain: montanha, alpinista, serra?
    snow-capped-mountain: geleira, glaciar
    desert: deserto
    beach-with-umbrella: praia
    globe-showing-europe-africa: mudanças climáticas, mudança climática, aquecimento global, alterações climáticas
    full-moon: lua
    ringed-planet: planeta, exoplaneta
    milky-way: galáxia, universo?, via láctea, buraco negro?
    comet: cometa, asteroide, meteorito
    telescope: telescópio, astrônomo, astrónomo, astronomia
    rocket: foguete, foguetão, nave espacial, sonda espacial
    hospital: hospital, clínica
    ambulance: ambulância
    microbe: vírus, bactéria, coronavírus, pandemia, gripe
    syringe: vacina, vacinação, seringa, insulina
    pill: medicamento, antibiótico, remédio, comprimido
    stethoscope: médico, médica, enfermeira, enfermeiro
    brain: cérebro, neurônio, neurónio, neurociência
    anatomical-heart: infarto, enfarte, cardiologista
    tooth: dente, dentista
    bed: sono, insônia, insónia, dormir, colchão
    cigarette: cigarro, tabaco, fumante, fumador
    microscope: microscópio, laboratório
    dna: gene, genética, genoma, dna, adn
    radioactive: usina nuclear, central nuclear, energia nuclear, radioativo, urânio
    abacus: matemática, matemático
    amphora: arqueólogo, arqueologia, arqueólogos, cerâmica
    classical-building: parlamento, senado, museu, assembleia da república
    ballot-box-with-ballot: eleição, eleições, eleitor, referendo, urnas, eleitoral
    balance-scale: tribunal, juiz, juízes, advogado, promotor, justiça?
    police-car: polícia
    military-helmet: soldado, exército
    dove: cessar-fogo, trégua, acordo de paz
    crown: rei?, rainha?, monarquia
    placard: manifestação?, manifestante, protesto
    eye: cookies de terceiros, câmera de vigilância, câmaras de vigilância, cookies?, vigilância em massa, videovigilância, videomonitoramento, software espião, rastreamento online, vigilância?, rastreamento?, rastreador?
    locked: dados pessoais, privacidade?, senha, palavra-passe, criptografia, proteção de dados, cibersegurança
    bank: banco central, banco?
    money-bag: dinheiro, poupança
    coin: moeda, bitcoin, criptomoeda
    chart-increasing: bolsa de valores, crescimento econômico, crescimento económico
    chart-decreasing: recessão
    receipt: imposto, tributo
    shopping-cart: supermercado
    briefcase: desemprego, entrevista de emprego
    factory: fábrica
    oil-drum: petróleo
    fuel-pump: gasolina, combustível
    house: casa?, moradia
    houses: habitação, aluguel, inquilino, arrendamento
    hotel: hotel
    castle: castelo
    church: igreja, catedral
    bridge-at-night: ponte?
    train: trem, comboio, ferrovia
    metro: metrô, metro?
    bus: ônibus, autocarro
    automobile: carro, automóvel, carro elétrico
    delivery-truck: caminhão, camião
    bicycle: bicicleta, ciclista, ciclovia
    vertical-traffic-light: semáforo, trânsito, engarrafamento
    motorway: autoestrada, rodovia
    sailboat: veleiro
    ship: navio, barco, cargueiro
    ferry: balsa, ferry
    airplane: avião, companhia aérea, aeroporto
    luggage: turismo, turista, mala?
    tent: acampamento, campismo
    hiking-boot: caminhada, trilha, trekking
    tractor: agricultor, agricultura, fazenda, trator
    laptop: computador, software, programador, linguagem de programação
    mobile-phone: celular, telemóvel, smartphone
    robot: robô, inteligência artificial, chatbot
    video-game: videogame, videojogo
    camera: fotógrafo, fotografia
    battery: bateria, pilha?
    high-voltage: eletricidade, rede elétrica, apagão
    school: escola, aluno, professor
    graduation-cap: universidade, universitário, estudante
    books: livro, biblioteca, romance?, livraria
    newspaper: jornal, jornalista, jornalismo
    movie-camera: cinema, cineasta, filme
    television: televisão
    musical-notes: música, compositor, coro
    violin: violino, orquestra, sinfonia
    musical-keyboard: piano, pianista
    performing-arts: teatro
    artist-palette: pintor, pintura
    soccer-ball: futebol, goleiro, guarda-redes, atacante, avançado?
    running-shoe: maratona, corredor?
    sports-medal: olímpico, olimpíada, medalha
    chess-pawn: xadrez
    christmas-tree: natal
    wedding: casamento
    wastebasket: lixo, aterro
    recycling-symbol: reciclagem
    lion: leão, leões
    basketball: basquete, basquetebol
    volleyball: vôlei, voleibol
    tram: bonde?, elétrico?
    rat: rato
    wolf: lobo
    crab: caranguejo`,
  figurative: `brincar com fogo, cessar fogo, fogo de palha, prova de fogo, elefante na sala, cisne negro,
    ovelha negra, bode expiatório, gato por lebre, parte do leão, lágrimas de crocodilo,
    cavalo de troia, matar dois coelhos, maçã da discórdia, cereja do bolo, fatia do bolo,
    pão-duro, lua de mel, ponta do iceberg, gota d'água, gota no oceano, tempestade em copo,
    tempestade perfeita, onda de, mar de, um mar de, rio de janeiro, rios de dinheiro, chuva de,
    água na boca, montanha-russa, montanha de, mover montanhas, castelo de cartas,
    castelos no ar, casa branca, no mesmo barco, perder o bonde, ponte entre, construir pontes,
    chave de, chave para, coração de, coração da, no dna, dna da, lupa, corrida de fundo,
    uma maratona, exército de, bola está, árvore genealógica, flor da pele, mar de rosas,
    estrela de, escola de pensamento, livro aberto, golpe de estado, torre de marfim,
    advogado do diabo, advogado diabo`,
  misleading: "peru, estrela, gota, chave",
};
