import type { SubjectWords } from "./subject_words.ts";

/** Indonesian. */
export const id: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "nya, ku, mu, lah",
  layers: 1,
  compounds: false,
  words: `
    dog: anjing
    cat: kucing
    cow: sapi, ternak
    bird: burung
    bear: beruang
    fish: ikan, nelayan, perikanan
    honeybee: lebah, peternak lebah, sarang lebah, penyerbuk
    mosquito: nyamuk, malaria, demam berdarah
    evergreen-tree: hutan, deforestasi
    deciduous-tree: pohon
    blossom: bunga?
    sheaf-of-rice: padi, gandum
    cooked-rice: nasi, beras
    potato: kentang
    mushroom: jamur
    red-apple: apel
    bread: roti, ragi
    cheese-wedge: keju
    pot-of-food: sup, soto
    chocolate-bar: cokelat, kakao
    candy: gula, permen
    honey-pot: madu
    glass-of-milk: susu
    hot-beverage: kopi
    teacup-without-handle: teh
    fire: kebakaran, kebakaran hutan, api?
    fire-engine: pemadam kebakaran, petugas pemadam
    water-wave: banjir, laut, lautan, samudra, tsunami?, sungai
    droplet: air, air minum, kekeringan, air bersih
    cloud-with-rain: hujan
    cloud-with-lightning-and-rain: badai?
    snowflake: salju
    thermometer: gelombang panas, suhu, demam
    volcano: gunung berapi, gunung api, erupsi, lava
    mountain: gunung, pendaki
    snow-capped-mountain: gletser
    beach-with-umbrella: pantai
    globe-showing-europe-africa: perubahan iklim, pemanasan global, krisis iklim
    full-moon: bulan purnama
    ringed-planet: planet
    milky-way: galaksi, alam semesta
    comet: komet, asteroid, meteorit
    telescope: teleskop, astronom, astronomi
    rocket: roket, pesawat antariksa
    hospital: rumah sakit
    microbe: virus, bakteri, koronavirus, pandemi, influenza
    syringe: vaksin, vaksinasi, insulin
    pill: obat, antibiotik
    stethoscope: dokter, perawat
    brain: otak, neuron
    tooth: gigi, dokter gigi
    bed: tidur?, insomnia
    cigarette: rokok, perokok, tembakau
    dna: gen, genetika
    radioactive: pembangkit nuklir, tenaga nuklir
    amphora: arkeolog, arkeologi
    mosque: masjid
    classical-building: parlemen, museum
    ballot-box-with-ballot: pemilu, pemilihan umum, pemilih, pilkada
    balance-scale: pengadilan, hakim, jaksa, pengacara, mahkamah
    police-car: polisi
    military-helmet: tentara, prajurit
    dove: gencatan senjata
    placard: unjuk rasa, demonstran
    eye: pengawasan massal, kamera pengawas, perangkat pengintai, pelacakan?
    locked: kata sandi, enkripsi, keamanan siber
    bank: bank sentral, bank
    coin: koin, bitcoin, kripto
    receipt: pajak
    factory: pabrik
    oil-drum: minyak mentah
    fuel-pump: bensin
    houses: sewa rumah, penyewa, perumahan
    train: kereta, kereta api
    bus: bus
    automobile: mobil, mobil listrik
    motorcycle: sepeda motor
    bicycle: sepeda, pesepeda
    ship: kapal
    airplane: pesawat, bandara, maskapai
    luggage: pariwisata, wisatawan
    tractor: petani, pertanian
    laptop: komputer, perangkat lunak, pemrograman
    mobile-phone: ponsel, telepon pintar
    robot: robot, kecerdasan buatan
    battery: baterai
    high-voltage: listrik
    school: sekolah, siswa, guru
    graduation-cap: universitas, mahasiswa
    books: buku, perpustakaan, novel
    newspaper: surat kabar, wartawan, jurnalis
    movie-camera: film, bioskop, sutradara
    musical-notes: musik, komponis
    artist-palette: pelukis, lukisan
    soccer-ball: sepak bola, kiper
    running-shoe: maraton, pelari
    sports-medal: olimpiade, medali
    badminton: bulu tangkis
    wedding: pernikahan
    wastebasket: sampah, limbah
    recycling-symbol: daur ulang
    owl: burung hantu
    whale: paus?
    onion: bawang
    rat: tikus`,
  figurative: `bermain api, bermain dengan api, gajah di dalam ruangan, kambing hitam, angsa hitam,
    bagian singa, air mata buaya, air mata, mata air, kuda troya, sekali mendayung,
    puncak gunung es, gunung es, setetes air di laut, bulan madu, gelombang, rumah kartu,
    gedung putih, jembatan antara, kunci sukses, jantung kota, buah bibir, buah tangan,
    matahari terbenam, hari`,
  misleading: "kalkun, bintang, kunci, tetesan, kepiting",
};
