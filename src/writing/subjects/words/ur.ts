import type { SubjectWords } from "./subject_words.ts";

/** Urdu. */
export const ur: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "وں, یں, ے, ات, یوں, یاں, ین, ان",
  layers: 1,
  compounds: false,
  words: `
    dog: کتا, کتے
    cat: بلی
    bird: پرندہ, پرندے, پرندوں
    fish: مچھلی, ماہی گیر
    honeybee: شہد کی مکھی, شہد کی مکھیوں, شہد کی مکھیاں, مگس بانی
    mosquito: مچھر, ملیریا, ڈینگی
    evergreen-tree: جنگل, جنگلات
    deciduous-tree: درخت
    sheaf-of-rice: گندم, فصل?
    honey-pot: شہد
    glass-of-milk: دودھ
    hot-beverage: کافی?
    teacup-without-handle: چائے
    cooked-rice: چاول
    fire: آگ?, آتشزدگی, آتش زدگی
    fire-engine: فائر بریگیڈ
    water-wave: سیلاب, سمندر, دریا
    droplet: پانی, پینے کا پانی, خشک سالی
    cloud-with-rain: بارش, بارشیں
    cloud-with-lightning-and-rain: طوفان?
    snowflake: برف باری, برف
    thermometer: گرمی کی لہر, درجہ حرارت, بخار
    mountain: پہاڑ, کوہ پیما
    snow-capped-mountain: گلیشیئر
    globe-showing-europe-africa: موسمیاتی تبدیلی, ماحولیاتی تبدیلی
    full-moon: چاند?
    ringed-planet: سیارہ
    milky-way: کہکشاں, کائنات?
    telescope: دوربین
    hospital: ہسپتال, اسپتال
    microbe: وائرس, بیکٹیریا, کورونا, وبا
    syringe: ویکسین, ٹیکہ
    pill: دوا, ادویات
    stethoscope: ڈاکٹر, معالج, نرس
    brain: دماغ
    tooth: دانت
    bed: نیند, بے خوابی
    cigarette: سگریٹ, تمباکو نوشی, تمباکو
    mosque: مسجد
    classical-building: پارلیمنٹ, قومی اسمبلی, عجائب گھر
    ballot-box-with-ballot: انتخابات, ووٹر, ووٹ, الیکشن
    balance-scale: عدالت, جج, وکیل, سپریم کورٹ
    police-car: پولیس
    military-helmet: فوجی, فوج?
    dove: جنگ بندی
    placard: مظاہرہ, مظاہرین, احتجاج
    eye: بڑے پیمانے پر نگرانی, جاسوسی سافٹ ویئر, نگرانی?
    locked: پاس ورڈ
    bank: اسٹیٹ بینک, بینک
    receipt: ٹیکس
    factory: فیکٹری, کارخانہ
    oil-drum: خام تیل
    fuel-pump: پٹرول
    train: ٹرین, ریلوے
    bus: بس?
    automobile: گاڑی, گاڑیاں
    bicycle: سائیکل
    ship: بحری جہاز
    airplane: طیارہ, ہوائی اڈہ, ہوائی جہاز
    luggage: سیاحت, سیاح
    tractor: کسان, زراعت, کاشتکار
    laptop: کمپیوٹر, سافٹ ویئر
    mobile-phone: موبائل, اسمارٹ فون
    robot: روبوٹ, مصنوعی ذہانت
    high-voltage: بجلی
    school: سکول, اسکول, استاد
    graduation-cap: یونیورسٹی
    books: کتاب, کتب, لائبریری, ناول
    newspaper: اخبار, صحافی
    movie-camera: فلم, سنیما
    musical-notes: موسیقی
    soccer-ball: فٹبال
    cricket-game: کرکٹ
    sports-medal: اولمپکس, تمغہ
    wedding: شادی
    wastebasket: کچرا, کوڑا
    sunflower: سورج مکھی
    church: گرجا گھر
    lion: شیر?`,
  figurative: `آگ سے کھیلنا, جلتی پر تیل, اونٹ کے منہ میں, مگرمچھ کے آنسو, قربانی کا بکرا, ایک تیر سے دو,
    چار چاند, شہر کا دل`,
  misleading: "ٹرکی, ستارہ, چابی, قطرہ",
};
