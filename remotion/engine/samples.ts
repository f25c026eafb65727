import type { Colours } from "../../src/posts/design.ts";
import type { Direction } from "../../src/posts/document.ts";
import type { PictureUrls } from "../../src/posts/own_picture.ts";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Genre, Tone } from "../../src/posts/script.ts";
import type { Sender } from "../../src/posts/sender.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { SAMPLE_DRAWING } from "./sample_drawing.ts";
import { SAMPLE_MAP } from "./sample_map.ts";
import { SAMPLE_PICTURE_URLS, SAMPLE_PICTURES } from "./sample_pictures.ts";

/** A sample post in one language, with a slide of every kind. */
export interface Sample {
  /** BCP 47. */
  language: string;
  direction: Direction;
  /** An essay in a neutral tone, if omitted. */
  genre?: Genre;
  tone?: Tone;
  slides: readonly Slide[];
  /** Omitted for an account without a brand. */
  sender?: Sender;
  /** The files of the pictures that its slides show. */
  pictures?: PictureUrls;
}

/** The texts of a sample's slides. */
interface SampleTexts {
  cover: readonly [kicker: string, headline: string, subline: string];
  point: readonly [headline: string, text: string, emphasis: string];
  figure: readonly [value: string, label: string, text: string];
  list: readonly [headline: string, ...items: string[]];
  quote: readonly [text: string, attribution: string];
  comparison: readonly [
    headline: string,
    left: readonly [string, string],
    right: readonly [string, string],
  ];
  /** With shares of a half and a third of the first. */
  ladder: readonly [headline: string, unit: string, ...labels: [string, string, string]];
  timeline: readonly [headline: string, ...labels: [string, string, string]];
  /** A place, as the samples' map has none of the world's. */
  map: readonly [headline: string, place: string];
  closing: string;
}

function sample(language: string, direction: Direction, texts: SampleTexts): Sample {
  const [kicker, headline, subline] = texts.cover;
  const [value, label, text] = texts.figure;
  const [listHeadline, ...items] = texts.list;
  const [comparison, left, right] = texts.comparison;
  return {
    language,
    direction,
    slides: [
      { kind: "cover", kicker, headline, subline, drawing: SAMPLE_DRAWING },
      {
        kind: "point",
        number: 1,
        headline: texts.point[0],
        emphasis: texts.point[2],
        text: texts.point[1],
        drawing: SAMPLE_DRAWING,
      },
      { kind: "figure", value, label, text },
      { kind: "list", headline: listHeadline, items },
      { kind: "quote", text: texts.quote[0], attribution: texts.quote[1] },
      {
        kind: "comparison",
        headline: comparison,
        left: { label: left[0], text: left[1] },
        right: { label: right[0], text: right[1] },
      },
      { kind: "closing", headline: texts.closing, text: null },
      ladderOf(texts.ladder),
      timelineOf(texts.timeline),
      {
        kind: "point",
        number: null,
        headline: texts.map[0],
        emphasis: null,
        text: "",
        data: { ...SAMPLE_MAP, name: texts.map[1] },
      },
    ],
  };
}

function ladderOf([headline, unit, ...labels]: SampleTexts["ladder"]): Slide {
  const rungs = labels.map((label, index) => ({
    label,
    value: `${60 / (index + 1)} ${unit}`,
    share: 1 / (index + 1),
  }));
  const items = rungs.map(({ label, value }) => `${label}: ${value}`);
  return { kind: "list", headline, items, data: { kind: "ladder", rungs } };
}

function timelineOf([headline, ...labels]: SampleTexts["timeline"]): Slide {
  const events = labels.map((label, index) => ({ date: `${1950 + 25 * index}`, label }));
  const items = events.map(({ date, label }) => `${date}: ${label}`);
  return { kind: "list", headline, items, data: { kind: "timeline", events } };
}

/** The same post in six scripts, Latin first. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  sample("en", "ltr", {
    cover: [
      "City life",
      "Trees cool a street better than any awning",
      "What three summers of measurements in one town have shown.",
    ],
    point: [
      "Shade is only half of it",
      "Leaves give off water, and the air around them grows cooler.",
      "only half",
    ],
    figure: [
      "4.2 °C",
      "cooler under trees",
      "Measured at noon, on the same pavement, thirty metres apart.",
    ],
    list: [
      "What a young tree needs",
      "Room for its roots",
      "Water in its first five summers",
      "A neighbour who looks after it",
    ],
    quote: ["We planted for our grandchildren and got the shade ourselves.", "Town gardener"],
    comparison: [
      "Two sides of one street",
      ["With trees", "People stop, sit down and talk."],
      ["Without", "People hurry on to the next shadow."],
    ],
    ladder: [
      "How much of a street lies in shade",
      "%",
      "Lime Avenue",
      "Market Street",
      "Station Road",
    ],
    timeline: [
      "How the avenue grew",
      "The first limes are planted",
      "A storm takes every third",
      "Neighbours plant new ones",
    ],
    map: ["Where it was measured", "Fjordland"],
    closing: "Save this for the next hot day",
  }),
  sample("ru", "ltr", {
    cover: [
      "Жизнь города",
      "Деревья охлаждают улицу лучше любого навеса",
      "Что показали три лета измерений в одном городе.",
    ],
    point: [
      "Тень — только половина дела",
      "Листья испаряют воду, и воздух вокруг них становится прохладнее.",
      "половина дела",
    ],
    figure: [
      "4,2 °C",
      "прохладнее под деревьями",
      "Измерено в полдень, на одном и том же тротуаре.",
    ],
    list: [
      "Что нужно молодому дереву",
      "Место для корней",
      "Вода первые пять лет",
      "Заботливый сосед",
    ],
    quote: ["Мы сажали для внуков, а тень получили сами.", "Городской садовник"],
    comparison: [
      "Две стороны одной улицы",
      ["С деревьями", "Люди останавливаются, садятся и разговаривают."],
      ["Без деревьев", "Люди спешат к следующей тени."],
    ],
    ladder: [
      "Какая часть улицы лежит в тени",
      "%",
      "Липовая аллея",
      "Рыночная улица",
      "Вокзальная улица",
    ],
    timeline: [
      "Как росла аллея",
      "Посажены первые липы",
      "Буря валит каждую третью",
      "Соседи сажают новые",
    ],
    map: ["Где проводили измерения", "Фьордландия"],
    closing: "Сохраните это до следующей жары",
  }),
  sample("ar", "rtl", {
    cover: [
      "حياة المدينة",
      "الأشجار تبرّد الشارع أفضل من أي مظلّة",
      "ما أظهرته قياسات ثلاثة أصياف في مدينة واحدة.",
    ],
    point: [
      "الظل نصف الحكاية فقط",
      "تطلق الأوراق بخار الماء، فيبرد الهواء من حولها.",
      "نصف الحكاية",
    ],
    figure: ["4.2 °C", "أبرد تحت الأشجار", "قيست عند الظهر، على الرصيف نفسه."],
    list: [
      "ما تحتاجه الشجرة الصغيرة",
      "مساحة لجذورها",
      "ماء في أصيافها الخمسة الأولى",
      "جار يعتني بها",
    ],
    quote: ["زرعنا لأحفادنا فنلنا الظل بأنفسنا.", "بستاني المدينة"],
    comparison: [
      "جانبان لشارع واحد",
      ["مع الأشجار", "يتوقف الناس ويجلسون ويتحدثون."],
      ["من دونها", "يسرع الناس إلى الظل التالي."],
    ],
    ladder: ["كم من الشارع يقع في الظل", "٪", "شارع الزيزفون", "شارع السوق", "شارع المحطة"],
    timeline: ["كيف نما الشارع", "زُرعت أول الأشجار", "عاصفة تقتلع ثلثها", "الجيران يزرعون غيرها"],
    map: ["أين جرى القياس", "أرض الخلجان"],
    closing: "احفظ هذا ليوم حار قادم",
  }),
  sample("hi", "ltr", {
    cover: [
      "शहर का जीवन",
      "पेड़ किसी भी छतरी से बेहतर सड़क को ठंडा रखते हैं",
      "एक शहर में तीन गर्मियों की माप ने यही दिखाया।",
    ],
    point: ["छाया तो आधी बात है", "पत्तियाँ पानी छोड़ती हैं, और आसपास की हवा ठंडी हो जाती है।", "आधी बात"],
    figure: ["4.2 °C", "पेड़ों के नीचे ज़्यादा ठंडक", "दोपहर में, उसी फ़ुटपाथ पर मापा गया।"],
    list: [
      "छोटे पेड़ को क्या चाहिए",
      "जड़ों के लिए जगह",
      "पहली पाँच गर्मियों में पानी",
      "देखभाल करने वाला पड़ोसी",
    ],
    quote: ["हमने पोते-पोतियों के लिए पेड़ लगाए और छाया ख़ुद पाई।", "शहर का माली"],
    comparison: [
      "एक सड़क के दो किनारे",
      ["पेड़ों के साथ", "लोग रुकते हैं, बैठते हैं और बातें करते हैं।"],
      ["बिना पेड़", "लोग अगली छाया की ओर भागते हैं।"],
    ],
    ladder: ["सड़क का कितना हिस्सा छाया में है", "%", "नीम मार्ग", "बाज़ार मार्ग", "स्टेशन मार्ग"],
    timeline: ["पेड़ों की कतार कैसे बढ़ी", "पहले पेड़ लगाए गए", "आँधी में हर तीसरा गिरा", "पड़ोसियों ने नए लगाए"],
    map: ["माप कहाँ हुई", "खाड़ी देश"],
    closing: "अगले गर्म दिन के लिए इसे सहेज लें",
  }),
  sample("th", "ltr", {
    cover: ["ชีวิตในเมือง", "ต้นไม้ทำให้ถนนเย็นกว่ากันสาดใด ๆ", "สิ่งที่การวัดตลอดสามฤดูร้อนในเมืองหนึ่งแสดงให้เห็น"],
    point: ["ร่มเงาเป็นเพียงครึ่งเดียว", "ใบไม้คายน้ำ และอากาศรอบ ๆ ก็เย็นลง", "ครึ่งเดียว"],
    figure: ["4.2 °C", "เย็นกว่าใต้ต้นไม้", "วัดตอนเที่ยงบนทางเท้าเดียวกัน"],
    list: ["สิ่งที่ต้นไม้เล็กต้องการ", "พื้นที่ให้ราก", "น้ำในห้าฤดูร้อนแรก", "เพื่อนบ้านที่ช่วยดูแล"],
    quote: ["เราปลูกเพื่อหลาน แต่เราเองได้ร่มเงา", "คนสวนของเมือง"],
    comparison: [
      "สองฝั่งของถนนเดียวกัน",
      ["มีต้นไม้", "ผู้คนหยุด นั่ง และพูดคุยกัน"],
      ["ไม่มีต้นไม้", "ผู้คนรีบไปหาร่มเงาถัดไป"],
    ],
    ladder: ["ถนนอยู่ในร่มเงามากแค่ไหน", "%", "ถนนต้นสน", "ถนนตลาด", "ถนนสถานี"],
    timeline: ["แนวต้นไม้เติบโตอย่างไร", "ปลูกต้นแรก", "พายุพัดล้มหนึ่งในสาม", "เพื่อนบ้านปลูกใหม่"],
    map: ["สถานที่วัด", "ดินแดนอ่าว"],
    closing: "บันทึกไว้สำหรับวันที่ร้อนครั้งหน้า",
  }),
  sample("ja", "ltr", {
    cover: [
      "まちの暮らし",
      "どんな日よけよりも、木は通りを涼しくする",
      "ひとつの町で三度の夏に測ってわかったこと。",
    ],
    point: ["木陰は効果の半分にすぎない", "葉が水を放ち、まわりの空気が涼しくなります。", "半分"],
    figure: ["4.2 °C", "木の下のほうが涼しい", "正午に、同じ歩道で測りました。"],
    list: [
      "若い木に必要なもの",
      "根を張る場所",
      "最初の五年の夏の水",
      "世話をしてくれるご近所さん",
    ],
    quote: ["孫のために植えたのに、木陰をもらったのは私たちでした。", "町の庭師"],
    comparison: [
      "同じ通りの両側",
      ["木のある側", "人は立ち止まり、座って話をします。"],
      ["木のない側", "人は次の日陰へ急ぎます。"],
    ],
    ladder: ["通りのどれだけが木陰か", "%", "菩提樹通り", "市場通り", "駅前通り"],
    timeline: [
      "並木の歩み",
      "最初の木が植えられる",
      "嵐で三本に一本が倒れる",
      "住民が新しい木を植える",
    ],
    map: ["測った場所", "フィヨルドランド"],
    closing: "次の暑い日のために保存しよう",
  }),
];

/** A sample's cover and point, each with every kind of picture of one's own. */
export function withPictures({ slides, ...post }: Sample): Sample {
  return {
    ...post,
    slides: SAMPLE_PICTURES.flatMap((picture) =>
      slides.slice(0, 2).map((slide) => ({ ...slide, picture })),
    ),
    pictures: SAMPLE_PICTURE_URLS,
  };
}

/** A tree on a transparent background. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><path fill="#0b5d4e" d="M60 8a34 34 0 0 0-30 50 22 22 0 0 0 8 42h14v14h16v-14h14a22 22 0 0 0 8-42A34 34 0 0 0 60 8z"/></svg>`;

/** Sender of a sample by an account with a brand. */
export const SAMPLE_SENDER: Sender = {
  name: "Green Streets",
  handle: "greenstreets",
  logo: {
    url: `data:image/svg+xml,${encodeURIComponent(LOGO)}`,
    width: 120,
    height: 120,
    ink: "#0b5d4e",
  },
};

/** The colours of that brand. */
export const SAMPLE_COLOURS: Colours = {
  background: "#f3f7ee",
  ink: "#12241d",
  accent: "#0f8a5f",
};

/** The design of a sample, without its platform. */
type SampleDesign = Pick<
  StillsProps["design"],
  "template" | "variant" | "width" | "height" | "colours"
>;

/** Props to render a sample as a carousel, or as an image of its first slide. */
export function sampleStills({ slides, ...post }: Sample, design: SampleDesign): StillsProps {
  return { ...commonProps(post, design), slides: [...slides] };
}

/** Length of each scene of a sample's reel. */
const SCENE_FRAMES = 90;
const SCENE_MS = 3000;

/** Props to render a sample as a reel, with the slides' texts as captions. */
export function sampleReel({ slides, ...post }: Sample, design: SampleDesign): ReelProps {
  return {
    ...commonProps(post, design),
    scenes: slides.map((slide, i) => ({
      slide,
      startFrame: i * SCENE_FRAMES,
      durationInFrames: SCENE_FRAMES,
    })),
    cues: slides.map((slide, i) => cueOf(wordsOf(slide, post.language), i * SCENE_MS)),
    captions: { style: "modern", position: "bottom", fontSize: "medium" },
  };
}

function commonProps(post: Omit<Sample, "slides">, design: SampleDesign) {
  const platform = design.height / design.width > 1.6 ? "tiktok" : "instagram";
  return { ...post, design: { ...design, platform } } as const;
}

interface CaptionWord {
  text: string;
  joined: boolean;
}

/** The first words of a slide's main text; joined in languages without spaces. */
function wordsOf(slide: Slide, language: string): CaptionWord[] {
  const text =
    "headline" in slide ? slide.headline : slide.kind === "figure" ? slide.label : slide.text;
  const spaceless = /^(?:ja|th|zh)\b/.test(language);
  const words = spaceless
    ? [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].map((s) => s.segment)
    : text.split(" ");
  return words.slice(0, 5).map((word) => ({ text: word, joined: spaceless }));
}

function cueOf(words: readonly CaptionWord[], startMs: number): ReelProps["cues"][number] {
  const stepMs = (SCENE_MS - 400) / Math.max(1, words.length);
  return {
    startMs: startMs + 200,
    endMs: startMs + SCENE_MS - 200,
    words: words.map((word, i) => ({
      ...word,
      startMs: Math.round(startMs + 200 + i * stepMs),
      endMs: Math.round(startMs + 200 + (i + 1) * stepMs - 50),
    })),
  };
}
