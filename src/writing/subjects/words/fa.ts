import type { SubjectWords } from "./subject_words.ts";

/** Persian. */
export const fa: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "ها, های, هایی, ی, ان, هایش, یی, م, ش",
  layers: 1,
  compounds: false,
  words: `
    dog: سگ
    cat: گربه
    horse: اسب
    bird: پرنده, پرندگان
    fish: ماهی, ماهیگیر
    honeybee: زنبور عسل, زنبورداری, زنبوردار, زنبور?, کندو, گرده افشانی
    evergreen-tree: جنگل, جنگل زدایی
    deciduous-tree: درخت
    blossom: گل?
    sheaf-of-rice: گندم, جو?, غلات
    red-apple: سیب
    potato: سیب زمینی
    bread: نان, نانوایی, خمیر
    cheese-wedge: پنیر
    pot-of-food: سوپ, آش?
    cooked-rice: برنج
    chocolate-bar: شکلات
    honey-pot: عسل
    hot-beverage: قهوه
    teacup-without-handle: چای
    fire: آتش سوزی, آتش‌سوزی, حریق
    fire-engine: آتش نشان, آتش‌نشانان, آتش نشانی
    water-wave: سیل?, سیلاب, دریا, اقیانوس, سونامی
    droplet: آب?, آب آشامیدنی, خشکسالی, آبیاری
    cloud-with-rain: باران, بارندگی
    cloud-with-lightning-and-rain: طوفان?
    snowflake: برف
    thermometer: موج گرما, دما, تب?
    volcano: آتشفشان, گدازه
    mountain: کوه, کوهنورد, کوهستان
    desert: بیابان, کویر
    globe-showing-europe-africa: تغییرات اقلیمی, تغییر اقلیم, گرمایش جهانی
    full-moon: کره ماه
    ringed-planet: سیاره
    milky-way: کهکشان, کیهان
    comet: دنباله دار, سیارک, شهاب سنگ
    telescope: تلسکوپ, اخترشناس, ستاره شناسی
    rocket: فضاپیما
    hospital: بیمارستان
    microbe: ویروس, باکتری, کرونا, همه گیری, آنفلوانزا
    syringe: واکسن, واکسیناسیون, انسولین
    pill: دارو, آنتی بیوتیک
    stethoscope: پزشک, پرستار
    brain: مغز, نورون
    tooth: دندان, دندانپزشک
    bed: خواب?, بی خوابی
    cigarette: سیگار, تنباکو, دخانیات
    dna: ژن, ژنتیک, ژنوم
    radioactive: نیروگاه هسته ای, انرژی هسته ای
    amphora: باستان شناس, باستان شناسی, سفال
    classical-building: مجلس?, پارلمان, موزه
    ballot-box-with-ballot: انتخابات, رأی دهنده, همه پرسی, انتخاباتی
    balance-scale: دادگاه, قاضی, وکیل?, دادستان
    police-car: پلیس
    military-helmet: سرباز, ارتش
    dove: آتش بس
    placard: تظاهرات, اعتراضات, معترضان
    eye: نظارت انبوه, جاسوس‌افزار, دوربین مداربسته, ردیابی?
    locked: رمز عبور, گذرواژه, رمزنگاری
    bank: بانک مرکزی, بانک
    coin: سکه, بیت کوین, رمزارز
    receipt: مالیات
    factory: کارخانه
    oil-drum: نفت
    houses: اجاره, مستأجر, مسکن
    train: قطار, راه آهن
    metro: مترو
    bus: اتوبوس
    automobile: خودرو, ماشین
    bicycle: دوچرخه
    ship: کشتی?
    airplane: هواپیما, فرودگاه
    luggage: گردشگری, گردشگر
    tractor: کشاورز, کشاورزی, مزرعه
    laptop: رایانه, کامپیوتر, نرم افزار, برنامه نویسی
    mobile-phone: تلفن همراه, گوشی هوشمند, موبایل
    robot: ربات, هوش مصنوعی
    battery: باتری
    high-voltage: برق
    school: مدرسه, دانش آموز, معلم
    graduation-cap: دانشگاه, دانشجو
    books: کتاب, کتابخانه, رمان
    newspaper: روزنامه, روزنامه نگار, خبرنگار
    movie-camera: سینما, فیلم, کارگردان
    musical-notes: موسیقی, آهنگساز
    artist-palette: نقاش, نقاشی
    soccer-ball: فوتبال, دروازه بان
    running-shoe: ماراتن
    sports-medal: المپیک, مدال
    wedding: عروسی
    wastebasket: زباله, پسماند
    recycling-symbol: بازیافت
    lion: شیرها
    cow: گاو
    rat: موش`,
  figurative: `آتش بس شکننده, بازی با آتش, نوک کوه یخ, سهم شیر, اشک تمساح, اسب تروا, با یک تیر دو نشان,
    ماه عسل, قطره ای از دریا, قلب شهر, کلید موفقیت, کاخ سفید, در یک کشتی`,
  misleading: "بوقلمون, ستاره, کلید, قطره, شیر",
};
