import { TokenizerBuilder } from "@patdx/kuromoji";
import { fileURLToPath, gunzipSync } from "bun";
import type { LinePiece } from "./espeak_line.ts";
import type { ESpeakWord } from "./espeak_protocol.ts";

// Parts of speech that attach to the previous word: particles, auxiliaries, marks.
const DEPENDENT = new Set(["助詞", "助動詞", "記号"]);
const SUFFIX = "接尾";

/** Converts written words to pieces in katakana. */
export type JapaneseReader = (words: readonly ESpeakWord[]) => LinePiece[];

/**
 * Loads the dictionary of kanji readings. eSpeak NG has none and would say "Chinese letter" for each
 * of them.
 */
export async function loadJapaneseReader(): Promise<JapaneseReader> {
  const folder = new URL("../dict/", import.meta.resolve("@patdx/kuromoji"));
  const loader = {
    async loadArrayBuffer(name: string) {
      return gunzipSync(await Bun.file(fileURLToPath(new URL(name, folder))).bytes()).buffer;
    },
  };
  const tokenizer = await new TokenizerBuilder({ loader }).build();

  function readRun(run: readonly { form: string; word: number }[]): LinePiece[] {
    const wordOfCharacter = run.flatMap(({ form, word }) =>
      Array.from({ length: form.length }, () => word),
    );
    let offset = 0;
    return tokenizer.tokenize(run.map(({ form }) => form).join("")).map((token) => {
      const word = wordOfCharacter[offset] ?? run[0]?.word ?? 0;
      const joined = offset > 0 && (DEPENDENT.has(token.pos) || token.pos_detail_1 === SUFFIX);
      offset += token.surface_form.length;
      return { text: token.pronunciation ?? token.surface_form, word, joined };
    });
  }

  return (words) => runsOf(words).flatMap(readRun);
}

/** Groups words without spaces between them, which are tokenised as one text. */
function runsOf(words: readonly ESpeakWord[]): { form: string; word: number }[][] {
  const runs: { form: string; word: number }[][] = [];
  for (const [word, { form, joined }] of words.entries()) {
    const last = runs.at(-1);
    if (joined && last !== undefined) last.push({ form, word });
    else runs.push([{ form, word }]);
  }
  return runs;
}
