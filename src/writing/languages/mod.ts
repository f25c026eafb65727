import { ar } from "./ar.ts";
import { bg } from "./bg.ts";
import { bn } from "./bn.ts";
import { ca } from "./ca.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { other } from "./other.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sk } from "./sk.ts";
import { sr } from "./sr.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { ur } from "./ur.ts";
import { vi } from "./vi.ts";
import type { WritingWords } from "./writing_words.ts";
import { zh } from "./zh.ts";
import { zhHant } from "./zh_hant.ts";

export type { WishWords, WritingPart, WritingWords } from "./writing_words.ts";

/** What the writer knows of languages, by BCP 47 tag. */
export const WRITING_WORDS: ReadonlyMap<string, WritingWords> = new Map(
  Object.entries({
    ar,
    bg,
    bn,
    ca,
    cs,
    da,
    de,
    el,
    en,
    es,
    fa,
    fi,
    fr,
    he,
    hi,
    hr,
    hu,
    id,
    it,
    ja,
    ko,
    nb,
    nl,
    pl,
    pt,
    ro,
    ru,
    sk,
    sr,
    sv,
    th,
    tr,
    uk,
    ur,
    vi,
    zh,
    "zh-hant": zhHant,
  }),
);

/** The words of English, which headings and notices in other languages use as well. */
export const ENGLISH: WritingWords = en;

/** Languages without a file that are written like one with a file. */
const RELATIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bs: "hr",
    km: "th",
    lo: "th",
    mr: "hi",
    ms: "id",
    my: "th",
    nn: "nb",
    no: "nb",
    sh: "hr",
    sl: "hr",
  }),
);

/** Tags of where, or how, Chinese is written in traditional characters. */
const TRADITIONAL_CHINESE = /^(?:zh|yue|cmn)[-_](?:.*[-_])?(?:hant|tw|hk|mo)\b/i;

/**
 * The words of a language: those of its own file, else of the one that its tag begins with ("pt-BR" is
 * "pt"), else of a relative's, else none but English calls to action.
 */
export function wordsFor(language: string): WritingWords {
  const tag = TRADITIONAL_CHINESE.test(language) ? "zh-hant" : language.toLowerCase();
  const [base = ""] = tag.split(/[-_]/, 1);
  return WRITING_WORDS.get(tag) ?? WRITING_WORDS.get(RELATIVES.get(base) ?? base) ?? other;
}
