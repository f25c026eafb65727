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
    at, səbətə əlavə et, indi al, tətbiqi yüklə, səhv barədə məlumat ver, məzmuna keçin,
    naviqasiyaya keç, axtarışa keç, bir cavab yazın, bir cavab yazın cavabı ləğv et,
    cavabı ləğv et, şərh yazın, şərhi göndər, rəy bildirin, şərh yoxdur, şərhlər bağlıdır,
    əvvəlki yazı, növbəti yazı, köhnə yazılar, daha köhnə yazılar, yazı naviqasiyası,
    yazılar üzrə naviqasiya, son şərhlər, kateqoriya seçin, sonrakı səhifə, ardını oxu,
    yeni pəncərədə açılır, bəyən yüklənir, bunu e-poçtla göndərin, x-də paylaşın,
    twitter'də paylaşın, facebook-da paylaşın, pinterest-də paylaşın, heç bir şərh yoxdur:,
    heç bir şərh yoxdur, şərh göndərin, daha yeni post, köhnə post, yeni yazı, köhnə yazı,
    abunə ol: şərhlər (atom), mənim haqqımda, tam profilimə baxın, bloq arxivi,
    blogger tərəfindən dəstəklənir, sui-istifadə barədə bildirin, bu bloqda axtar, link al,
    digər tətbiqlər, vikipediya açıq ensiklopediya, vikimətni redaktə et, mənbəni redaktə et,
    vikimətnə bax, kodu göstər, səhifəyə keçidlər, əlaqəli redaktələr, xüsusi səhifələr,
    daimi keçid, səhifə məlumatları, bu səhifəyə istinad et, qısa url əldə et, qr kodunu endir,
    pdf kimi endir, çap versiyası, vikidata elementi, digər layihələrdə, digər dillərdə, çap/ixrac,
    təsadüfi səhifə, təsadüfi məqalə, son dəyişikliklər, kənd meydanı, şəxsi alətlər, ad fəzaları,
    məsuliyyətdən imtina, gizli kateqoriya, gizli kateqoriyalar, yan panelə köçür, mövzu əlavə et,
    dil əlavə et, mobil görünüş, tarixçəyə bax, dili seçin, əlaqəli məhsullar, stokda var,
    stokda yoxdur, resepti çap et, reseptə keç, hazırlanma vaxtı, bişirmə vaxtı, ümumi vaxt`,
  buttons: `axtar, axtarış, menyu, növbəti, əvvəlki, geri, bağla, aç, bəli, xeyr, ləğv et, göndər,
    şərh, şərhlər, bəyən, izlə, xəbərlər, gündəm, siyasət, iqtisadiyyat, cəmiyyət, mədəniyyət,
    idman, şou-biznes, elm, texnologiya, sağlamlıq, səyahət, hava, dünya, video, videolar, foto,
    qalereya, mövzular, teqlər, kateqoriyalar, arxiv, mağaza, kömək, profil, dil, populyar, son,
    müəllif, mənbə, mündəricat, reseptlər, yüklə, yüklənir, haqqımda, redaktə, cavabla, etiketlər,
    səhifələr, təqvim, arxivlər, alətlər, tarixçə, oxu, gizlə`,
  openings: `bunu da oxuyun, həmçinin oxuyun, oxuyun:, həmçinin baxın, bizi izləyin, bura
    klikləyin, teqlər:, mövzular:, oxuma vaxtı, paylaşmaq üçün klikləyin, etiketlər:, abunə ol:,
    blogger tərəfindən, mənbə — ", bu səhifə sonuncu dəfə, gizli kateqoriyalar:, gizli kateqoriya:,
    son dəyişiklik:, hazırlanma vaxtı:, bişirmə vaxtı:, ümumi vaxt:, vikipediya~açıq ensiklopediya`,
  notices: `kukilərdən istifadə, kuki fayllarından istifadə, məxfilik siyasətimiz, bülletenimizə
    abunə, bütün hüquqlar qorunur, materiallardan istifadə edərkən, e-poçt ünvanınız dərc
    olunmayacaq, məcburi sahələr, şərh yazmaq üçün, oxumağa davam etmək üçün, reklam bloklayıcı,
    yazısı ilk öncə ~ göründü, yazısı ilk dəfə ~ göründü, paylaşmaq üçün klikləyin,
    bu sayt spamı azaltmaq üçün akismet, şərh məlumatlarınızın necə,
    e-poçt ünvanınız dərc edilməyəcək, sizin e-poçt ünvanınız dərc, vacib sahələr ~ işarələnmişdir,
    gərəkli sahələr ~ işarələnmişdir, məcburi sahələr ~ işarələnib, mətn creative commons,
    (yeni pəncərədə açılır, bu səhifə sonuncu dəfə`,
  related: `oxşar xəbərlər, əlaqəli xəbərlər, əlaqəli məqalələr, oxşar məqalələr, bunu da oxuyun,
    digər xəbərlər, daha çox xəbər, maraqlı ola bilər, sizin üçün seçilmiş, tövsiyə olunan, ən çox
    oxunan, ən çox oxunanlar, populyar, son xəbərlər, xəbər lenti, redaktorun seçimi, müəllif
    haqqında, teqlər, mövzular, oxşar məhsullar, son şərhlər, əlaqəli məhsullar, oxşar yazılar`,
  about: "haqqında, barədə",
  comments: `şərhlər, şərh, şərh yaz, şərh əlavə et, rəy bildir, oxucu şərhləri, müzakirə,
    cavablar, rəylər, haqqında şərh, bir cavab yazın, bir cavab yazın cavabı ləğv et, şərh yazın,
    şərh göndərin, heç bir şərh yoxdur, şərh yoxdur, rəy bildirin`,
  credits: "foto, şəkil, fotolar, fotoqraf, mənbə, illüstrasiya, qrafika, video, arxiv",
  pictures: "şəkli böyüt, qalereyaya bax, şəkil yazısı",
  by: `müəllif:, müəlliflər:, mətn:, yazdı, hazırladı, redaktor:, müxbir:, göndərən, yerləşdirən`,
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
