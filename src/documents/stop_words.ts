import {
  ara,
  ben,
  bul,
  cat,
  ces,
  dan,
  deu,
  ell,
  eng,
  est,
  eus,
  fas,
  fin,
  fra,
  heb,
  hin,
  hrv,
  hun,
  hye,
  ind,
  ita,
  jpn,
  kor,
  lav,
  mar,
  msa,
  nld,
  nob,
  pol,
  por,
  ron,
  rus,
  slk,
  slv,
  spa,
  swe,
  tgl,
  tha,
  tur,
  ukr,
  urd,
  vie,
  zho,
} from "stopword";

const LISTS: Readonly<Record<string, readonly string[]>> = {
  ar: ara,
  bg: bul,
  bn: ben,
  ca: cat,
  cs: ces,
  da: dan,
  de: deu,
  el: ell,
  en: eng,
  es: spa,
  et: est,
  eu: eus,
  fa: fas,
  fi: fin,
  fr: fra,
  he: heb,
  hi: hin,
  hr: hrv,
  hu: hun,
  hy: hye,
  id: ind,
  it: ita,
  ja: jpn,
  ko: kor,
  lv: lav,
  mr: mar,
  ms: msa,
  nb: nob,
  nl: nld,
  no: nob,
  pl: pol,
  pt: por,
  ro: ron,
  ru: rus,
  sk: slk,
  sl: slv,
  sv: swe,
  th: tha,
  tl: tgl,
  tr: tur,
  uk: ukr,
  ur: urd,
  vi: vie,
  zh: zho,
};

/** Further words that say nothing about a text's subject. */
const MORE: Readonly<Record<string, string>> = {
  en: `able about above across actually add adds after again against ago all almost alone along already
    also although always am among amount another any anyone anything are aren around away back
    became because become becomes been before began begin behind being below best better between
    beyond big bit both bring brings but came can cannot case cause certain come comes could day days did
    didn different do does doesn doing don done down during each early either else end enough entire
    especially etc even ever every everyone everything exactly far few find first five follow for
    found four from full further gave generally get gets getting give given gives go goes going gone
    good got great had half has have having he help helps her here high him his how however if
    important in instead into is isn it its itself just keep keeps kept kind know known knows large last later least
    leave left less let lets like likely little ll long longer look looks lot made main mainly make makes making
    many matter matters may maybe mean means might more most mostly move much must my near nearly need needs never new next
    no nobody none nor not nothing now of off often old once one ones only onto or other others our out over
    own part parts people per perhaps place point possible put quite rather really reason
    remain right said same saw say says second see seem seems seen several shall she should show shows
    side simple simply since six small so some someone something sometimes soon start started still
    such sure take taken takes taking ten than that the their them then there these they thing
    things think third this those though three through thus time times to today together told too took
    toward tried true try turn turns two under until up upon us use used uses using usually ve very
    want wants was wasn way ways we well went were what whatever when where whether which while who
    whole whom whose why will with within without won work works would year years yes yet you your word words
    simple whole roughly above example examples level version number numbers tell twenty thirty forty fifty hundred thousand million billion hardest biggest largest hour hours minute minutes day days week weeks month months percent introducing available everybody thinks thank thanks please quick quickly sits present suggest suggests
    finding findings study studies monday tuesday wednesday thursday friday saturday sunday january february march april
    june july august september october november december hold holds add open opens close closes
    lose loses build builds bring eat eats drink drinks run runs walk walks grow grows live lives rise rises fall falls
    fell rose reach reaches share shares stay stays spend spends save saves pay pays buy buys sell sells write writes
    read reads speak speaks talk talks ask asks call calls feel feels stop stops learn learns create creates
    allow allows provide provides include includes require requires contain contains remain remains carry carries
    reduce reduces increase increases improve improves become depend depends form forms win wins cut cuts`,
  de: `beim dass dem den der des die das ein eine einem einen einer eines etwa gibt immer jahr jahre jahren
    jeder macht mehr menschen prozent schon sowie wurde wurden werden wird sagte seit rund viele`,
  fr: `ans après aussi avant avoir beaucoup chaque comme dont entre être fait faire faut fois jour moins non ont
    peu peut plus plusieurs pour pourquoi près puis sans selon sera sont souvent toujours tout toute toutes
    tous très trop cette cet leur leurs`,
  es: `años año cada casi como cómo cual cuando después desde donde dos entre era gran hace hacer hasta
    más menos mientras mismo mucho muchos muy nunca parte pero porque puede pueden qué según ser
    siempre sin sobre solo también tan tiene tienen toda todo todos tres algunos algunas otros otras veinte treinta basta unos unas vez`,
  it: `anche ancora anni anno ogni molto molti molte più poi può quando quanto senza sono stato tra
    tutti tutto tutte sempre essere fare circa come perché che dove`,
  pt: `anos ano cada como desde depois entre era fazer foi mais mesmo muito muitos não onde para pela
    pelo pode podem porque quando quase sem sempre ser são também tem têm todo todos toda todas três`,
  nl: `alle altijd andere hebben heeft jaar jaren kan kunnen maar meer mensen niet nog ook twee veel
    wordt worden zijn`,
  ru: `лет года год году это этот также более менее которые который которая которое очень свой свои
    своей своих один два три быть был была были человек люди людей время`,
  uk: `є був була було були бути він вона вони воно це цей ця ці що як та і й в у на з із зі до від
    для про за по при не але або чи який яка яке які свій своя свої також більш менш дуже року роки`,
  ja: `こと もの ため よう これ それ など ところ とき 場合 的 です ます ました ください さん 私 人 年 月 日 約 一 二 三 いう なる する ある いる 可能 方 中 前 後 時 本 今 必要 以上 最も 多く 毎日 ほど くらい だけ まで より ない たち`,
  zh: `是 在 有 了 不 我 你 他 她 它 这 那 们 一个 一种 人 年 月 日 上 下 中 大 小 可以 没有 就 都 很 也 还 会 能 要 说 去 多 用 为 以 所 而 之 其 被 把 让 从 对 个 到 时 每 各 之一 最 受 约 超过 大约 因为 所以 许多 已经 这些 那些 我们 他们 通常 可能 非常`,
  "zh-Hant": `這 們 個 一個 一種 沒有 會 說 為 對 從 讓 時 約 超過 大約 因為 許多 已經 這些 那些 我們 他們 還 來 過`,
  th: `ที่ เป็น มี และ ของ ใน ได้ ให้ ไม่ จะ ว่า การ ความ นี้ นั้น กับ แต่ หรือ จาก โดย ซึ่ง อยู่ มาก คน ปี วัน กว่า ถึง ประมาณ ทุก แล้ว ก็ ไป มา ต้อง ทำ ทั้ง เพราะ เมื่อ ๆ ช่วย สามารถ`,
  hi: `है हैं था थे थी का के की को में से पर और एक यह वह ने भी हो कर रहा रहे लिए साल लोग करने करता करते किया होता होती होते बहुत सबसे अधिक कई हर जो तो ही नहीं`,
  tr: `yaklaşık daha çok kadar sonra önce bütün bazı birçok olarak olan vardır var yok her gün yıl`,
  fa: `چرا بیش خاص حدود سال پیش هر است هستند بدون روی بهترین نباید`,
  pl: `warto dlaczego najlepiej lepiej bardzo więcej jest są tylko można czy który która które przez niż`,
  ko: `왜 현재 오늘날 처음 하지만 수 것 등 및 년 월 일 있다 있는 있습니다 합니다 한다 하는 된다 매우 가장 더 약`,
  ar: `في من على إلى عن أن إن هذا هذه التي الذي الذين كان كانت وهو وهي كل بعض بين قد لا ما مع أو ثم حتى منذ عام سنة أكثر غير بعد قبل يمكن يكون تكون خلال حول عند نحو مما كما أي`,
  he: `את של על עם לא הוא היא הם זה זו כי גם או אם אך רק יותר כל בין עד יש אין היה היתה הייתה להיות אשר כמו מאוד בכל שנה שנים אחד אחת אנשים ביותר`,
};

const cache = new Map<string, ReadonlySet<string>>();

/** Lower-case words of a language that say nothing about a text's subject; empty for an unknown language. */
export function stopWords(language: string): ReadonlySet<string> {
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const [base = ""] = language.split("-", 1);
  const words = new Set(
    [...new Set([base, language])].flatMap((tag) => [
      ...(LISTS[tag] ?? []),
      ...(MORE[tag]?.split(/\s+/) ?? []),
    ]),
  );
  cache.set(language, words);
  return words;
}
