import type { Medium } from "../posts/medium.ts";
import type { Platform } from "../posts/platform.ts";

/** Calls to action in one language. */
interface Phrases {
  save: string;
  share: string;
  follow: string;
  subscribe: string;
}

const phrases = (save: string, share: string, follow: string, subscribe: string): Phrases => ({
  save,
  share,
  follow,
  subscribe,
});

const ENGLISH = phrases(
  "Save this for later",
  "Share this with someone who should know",
  "Follow for more",
  "Subscribe for more",
);
const INDONESIAN = phrases(
  "Simpan ini untuk nanti",
  "Bagikan ini kepada teman",
  "Ikuti untuk info lainnya",
  "Berlangganan untuk video lainnya",
);
const NORWEGIAN = phrases(
  "Lagre dette til senere",
  "Del dette med noen som bør vite det",
  "Følg for mer",
  "Abonner for mer",
);

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: ENGLISH,
  de: phrases(
    "Speichere dir das für später",
    "Teile das mit jemandem, der es wissen sollte",
    "Folge für mehr",
    "Abonniere für mehr",
  ),
  fr: phrases(
    "Enregistrez ceci pour plus tard",
    "Partagez ceci avec quelqu’un",
    "Abonnez-vous pour en voir plus",
    "Abonnez-vous pour en voir plus",
  ),
  es: phrases(
    "Guarda esto para después",
    "Compártelo con quien deba saberlo",
    "Síguenos para ver más",
    "Suscríbete para ver más",
  ),
  it: phrases(
    "Salva questo post per dopo",
    "Condividilo con chi dovrebbe saperlo",
    "Seguici per scoprire di più",
    "Iscriviti per scoprire di più",
  ),
  pt: phrases(
    "Salve isto para depois",
    "Compartilhe com quem precisa saber",
    "Siga para ver mais",
    "Inscreva-se para ver mais",
  ),
  nl: phrases(
    "Bewaar dit voor later",
    "Deel dit met iemand die het moet weten",
    "Volg voor meer",
    "Abonneer je voor meer",
  ),
  sv: phrases(
    "Spara detta till senare",
    "Dela detta med någon som borde veta",
    "Följ för mer",
    "Prenumerera för mer",
  ),
  da: phrases(
    "Gem dette til senere",
    "Del dette med nogen, der bør vide det",
    "Følg for mere",
    "Abonner for mere",
  ),
  no: NORWEGIAN,
  nb: NORWEGIAN,
  fi: phrases(
    "Tallenna tämä myöhemmäksi",
    "Jaa tämä ystävälle",
    "Seuraa, niin näet lisää",
    "Tilaa, niin näet lisää",
  ),
  pl: phrases(
    "Zapisz to na później",
    "Podziel się tym z kimś, kto powinien wiedzieć",
    "Obserwuj, aby zobaczyć więcej",
    "Subskrybuj, aby zobaczyć więcej",
  ),
  cs: phrases(
    "Uložte si to na později",
    "Sdílejte to s někým, kdo by to měl vědět",
    "Sledujte nás a uvidíte víc",
    "Přihlaste se k odběru",
  ),
  ro: phrases(
    "Salvează pentru mai târziu",
    "Trimite cuiva care ar trebui să știe",
    "Urmărește-ne pentru mai multe",
    "Abonează-te pentru mai multe",
  ),
  hu: phrases(
    "Mentsd el későbbre",
    "Oszd meg valakivel, akinek tudnia kell róla",
    "Kövess további tartalmakért",
    "Iratkozz fel további videókért",
  ),
  tr: phrases(
    "Bunu sonrası için kaydet",
    "Bunu bilmesi gereken biriyle paylaş",
    "Daha fazlası için takip et",
    "Daha fazlası için abone ol",
  ),
  ru: phrases(
    "Сохраните, чтобы не потерять",
    "Поделитесь с теми, кому это важно",
    "Подпишитесь, чтобы узнать больше",
    "Подпишитесь, чтобы узнать больше",
  ),
  uk: phrases(
    "Збережіть, щоб не загубити",
    "Поділіться з тими, кому це важливо",
    "Підпишіться, щоб дізнатися більше",
    "Підпишіться, щоб дізнатися більше",
  ),
  el: phrases(
    "Αποθήκευσέ το για αργότερα",
    "Μοιράσου το με κάποιον που πρέπει να το ξέρει",
    "Ακολούθησε για περισσότερα",
    "Κάνε εγγραφή για περισσότερα",
  ),
  ar: phrases(
    "احفظ هذا المنشور لوقت لاحق",
    "شارك هذا مع من يهمه الأمر",
    "تابعنا للمزيد",
    "اشترك للمزيد",
  ),
  he: phrases("שמרו את זה לאחר כך", "שתפו עם מי שצריך לדעת", "עקבו לעוד תוכן", "הירשמו לעוד תוכן"),
  fa: phrases(
    "این را برای بعد ذخیره کنید",
    "این را با دوستانتان به اشتراک بگذارید",
    "برای مطالب بیشتر دنبال کنید",
    "برای مطالب بیشتر مشترک شوید",
  ),
  hi: phrases(
    "इसे बाद के लिए सेव करें",
    "इसे अपने दोस्तों के साथ शेयर करें",
    "और जानने के लिए फ़ॉलो करें",
    "और जानने के लिए सब्सक्राइब करें",
  ),
  th: phrases("บันทึกไว้อ่านทีหลัง", "แชร์ให้คนที่ควรรู้", "ติดตามเพื่อดูเพิ่มเติม", "กดติดตามเพื่อดูเพิ่มเติม"),
  zh: phrases("收藏起来，以后再看", "分享给需要的人", "关注我们，了解更多", "订阅频道，了解更多"),
  ja: phrases(
    "保存して後で見返そう",
    "大切な人にシェアしよう",
    "フォローして続きをチェック",
    "チャンネル登録をお願いします",
  ),
  ko: phrases(
    "나중을 위해 저장하세요",
    "필요한 사람에게 공유하세요",
    "팔로우하고 더 알아보세요",
    "구독하고 더 알아보세요",
  ),
  id: INDONESIAN,
  ms: INDONESIAN,
  vi: phrases(
    "Lưu lại để xem sau",
    "Chia sẻ cho người cần biết",
    "Theo dõi để xem thêm",
    "Đăng ký để xem thêm",
  ),
};

/** The call to action of the last slide and the caption; English for an unknown language. */
export function callToAction(language: string, medium: Medium, platform: Platform): string {
  const own = PHRASES[language] ?? ENGLISH;
  if (platform === "youtube_shorts") return own.subscribe;
  if (medium === "slides") return own.save;
  if (medium === "picture") return own.share;
  return own.follow;
}
