import type { SubjectWords } from "./subject_words.ts";

/** Hindi. */
export const hi: SubjectWords = {
  prefixes: "",
  bases: "ा, ी, ि",
  endings: "ों, ें, े, ा, ी, ियों, ियाँ, ियां, ाओं, ाएँ, ाएं, ओं, एं",
  layers: 1,
  compounds: false,
  words: `
    dog: कुत्ता, कुत्ते
    cat: बिल्ली
    cow: गाय, पशुपालन, मवेशी
    bird: पक्षी, चिड़िया
    blackbird: कौआ, कौवा
    mantelpiece-clock: घड़ी, घड़ीसाज़, घंटाघर
    fish: मछली, मछुआरा
    honeybee: मधुमक्खी, मधुमक्खी पालन, परागण, छत्ता?
    mosquito: मच्छर, मलेरिया, डेंगू
    evergreen-tree: जंगल, वन?
    deciduous-tree: पेड़, वृक्ष
    blossom: फूल?
    sheaf-of-rice: गेहूं, गेहूँ, धान, फसल?
    red-apple: सेब
    potato: आलू
    beans: दाल, चना
    bread: रोटी?, ब्रेड
    cooked-rice: चावल
    chocolate-bar: चॉकलेट
    candy: चीनी?
    honey-pot: शहद
    glass-of-milk: दूध
    hot-beverage: कॉफी, कॉफ़ी
    teacup-without-handle: चाय
    fire: आग?, आगजनी, अग्निकांड
    fire-engine: दमकल, दमकल विभाग, फायर ब्रिगेड
    water-wave: बाढ़, समुद्र, महासागर, सुनामी, नदी
    droplet: पानी, पेयजल, सूखा?
    cloud-with-rain: बारिश, वर्षा?, मानसून
    cloud-with-lightning-and-rain: तूफान?, आंधी
    snowflake: बर्फबारी, बर्फ
    thermometer: लू?, तापमान, गर्मी, बुखार
    volcano: ज्वालामुखी, लावा
    mountain: पहाड़, पर्वत, पर्वतारोही
    snow-capped-mountain: ग्लेशियर
    desert: रेगिस्तान
    globe-showing-europe-africa: जलवायु परिवर्तन, ग्लोबल वार्मिंग
    full-moon: चंद्रमा, चांद?
    ringed-planet: ग्रह
    milky-way: आकाशगंगा, ब्रह्मांड
    comet: धूमकेतु, क्षुद्रग्रह, उल्कापिंड
    telescope: दूरबीन, खगोलशास्त्री, टेलीस्कोप
    rocket: रॉकेट, अंतरिक्ष यान
    satellite: उपग्रह
    hospital: अस्पताल
    ambulance: एंबुलेंस
    microbe: वायरस, बैक्टीरिया, कोरोना, महामारी
    syringe: टीका, टीकाकरण, वैक्सीन
    pill: दवा, दवाई, एंटीबायोटिक
    stethoscope: डॉक्टर, चिकित्सक, नर्स
    brain: दिमाग?, मस्तिष्क
    tooth: दांत, दंत चिकित्सक
    bed: नींद, अनिद्रा
    cigarette: सिगरेट, धूम्रपान, तंबाकू
    dna: जीन?, आनुवंशिकी, डीएनए
    amphora: पुरातत्व, पुरातत्वविद
    hindu-temple: मंदिर
    classical-building: संसद, विधानसभा, संग्रहालय
    ballot-box-with-ballot: चुनाव, मतदाता, मतदान, जनमत संग्रह
    balance-scale: अदालत, न्यायाधीश, वकील, सुप्रीम कोर्ट, हाईकोर्ट, न्यायालय
    police-car: पुलिस
    military-helmet: सैनिक, सेना?
    dove: युद्धविराम
    placard: प्रदर्शनकारी, विरोध प्रदर्शन
    eye: सामूहिक निगरानी, स्पाइवेयर, निगरानी कैमरा, निगरानी?
    locked: पासवर्ड, साइबर सुरक्षा
    bank: रिजर्व बैंक, बैंक
    coin: सिक्का, बिटकॉइन
    receipt: टैक्स, जीएसटी, आयकर
    factory: कारखाना, फैक्ट्री
    oil-drum: कच्चा तेल
    fuel-pump: पेट्रोल, डीजल
    gem-stone: गहना?, जेवरात, आभूषण
    houses: किराया, किरायेदार
    train: रेल?, रेलवे, ट्रेन
    metro: मेट्रो
    bus: बस?
    automobile: कार?, इलेक्ट्रिक कार
    bicycle: साइकिल
    ship: जहाज
    airplane: विमान, हवाई अड्डा, एयरलाइन
    luggage: पर्यटन, पर्यटक
    tractor: किसान, कृषि, खेती, ट्रैक्टर
    laptop: कंप्यूटर, सॉफ्टवेयर, लैपटॉप
    mobile-phone: मोबाइल, स्मार्टफोन
    robot: रोबोट, कृत्रिम बुद्धिमत्ता, आर्टिफिशियल इंटेलिजेंस
    battery: बैटरी
    high-voltage: बिजली
    school: स्कूल, विद्यालय, शिक्षक
    graduation-cap: विश्वविद्यालय
    books: किताब, पुस्तक, पुस्तकालय, उपन्यास
    newspaper: अखबार, पत्रकार
    movie-camera: फिल्म, सिनेमा
    musical-notes: संगीत, संगीतकार
    soccer-ball: फुटबॉल
    cricket-game: क्रिकेट, बल्लेबाज, गेंदबाज
    running-shoe: मैराथन
    sports-medal: ओलंपिक, पदक
    wedding: शादी, विवाह
    wastebasket: कचरा, कूड़ा
    lion: शेर
    wolf: भेड़िया
    basketball: बास्केटबॉल
    castle: किला
    church: चर्च, गिरजाघर
    mosque: मस्जिद
    tent: तंबू
    helicopter: हेलीकॉप्टर
    banana: केला`,
  figurative: `आग में घी, आग से खेलना, ऊंट के मुंह में, नाच न जाने, एक तीर से दो, मगरमच्छ के आंसू,
    बलि का बकरा, पानी फेर, पानी में, दाल में काला, दाल नहीं गली, चार चांद, दिल का, हवा महल,
    शहर का दिल`,
  misleading: "टर्की, तारा, चाबी, बूंद",
};
