import type { SubjectWords } from "./subject_words.ts";

/** Hebrew. */
export const he: SubjectWords = {
  prefixes: "ה, ו, ב, ל, מ, ש, כ, וה, בה, שה, מה, כש, לכ",
  bases: "ה",
  endings: "ים, ות, ה, ת, י, יות, יים",
  layers: 1,
  compounds: false,
  words: `
    dog: כלב, כלבים
    cat: חתול, חתולה
    horse: סוס
    bird: ציפור, ציפורים, עוף דורס
    blackbird: עורב, עורבים
    mantelpiece-clock: שעון, שען
    fish: דג?, דגים, דייג, סלמון
    honeybee: דבורה, דבורים, דבוראי, כוורן, כוורת, האבקה?
    evergreen-tree: יער, יערות
    deciduous-tree: עץ?, עצים
    blossom: פרח?, פרחים
    sheaf-of-rice: חיטה, שעורה, תבואה
    olive: זית, זיתים, שמן זית
    red-apple: תפוח?
    potato: תפוח אדמה, תפוחי אדמה
    bread: לחם, מאפייה, שמרים, בצק
    cheese-wedge: גבינה
    pot-of-food: מרק
    cooked-rice: אורז
    chocolate-bar: שוקולד
    honey-pot: דבש
    glass-of-milk: חלב
    hot-beverage: קפה
    teacup-without-handle: תה ירוק
    wine-glass: יין, יקב
    beer-mug: בירה?
    fire: שריפה, שריפות, דליקה, הצתה
    fire-engine: כבאים, כבאי, כיבוי אש, לוחמי האש
    water-wave: שיטפון, הצפה, אוקיינוס, צונאמי, ים?
    droplet: מים, מי שתייה, בצורת
    cloud-with-rain: גשם, גשמים
    cloud-with-lightning-and-rain: סופה?, סערה?
    snowflake: שלג
    thermometer: גל חום, טמפרטורה, טמפרטורות
    volcano: הר געש, לבה
    mountain: הר?, הרים, מטפס הרים
    desert: מדבר
    beach-with-umbrella: חוף הים
    globe-showing-europe-africa: שינויי האקלים, שינויי אקלים, משבר האקלים, התחממות כדור הארץ
    full-moon: ירח
    ringed-planet: כוכב לכת, כוכבי לכת
    milky-way: גלקסיה, יקום
    comet: שביט, אסטרואיד, מטאוריט
    telescope: טלסקופ, אסטרונום, אסטרונומיה
    rocket: חללית
    hospital: בית חולים, בתי חולים
    microbe: נגיף, וירוס, חיידק, חיידקים, קורונה, מגפה, שפעת
    syringe: חיסון, חיסונים, אינסולין
    pill: תרופה, תרופות, אנטיביוטיקה
    stethoscope: רופא, רופאה, רופאים, אחות?
    brain: מוח?
    tooth: שיניים, רופא שיניים
    bed: שינה, נדודי שינה
    cigarette: סיגריה, סיגריות, עישון, טבק
    dna: גנטיקה, גנים?, גנום
    amphora: ארכיאולוג, ארכיאולוגיה, חפירות, ארכיאולוגים
    classical-building: כנסת, פרלמנט, מוזיאון
    ballot-box-with-ballot: בחירות, מצביע, קלפי, משאל עם
    balance-scale: בית משפט, בית המשפט, שופט, שופטת, עורך דין, פרקליטות
    police-car: משטרה
    military-helmet: חייל, חיילים, צבא
    dove: הפסקת אש
    placard: הפגנה, הפגנות, מפגינים, מחאה
    eye: מעקב המוני, תוכנת ריגול, רוגלה, מצלמות מעקב, מעקב?
    locked: סיסמה, סיסמאות, הצפנה, אבטחת מידע
    bank: בנק מרכזי, בנק ישראל, בנק
    coin: מטבע, ביטקוין
    receipt: מס?, מיסים, מע״מ
    factory: מפעל, מפעלים
    oil-drum: נפט
    houses: שכר דירה, שוכר, דיור
    train: רכבת, רכבות
    bus: אוטובוס
    automobile: מכונית, רכב חשמלי
    bicycle: אופניים, רוכב אופניים
    ship: ספינה, אונייה
    airplane: מטוס, חברת תעופה, שדה תעופה
    luggage: תיירות, תייר, תיירים
    tractor: חקלאי, חקלאות, חקלאים
    laptop: מחשב, תוכנה, תכנות, מתכנת
    mobile-phone: טלפון, סמארטפון
    robot: רובוט, בינה מלאכותית
    battery: סוללה
    high-voltage: חשמל
    school: בית ספר, בתי ספר, תלמיד, מורה
    graduation-cap: אוניברסיטה, סטודנט
    books: ספר?, ספרים, ספרייה, רומן?
    newspaper: עיתון, עיתונאי
    movie-camera: סרט, קולנוע, במאי
    musical-notes: מוזיקה, מלחין
    violin: כינור, תזמורת
    performing-arts: תיאטרון
    artist-palette: צייר, ציור
    soccer-ball: כדורגל, שוער
    running-shoe: מרתון
    sports-medal: אולימפיאדה, מדליה
    wedding: חתונה
    wastebasket: אשפה, פסולת, זבל
    recycling-symbol: מיחזור
    basketball: כדורסל
    volleyball: כדורעף`,
  figurative: `הפסקת האש, לשחק באש, הפיל שבחדר, פיל בחדר, ברבור שחור, כבשה שחורה, שעיר לעזאזל, חלק הארי,
    דמעות תנין, סוס טרויאני, שתי ציפורים במכה, קצה הקרחון, טיפה בים, סערה בכוס, גל של, ים של,
    מגדל קלפים, הבית הלבן, גשר בין, מפתח ל, לב העיר, ירח דבש, ספר פתוח`,
  misleading: "תרנגול הודו, כוכב, מפתח, טיפה, סרטן",
};
