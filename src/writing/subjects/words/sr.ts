import type { SubjectWords } from "./subject_words.ts";

/** Serbian. */
export const sr: SubjectWords = {
  prefixes: "",
  bases: "а, о, е, ац, ак, ка",
  endings: `а, у, ом, ем, е, и, ова, ева, има, ама, о, ови, еви, ове, еве, ца, цу, цем, ци, це, аца,
    цима, ка, ку, ки, ке, ком, кама, ог, им, их`,
  layers: 1,
  compounds: false,
  words: `
    dog: пас, пси, пса
    cat: мачка
    horse: коњ
    bird: птица, рода?, ластавица
    bear: медвед
    fish: риба, лосос, рибар
    honeybee: пчела, бумбар, пчелар, пчеларство, кошница, опрашивач
    evergreen-tree: шума, крчење шума
    deciduous-tree: дрво?, стабло, храст
    blossom: цвет?, цвеће
    sheaf-of-rice: пшеница, жито, јечам
    mushroom: печурка, гљива
    red-apple: јабука
    potato: кромпир
    bread: хлеб, пекара, квасац
    cheese-wedge: сир
    pot-of-food: супа, гулаш
    chocolate-bar: чоколада
    honey-pot: мед, меда
    glass-of-milk: млеко
    hot-beverage: кафа, кафе
    teacup-without-handle: чај
    wine-glass: вино, винар
    beer-mug: пиво, пивара
    fire: пожар, ватра?, паљевина
    fire-engine: ватрогасац, ватрогасци
    water-wave: поплава, море, океан, цунами?, река
    droplet: вода, пијаћа вода, суша
    cloud-with-rain: киша, падавине
    cloud-with-lightning-and-rain: олуја?, невреме
    snowflake: снег
    thermometer: топлотни талас, врућина, температура
    volcano: вулкан, ерупција, лава
    mountain: планина, планинар, алпиниста
    snow-capped-mountain: глечер
    globe-showing-europe-africa: климатске промене, климатских промена, глобално загревање
    ringed-planet: планета
    milky-way: галаксија, свемир
    comet: комета, астероид, метеорит
    telescope: телескоп, астроном, астрономија
    hospital: болница
    microbe: вирус, бактерија, коронавирус, пандемија, грип
    syringe: вакцина, вакцинација, инсулин
    pill: лек, лекови, антибиотик
    stethoscope: лекар, лекарка, медицинска сестра
    brain: мозак, мозга, неурон
    tooth: зуб, стоматолог, зубар
    bed: сан?, несаница
    cigarette: цигарета, пушење, дуван
    dna: ген, гени, генетика
    radioactive: нуклеарна електрана
    amphora: археолог, археологија
    classical-building: скупштина, парламент, музеј
    ballot-box-with-ballot: избори, бирач, референдум, гласање
    balance-scale: суд, судија, тужилаштво, адвокат, пресуда
    police-car: полиција, полицајац
    military-helmet: војник, војска
    dove: примирје
    placard: протест, демонстрант
    eye: масовни надзор, видео надзор, шпијунски софтвер, праћење?
    locked: лозинка, шифровање
    bank: централна банка, банка
    coin: новчић, биткоин, криптовалута
    receipt: порез, пдв
    factory: фабрика
    oil-drum: нафта
    houses: закуп, кирија, подстанар
    train: воз, железница
    bus: аутобус
    automobile: аутомобил
    bicycle: бицикл, бициклиста
    ship: брод
    airplane: авион, аеродром
    luggage: туризам, туриста
    tractor: пољопривредник, пољопривреда, трактор
    laptop: рачунар, програмер, софтвер
    mobile-phone: паметни телефон, телефон
    robot: робот, вештачка интелигенција
    battery: батерија
    high-voltage: струја?, електрична енергија
    school: школа, ученик, учитељ, наставник
    graduation-cap: универзитет, студент
    books: књига, библиотека, роман
    newspaper: новине, новинар
    movie-camera: филм, биоскоп, редитељ
    musical-notes: музика, композитор
    violin: виолина, оркестар
    performing-arts: позориште
    artist-palette: сликар, сликарство
    soccer-ball: фудбал, голман
    running-shoe: маратон
    sports-medal: олимпијски, медаља
    christmas-tree: божић
    wedding: венчање, свадба
    wastebasket: отпад, смеће
    recycling-symbol: рециклажа
    basketball: кошарка
    volleyball: одбојка
    wolf: вук?, вукови`,
  figurative: `играти се ватром, слон у соби, црни лабуд, црна овца, жртвени јарац, лавовски део,
    крокодилске сузе, тројански коњ, медвеђа услуга, две муве, јабука раздора, шлаг на торту,
    медени месец, врх леденог брега, кап у мору, бура у чаши, талас критика, море могућности,
    кула од карата, бела кућа, у истом чамцу, мост између, кључ за, срце града, под лупом,
    отворена књига`,
  misleading: "ћурка, звезда, кап, кључ, рак",
};
