import type { PdfItem } from "./pdf/item.ts";

/** Reads the text of a page from its picture, as lines. */
export type TextRecognition = (pdf: Uint8Array, page: ScannedPage) => Promise<PdfItem[]>;

/** A page to be read from its picture. */
interface ScannedPage {
  /** From 1. */
  number: number;
  /** Its longer side, in points. */
  length: number;
}

/** The longer side of the picture that is read: 220 dots per inch of a page as large as a letter. */
const PIXELS = 2_600;
const DEADLINE_SECONDS = 15;
const MEMORY_BYTES = 1_500_000_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
/** Where programs are looked for, as the reading process has no environment. */
const PATH = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin";
/** Words that the program is less sure of, in percent, are mostly dirt and pictures. */
const MIN_CONFIDENCE = 40;
/** Lines of heights that differ by less are of one font size, as far as a picture tells. */
const SIZE_TOLERANCE = 0.35;

/** Finds the programs that read scans. @throws if one is missing, saying which. */
export function findRecognitionPrograms(): { draw: string; read: string } {
  return { draw: findProgram("pdftoppm"), read: findProgram("tesseract") };
}

/**
 * Creates a reader of scans, which runs pdftoppm and tesseract with little time and memory.
 *
 * @param languages Tesseract's names of the languages, such as "eng+deu".
 */
export function createTextRecognition(languages: string): TextRecognition {
  return async (pdf, { number, length }) => {
    const { draw, read } = findRecognitionPrograms();
    const page = String(number);
    const picture = await run(
      [draw, "-f", page, "-l", page, "-scale-to", String(PIXELS), "-gray", "-png", "-"],
      pdf,
    );
    const table = await run([read, "-", "-", "-l", languages, "tsv"], picture);
    return linesIn(new TextDecoder().decode(table), length / PIXELS);
  };
}

/** The lists of languages that tesseract can read on this machine. */
export async function listRecognitionLanguages(): Promise<string[]> {
  const output = await run([findRecognitionPrograms().read, "--list-langs"], new Uint8Array());
  return new TextDecoder().decode(output).trim().split("\n").slice(1);
}

function findProgram(name: string): string {
  const path = Bun.which(name, { PATH });
  if (path === null) throw new Error(`The program ${name} is not installed`);
  return path;
}

/** Runs a program. What started it may be killed, so that it is confined from outside. */
async function run(command: readonly string[], input: Uint8Array): Promise<Uint8Array> {
  const guards = [
    ["timeout", "--signal=KILL", String(DEADLINE_SECONDS)],
    ["prlimit", `--as=${MEMORY_BYTES}`],
    ["nice", "-n", "5"],
  ].filter(([name = ""]) => Bun.which(name, { PATH }) !== null);
  const child = Bun.spawn({
    cmd: [...guards.flat(), ...command],
    env: { PATH, OMP_THREAD_LIMIT: "1" },
    stdin: input,
    stdout: "pipe",
    stderr: "ignore",
    timeout: DEADLINE_SECONDS * 1_000,
    killSignal: "SIGKILL",
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const output = await new Response(child.stdout).bytes();
  const code = await child.exited;
  if (code !== 0) throw new Error(`Cannot read a scan as ${command[0]} ended with code ${code}`);
  return output;
}

interface RecognisedLine {
  words: string[];
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The lines of tesseract's table, of which each row is a part of the page, down to a word. */
function linesIn(table: string, scale: number): PdfItem[] {
  const lines: RecognisedLine[] = [];
  let pageHeight = 0;
  for (const row of table.split("\n")) {
    const cells = row.split("\t");
    const [level, , , , , , left = 0, top = 0, width = 0, height = 0, confidence = 0] =
      cells.map(Number);
    if (level === 1) pageHeight = height;
    if (level === 4) lines.push({ words: [], left, bottom: top + height, width, height });
    const word = cells[11]?.trim() ?? "";
    if (level === 5 && confidence >= MIN_CONFIDENCE && word !== "") lines.at(-1)?.words.push(word);
  }
  const written = lines.filter(({ words }) => words.length > 0);
  const usual = medianOf(written.map(({ height }) => height));
  return written.map(({ words, left, bottom, width, height }) => {
    const isUsual = Math.abs(height - usual) < SIZE_TOLERANCE * usual;
    const fontSize = (isUsual ? usual : height) * scale;
    return {
      str: words.join(" "),
      x: left * scale,
      y: (pageHeight - bottom) * scale,
      width: width * scale,
      height: fontSize,
      fontSize,
      dir: "ltr",
      font: "",
      isMonospaced: false,
      hasEOL: true,
    };
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
