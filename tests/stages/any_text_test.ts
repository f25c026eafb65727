import { afterAll, expect, test } from "bun:test";
import { fileURLToPath } from "bun";
import fc from "fast-check";

const LENGTH = 100_000;
/** Far more than any case takes on a slow machine, and far less than an exponential one. */
const HARD_STOP_MS = 120_000;

/** Each of these once took from seconds to hours. */
const FOUND = [
  "a\n=\n",
  "a\n\n",
  "*a_",
  "a* ",
  "a**b",
  "~~a",
  "漢字",
  "漢字。",
  "ก ",
  "A. ",
  "“A b.” ",
  "....",
  "![a](b) ",
  "a]",
  "1. ",
  "- a\n",
  "<script>",
  "<h1>",
  "<svg/onload=x>",
  "e\u0301",
  "[a]: b\n*é",
  "- «![\n",
  "www.-。\\&",
  "<  é]",
];

const fragment = fc
  .array(
    fc.constantFrom(
      ..."a1 .,:;!?-—…'\"“”„«»()[]{}<>/\\*_~`#+|=&@%$•。、「」漢字かナ한글กภ่اب؟שह्\u0301\u200d\ufe0f😀\n\t\u00a0\u202e",
      ...["&lt;", "<b>", "<li>", "http://", "www.", "---\n", "```\n", "1. ", "word ", "\n\n"],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(""));

let child = start();
let answered: (answer: string) => void = () => undefined;
afterAll(() => child.kill());

function start() {
  return Bun.spawn({
    cmd: [process.execPath, fileURLToPath(import.meta.resolve("./_any_text_process.ts"))],
    stdio: ["ignore", "ignore", "inherit"],
    ipc: (message: unknown) => answered(String(message)),
  });
}

/** "done", what it threw, or "stopped". */
async function makePosts(text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  answered = resolve;
  const timer = setTimeout(() => {
    child.kill("SIGKILL");
    child = start();
    resolve("stopped");
  }, HARD_STOP_MS);
  child.send(text);
  return await promise.finally(() => clearTimeout(timer));
}

const repeated = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);

test("texts that were slow once are read, written and prepared for the voice without a stop", async () => {
  const dots =
    "Entry number N waits ........................................a and goes on. ".repeat(12);
  expect(await makePosts(dots)).toBe("done");
  expect(await makePosts(`a${repeated("\u0301")}`)).toBe("done");
  expect(await makePosts(`---\n${"  \n".repeat(40)}`)).toBe("done");
  for (const part of FOUND) expect([part, await makePosts(repeated(part))]).toEqual([part, "done"]);
}, 400_000);

test("any fragment repeated to the greatest length is, too", async () => {
  for (const part of fc.sample(fragment, { numRuns: 15, seed: 20 })) {
    expect([part, await makePosts(repeated(part))]).toEqual([part, "done"]);
  }
}, 400_000);
