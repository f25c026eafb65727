import type { SubjectWords } from "./subject_words.ts";

/** Bulgarian. */
export const bg: SubjectWords = {
  prefixes: "",
  bases: "а, я, о, е, й, ия, ец, ка, ен",
  endings: `а, я, и, ът, ят, та, то, те, ите, ата, ята, ове, овете, ия, ията, ии, иите, у, ове, еве, ни,
    цата, ци, ците, ки, ките, ето, ет`,
  layers: 1,
  compounds: false,
  words: `
    dog: куче
    cat: котка
    horse: кон?, коне
    bird: птица, щъркел, лястовица
    bear: мечка
    fish: риба, сьомга, рибар
    honeybee: пчела, пчелар, пчеларство, кошер, опрашител, земна пчела
    evergreen-tree: гора?, гори?, обезлесяване
    deciduous-tree: дърво, дървета, дъб
    blossom: цвете?
    sheaf-of-rice: пшеница, жито, ечемик
    mushroom: гъба, гъби
    red-apple: ябълка
    potato: картоф
    bread: хляб, квас, пекарна, мая?
    cheese-wedge: сирене
    pot-of-food: супа, яхния
    chocolate-bar: шоколад
    honey-pot: мед?
    glass-of-milk: мляко
    hot-beverage: кафе
    teacup-without-handle: чай
    wine-glass: вино, винар
    beer-mug: бира, пивоварна
    fire: пожар, огън?, палеж
    fire-engine: пожарникар, пожарна
    water-wave: наводнение, море, океан, цунами?, река
    droplet: вода, питейна вода, суша?
    cloud-with-rain: дъжд, валежи
    cloud-with-lightning-and-rain: буря?
    snowflake: сняг, снеговалеж
    thermometer: жега, гореща вълна, температура
    volcano: вулкан, изригване, лава
    mountain: планина, алпинист
    snow-capped-mountain: ледник
    globe-showing-europe-africa: климатични промени, изменение на климата, глобално затопляне
    ringed-planet: планета
    milky-way: галактика, вселена
    comet: комета, астероид, метеорит
    telescope: телескоп, астроном, астрономия
    hospital: болница
    microbe: вирус, бактерия, коронавирус, пандемия, грип
    syringe: ваксина, ваксинация, инсулин
    pill: лекарство, антибиотик
    stethoscope: лекар, медицинска сестра
    brain: мозък, неврон
    tooth: зъб, зъболекар
    bed: сън?, безсъние
    cigarette: цигара, пушене, тютюн
    dna: ген, генетика, геном
    radioactive: атомна централа, аец
    amphora: археолог, археология, разкопки
    classical-building: парламент, музей
    ballot-box-with-ballot: избори, избирател, гласуване, референдум
    balance-scale: съд, съдия, прокуратура, прокурор, адвокат, присъда
    police-car: полиция, полицай
    military-helmet: войник, армия
    dove: примирие, прекратяване на огъня
    placard: протест
    locked: парола, криптиране, киберсигурност
    bank: централна банка, банка
    coin: монета, биткойн, криптовалута
    receipt: данък, данъци, ддс
    factory: завод, фабрика
    oil-drum: петрол
    houses: наем, наемател, жилище
    train: влак, железница
    metro: метро
    bus: автобус
    automobile: автомобил, кола
    bicycle: велосипед, велосипедист, велоалея
    ship: кораб
    airplane: самолет, авиокомпания, летище
    luggage: туризъм, турист
    tractor: фермер, земеделие, земеделец, трактор
    laptop: компютър, софтуер, програмист
    mobile-phone: смартфон, телефон
    robot: робот, изкуствен интелект
    battery: батерия
    high-voltage: електричество, електроенергия, ток?
    school: училище, ученик, учител
    graduation-cap: университет, студент
    books: книга, библиотека, роман
    newspaper: вестник, журналист
    movie-camera: филм, кино, режисьор
    musical-notes: музика, композитор
    violin: цигулка, оркестър
    performing-arts: театър
    artist-palette: художник, живопис
    soccer-ball: футбол, вратар
    running-shoe: маратон
    sports-medal: олимпийски, медал
    christmas-tree: коледа
    wedding: сватба
    wastebasket: боклук, отпадъци
    recycling-symbol: рециклиране
    basketball: баскетбол`,
  figurative: `играя с огъня, слон в стаята, слон в стъкларски магазин, черен лебед, черна овца,
    изкупителна жертва, лъвски пай, крокодилски сълзи, троянски кон, мечешка услуга,
    с един куршум два заека, ябълка на раздора, черешката на тортата, меден месец,
    върхът на айсберга, капка в морето, буря в чаша вода, вълна от, море от, къща от карти,
    белият дом, в една лодка, мост между, ключ към, сърцето на, отворена книга`,
  misleading: "пуйка, звезда, капка, ключ, рак",
};
