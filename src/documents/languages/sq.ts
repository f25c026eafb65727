import type { ReadingWords } from "./reading_words.ts";

/** Albanian. */
export const sq: ReadingWords = {
  furniture: `kalo te përmbajtja, shko te përmbajtja, hap menunë, mbyll menunë, menuja kryesore,
    kthehu lart, shko lart, reklamë, reklama, artikulli vazhdon pas reklamës, shpërndaje,
    shpërndaje artikullin, shpërndaje në facebook, kopjo lidhjen, lidhja u kopjua, printo, printo
    artikullin, ruaj artikullin, dëgjo artikullin, na ndiqni, hyr, kyçu, identifikohu, dil,
    regjistrohu, krijo llogari, llogaria ime, abonohu, abonohuni, abonohu tani, regjistrohu në
    buletin, email, adresa e emailit, adresa juaj e emailit, cilësimet e cookies, menaxho cookies,
    prano të gjitha, pranoj, refuzo të gjitha, lexo më shumë, lexoni më shumë, vazhdo leximin,
    shfaq më shumë, shiko më shumë, shiko të gjitha, shfaq të gjitha, shiko komentet, shto koment,
    shkruaj një koment, lër një koment, përgjigju, shiko videon, luaj videon, faqja kryesore,
    kreu, ballina, politika e privatësisë, kushtet e përdorimit, të gjitha të drejtat e
    rezervuara, harta e faqes, na kontaktoni, kontakti, rreth nesh, artikulli i mëparshëm,
    artikulli tjetër, faqja e mëparshme, faqja tjetër, shto në shportë, bli tani, shkarko
    aplikacionin, raporto një gabim`,
  buttons: `ruaj, kërko, menu, menuja, tjetra, para, mbrapa, mbyll, hap, po, jo, anulo, dërgo,
    koment, komente, pëlqime, ndiq, lajme, shqipëri, kosovë, bota, politikë, ekonomi, opinion,
    opinione, kulturë, sport, argëtim, shkencë, teknologji, shëndet, udhëtime, moti, video, foto,
    galeria, tema, etiketa, kategori, kategoritë, arkivi, dyqani, ndihmë, profili, gjuha, shqip,
    të fundit, autori, burimi, përmbajtja, receta, shkarko`,
  openings: `lexo edhe, lexoni edhe, lexo gjithashtu, lexoni gjithashtu, shiko edhe, shikoni edhe,
    na ndiqni, kliko këtu, klikoni këtu, etiketa:, temat:, koha e leximit`,
  notices: `ne përdorim cookies, përdor cookies, përdorimin e cookies, politika jonë e
    privatësisë, në buletinin tonë, të gjitha të drejtat e rezervuara, adresa juaj e emailit nuk
    do, fushat e kërkuara, për të komentuar, për të vazhduar leximin, bllokues reklamash,
    aktivizoni javascript`,
  related: `artikuj të ngjashëm, lajme të ngjashme, të ngjashme, të lidhura, artikuj të lidhur,
    lexo edhe, më shumë për këtë temë, më shumë lajme, mund t'ju interesojë, mund t'ju pëlqejë, të
    rekomanduara, rekomandime, më të lexuarat, më të lexuara, më të shikuarat, lajmet e fundit,
    artikujt e fundit, zgjedhjet e redaksisë, rreth autorit, etiketa, temat, produkte të ngjashme`,
  about: "rreth",
  comments: `komente, komentet, shto koment, lër një koment, lini një koment, shkruaj një koment,
    komentet e lexuesve, diskutim, përgjigje, vlerësime`,
  credits: `foto, fotografi, fotografia, fotot, burimi, burimi i fotos, ilustrim, grafika, video,
    kredi`,
  pictures: "zmadho foton, shiko galerinë, hap galerinë, përshkrimi i fotos",
  by: "nga, shkruar nga, autori:, autorja:, autorët:, teksti:, përgatiti, redaktoi",
  address: `ju, juve, juaj, tuaj, ti, ty, yt, jote, ne, neve, ynë, jonë, tonë, ndiqni, lexoni,
    shpërndani, faleminderit`,
  dates: `janar, shkurt, mars, prill, maj, qershor, korrik, gusht, shtator, tetor, nëntor,
    dhjetor, e hënë, e martë, e mërkurë, e enjte, e premte, e shtunë, e diel, hënë, martë,
    mërkurë, enjte, premte, shtunë, diel, e, më, ora, publikuar, përditësuar, data, sot, dje, më
    parë, parë, sekonda, minuta, minutë, orë, ditë, javë, muaj, vit, vite, min`,
  ingredients: "përbërësit, ju duhen, çfarë ju duhet, për brumin, për salcën, për mbushjen",
  method: "përgatitja, mënyra e përgatitjes, udhëzime, udhëzimet, hap pas hapi",
  numbered: "tabela, figura, foto",
  page: "faqe, faqja, fq",
  of: "nga",
  copying: "kopjo, kopjo kodin",
  documents: `jetëshkrim, faturë, raport, raporti vjetor, draft, deklaratë për shtyp, përmbajtja,
    përmbledhje`,
};
