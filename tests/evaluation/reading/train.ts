/**
 * Grows the forests that judge lines of pages and find their headlines, of the documents of
 * `tests/evaluation/reading/documents` and of the lines of real pages in `signs.json.gz` and `headlines.json.gz`:
 * `bun run train:reading`. The same documents and lines give the same forests.
 */
import { fileURLToPath } from "node:url";
import type { Forest } from "../../../src/documents/article/judge/forest.ts";
import { findSpecimens, OWN_DOCUMENTS, type Specimen } from "./_corpus.ts";
import { grow } from "./_grow.ts";
import { HEADLINE_WEIGHT, headlinesOf } from "./_headlines.ts";
import { type LineSample, linesLeft } from "./_lines.ts";
import { samplesOf, signedPages } from "./_signs.ts";
import { lengthened, withLongParagraphs, withSentencesApart } from "./_variants.ts";

const LINES = new URL("../../../src/documents/article/judge/forest.json", import.meta.url);
const HEADLINES = new URL("../../../src/documents/title/forest.json", import.meta.url);
/** Nothing is learnt of these, so that `evaluate:reading` says how pages are read that nobody has seen. */
const HELD_OUT: ReadonlySet<string> = new Set(
  `en-news-bees en-travel-walk de-blog-brot de-news-seilbahn fr-blog-pain es-news-reloj
    it-ricetta-polenta nl-blog-tuin pt-blog-cafe sv-blogg-sylt pl-blog-rower ru-recept-pirog
    tr-haber-kopru ja-recipe-oden ko-news-gwail zh-blog-mian ar-news-nakhil hi-blog-achar
    id-news-jembatan fi-blogi-leipa ar-press-nakhla de-amt-regenfass de-podcast-moor
    de-presse-seilwerk de-termin-nachtwandern en-blog-hedge en-news-clocktower
    en-nonprofit-otters en-recipe-plumtart en-wire-saltmine es-receta-sopa es-tienda-botijo
    fi-tiedote-puusilta fr-actu-phare fr-agence-escargots fr-blog-levain it-comunicato-ceramica
    ja-blog-kogei nl-krant-zwaan sv-kommun-kolonilott tr-gazete-kaplumbaga vi-thongcao-dua
    zh-wanbao-miyou ar-howto-hibr de-blog-zimmerpflanze en-news-lighthousecat en-release-notes2 en-wiki-knot
    es-guia-tejado fr-recette-cake id-resep-soto it-news-violino ja-blog-zakkuri
    ko-blog-gimjang nl-recept-stamppot pl-news-latarnia pt-blog-azulejo ru-recipe-ukha
    tr-blog-zeytin vi-travel-choi zh-recipe-doufu cs-denik-mlyn fi-paikallinen-majakka
    da-lokalavis-faerge`.split(/\s+/),
);
/** How much of what is known of pages is forgotten, each in a sample of its own. */
const FORGOTTEN = [0, 0.3, 0.5, 0.7];
const FORGOTTEN_OF_VARIANTS = [0.1, 0.5];
/** What is made of a page counts less than the page. */
const VARIANT_WEIGHT = 0.5;
/** Pages of our own are there many times, with phrases forgotten and as variants. */
const REAL_WEIGHT = 1.2;
/** Pages of our own have short menus, which tell less of where headlines stand. */
const OWN_WEIGHT = 0.5;

const pages = (await findSpecimens(OWN_DOCUMENTS, "")).filter(
  ({ type, clean, name }) => type === "text" && clean !== null && !HELD_OUT.has(name),
);
const lines = pages.flatMap((page, index) => {
  const own = FORGOTTEN.flatMap((forgotten, seed) => linesLeft(page, { forgotten, seed }));
  if (new TextDecoder().decode(page.bytes).trimStart().startsWith("<")) return own;
  return [...own, ...variantsOf(page, index).flatMap(samplesOfVariant)];
});
const realLines = samplesOf(await signedPages("lines"), {
  count: lines[0]?.signs.length ?? 0,
  weight: { so: REAL_WEIGHT, not: REAL_WEIGHT },
});
await keep(
  LINES,
  grow([...lines, ...realLines], {
    trees: 300,
    depth: 5,
    rate: 0.08,
    least: 6,
    calm: 2,
    seen: { samples: 0.4, signs: 0.4 },
  }),
);
console.log(`${lines.length} lines of ${pages.length} pages, and ${realLines.length} of real ones`);
const headlines = pages.flatMap(headlinesOf).map((line) => ({
  ...line,
  weight: line.weight * OWN_WEIGHT,
}));
const realHeadlines = samplesOf(await signedPages("headlines"), {
  count: headlines[0]?.signs.length ?? 0,
  weight: { so: HEADLINE_WEIGHT, not: 1 },
});
await keep(
  HEADLINES,
  grow([...headlines, ...realHeadlines], {
    trees: 300,
    depth: 5,
    rate: 0.06,
    least: 5,
    calm: 2,
    seen: { samples: 0.5, signs: 0.4 },
  }),
);
console.log(`headlines: ${headlines.length} lines of ours, and ${realHeadlines.length} real ones`);

async function keep(file: URL, forest: Forest): Promise<void> {
  await Bun.write(file, `${JSON.stringify(forest)}\n`);
  await Bun.$`bunx biome format --write ${fileURLToPath(file)}`.quiet();
}

/** The page with shorter and longer paragraphs, with a longer article, and with more of shorter ones. */
function variantsOf(page: Specimen, index: number): Specimen[] {
  const apart = { ...page, ...withSentencesApart(page) };
  const long = { ...page, ...withLongParagraphs(page) };
  const others = pages.filter((each) => each.language === page.language && each !== page);
  const other = others[index % Math.max(1, others.length)];
  if (other === undefined) return [apart, long];
  const more = other.clean ?? "";
  const shortened = withSentencesApart({ ...other, bytes: new TextEncoder().encode(more) });
  const moreApart = new TextDecoder().decode(shortened.bytes);
  return [
    apart,
    long,
    { ...page, ...lengthened(page, more) },
    { ...page, ...lengthened(apart, moreApart) },
  ];
}

function samplesOfVariant(page: Specimen): LineSample[] {
  return FORGOTTEN_OF_VARIANTS.flatMap((forgotten, seed) =>
    linesLeft(page, { forgotten, seed: FORGOTTEN.length + seed }),
  ).map((line) => ({ ...line, weight: line.weight * VARIANT_WEIGHT }));
}
