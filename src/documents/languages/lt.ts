import type { ReadingWords } from "./reading_words.ts";

/** Lithuanian. */
export const lt: ReadingWords = {
  furniture: `pereiti prie turinio, eiti į turinį, atidaryti meniu, uždaryti meniu, pagrindinis
    meniu, į viršų, grįžti į viršų, reklama, straipsnis tęsiasi po reklama, dalintis, dalintis
    straipsniu, pasidalinti, dalintis facebook, kopijuoti nuorodą, nuoroda nukopijuota,
    spausdinti, spausdinti straipsnį, išsaugoti straipsnį, klausytis straipsnio, sekite mus, sekti
    mus, prisijungti, atsijungti, registruotis, sukurti paskyrą, mano paskyra, prenumeruoti,
    prenumeruokite, prenumeruoti naujienlaiškį, el. paštas, el. pašto adresas, jūsų el. pašto
    adresas, slapukų nustatymai, valdyti slapukus, sutinku, sutikti su visais, atmesti visus,
    skaityti daugiau, skaityti toliau, plačiau, rodyti daugiau, rodyti visus, žiūrėti visus,
    daugiau naujienų, žiūrėti komentarus, rašyti komentarą, palikti komentarą, atsakyti, žiūrėti
    vaizdo įrašą, visas ekranas, pagrindinis puslapis, į pradžią, privatumo politika, naudojimosi
    sąlygos, naudojimo taisyklės, visos teisės saugomos, svetainės medis, susisiekite, susisiekite
    su mumis, kontaktai, apie mus, ankstesnis straipsnis, kitas straipsnis, ankstesnis puslapis,
    kitas puslapis, į krepšelį, įdėti į krepšelį, pirkti dabar, atsisiųsti programėlę, pranešti
    apie klaidą`,
  buttons: `išsaugoti, ieškoti, paieška, meniu, kitas, ankstesnis, atgal, uždaryti, atidaryti,
    taip, ne, atšaukti, siųsti, komentaras, komentarai, patinka, sekti, naujienos, lietuvoje,
    pasaulyje, politika, ekonomika, verslas, nuomonės, kultūra, sportas, pramogos, mokslas,
    technologijos, sveikata, kelionės, orai, video, nuotraukos, galerija, temos, žymos,
    kategorijos, archyvas, parduotuvė, pagalba, profilis, kalba, populiariausi, naujausi,
    autorius, šaltinis, turinys, receptai, atsisiųsti`,
  openings: `skaitykite taip pat, taip pat skaitykite, skaityk daugiau, skaitykite daugiau,
    žiūrėkite taip pat, taip pat žiūrėkite, sekite mus, spauskite čia, prenumeruokite
    naujienlaiškį, žymos:, temos:, skaitymo laikas,
    skaitykite:`,
  notices: `naudojame slapukus, naudoja slapukus, slapukų naudojimu, mūsų privatumo politika, mūsų
    naujienlaiškį, visos teisės saugomos, be raštiško sutikimo, jūsų el. pašto adresas nebus
    skelbiamas, privalomi laukai, norėdami komentuoti, norėdami skaityti toliau, reklamos
    blokavimo`,
  related: `susiję straipsniai, susijusios naujienos, susiję, panašūs straipsniai, daugiau šia
    tema, taip pat skaitykite, kiti straipsniai, daugiau naujienų, jus gali sudominti, jums gali
    patikti, rekomenduojame, populiariausi, skaitomiausi, daugiausia skaityta, naujausi,
    naujausios naujienos, redakcijos pasirinkimas, apie autorių, žymos, temos, panašios prekės`,
  about: "apie",
  comments: `komentarai, komentaras, rašyti komentarą, palikti komentarą, skaitytojų komentarai,
    diskusija, atsakymai, atsiliepimai`,
  credits: `nuotrauka, nuotraukos, nuotr, nuotr. aut, foto, šaltinis, iliustracija, grafika,
    video, asociatyvi nuotrauka`,
  pictures: "padidinti nuotrauką, žiūrėti galeriją, nuotraukos aprašymas, atidaryti galeriją",
  by: "autorius:, autorė:, autoriai:, tekstas:, parašė, parengė, redaktorius:, žurnalistas:",
  address: `jūs, jums, jūsų, tu, tau, tavo, mes, mums, mūsų, aš, man, mano, prenumeruokite, sekite,
    dalinkitės, skaitykite, rašykite, ačiū`,
  dates: `sausis, vasaris, kovas, balandis, gegužė, birželis, liepa, rugpjūtis, rugsėjis, spalis,
    lapkritis, gruodis, sausio, vasario, kovo, balandžio, gegužės, birželio, liepos, rugpjūčio,
    rugsėjo, spalio, lapkričio, gruodžio, pirmadienis, antradienis, trečiadienis, ketvirtadienis,
    penktadienis, šeštadienis, sekmadienis, d, m, val, paskelbta, atnaujinta, publikuota, data,
    šiandien, vakar, prieš, sekundes, minutes, min, valandas, valandą, dienas, dieną, savaites,
    mėnesius, metus, metų`,
  ingredients: "ingredientai, sudedamosios dalys, jums reikės, reikės, tešlai, padažui, įdarui",
  method: "paruošimas, gaminimas, gaminimo eiga, paruošimo būdas, žingsnis po žingsnio",
  numbered: "lentelė, paveikslas, pav",
  page: "puslapis, psl",
  of: "iš",
  copying: "kopijuoti, kopijuoti kodą",
  documents: `gyvenimo aprašymas, sąskaita faktūra, ataskaita, metinė ataskaita, juodraštis,
    pranešimas spaudai, turinys, santrauka`,
};
