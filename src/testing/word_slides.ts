import type { Slide } from "../posts/slide.ts";

/** Slides in a language, of which nothing can be drawn. */
interface WordSlides {
  language: string;
  direction: "ltr" | "rtl";
  slides: readonly Slide[];
}

/** What a cover and points say: the word that is the cover's topic, and statements with what stands out of each. */
type Words = readonly [
  topic: string,
  ...statements: (readonly [headline: string, emphasis: string | null])[],
];

/**
 * Slides of which nothing can be drawn, so that looks show what their words say: a topic, a score, a
 * question, what somebody says, a word that stands out and a name. Twice, so that each is composed in
 * more than one way.
 */
export const wordSlides: readonly WordSlides[] = [
  slidesIn("en", "ltr", [
    "Ferries",
    ["The Otters won 10 – 12 against the Herons", null],
    ["Who pays for the ferry?", null],
    ["She said: “The river never asked us for a ticket”", null],
    ["Of all who cross here, commuters wait the longest", "commuters"],
    ["The road to Leeds is closed", null],
  ]),
  slidesIn("ru", "ltr", [
    "Мария Лесная",
    ["Мост через реку в Казани закрыт", null],
    ["Паром отходит в 5:40", null],
    ["Кто платит за переправу?", null],
    ["Она сказала: «Река никогда не просила у нас билета»", null],
  ]),
  slidesIn("hi", "ltr", [
    "नाव",
    ["शहर में ९८% लोग पैदल चलते हैं", null],
    ["पुल के नीचे की छाया में सब आराम करते हैं", "छाया"],
    ["नाव का किराया कौन देगा?", null],
  ]),
  slidesIn("ja", "ltr", [
    "渡し船",
    ["通勤客は古い渡し船を使う", "通勤客"],
    ["だれが払うのか？", null],
    ["船長は「この川は切符を求めたことがない」と話す", null],
  ]),
  slidesIn("ko", "ltr", [
    "나룻배",
    ["8·17 모임이 강가에서 열린다", "8·17"],
    ["누가 배삯을 내는가?", null],
  ]),
  slidesIn("ar", "rtl", [
    "العبّارة",
    ["ينتظر الركاب ساعة كاملة عند النهر", "الركاب"],
    ["من يدفع ثمن العبور؟", null],
    ["فاز الفريق ٣–٠ على ضيفه", null],
  ]),
];

function slidesIn(
  language: string,
  direction: "ltr" | "rtl",
  [topic, ...statements]: Words,
): WordSlides {
  const [[headline] = [topic]] = statements;
  const cover = { kind: "cover", kicker: topic, headline, subline: null } as const;
  const points = statements.map(
    ([headline, emphasis]): Slide => ({
      kind: "point",
      number: null,
      headline,
      emphasis,
      text: "",
    }),
  );
  return { language, direction, slides: [cover, ...points, cover, ...points] };
}
