import type { ReadingWords } from "./reading_words.ts";

/** Azerbaijani. */
export const az: ReadingWords = {
  furniture: `məzmuna keç, əsas məzmuna keç, menyunu aç, menyunu bağla, əsas menyu, yuxarı qayıt,
    yuxarı, reklam, paylaş, məqaləni paylaş, facebook-da paylaş, linki kopyala, link kopyalandı,
    çap et, məqaləni çap et, yadda saxla, seçilmişlərə əlavə et, məqaləni dinlə, bizi izləyin,
    daxil ol, daxil olun, giriş, çıxış, qeydiyyat, qeydiyyatdan keç, hesab yarat, hesabım, abunə
    ol, abunə olun, bülletenə abunə ol, e-poçt, e-poçt ünvanı, e-poçt ünvanınız, kuki
    parametrləri, kukiləri idarə et, hamısını qəbul et, qəbul edirəm, hamısını rədd et, ətraflı,
    ətraflı oxu, davamını oxu, daha çox oxu, oxumağa davam et, daha çox göstər, hamısını göstər,
    hamısına bax, şərhlərə bax, şərh yaz, şərh əlavə et, cavab ver, videoya bax, tam ekran, ana
    səhifə, məxfilik siyasəti, istifadə şərtləri, bütün hüquqlar qorunur, sayt xəritəsi, bizimlə
    əlaqə, əlaqə, haqqımızda, əvvəlki xəbər, növbəti xəbər, əvvəlki səhifə, növbəti səhifə, səbətə
    at, səbətə əlavə et, indi al, tətbiqi yüklə, səhv barədə məlumat ver`,
  buttons: `axtar, axtarış, menyu, növbəti, əvvəlki, geri, bağla, aç, bəli, xeyr, ləğv et, göndər,
    şərh, şərhlər, bəyən, izlə, xəbərlər, gündəm, siyasət, iqtisadiyyat, cəmiyyət, mədəniyyət,
    idman, şou-biznes, elm, texnologiya, sağlamlıq, səyahət, hava, dünya, video, videolar, foto,
    qalereya, mövzular, teqlər, kateqoriyalar, arxiv, mağaza, kömək, profil, dil, populyar, son,
    müəllif, mənbə, mündəricat, reseptlər, yüklə`,
  openings: `bunu da oxuyun, həmçinin oxuyun, oxuyun:, həmçinin baxın, bizi izləyin, bura
    klikləyin, teqlər:, mövzular:, oxuma vaxtı`,
  notices: `kukilərdən istifadə, kuki fayllarından istifadə, məxfilik siyasətimiz, bülletenimizə
    abunə, bütün hüquqlar qorunur, materiallardan istifadə edərkən, e-poçt ünvanınız dərc
    olunmayacaq, məcburi sahələr, şərh yazmaq üçün, oxumağa davam etmək üçün, reklam bloklayıcı`,
  related: `oxşar xəbərlər, əlaqəli xəbərlər, əlaqəli məqalələr, oxşar məqalələr, bunu da oxuyun,
    digər xəbərlər, daha çox xəbər, maraqlı ola bilər, sizin üçün seçilmiş, tövsiyə olunan, ən çox
    oxunan, ən çox oxunanlar, populyar, son xəbərlər, xəbər lenti, redaktorun seçimi, müəllif
    haqqında, teqlər, mövzular, oxşar məhsullar`,
  about: "haqqında, barədə",
  comments: `şərhlər, şərh, şərh yaz, şərh əlavə et, rəy bildir, oxucu şərhləri, müzakirə,
    cavablar, rəylər`,
  credits: "foto, şəkil, fotolar, fotoqraf, mənbə, illüstrasiya, qrafika, video, arxiv",
  pictures: "şəkli böyüt, qalereyaya bax, şəkil yazısı",
  by: "müəllif:, müəlliflər:, mətn:, yazdı, hazırladı, redaktor:, müxbir:",
  address: `siz, sizin, sizə, bizim, bizə, bizi, abunə, paylaşın, izləyin, oxuyun, yazın`,
  dates: `yanvar, fevral, mart, aprel, may, iyun, iyul, avqust, sentyabr, oktyabr, noyabr, dekabr,
    bazar ertəsi, çərşənbə axşamı, çərşənbə, cümə axşamı, cümə, şənbə, bazar, ertəsi, axşamı,
    saat, dərc edilib, yenilənib, tarix, bu gün, dünən, əvvəl, saniyə, dəqiqə, dəq, gün, həftə,
    ay, il`,
  ingredients: `inqrediyentlər, ərzaqlar, lazım olan ərzaqlar, tərkibi, xəmir üçün, sous üçün, içi
    üçün`,
  method: "hazırlanması, hazırlanma qaydası, hazırlanma üsulu, addım-addım, təlimat",
  numbered: "cədvəl, şəkil, qrafik",
  page: "səhifə, səh",
  of: "",
  copying: "kopyala, kodu kopyala",
  documents: `tərcümeyi-hal, hesab-faktura, hesabat, illik hesabat, qaralama, mətbuat açıqlaması,
    mündəricat, xülasə`,
};
