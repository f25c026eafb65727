import type { SubjectWords } from "./subject_words.ts";

/** Arabic. */
export const ar: SubjectWords = {
  prefixes: "ال, وال, بال, كال, فال, لل, و, ب, ل, ف",
  bases: "ه",
  endings: "ات, ون, ین, ان, ه, ها, هم, ک, ی, یه",
  layers: 1,
  compounds: false,
  words: `
    dog: كلب, كلاب
    cat: قطة, قطط
    horse: حصان, خيول, خيل
    cow: بقرة, أبقار, ماشية
    ewe: خروف, أغنام
    camel: جمل?, إبل, جمال?
    bird: طائر?, طيور, عصفور
    bear: دب?, دببة
    fish: سمك, أسماك, صياد?, صيد الأسماك
    honeybee: نحلة, نحل, النحل, نحال, مناحل, خلية نحل, خلايا النحل, تلقيح الأزهار
    mosquito: بعوض, بعوضة, ملاريا
    paw-prints: طبيب بيطري, حيوان أليف
    blossom: زهرة, أزهار, زهور
    evergreen-tree: غابة, غابات
    deciduous-tree: شجرة, أشجار
    palm-tree: نخيل, نخلة, تمر, تمور
    sheaf-of-rice: قمح, حبوب?, شعير
    olive: زيتون, زيت الزيتون
    red-apple: تفاح, تفاحة
    potato: بطاطس, بطاطا
    beans: عدس, فول, حمص
    bread: خبز, مخبز, خميرة, عجين
    cheese-wedge: جبن, جبنة
    cut-of-meat: لحم, لحوم
    pot-of-food: حساء, شوربة
    cooked-rice: أرز
    shortcake: كعكة, كعك
    chocolate-bar: شوكولاتة
    candy: سكر?
    honey-pot: عسل
    glass-of-milk: حليب
    hot-beverage: قهوة
    teacup-without-handle: شاي
    fork-and-knife-with-plate: مطعم, مطاعم
    egg: بيض, بيضة
    fire: حريق, حرائق, نيران?
    fire-engine: إطفاء, رجال الإطفاء, الدفاع المدني
    water-wave: فيضان, فيضانات, بحر, محيط?, أمواج, تسونامي, سيول
    droplet: ماء, مياه, مياه الشرب, جفاف
    cloud-with-rain: مطر, أمطار
    cloud-with-lightning-and-rain: عاصفة?
    snowflake: ثلج, ثلوج
    cyclone: إعصار
    thermometer: موجة حر, درجات الحرارة, حمى
    volcano: بركان, براكين, حمم
    mountain: جبل, جبال
    desert: صحراء
    beach-with-umbrella: شاطئ, شواطئ
    globe-showing-europe-africa: تغير المناخ, التغير المناخي, الاحتباس الحراري
    full-moon: قمر
    ringed-planet: كوكب, كواكب
    milky-way: مجرة, كون?, ثقب أسود?
    comet: مذنب?, كويكب, نيزك
    telescope: تلسكوب, فلك, عالم فلك, فلكي
    rocket: مركبة فضائية, رحلة فضائية
    hospital: مستشفى, مستشفيات
    ambulance: سيارة إسعاف, إسعاف
    microbe: فيروس, بكتيريا, كورونا, جائحة, إنفلونزا
    syringe: لقاح, لقاحات, تطعيم, أنسولين
    pill: دواء, أدوية, مضاد حيوي, مضادات حيوية
    stethoscope: طبيب, أطباء, ممرضة
    brain: دماغ
    anatomical-heart: أمراض القلب, نوبة قلبية
    tooth: أسنان, طبيب أسنان
    bed: نوم, أرق
    cigarette: سجائر, تدخين, مدخن, تبغ
    microscope: مجهر, مختبر
    dna: جينات, جين?, جينوم, وراثة
    radioactive: محطة نووية, طاقة نووية, مفاعل
    abacus: رياضيات
    amphora: آثار?, أثري, عالم آثار, فخار, تنقيب
    classical-building: برلمان, متحف
    ballot-box-with-ballot: انتخابات, ناخب, اقتراع, استفتاء, ناخبين, انتخابية
    balance-scale: محكمة, قاض, قاضي, محام, محامي, نيابة عامة, قضاء?
    police-car: شرطة
    military-helmet: جندي, جنود, جيش
    dove: وقف إطلاق النار, هدنة
    placard: مظاهرة, مظاهرات, احتجاج, احتجاجات, متظاهر
    eye: المراقبة الجماعية, كاميرات المراقبة, برامج التجسس, برنامج تجسس, التتبع?
    locked: البيانات الشخصية, كلمة مرور, كلمة المرور, تشفير, أمن سيبراني
    bank: بنك مركزي, البنك المركزي, بنك, بنوك
    money-bag: مال?, نقود, مدخرات, ادخار
    coin: عملة?, بيتكوين, عملات رقمية
    chart-increasing: بورصة, أسهم, نمو اقتصادي
    receipt: ضريبة, ضرائب
    factory: مصنع, مصانع
    oil-drum: نفط, نفطي
    fuel-pump: وقود, بنزين
    house: منزل?, مسكن
    houses: إيجار, إسكان, مستأجر
    mosque: مسجد, مساجد
    church: كنيسة
    train: قطار, قطارات, سكة حديد, سكك حديدية
    bus: حافلة, حافلات
    automobile: سيارة, سيارات
    delivery-truck: شاحنة, شاحنات
    bicycle: دراجة, دراجات, دراجة هوائية
    ship: سفينة, سفن
    airplane: طائرة, طائرات, مطار, شركة طيران
    luggage: سياحة, سائح, سياح
    tractor: مزارع, مزارعين, زراعة, مزرعة
    laptop: حاسوب, كمبيوتر, برمجة, برمجيات
    mobile-phone: هاتف, هواتف, هاتف ذكي
    robot: روبوت, ذكاء اصطناعي, الذكاء الاصطناعي
    camera: مصور, كاميرا, تصوير
    battery: بطارية
    high-voltage: كهرباء, انقطاع الكهرباء
    school: مدرسة, مدارس, معلم?, تلاميذ
    graduation-cap: جامعة, جامعات, طالب
    books: كتاب, كتب?, مكتبة, رواية?
    newspaper: صحيفة, صحفي, صحافة
    movie-camera: سينما, فيلم, أفلام
    musical-notes: موسيقى, موسيقي
    artist-palette: رسام, لوحة فنية
    soccer-ball: كرة القدم, حارس المرمى
    running-shoe: ماراثون
    sports-medal: أولمبياد, أولمبية, ميدالية
    wedding: زفاف, عرس
    wastebasket: نفايات, قمامة
    recycling-symbol: إعادة التدوير
    crab: سلطعون
    satellite: أقمار صناعية
    tent: خيمة, خيام
    wolf: ذئب, ذئاب
    lion: أسد, أسود?
    elephant: فيل, أفيال
    shark: قرش, أسماك القرش
    turtle: سلحفاة, سلاحف
    mushroom: فطر?`,
  figurative: `وقف إطلاق, غيض من فيض, قمة جبل الجليد, كبش فداء, قلب المدينة, نصيب الأسد, حصان طروادة,
    دموع التماسيح, عصفورين بحجر, برج عاجي, صب الزيت على النار, تحت النار, عاصفة في فنجان,
    موجة من, بحر من, جسر بين, مفتاح النجاح`,
  misleading: "ديك رومي, نجمة, مفتاح, قطرة, سرطان",
};
