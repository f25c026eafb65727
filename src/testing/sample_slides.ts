import { SAMPLE_DRAWING } from "../../remotion/engine/sample_drawing.ts";
import { SAMPLE_MAP } from "../../remotion/engine/sample_map.ts";
import type { Slide } from "../posts/slide.ts";

/** One slide of every kind, with no more text than it has to have. */
export const shortestSlides: readonly Slide[] = [
  { kind: "cover", kicker: null, headline: "Hi", subline: null, drawing: SAMPLE_DRAWING },
  {
    kind: "point",
    number: null,
    headline: "Go",
    emphasis: null,
    text: "",
    drawing: SAMPLE_DRAWING,
  },
  { kind: "list", headline: "One", items: ["a"] },
  { kind: "figure", value: "7", label: "days", text: "" },
  { kind: "quote", text: "No.", attribution: null },
  {
    kind: "comparison",
    headline: "A or B",
    left: { label: "A", text: "Yes" },
    right: { label: "B", text: "No" },
  },
  {
    kind: "figure",
    value: "1 in 4",
    label: "bikes",
    text: "",
    data: { kind: "counted", part: 1, whole: 4, value: "1 in 4" },
  },
  { kind: "point", number: null, headline: "Here", emphasis: null, text: "", data: SAMPLE_MAP },
  { kind: "closing", headline: "Bye", text: null },
];

/** One slide of every kind, with as much text as it may be given, in a language of long words. */
export const longestSlides: readonly Slide[] = [
  {
    kind: "cover",
    kicker: "Verkehrsinfrastrukturfinanzierungsgesellschaft",
    headline:
      "Die Bundesverfassungsgerichtsentscheidung zur Vorratsdatenspeicherung verändert, wie die Telekommunikationsüberwachung künftig angeordnet wird und wer sie am Ende bezahlen muss, Land oder Bund",
    subline:
      "Was Verbraucherinnen und Verbraucher über die Rechtsschutzversicherungsgesellschaften wissen müssen, bevor sie unterschreiben.",
    drawing: SAMPLE_DRAWING,
  },
  {
    kind: "point",
    number: 12,
    headline:
      "Geschwindigkeitsbegrenzungen senken den Treibstoffverbrauch und die Unfallzahlen zugleich",
    emphasis: "den Treibstoffverbrauch und die Unfallzahlen",
    text: "Auf Autobahnen gelten künftig Geschwindigkeitsbegrenzungen, die das Umweltbundesamt seit Jahren fordert. Die Länder müssen sie bis zum Jahresende umsetzen, und die Straßenverkehrsordnung wird dafür an siebzehn Stellen geändert.",
    drawing: SAMPLE_DRAWING,
  },
  {
    kind: "list",
    headline: "Fünf Dinge, die man vor dem Umzug in eine andere Stadt erledigt haben sollte",
    items: [
      "Einwohnermeldeamt und Kraftfahrzeugzulassungsstelle rechtzeitig informieren",
      "Zählerstände ablesen und fotografieren, bevor die Schlüssel abgegeben sind",
      "Hausratversicherung an die neue Wohnfläche anpassen lassen",
      "https://example.org/a/very/long/address/that/never/ends?query=something&other=thing",
      "Schlüssel vollständig zurückgeben und sich das bestätigen lassen",
    ],
  },
  {
    kind: "figure",
    value: "1.234.567.890,12 Euro",
    label: "Haushaltsüberschreitung im Verteidigungsministerium",
    text: "So viel kostete die Verzögerung der Beschaffung im vergangenen Haushaltsjahr, wie der Bundesrechnungshof in seinem Bericht feststellt.",
  },
  {
    kind: "quote",
    text: "Wer glaubt, dass Projektleiter Projekte leiten, der glaubt auch, dass Zitronenfalter Zitronen falten; in Wirklichkeit leitet niemand etwas, und trotzdem wird am Ende irgendetwas fertig, meistens später und teurer.",
    attribution: "Unbekannte Sachbearbeiterin im Bundesverwaltungsamt",
  },
  {
    kind: "comparison",
    headline: "Die Bescheinigung für den Arbeitgeber, vorher und nachher",
    left: {
      label: "Arbeitsunfähigkeitsbescheinigung",
      text: "Auf Papier, in dreifacher Ausfertigung, mit der Post an die Krankenversicherung und an den Arbeitgeber.",
    },
    right: {
      label: "Elektronisch",
      text: "Die Praxis meldet sie selbst, der Arbeitgeber ruft sie ab, und niemand muss mehr zum Briefkasten gehen.",
    },
  },
  {
    kind: "list",
    headline: "Was die Länder für die Verkehrsinfrastruktur ausgeben",
    items: [
      "Mecklenburg-Vorpommern: 1.234,5 Mio. €",
      "Nordrhein-Westfalen: 934,2 Mio. €",
      "Baden-Württemberg: 634 Mio. €",
      "Bundesfernstraßengesellschaft: 12,5 Mio. €",
    ],
    data: {
      kind: "ladder",
      rungs: [
        { label: "Mecklenburg-Vorpommern", value: "1.234,5 Mio. €", share: 1 },
        { label: "Nordrhein-Westfalen", value: "934,2 Mio. €", share: 0.757 },
        { label: "Baden-Württemberg", value: "634 Mio. €", share: 0.514 },
        { label: "Bundesfernstraßengesellschaft", value: "12,5 Mio. €", share: 0.01 },
      ],
    },
  },
  {
    kind: "point",
    number: null,
    headline: "Die Schwebebahn hat zwei Kriege und ein Hochwasser überstanden",
    emphasis: "zwei Kriege",
    text: "",
    data: {
      kind: "timeline",
      events: [
        { date: "14. September 1923", label: "Die Verkehrsgesellschaft kauft die Grundstücke" },
        { date: "3. Februar 1948", label: "Ein Hochwasser zerstört das Umspannwerk am Ufer" },
        { date: "2004", label: "Das Museum der Eisenbahnerinnen wird eröffnet" },
      ],
    },
  },
  {
    kind: "closing",
    headline: "Speichern Sie diesen Beitrag für Ihre nächste Steuererklärung",
    text: "Und schicken Sie ihn jemandem, der gerade über seiner Steuererklärung sitzt.",
  },
];

/** Lists that count to numbers of two digits, as several scripts write them. */
export const countedSlides: readonly Slide[] = [
  {
    kind: "list",
    headline: "Fünf von zwanzig",
    items: [
      "9. Einwohnermeldeamt und Zulassungsstelle rechtzeitig informieren",
      "10. Keller",
      "11. Zählerstände ablesen und fotografieren",
      "19. Abschied",
      "20. Schlüssel",
    ],
  },
  { kind: "list", headline: "Drei", items: ["9. Eins", "10. Zwei", "11. Drei"] },
  { kind: "list", headline: "बीस", items: ["१८. पेड़", "१९. छाया", "२०. पानी"] },
  { kind: "list", headline: "二十", items: ["十、树", "十九、树荫", "二十、水"] },
];

/** The same from right to left. */
export const mirroredCountedSlides: readonly Slide[] = [
  { kind: "list", headline: "عشرون", items: ["٩. شجرة", "١٠. ظل", "٢٠. ماء"] },
];

/**
 * The slides that looks compose in several ways, long and short in turn, often enough for each way to be
 * drawn with either; and half of a drawing at the edges of some.
 */
export const composedSlides: readonly Slide[] = (["first", "second"] as const).flatMap((slide) => {
  const composed = [longestSlides, shortestSlides].flatMap((slides) =>
    slides.filter(({ kind }) => /cover|point|quote|closing/.test(kind)),
  );
  const crossed = shortestSlides.filter(({ kind }) => /cover|point|quote/.test(kind));
  const crossing = { drawing: SAMPLE_DRAWING, slide };
  return [...composed, ...crossed.map((each) => ({ ...each, crossing }))];
});

/** One slide of every kind in a script that runs from right to left, with other scripts in between. */
export const mirroredSlides: readonly Slide[] = [
  {
    kind: "cover",
    kicker: "أخبار المدينة",
    headline: "الأشجار تبرّد الشارع أفضل من أي مظلّة 🌳",
    subline: "ما أظهرته قياسات ثلاثة أصياف في مدينة واحدة، كما نشرتها Nature.",
    drawing: SAMPLE_DRAWING,
  },
  {
    kind: "point",
    number: 1,
    headline: "الظل نصف الحكاية فقط",
    emphasis: "نصف الحكاية",
    text: "تطلق الأوراق بخار الماء، فيبرد الهواء.",
  },
  {
    kind: "list",
    headline: "ما تحتاجه الشجرة",
    items: ["مساحة لجذورها", "ماء", "iPhone 15 👩‍🚀 日本語 한국어"],
  },
  { kind: "figure", value: "4.2 °C", label: "أبرد تحت الأشجار", text: "קר יותר מתחת לעצים" },
  { kind: "quote", text: "زرعنا لأحفادنا فنلنا الظل بأنفسنا.", attribution: "ผู้ดูแลสวน" },
  {
    kind: "comparison",
    headline: "جانبان لشارع واحد",
    left: { label: "مع الأشجار", text: "يتوقف الناس ويجلسون ويتحدثون." },
    right: { label: "بدونها", text: "يسرع الناس إلى الظل التالي." },
  },
  {
    kind: "point",
    number: 3,
    headline: "أين تذهب أموال المدينة",
    emphasis: null,
    text: "",
    data: {
      kind: "parts",
      parts: [
        { label: "المدارس ورياض الأطفال", value: "٤٢٪", share: 0.42 },
        { label: "الطرق", value: "٣١٪", share: 0.31 },
        { label: "Culture", value: "٢٧٪", share: 0.27 },
      ],
    },
  },
  {
    kind: "point",
    number: null,
    headline: "ارتفع عدد الركاب من ١٢ إلى ١٩ مليونا",
    emphasis: null,
    text: "لم يتوقع ذلك أحد.",
    data: {
      kind: "change",
      before: { label: "", value: "١٢ مليونا", share: 0.63 },
      after: { label: "", value: "١٩ مليونا", share: 1 },
    },
  },
  { kind: "closing", headline: "احفظ هذا ليوم حار قادم", text: null },
];
