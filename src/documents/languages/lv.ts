import type { ReadingWords } from "./reading_words.ts";

/** Latvian. */
export const lv: ReadingWords = {
  furniture: `pāriet uz saturu, pāriet pie satura, atvērt izvēlni, aizvērt izvēlni, galvenā
    izvēlne, uz augšu, atpakaļ uz augšu, reklāma, reklāmraksts, raksts turpinās pēc reklāmas,
    dalīties, dalies ar rakstu, dalīties facebook, kopēt saiti, saite nokopēta, drukāt, drukāt
    rakstu, saglabāt rakstu, pievienot izlasei, klausīties rakstu, seko mums, sekojiet mums,
    ielogoties, pieslēgties, iziet, reģistrēties, izveidot kontu, mans konts, abonēt, abonē tagad,
    abonēt jaunumus, pieteikties jaunumiem, e-pasts, e-pasta adrese, jūsu e-pasta adrese, sīkdatņu
    iestatījumi, pārvaldīt sīkdatnes, piekrītu, piekrist visām, noraidīt visas, lasīt vairāk, lasi
    vairāk, lasīt tālāk, turpināt lasīt, rādīt vairāk, skatīt vairāk, skatīt visus, rādīt visus,
    ielādēt vairāk, skatīt komentārus, pievienot komentāru, rakstīt komentāru, atbildēt, skatīties
    video, atskaņot video, pilnekrāna režīms, sākumlapa, uz sākumu, privātuma politika, lietošanas
    noteikumi, visas tiesības aizsargātas, lapas karte, sazināties ar mums, kontakti, par mums,
    iepriekšējais raksts, nākamais raksts, iepriekšējā lapa, nākamā lapa, ielikt grozā, pievienot
    grozam, pirkt tagad, lejupielādēt lietotni, ziņot par kļūdu`,
  buttons: `saglabāt, meklēt, meklēšana, izvēlne, nākamais, iepriekšējais, atpakaļ, aizvērt,
    atvērt, jā, nē, atcelt, sūtīt, komentārs, komentāri, patīk, sekot, ziņas, latvijā, ārvalstīs,
    pasaulē, politika, ekonomika, viedokļi, kultūra, sports, izklaide, zinātne, tehnoloģijas,
    veselība, ceļojumi, laikapstākļi, video, foto, galerija, tēmas, birkas, kategorijas, arhīvs,
    veikals, palīdzība, profils, valoda, populārākie, jaunākie, autors, avots, saturs, receptes,
    lejupielādēt`,
  openings: `lasi arī, lasiet arī, lasi vēl, skaties arī, skatīt arī, klausies arī, seko mums,
    sekojiet mums, spied šeit, klikšķini šeit, abonē jaunumus, tēmas:, birkas:, lasīšanas laiks,
    lasiet:`,
  notices: `mēs izmantojam sīkdatnes, izmanto sīkdatnes, sīkdatņu izmantošanai, mūsu privātuma
    politika, mūsu jaunumiem, visas tiesības aizsargātas, jūsu e-pasta adrese netiks publicēta,
    obligātie lauki, lai komentētu, lai turpinātu lasīt, reklāmu bloķētājs, ieslēdziet javascript`,
  related: `saistītie raksti, saistītās ziņas, līdzīgi raksti, vairāk par tēmu, par šo tēmu, lasi
    arī, citi raksti, tev varētu interesēt, jums varētu interesēt, ieteicamie, iesakām,
    populārākie, lasītākie, visvairāk lasītie, jaunākās ziņas, jaunākie raksti, redakcijas izvēle,
    par autoru, birkas, tēmas, līdzīgi produkti`,
  about: "par",
  comments: `komentāri, komentārs, pievienot komentāru, atstāt komentāru, rakstīt komentāru,
    lasītāju komentāri, diskusija, atbildes, atsauksmes`,
  credits: `foto, fotogrāfija, foto autors, attēls, avots, ilustrācija, grafika, video,
    publicitātes foto`,
  pictures: "palielināt attēlu, skatīt attēlu, atvērt galeriju, attēla paraksts",
  by: "autors:, autore:, autori:, teksts:, raksta, sagatavoja, redaktors:, žurnālists:",
  address: `jūs, jums, jūsu, tu, tev, tavs, tava, mēs, mums, mūsu, es, man, mans, seko, sekojiet,
    dalies, lasi, lasiet, abonē, raksti, paldies`,
  dates: `janvāris, februāris, marts, aprīlis, maijs, jūnijs, jūlijs, augusts, septembris,
    oktobris, novembris, decembris, janvārī, februārī, martā, aprīlī, maijā, jūnijā, jūlijā,
    augustā, septembrī, oktobrī, novembrī, decembrī, janv, febr, apr, jūn, jūl, aug, sept, okt,
    nov, dec, pirmdiena, otrdiena, trešdiena, ceturtdiena, piektdiena, sestdiena, svētdiena,
    pulksten, plkst, publicēts, atjaunots, labots, datums, šodien, vakar, pirms, sekundēm,
    minūtēm, stundām, stundas, dienām, dienas, nedēļām, mēnešiem, gadiem, gada, gads, min`,
  ingredients: "sastāvdaļas, nepieciešams, jums vajadzēs, mīklai, mērcei, pildījumam",
  method: "pagatavošana, pagatavošanas gaita, gatavošana, norādījumi, soli pa solim",
  numbered: "tabula, attēls, att",
  page: "lappuse, lpp",
  of: "no",
  copying: "kopēt, kopēt kodu",
  documents: `dzīves gājums, rēķins, pārskats, gada pārskats, projekts, paziņojums presei, satura
    rādītājs, kopsavilkums`,
};
