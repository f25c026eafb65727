import { join } from "node:path";
import { FLOAT, INT64, writeOnnx } from "./onnx.ts";

/** As many samples as a phoneme lasts, at 24,000 a second. */
const PHONEME_SAMPLES = 1_400;
const PHONEMES = [
  ...new Set(';:,.!?—…"()“” abcdefghijklmnopqrstuvwxyzæçðøħŋœβθχɐɑɒɔəɚɛɜɡɪɹɾʃʊʌʒʤʧʰʲˈˌːᵊᵻ'),
];

/**
 * Writes a model into a folder that takes and gives what Kokoro's does, in a few kilobytes: every phoneme
 * is a tone, the louder the further it is in the alphabet.
 */
export async function writeTinyKokoro(folder: string): Promise<void> {
  const end = { type_id: 0, id: "$" };
  const known = PHONEMES.map((phoneme) => phoneme.replace(/[\]\\^-]/, "\\$&")).join("");
  const files: Record<string, Uint8Array | object> = {
    "config.json": { model_type: "style_text_to_speech_2" },
    "tokenizer_config.json": {
      model_max_length: 512,
      pad_token: "$",
      unk_token: "$",
      tokenizer_class: "PreTrainedTokenizer",
    },
    "tokenizer.json": {
      version: "1.0",
      truncation: null,
      padding: null,
      added_tokens: [],
      normalizer: { type: "Replace", pattern: { Regex: `[^${known}]` }, content: "" },
      pre_tokenizer: { type: "Split", pattern: { Regex: "" }, behavior: "Isolated", invert: false },
      post_processor: {
        type: "TemplateProcessing",
        single: [
          { SpecialToken: end },
          { Sequence: { id: "A", type_id: 0 } },
          { SpecialToken: end },
        ],
        special_tokens: { $: { id: "$", ids: [0], tokens: ["$"] } },
      },
      decoder: null,
      model: { vocab: Object.fromEntries(["$", ...PHONEMES].map((phoneme, id) => [phoneme, id])) },
    },
    "onnx/model_quantized.onnx": tones(),
  };
  for (const [name, content] of Object.entries(files)) {
    const bytes = content instanceof Uint8Array ? content : JSON.stringify(content);
    await Bun.write(join(folder, name), bytes);
  }
}

function tones(): Uint8Array {
  const tone = Float32Array.from(
    { length: PHONEME_SAMPLES },
    (_, index) => 0.4 * Math.sin((2 * Math.PI * 220 * index) / 24_000),
  );
  const integers = (...values: number[]) => BigInt64Array.from(values.map(BigInt));
  return writeOnnx({
    inputs: [
      { name: "input_ids", type: INT64, shape: [1, "tokens"] },
      { name: "style", type: FLOAT, shape: [1, 256] },
      { name: "speed", type: FLOAT, shape: [1] },
    ],
    outputs: [{ name: "waveform", type: FLOAT, shape: [1, "samples"] }],
    constants: [
      { name: "scale", shape: [1], values: Float32Array.of(1 / PHONEMES.length) },
      { name: "column", shape: [2], values: integers(-1, 1) },
      { name: "row", shape: [2], values: integers(1, -1) },
      { name: "tone", shape: [1, PHONEME_SAMPLES], values: tone },
      // Slower than 1 is longer than the tone, so that is its length at the slowest.
      { name: "length", shape: [1], values: Float32Array.of(0.8 * PHONEME_SAMPLES) },
      { name: "start", shape: [1], values: integers(0) },
      { name: "axis", shape: [1], values: integers(1) },
    ],
    operations: [
      { type: "Cast", inputs: ["input_ids"], output: "ids", attributes: { to: FLOAT } },
      { type: "Mul", inputs: ["ids", "scale"], output: "levels" },
      { type: "Reshape", inputs: ["levels", "column"], output: "rows" },
      { type: "Mul", inputs: ["rows", "tone"], output: "spoken" },
      { type: "Div", inputs: ["length", "speed"], output: "samples" },
      { type: "Cast", inputs: ["samples"], output: "end", attributes: { to: INT64 } },
      { type: "Slice", inputs: ["spoken", "start", "end", "axis"], output: "cut" },
      { type: "Reshape", inputs: ["cut", "row"], output: "waveform" },
    ],
  });
}
