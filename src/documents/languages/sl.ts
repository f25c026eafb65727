import type { ReadingWords } from "./reading_words.ts";

/** Slovenian. */
export const sl: ReadingWords = {
  furniture: `preskoči na vsebino, pojdi na vsebino, odpri meni, zapri meni, glavni meni, na vrh,
    nazaj na vrh, oglas, oglasno sporočilo, članek se nadaljuje pod oglasom, deli članek, deli na
    facebooku, kopiraj povezavo, povezava kopirana, natisni, natisni članek, shrani članek, dodaj
    med priljubljene, poslušaj članek, sledite nam, prijava, prijavi se, odjava, registracija,
    registriraj se, ustvari račun, moj račun, naroči se, naročite se, naroči se na novice,
    e-pošta, e-poštni naslov, vaš e-poštni naslov, nastavitve piškotkov, upravljanje piškotkov,
    sprejmi vse, strinjam se, zavrni vse, preberi več, preberite več, beri dalje, nadaljuj z
    branjem, prikaži več, pokaži več, prikaži vse, poglej vse, naloži več, poglej komentarje,
    dodaj komentar, napiši komentar, odgovori, oglej si video, celozaslonski način, domov, domača
    stran, politika zasebnosti, pravilnik o zasebnosti, pogoji uporabe, splošni pogoji, vse
    pravice pridržane, kazalo strani, kontaktirajte nas, pišite nam, o nas, prejšnji članek,
    naslednji članek, prejšnja stran, naslednja stran, dodaj v košarico, v košarico, kupi zdaj,
    prenesi aplikacijo, prijavi napako`,
  buttons: `deli, shrani, iskanje, išči, meni, naprej, naslednji, prejšnji, nazaj, zapri, odpri,
    da, ne, prekliči, pošlji, komentar, komentarji, všečki, sledi, novice, slovenija, svet,
    politika, gospodarstvo, mnenja, kultura, šport, zabava, znanost, tehnologija, zdravje,
    potovanja, vreme, video, fotografije, galerija, teme, oznake, kategorije, arhiv, trgovina,
    pomoč, profil, jezik, najbolj brano, najnovejše, avtor, vir, kazalo, recepti, prenesi, kontakt`,
  openings: `preberite tudi, preberi tudi, preberite še, beri tudi, oglejte si tudi, poglejte
    tudi, več o tem, sledite nam, kliknite tukaj, naročite se na, oznake:, teme:, čas branja,
    preberite:, oglejte si:`,
  notices: `uporabljamo piškotke, uporablja piškotke, uporabo piškotkov, naša politika zasebnosti,
    na naše novice, na e-novice, vse pravice pridržane, vaš e-naslov ne bo objavljen, obvezna
    polja, za komentiranje se, za nadaljevanje branja, blokator oglasov, omogočite javascript`,
  related: `povezani članki, sorodni članki, povezane novice, povezane vsebine, preberite tudi,
    več o temi, več na to temo, podobni članki, morda vas zanima, morda vam bo všeč, priporočamo,
    priporočeno, najbolj brano, najbolj brani, najnovejše, najnovejše novice, zadnje novice, izbor
    uredništva, o avtorju, o avtorici, oznake, teme, podobni izdelki`,
  about: "o",
  comments: `komentarji, komentar, dodaj komentar, napiši komentar, komentarji bralcev, razprava,
    odgovori, mnenja strank, ocene`,
  credits: `foto, fotografija, fotografije, slika, avtor fotografije, vir, ilustracija, grafika,
    video, vir fotografije`,
  pictures: "povečaj sliko, oglej si galerijo, odpri galerijo, podnapis slike",
  by: `avtor:, avtorica:, avtorji:, besedilo:, piše, napisal, napisala, uredil, uredila, novinar:,
    pripravil, pripravila`,
  address: `vi, vas, vam, vaš, vaša, vaše, ti, tebe, tvoj, tvoja, mi, nas, nam, naš, naša, naše,
    spremljajte, prijavite, delite, preberite, pišite, kliknite, hvala, prosimo, želite, lahko`,
  dates: `januar, februar, marec, april, maj, junij, julij, avgust, september, oktober, november,
    december, januarja, februarja, marca, aprila, maja, junija, julija, avgusta, septembra,
    oktobra, novembra, decembra, jan, feb, mar, apr, jun, jul, avg, sep, okt, nov, dec,
    ponedeljek, torek, sreda, četrtek, petek, sobota, nedelja, ob, objavljeno, posodobljeno,
    datum, danes, včeraj, pred, sekundami, minutami, urami, ura, uri, dnevi, tedni, meseci, leti,
    leta, min`,
  ingredients: "sestavine, potrebujemo, potrebujete, za testo, za omako, za nadev",
  method: "priprava, postopek, navodila, korak za korakom, način priprave",
  numbered: "tabela, preglednica, slika, graf",
  page: "stran, str",
  of: "od",
  copying: "kopiraj, kopiraj kodo",
  documents: `življenjepis, račun, poročilo, letno poročilo, osnutek, sporočilo za javnost,
    kazalo, povzetek`,
};
