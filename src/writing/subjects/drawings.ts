import type { Tone } from "../../posts/script.ts";

/** What is drawn, by what it has to do with: words of one domain speak for each other being meant. */
const DOMAINS: Readonly<Record<string, string>> = {
  animals: `monkey gorilla orangutan dog wolf fox raccoon cat lion tiger leopard horse donkey zebra deer
    moose bison cow pig boar ewe goat camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse
    rat hamster rabbit beaver hedgehog bat bear polar-bear koala panda sloth otter kangaroo badger turkey
    rooster chicken bird blackbird penguin eagle duck swan owl feather flamingo peacock parrot goose frog crocodile
    turtle lizard snake sauropod t-rex whale dolphin seal fish shark octopus squid coral jellyfish crab
    lobster shrimp oyster snail butterfly ant honeybee beetle lady-beetle cricket cockroach spider scorpion
    mosquito worm paw-prints nest-with-eggs`,
  plants: `cherry-blossom rose sunflower tulip blossom lotus hibiscus hyacinth seedling potted-plant
    evergreen-tree deciduous-tree palm-tree cactus sheaf-of-rice herb four-leaf-clover maple-leaf
    fallen-leaf leaf-fluttering-in-wind mushroom wood bouquet`,
  food: `grapes melon watermelon tangerine lemon banana pineapple mango red-apple pear peach cherries
    strawberry blueberries kiwi-fruit tomato olive coconut avocado eggplant potato carrot ear-of-corn
    hot-pepper bell-pepper cucumber leafy-green broccoli garlic onion peanuts beans chestnut ginger-root
    bread croissant baguette-bread pretzel pancakes waffle cheese-wedge meat-on-bone cut-of-meat bacon
    hamburger french-fries pizza sandwich taco egg cooking pot-of-food green-salad popcorn butter salt
    cooked-rice steaming-bowl spaghetti sushi dumpling ice-cream doughnut cookie birthday-cake shortcake
    pie chocolate-bar candy honey-pot glass-of-milk hot-beverage teacup-without-handle
    bottle-with-popping-cork wine-glass cocktail-glass beer-mug fork-and-knife-with-plate`,
  weather: `water-wave droplet cloud cloud-with-rain cloud-with-lightning-and-rain snowflake tornado cyclone
    sun thermometer umbrella rainbow volcano mountain snow-capped-mountain desert desert-island
    beach-with-umbrella national-park rock globe-showing-europe-africa fog ice fire fire-engine`,
  space: `full-moon ringed-planet milky-way comet telescope rocket satellite astronaut star
    satellite-antenna`,
  health: `hospital ambulance microbe syringe pill stethoscope brain anatomical-heart lungs tooth bone
    drop-of-blood x-ray manual-wheelchair bed cigarette soap toothbrush glasses baby-bottle`,
  science: "microscope test-tube dna petri-dish magnet radioactive abacus amphora",
  state: `classical-building ballot-box-with-ballot balance-scale police-car military-helmet dove crown
    placard scroll identification-card`,
  // Computers alone do not tell whether people are watched or parcels.
  privacy: "eye locked",
  money: `bank money-bag coin credit-card chart-increasing chart-decreasing bar-chart receipt
    shopping-cart briefcase factory oil-drum fuel-pump package label gem-stone`,
  homes: `mantelpiece-clock house houses building-construction brick office-building couch-and-lamp chair bathtub
    shower toilet key broom`,
  towns: "castle church mosque hindu-temple synagogue stadium fountain cityscape",
  travel: `train metro tram bus taxi automobile delivery-truck motorcycle motor-scooter bicycle
    vertical-traffic-light motorway railway-track sailboat ship ferry passenger-ship canoe airplane
    helicopter parachute luggage world-map compass tent ring-buoy tractor hiking-boot
    hotel bridge-at-night`,
  computers: `laptop mobile-phone robot video-game camera battery electric-plug light-bulb high-voltage
    gear printer e-mail wrench hammer`,
  learning: "school graduation-cap books newspaper pencil puzzle-piece",
  arts: `movie-camera television radio microphone musical-notes headphone guitar violin musical-keyboard
    trumpet drum saxophone accordion flute performing-arts artist-palette framed-picture ballet-shoes
    circus-tent ferris-wheel yarn sewing-needle dress t-shirt scissors`,
  sports: `soccer-ball basketball baseball tennis volleyball rugby-football american-football ice-hockey
    cricket-game flag-in-hole boxing-glove skis ice-skate running-shoe trophy sports-medal diving-mask
    fishing-pole chess-pawn game-die badminton ping-pong martial-arts-uniform`,
  feasts: `christmas-tree jack-o-lantern fireworks wrapped-gift wedding balloon candle ring teddy-bear
    kite envelope`,
  waste: "wastebasket recycling-symbol",
};

/** What may stand beside news of deaths: nothing that plays, feeds or amuses. */
const SOBER: ReadonlySet<string> = new Set(
  `airplane ambulance anatomical-heart balance-scale ballot-box-with-ballot brain building-construction bus
  candle church cityscape classical-building cloud-with-lightning-and-rain cloud-with-rain cyclone dna dove
  drop-of-blood evergreen-tree factory ferry fire fire-engine helicopter hospital house houses lungs metro
  microbe microscope military-helmet mosque mountain newspaper office-building oil-drum pill police-car
  radioactive railway-track ring-buoy ship snow-capped-mountain snowflake stethoscope syringe synagogue
  test-tube thermometer tornado train volcano water-wave`.split(/\s+/),
);

/** What stands around many stories, and is what one is about only where its title says so. */
const SETTINGS: ReadonlySet<string> = new Set(
  `ambulance automobile balance-scale bank books briefcase bus camera chair church cityscape
  classical-building droplet graduation-cap hospital hotel house houses key laptop luggage mobile-phone
  money-bag musical-notes newspaper office-building placard police-car radio school scroll stethoscope
  sun television thermometer world-map`.split(/\s+/),
);

const domains: ReadonlyMap<string, string> = new Map(
  Object.entries(DOMAINS).flatMap(([domain, drawings]) =>
    drawings.split(/\s+/).map((drawing) => [drawing, domain] as const),
  ),
);

/** The names of all drawings that may be shown, as the pack of drawings has them. */
export const DRAWINGS: ReadonlySet<string> = new Set(domains.keys());

/** What a drawing has to do with; null for one that is never shown. */
export function domainOf(drawing: string): string | null {
  return domains.get(drawing) ?? null;
}

/** True if a drawing stands around many stories that are about something else. */
export function isSetting(drawing: string): boolean {
  return SETTINGS.has(drawing);
}

/** Domains of what is known by its colours; tools and buildings come in any. */
const COLOURED: ReadonlySet<string | null> = new Set(["animals", "plants", "food", "weather"]);

/** True if what a drawing shows is known by its colours, such as a leaf or a fire. */
export function hasOwnColours(drawing: string): boolean {
  return COLOURED.has(domainOf(drawing)) && !isSetting(drawing);
}

/** True if a drawing may stand beside what is said in a tone. */
export function isShown(drawing: string, tone: Tone): boolean {
  return tone !== "grave" || SOBER.has(drawing);
}
