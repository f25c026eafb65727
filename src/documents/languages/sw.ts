import type { ReadingWords } from "./reading_words.ts";

/** Swahili. */
export const sw: ReadingWords = {
  furniture: `ruka hadi kwenye maudhui, ruka hadi yaliyomo, nenda kwenye maudhui, fungua menyu,
    funga menyu, menyu kuu, rudi juu, tangazo, matangazo, makala inaendelea baada ya tangazo,
    shiriki, shiriki makala hii, sambaza, sambaza kwenye facebook, nakili kiungo, kiungo
    kimenakiliwa, chapisha makala, hifadhi makala, sikiliza makala, tufuate, tufuatilie, ingia,
    jisajili, jiandikishe, toka, fungua akaunti, tengeneza akaunti, akaunti yangu, jiunge sasa,
    jiunge na jarida letu, barua pepe, anwani ya barua pepe, barua pepe yako, mipangilio ya
    vidakuzi, dhibiti vidakuzi, kubali zote, nakubali, kataa zote, soma zaidi, endelea kusoma,
    onyesha zaidi, ona zaidi, tazama zaidi, tazama zote, ona zote, habari zaidi, tazama maoni,
    andika maoni, toa maoni, ongeza maoni, jibu, tazama video, cheza video, ukurasa wa mwanzo,
    mwanzo, nyumbani, sera ya faragha, masharti ya matumizi, vigezo na masharti, haki zote
    zimehifadhiwa, ramani ya tovuti, wasiliana nasi, kuhusu sisi, makala iliyotangulia, makala
    inayofuata, ukurasa uliotangulia, ukurasa unaofuata, ongeza kwenye kikapu, weka kwenye kikapu,
    nunua sasa, pakua programu, ripoti kosa`,
  buttons: `hifadhi, tafuta, menyu, inayofuata, iliyotangulia, rudi, funga, fungua, ndiyo, ndio,
    hapana, ghairi, tuma, maoni, penda, fuata, habari, kitaifa, kimataifa, afrika, dunia, siasa,
    uchumi, biashara, utamaduni, michezo, burudani, sayansi, teknolojia, afya, elimu, safari, hali
    ya hewa, video, picha, mada, lebo, kategoria, kumbukumbu, duka, msaada, wasifu, lugha,
    kiswahili, maarufu, mwandishi, chanzo, yaliyomo, mapishi, pakua, makala`,
  openings: `soma pia, soma zaidi, tazama pia, angalia pia, sikiliza pia, tufuate, bonyeza hapa,
    gusa hapa, mada:, lebo:`,
  notices: `tunatumia vidakuzi, hutumia vidakuzi, inatumia vidakuzi, matumizi ya vidakuzi, sera
    yetu ya faragha, jarida letu, haki zote zimehifadhiwa, barua pepe yako haitachapishwa, sehemu
    zinazohitajika, ili kutoa maoni, ili kuendelea kusoma, washa javascript, kizuia matangazo`,
  related: `habari zinazohusiana, makala zinazohusiana, zinazohusiana, habari nyingine, makala
    nyingine, habari zaidi, soma pia, unaweza pia kupenda, unaweza kupenda, zilizopendekezwa,
    tunapendekeza, zilizosomwa zaidi, habari zilizosomwa zaidi, maarufu, habari za hivi punde,
    habari mpya, makala mpya, chaguo la mhariri, kuhusu mwandishi, mada, lebo, bidhaa zinazofanana`,
  about: "kuhusu",
  comments: `maoni, maoni ya wasomaji, andika maoni, toa maoni, acha maoni, ongeza maoni, toa
    maoni yako, majadiliano, majibu, tathmini`,
  credits: "picha, chanzo cha picha, picha na, chanzo, mchoro, video, kwa hisani ya",
  pictures: "maelezo ya picha, chanzo cha picha, kuza picha, tazama picha, fungua matunzio",
  by: "na, imeandikwa na, mwandishi:, waandishi:, maandishi:, mhariri:, imehaririwa na",
  address: `wewe, wako, yako, nyinyi, wenu, yenu, sisi, wetu, yetu, soma, fuata, jiunge, shiriki,
    asante, tafadhali`,
  dates: `januari, februari, machi, aprili, mei, juni, julai, agosti, septemba, oktoba, novemba,
    desemba, jumatatu, jumanne, jumatano, alhamisi, ijumaa, jumamosi, jumapili, saa, imechapishwa,
    ilichapishwa, imesasishwa, tarehe, leo, jana, iliyopita, zilizopita, yaliyopita, sekunde,
    dakika, masaa, siku, wiki, mwezi, miezi, mwaka, miaka`,
  ingredients: "viungo, mahitaji, vinavyohitajika, utahitaji, kwa unga, kwa mchuzi",
  method: "maandalizi, jinsi ya kuandaa, jinsi ya kupika, maelekezo, hatua kwa hatua",
  numbered: "jedwali, kielelezo, mchoro, picha",
  page: "ukurasa, uk",
  of: "kati ya",
  copying: "nakili, nakili msimbo",
  documents: `wasifu, ankara, ripoti, ripoti ya mwaka, rasimu, taarifa kwa vyombo vya habari,
    yaliyomo, muhtasari`,
};
