import type { ReadingWords } from "./reading_words.ts";

/** Estonian. */
export const et: ReadingWords = {
  furniture: `liigu sisu juurde, hüppa sisu juurde, otse sisu juurde, ava menüü, sulge menüü,
    peamenüü, tagasi üles, reklaam, sisuturundus, artikkel jätkub pärast reklaami, jaga artiklit,
    jaga facebookis, kopeeri link, link kopeeritud, prindi, prindi artikkel, salvesta artikkel,
    lisa lemmikutesse, kuula artiklit, jälgi meid, logi sisse, logi välja, registreeru, loo konto,
    minu konto, telli, telli kohe, telli uudiskiri, liitu uudiskirjaga, e-post, e-posti aadress,
    sinu e-posti aadress, küpsiste seaded, halda küpsiseid, nõustu kõigiga, nõustun, keeldu
    kõigist, loe edasi, loe lähemalt, loe rohkem, loe kogu artiklit, näita rohkem, näita kõiki,
    vaata kõiki, vaata kommentaare, lisa kommentaar, kirjuta kommentaar, vasta, vaata videot,
    esita video, täisekraan, avalehele, avaleht, privaatsuspoliitika, privaatsustingimused,
    kasutustingimused, kõik õigused kaitstud, sisukaart, võta ühendust, kontaktid, meist, eelmine
    artikkel, järgmine artikkel, eelmine lehekülg, järgmine lehekülg, lisa ostukorvi, lisa korvi,
    osta kohe, laadi alla, laadi rakendus alla, min lugemist, teata veast`,
  buttons: `jaga, salvesta, otsi, otsing, menüü, järgmine, eelmine, tagasi, sulge, ava, jah, ei,
    tühista, saada, kommentaar, kommentaarid, meeldib, jälgi, uudised, eesti, välismaa, poliitika,
    majandus, arvamus, kultuur, sport, meelelahutus, teadus, tehnoloogia, tervis, reisimine, ilm,
    video, videod, fotod, galerii, teemad, märksõnad, sildid, kategooriad, arhiiv, pood, abi,
    profiil, keel, populaarsed, uusimad, autor, allikas, sisukord, retseptid`,
  openings: `loe ka, loe lisaks, loe veel, vaata ka, vaata lisaks, kuula ka, telli uudiskiri,
    jälgi meid, vajuta siia, kliki siia, märksõnad:, teemad:, sildid:, lugemisaeg,
    loe:, vaata:`,
  notices: `kasutame küpsiseid, kasutab küpsiseid, küpsiste kasutamisega, meie
    privaatsuspoliitika, meie uudiskirjaga, meie uudiskirja, kõik õigused kaitstud, sinu e-posti
    aadressi ei avaldata, nõutavad väljad, kommenteerimiseks logi sisse, lugemise jätkamiseks,
    lülita javascript sisse, reklaamiblokeerija`,
  related: `seotud artiklid, seotud uudised, seotud teemad, samal teemal, loe ka, loe lisaks, veel
    samal teemal, rohkem uudiseid, sind võib huvitada, soovitatud, soovitame, populaarsed,
    loetumad, enim loetud, enimloetud, viimased uudised, värsked uudised, uusimad, toimetuse
    valik, autorist, märksõnad, teemad, sarnased tooted`,
  about: "kohta, ettevõttest",
  comments: `kommentaarid, kommentaar, lisa kommentaar, jäta kommentaar, kirjuta kommentaar,
    lugejate kommentaarid, arutelu, vastused, arvustused`,
  credits: `foto, fotod, foto autor, pilt, allikas, illustratsioon, graafika, video, erakogu,
    arhiiv`,
  pictures: "suurenda pilti, vaata pilti, ava galerii, pildiallkiri, pildi autor",
  by: "tekst:, autor:, autorid:, kirjutas, toimetaja:, toimetas, reporter:",
  address: `sina, sind, sinu, sulle, teie, teid, teile, meie, meid, meile, mina, mind, minu, telli,
    jaga, jälgi, loe, kirjuta, aitäh`,
  dates: `jaanuar, veebruar, märts, aprill, mai, juuni, juuli, august, september, oktoober,
    november, detsember, jaan, veebr, apr, aug, sept, okt, nov, dets, esmaspäev, teisipäev,
    kolmapäev, neljapäev, reede, laupäev, pühapäev, kell, avaldatud, uuendatud, muudetud, kuupäev,
    täna, eile, tagasi, sekundit, minutit, tundi, tund, päeva, päev, nädalat, kuud, aastat, aasta,
    a`,
  ingredients: "koostisosad, koostisained, vaja läheb, tainas, kaste, täidis",
  method: "valmistamine, valmistamisõpetus, juhised, tööjuhend, samm-sammult",
  numbered: "tabel, joonis, pilt, foto",
  page: "lehekülg, lk",
  of: "",
  copying: "kopeeri, kopeeri kood",
  documents: `elulookirjeldus, arve, aruanne, aastaaruanne, mustand, pressiteade, sisukord,
    kokkuvõte`,
};
