import type { SubjectWords } from "./subject_words.ts";

/** English. */
export const en: SubjectWords = {
  prefixes: "",
  bases: "y",
  endings: "s, es, ies",
  layers: 1,
  compounds: false,
  words: `
    monkey: monkey, primate, macaque, chimpanzee, chimp, baboon
    dog: dog, puppy
    wolf: wolf, wolves
    fox: fox
    cat: cat, kitten
    leopard: leopard, cheetah
    horse: horse, pony, equine, foal
    deer: deer, stag, reindeer
    moose: moose, elk
    cow: cow, cattle, livestock
    pig: pig, piglet, pork?
    boar: boar
    ewe: sheep, lamb?
    llama: llama, alpaca
    mouse: mouse?, mice?
    rabbit: rabbit, hare
    bat: bat?
    bear: bear?, grizzly
    sloth: sloth?
    seal: seal?
    turkey: turkey?
    chicken: chicken, poultry, hen
    bird: bird, songbird, sparrow, birdwatching, nightingale, robin?, stork, heron
    blackbird: raven, crow?, jackdaw, blackbird, magpie
    mantelpiece-clock: clock, clockmaker, watchmaker, clock tower
    eagle: eagle, falcon, raptor, hawk?
    duck: duck?, mallard
    goose: goose, geese
    frog: frog, toad, amphibian
    crocodile: crocodile, alligator
    turtle: turtle, tortoise
    lizard: lizard, gecko
    snake: snake, viper, python?
    sauropod: dinosaur
    fish: fish, salmon, tuna, herring, trout, fishery, fisherman, fishermen, cod?, carp?
    coral: coral, coral reef
    shrimp: shrimp, prawn
    butterfly: butterfly, butterflies
    honeybee: bee, honeybee, bumblebee, beehive, hive?, beekeeper, beekeeping, pollinator
    cricket: grasshopper, locust
    beetle: beetle, insect?
    mosquito: mosquito, malaria, dengue
    worm: worm, earthworm
    ant: ant
    paw-prints: veterinarian, pet?
    feather: feather
    nest-with-eggs: nest
    rose: rose?
    blossom: flower?, wildflower
    seedling: seedling, sprout
    potted-plant: houseplant, potted plant
    evergreen-tree: forest, woodland, conifer, spruce, deforestation, rainforest
    deciduous-tree: tree, oak, orchard
    sheaf-of-rice: wheat, barley, rye?, harvest?, cereal?, grain?
    herb: herb, basil, parsley, thyme?, oregano, rosemary, mint?
    fallen-leaf: autumn leaves
    leaf-fluttering-in-wind: leaf
    mushroom: mushroom, fungus, fungi
    wood: timber, firewood, logging?
    grapes: grape, vineyard
    tangerine: tangerine, mandarin?, citrus
    red-apple: apple?
    pear: pear
    cherries: cherry, cherries
    blueberries: blueberry, blueberries, berry, berries
    strawberry: strawberry, strawberries
    kiwi-fruit: kiwi fruit
    potato: potato, potatoes
    ear-of-corn: corn?, maize
    hot-pepper: chilli, chili pepper, hot pepper
    bell-pepper: bell pepper
    leafy-green: lettuce, cabbage, spinach, kale
    beans: lentil, lentils, beans?, chickpea
    ginger-root: ginger?
    peanuts: peanut
    bread: bread, sourdough, bakery, dough, loaf, yeast
    pancakes: pancake
    cheese-wedge: cheese, cheesemaker
    cut-of-meat: meat, beef, steak
    hamburger: hamburger, burger
    pot-of-food: stew, soup, broth
    green-salad: salad
    cooked-rice: rice?, quinoa, couscous, bulgur, risotto
    steaming-bowl: noodle, noodles, ramen
    spaghetti: pasta, spaghetti, lasagne, lasagna
    shortcake: cake
    birthday-cake: birthday cake
    cookie: cookie?, biscuit?
    chocolate-bar: chocolate, cocoa
    candy: candy?, sugar
    honey-pot: honey?
    glass-of-milk: milk
    hot-beverage: coffee, espresso, barista, coffee house
    teacup-without-handle: tea, green tea
    bottle-with-popping-cork: champagne?
    wine-glass: wine, winery, winemaker, winemaking
    cocktail-glass: cocktail?
    beer-mug: beer, brewery, brewer
    fork-and-knife-with-plate: restaurant, diner?
    cooking: frying pan, omelette
    egg: egg
    salt: salt
    butter: butter
    fire: fire?, wildfire, blaze, forest fire, bushfire, arson, flames?, apartment fire, house fire, factory fire
    fire-engine: firefighter, fire brigade, fire department, fire service, fire station
    water-wave: flood, flooding, tsunami?, surf, surfing, surfer, ocean, sea, river, storm surge
    droplet: water, drinking water, groundwater, drought, tap water
    cloud: cloud?
    cloud-with-rain: rain, rainfall, downpour
    cloud-with-lightning-and-rain: thunderstorm, storm?
    snowflake: snow, snowfall, blizzard, snowstorm, frost?
    tornado: tornado, tornadoes
    cyclone: hurricane, typhoon, cyclone
    sun: sun, sunshine, sunlight, sunscreen, solar eclipse
    thermometer: heatwave, heat wave, thermometer, fever, temperature, record temperatures
    volcano: volcano, volcanoes, volcanic, lava, volcanic eruption
    mountain: mountain, mountaineer, mountaineering, alpine?
    snow-capped-mountain: glacier
    desert: desert
    desert-island: desert island, tropical island
    beach-with-umbrella: beach
    national-park: national park
    globe-showing-europe-africa: climate change, global warming, climate summit, climate crisis, planet earth
    fog: fog
    ice: sea ice, ice sheet
    full-moon: moon, lunar
    ringed-planet: planet, exoplanet, Saturn, Jupiter
    milky-way: galaxy, galaxies, universe, cosmos, black hole?
    comet: comet, asteroid, meteorite, meteor
    telescope: telescope, astronomer, astronomy, observatory
    rocket: rocket, spacecraft, space station, spaceflight
    satellite: satellite
    astronaut: astronaut, cosmonaut
    star: star?
    hospital: hospital, clinic
    ambulance: ambulance, paramedic
    microbe: virus, bacteria, bacterium, microbe, coronavirus, pandemic, pathogen, influenza, microbiome
    syringe: vaccine, vaccination, syringe, vaccinate, vaccinated, insulin, injection
    pill: medicine, medication, antibiotic, painkiller, pharmaceutical, tablet?, drug?, pills
    stethoscope: doctor, physician, healthcare, health care, nurse, stethoscope
    brain: brain, neuron, neuroscience, neuroscientist
    anatomical-heart: heart attack, cardiologist, cardiovascular, heart disease, cardiac
    lungs: lung, asthma, pneumonia
    tooth: tooth, teeth, dentist, dental
    bone: bone, osteoporosis
    drop-of-blood: blood donor, blood donation, blood donations, blood test
    manual-wheelchair: wheelchair
    bed: sleep, insomnia, mattress
    cigarette: cigarette, smoking, tobacco, smoker
    soap: soap, handwashing
    toothbrush: toothbrush
    glasses: eyeglasses, short-sighted, myopia
    microscope: microscope, laboratory, laboratories
    test-tube: chemistry, chemist, test tube
    dna: DNA, gene, genetic, genome, genetics
    radioactive: nuclear power, nuclear plant, nuclear power plant, radioactive, reactor?, uranium
    abacus: mathematics, arithmetic, mathematician
    amphora: archaeologist, archaeology, pottery, ceramics
    classical-building: parliament, senate, congress?, museum
    ballot-box-with-ballot: election, voter, ballot, referendum, polling station, electoral
    balance-scale: court, judge, lawsuit, prosecutor, lawyer, attorney, supreme court, verdict, trial?, jury
    police-car: police, police officer
    military-helmet: soldier, armies, troops, military
    dove: ceasefire, peace treaty, peace talks, cease-fire, armistice
    crown: king?, queen?, monarchy, monarch, coronation
    placard: protester, demonstrator, protest, demonstrators
    scroll: manuscript, constitution?
    eye: surveillance camera, third-party cookies, tracking cookies, browser cookies, tracking pixel, data broker, data brokers, stalkerware, mass surveillance, video surveillance, surveillance state, online tracking, web tracking, ad tracking, location tracking, data tracking, web tracker, spyware, surveillance?, tracking?, tracker?
    locked: personal data, password, data privacy, online privacy, privacy?, encryption, data protection, cybersecurity, data breach
    bank: bank?, central bank, banking
    money-bag: money, savings
    coin: coin, Bitcoin, cryptocurrency
    credit-card: credit card
    chart-increasing: stock market, stock exchange, economic growth
    chart-decreasing: recession
    receipt: tax, taxes, taxation, tax return
    shopping-cart: supermarket, grocery, groceries, retailer
    briefcase: job interview, unemployment, employer
    factory: factory, factories
    oil-drum: crude oil, petroleum, oil price, oil prices
    fuel-pump: petrol, gasoline, petrol station, gas station
    package: parcel
    gem-stone: diamond, gemstone
    house: house, homeowner, mortgage
    houses: housing, rent, tenant, landlord
    building-construction: construction site, building site, construction worker
    brick: brick, bricks, bricklayer
    office-building: skyscraper
    hotel: hotel
    couch-and-lamp: furniture, sofa
    toilet: toilet
    broom: broom
    castle: castle
    church: church
    mosque: mosque
    stadium: stadium
    bridge-at-night: bridge?, suspension bridge
    cityscape: city centre, urban planning
    train: train?, railway, commuter rail, rail network
    metro: subway, metro
    tram: tram, streetcar
    bus: bus, buses
    taxi: taxi
    automobile: car, motorist, electric car, carmaker, automaker, automobile
    delivery-truck: truck, lorry, lorries
    motorcycle: motorcycle, motorbike
    bicycle: bicycle, bike, cyclist, cycling, bike lane, cycle lane
    vertical-traffic-light: traffic light, traffic jam, traffic
    motorway: motorway, freeway, highway
    sailboat: sailing, sailboat, yacht
    ship: ship, vessel?, freighter, container ship, shipwreck
    ferry: ferry, ferries
    passenger-ship: cruise ship
    canoe: canoe, kayak, rowing
    airplane: airplane, aircraft, airline, airport, aeroplane, flight?
    helicopter: helicopter
    luggage: tourism, tourist, suitcase, luggage, packing list
    world-map: map
    compass: compass?
    tent: camping, tent, campsite
    hiking-boot: hiking, hike, hiker, hiking trail
    tractor: farmer, agriculture, farm, farming, tractor
    laptop: laptop, computer, software, programmer, programming, programming language
    mobile-phone: smartphone, mobile phone, phone, cellphone, iPhone
    robot: robot, artificial intelligence, chatbot, machine learning, language model
    video-game: video game, gamer
    camera: camera, photographer, photography
    battery: battery, batteries
    electric-plug: charger?
    light-bulb: light bulb, lightbulb, LED, LED bulb, LED lamp, bulb?
    high-voltage: electricity, power grid, power outage, blackout?
    gear: machinery, gearbox
    e-mail: email, inbox
    wrench: plumber, spanner, wrench
    hammer: hammer, carpenter
    school: school, classroom, pupil?, schoolteacher
    graduation-cap: university, universities, graduate, student?
    books: library, libraries, bookshop, bookstore, novel?, book, novelist
    newspaper: newspaper, journalist, journalism
    puzzle-piece: jigsaw, puzzle?
    movie-camera: cinema, filmmaker, movie, film festival, film director, film?
    television: television
    radio: radio
    microphone: singer, microphone
    musical-notes: music, composer, melody, song?, choir
    headphone: podcast, headphones
    violin: violin, orchestra, symphony, violinist
    musical-keyboard: piano, pianist
    drum: drum, drummer
    trumpet: trumpet, trumpeter
    performing-arts: theatre, theater, playwright
    artist-palette: painter, painting
    framed-picture: art gallery
    ballet-shoes: ballet
    circus-tent: circus
    yarn: knitting, wool, yarn?
    sewing-needle: sewing, seamstress
    dress: fashion?, dressmaker
    t-shirt: clothes, clothing, t-shirt
    soccer-ball: soccer, football?, goalkeeper, striker?, midfielder, world cup?, penalty shootout
    american-football: touchdown, quarterback
    cricket-game: wicket, batsman, bowler?
    rugby-football: rugby
    flag-in-hole: golf, golfer
    boxing-glove: boxer?, boxing
    skis: skiing, skier, ski
    ice-skate: figure skating, ice skating, skater
    running-shoe: marathon, runner, jogging, sneakers, running shoe
    trophy: trophy
    sports-medal: Olympic, Olympics, medal, medallist
    diving-mask: scuba, snorkel, snorkelling
    fishing-pole: angler, angling, fishing rod
    chess-pawn: chess, grandmaster
    game-die: board game
    tennis: tennis, Wimbledon
    christmas-tree: Christmas
    jack-o-lantern: Halloween
    fireworks: fireworks
    wedding: wedding, bride, bridegroom
    candle: candle
    teddy-bear: toy
    envelope: handwritten letter
    wastebasket: garbage, rubbish, trash, landfill, household waste, food waste, plastic waste
    recycling-symbol: recycling, recycle`,
  figurative: `around the clock, round the clock, against the clock, turn back the clock, turned back the clock, body clock, biological clock, internal clock, clock speed, clock rate, eat crow, as the crow flies, crow about, garbage collection, garbage collector, garbage collected, turtle dove, cease fire, under fire, on fire, opened fire, open fire, line of fire, fired, fire up, catch fire, play with fire,
    through fire, baptism of fire, elephant in the room, white elephant, black swan, bear market, bull market,
    bear in mind, black sheep, scapegoat, guinea pig, dark horse, trojan horse, lion's share, wild goose chase, red herring,
    rat race, cash cow, sacred cow, early bird, bird's eye, bird's-eye, two birds with one stone, kill two birds,
    can of worms, snail mail, crocodile tears, snake oil, paper tiger, butterfly effect, bee in one's bonnet,
    spelling bee, busy bee, ants in your pants, cat and mouse, raining cats and dogs, let the cat out of the bag,
    underdog, dog days, top dog, hot dog, low-hanging fruit, apple of, apples and oranges, cherry-pick, cherry pick, cherry on top,
    hot potato, couch potato, piece of cake, icing on the cake, bread and butter, breadwinner, cup of tea,
    spill the beans, spill the tea, full of beans, gravy train, salt of the earth, grain of salt, pinch of salt to,
    sugarcoat, milk the, cry over spilled milk, cry over spilt milk, honeymoon, in a nutshell, sour grapes, top banana,
    turn over a new leaf, branch out, root cause, out of the woods, forest for the trees, wood for the trees,
    family tree, beat around the bush, bed of roses, rose to, rose by, rose from, rose sharply,
    tip of the iceberg, tip of an iceberg, perfect storm, calm before the storm, storm in a teacup, weather the storm, brainstorm,
    rain check, right as rain, under the weather, silver lining, cloud computing, cloud nine, on cloud, the cloud,
    sea change, sea of, flood of, wave of, waves of, new wave, second wave, tsunami of, drop in the ocean, ocean of,
    water under the bridge, watered down, water down, in hot water, test the waters, tread water, like water,
    under the sun, over the moon, once in a blue moon, to the moon, reach for the moon, moonshot, rising star,
    rock star, movie star, film star, pop star, shooting star of, five star, star of the show,
    move mountains, make a mountain, mountain of, mountains of, molehill, peak of, land of, desert of,
    house of cards, house of commons, house of representatives, white house, in-house, on the house, house music,
    in the same boat, miss the boat, jump ship, that ship has sailed, run a tight ship, sinking ship, flagship,
    train of thought, on the right track, back on track, off the rails, third rail, driving seat, take a back seat,
    in the driver's seat, reinvent the wheel, bridge the gap, build bridges, burn bridges, burning bridges, cross that bridge, bridge between,
    key to, key is, low key, low-key, glass ceiling, hit the nail, nail in the coffin, hammer out,
    pull strings, second fiddle, play by ear, face the music, music to, blow your own trumpet, beat the drum, march to,
    ballpark, home run, slam dunk, game changer, moving the goalposts, own goal, level playing field, drop the ball,
    chess game of, pawn in, house of, castle in the air, castles in the air, crown jewel, jewel in the crown, diamond in the rough,
    silver bullet, magic bullet, smoking gun, double-edged, war on, battle of ideas, army of, arms race, foot soldier,
    marathon not a sprint, marathon, not a sprint, not a sprint, a marathon, cold turkey, brain drain, no-brainer, heart of,
    bone of contention, bare bones, cut to the bone, blood, sweat and tears, tooth and nail, teething problems, 
    bitter pill, hard pill to swallow, shot in the arm, dose of reality, taste of their own medicine, taste of medicine,
    doctor of, spin doctor, just what the doctor ordered, go viral, went viral, dna of, in our dna, in its dna, in their dna,
    under the microscope, litmus test, acid test, rocket science, rocket scientist, not rocket, skyrocket,
    court of public opinion, ball is in, courtship, jury is still out, the jury is out, judge a book, book by its cover, open book, throw the book,
    by the book, read between the lines, new chapter, same page, back to school, old school, school of thought, school of fish,
    perfect score, paint a picture, paint the town, big picture, melting pot, recipe for, food for thought,
    bring home the bacon, sell like hot cakes, walk on eggshells, nest egg, eggs in one basket, chicken and egg, chicken-and-egg,
    goose bumps, golden goose, ugly duckling, lame duck, sitting duck, dead duck, dove and hawk, hawks and doves,
    wolf in sheep's clothing, cry wolf, lone wolf, wolf of wall street, fish out of water, big fish, something fishy, fish for,
    shark tank, loan shark, card shark, the world is your oyster, rabbit hole, quiet as a mouse, pig in a poke, when pigs fly,
    holy cow, till the cows come home, horse trading, beat a dead horse, hold your horses, horse's mouth, horsepower,
    monkey business, monkey wrench, dragon's den, snake in the grass, bats in, bat an eye, python, java, gold rush, gold standard, toy with,
    light at the end of the tunnel, traffic cop, web traffic, traffic to, car crash of, wheels of, spinning wheels, at full steam, pipe dream,
    iron fist, ivory tower, window of opportunity, doors to, foot in the door, pillar of, cornerstone, keystone, brick in, brick and mortar, bricks and mortar, hit a brick wall,
    sleep on it, put to bed, bed and breakfast, river bank, river of, food bank, memory bank, blood bank, data bank, bank on, bank holiday, piggy bank,
    cookie cutter, that's the way the cookie crumbles, smart cookie, big cheese, say cheese, bad apple, rotten apple, big apple, adam's apple, apple inc, compare apples,
    christmas came early, like turkeys, a trophy wife, castle rock, bull in a china shop, elephant's memory, crown court, high court judge show, robot like, on thin ice, break the ice, ice breaker, icebreaker, snowball effect, snowball, avalanche of,
    tree of, olive branch, fig leaf, grapevine, wallflower, late bloomer, flower power, ferris, honey trap, fox news, wolf hall, green card, star wars, sun times, the sun newspaper, rolling stone, amazon prime, orange county, baker street`,
  misleading: "plant, polar, dish, baby, horn",
};
