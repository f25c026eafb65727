import type { SubjectWords } from "./subject_words.ts";

/** Bengali. */
export const bn: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "র, ের, কে, তে, ে, গুলি, গুলো, রা, দের, টি, টা, গুলির, গুলোর, য়, ও, ই",
  layers: 1,
  compounds: false,
  words: `
    dog: কুকুর
    cat: বিড়াল
    cow: গরু
    bird: পাখি
    fish: মাছ, ইলিশ, জেলে?, মৎস্যজীবী
    honeybee: মৌমাছি, মৌচাষ, মৌচাষি, মৌচাক, পরাগায়ন
    mosquito: মশা, ডেঙ্গু, ম্যালেরিয়া
    evergreen-tree: বন?, বনাঞ্চল, সুন্দরবন
    deciduous-tree: গাছ
    blossom: ফুল?
    sheaf-of-rice: ধান, গম
    cooked-rice: চাল?, ভাত
    potato: আলু
    honey-pot: মধু
    glass-of-milk: দুধ
    hot-beverage: কফি
    teacup-without-handle: চা, চা বাগান
    fire: আগুন, অগ্নিকাণ্ড
    fire-engine: ফায়ার সার্ভিস, দমকল
    water-wave: বন্যা, সমুদ্র, নদী, জলোচ্ছ্বাস
    droplet: পানি, জল?, খরা
    cloud-with-rain: বৃষ্টি, বৃষ্টিপাত
    cloud-with-lightning-and-rain: ঝড়?
    cyclone: ঘূর্ণিঝড়
    thermometer: তাপপ্রবাহ, তাপমাত্রা, জ্বর
    volcano: আগ্নেয়গিরি
    mountain: পাহাড়, পর্বত
    globe-showing-europe-africa: জলবায়ু পরিবর্তন
    full-moon: চাঁদ
    ringed-planet: গ্রহ
    milky-way: ছায়াপথ, মহাবিশ্ব
    telescope: দূরবীন, জ্যোতির্বিদ
    hospital: হাসপাতাল
    microbe: ভাইরাস, ব্যাকটেরিয়া, করোনা, মহামারি
    syringe: টিকা, টিকাদান
    pill: ওষুধ, অ্যান্টিবায়োটিক
    stethoscope: চিকিৎসক, ডাক্তার, নার্স
    brain: মস্তিষ্ক
    tooth: দাঁত
    bed: ঘুম, অনিদ্রা
    cigarette: সিগারেট, ধূমপান, তামাক
    classical-building: সংসদ, জাদুঘর
    ballot-box-with-ballot: নির্বাচন, ভোটার, ভোট
    balance-scale: আদালত, বিচারক, আইনজীবী, হাইকোর্ট
    police-car: পুলিশ
    military-helmet: সৈনিক, সেনাবাহিনী
    placard: বিক্ষোভ, বিক্ষোভকারী
    eye: গণনজরদারি, স্পাইওয়্যার, নজরদারি?
    locked: পাসওয়ার্ড
    bank: ব্যাংক, কেন্দ্রীয় ব্যাংক
    receipt: কর?, আয়কর, ভ্যাট
    factory: কারখানা
    houses: বাড়িভাড়া, ভাড়াটে
    train: ট্রেন, রেলপথ
    metro: মেট্রোরেল
    bus: বাস?
    automobile: গাড়ি
    bicycle: সাইকেল
    ship: জাহাজ
    airplane: বিমান, বিমানবন্দর
    luggage: পর্যটন, পর্যটক
    tractor: কৃষক, কৃষি
    laptop: কম্পিউটার, সফটওয়্যার
    mobile-phone: মোবাইল, স্মার্টফোন
    robot: রোবট, কৃত্রিম বুদ্ধিমত্তা
    high-voltage: বিদ্যুৎ
    school: স্কুল, বিদ্যালয়, শিক্ষক
    graduation-cap: বিশ্ববিদ্যালয়
    books: বই, গ্রন্থাগার, উপন্যাস
    newspaper: সংবাদপত্র, সাংবাদিক
    movie-camera: চলচ্চিত্র, সিনেমা
    musical-notes: সঙ্গীত, সংগীত, গান?
    soccer-ball: ফুটবল
    cricket-game: ক্রিকেট
    sports-medal: অলিম্পিক, পদক
    wedding: বিয়ে
    wastebasket: বর্জ্য, আবর্জনা
    lion: সিংহ
    rat: ইঁদুর`,
  figurative: `আগুনে ঘি, আগুন নিয়ে খেলা, কুমিরের কান্না, বলির পাঁঠা, এক ঢিলে দুই পাখি, তাসের ঘর,
    শহরের প্রাণকেন্দ্র`,
  misleading: "টার্কি, তারা, চাবি, ফোঁটা",
};
