import { afterAll, expect, test } from "bun:test";
import { fileURLToPath } from "bun";
import { testVoice } from "postloom/testing";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

const voice = createEspeakVoice();
afterAll(() => voice.close());

testVoice(test, { name: "espeak", open: () => createEspeakVoice() });

function speak(text: string, language = "en") {
  return voice.speak(text, { language, signal: AbortSignal.timeout(300_000) });
}

test("createEspeakVoice() has voices that sound different, in every language", async () => {
  const ids = voice.voices?.map(({ id }) => id) ?? [];
  expect(ids[0]).toBe("espeak-max");
  for (const language of ["en", "ja", "ar"]) {
    const sounds = new Set<string>();
    for (const id of ids) {
      const { wav } = await voice.speak("2026", {
        language,
        voice: id,
        signal: AbortSignal.timeout(300_000),
      });
      sounds.add(Bun.hash(wav).toString());
    }
    expect(sounds.size).toBe(ids.length);
  }
});

test("createEspeakVoice() measures its times: a word after a pause starts behind it", async () => {
  const { words } = await speak("One. Two, three");
  const [one, two, three] = words;
  expect((two?.startMs ?? 0) - (one?.endMs ?? 0)).toBeGreaterThan(150);
  expect((three?.startMs ?? 0) - (two?.endMs ?? 0)).toBeGreaterThan(80);
});

test("createEspeakVoice() does not lose its times at dashes, entities and emoji", async () => {
  const { words } = await speak("one --- two 😀 & <three> **four** five");
  const spoken = words.filter(({ text }) => /[a-z]/.test(text));
  expect(spoken).toHaveLength(5);
  for (const { startMs, endMs } of spoken) {
    expect(endMs - startMs).toBeGreaterThan(150);
    expect(endMs - startMs).toBeLessThan(800);
  }
});

test("createEspeakVoice() neither speaks emoji nor the path of a web address", async () => {
  const plain = await speak("Look at example.com now");
  const marked = await speak(
    "Look 😀🎉 at https://www.example.com/a/very/long/path?with=query now",
  );
  expect(marked.durationMs).toBeLessThan(plain.durationMs * 1.2);
});

test("createEspeakVoice() gives a time to each word of what it says in other words", async () => {
  const text =
    "It takes 5 – 7 days (e.g. in May), 12 km² at 20 °C, and costs $1.2 bn in the XIX century.";
  const { words, durationMs } = await speak(text);
  expect(words.map((word) => word.text).join(" ")).toBe(text);
  let untilMs = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(untilMs);
    expect(endMs).toBeGreaterThan(startMs);
    untilMs = endMs;
  }
  expect(untilMs).toBeLessThanOrEqual(durationMs);
});

test("createEspeakVoice() reads kanji rather than naming each a letter", async () => {
  const kana = await speak("きょうは、てんきがいいです。", "ja");
  const kanji = await speak("今日は、天気がいいです。", "ja-JP");
  expect(Math.abs(kanji.durationMs - kana.durationMs)).toBeLessThan(300);
});

test("createEspeakVoice() reads words of another script rather than spelling them", async () => {
  const own = await speak("مرحبا", "ar");
  const mixed = await speak("They say مرحبا to you", "en");
  const word = mixed.words[2];
  expect(word?.text).toBe("مرحبا");
  expect((word?.endMs ?? 0) - (word?.startMs ?? 0)).toBeLessThan(own.durationMs * 1.5);
});

test("createEspeakVoice() goes on in a new process when its own is killed", async () => {
  const pids: number[] = [];
  const note = (message: string, fields?: object) => {
    if (fields !== undefined && "pid" in fields) pids.push(Number(fields.pid));
    expect(message).toContain("voice");
  };
  const own = createEspeakVoice({ log: { ...silentLog, debug: note } });
  const signal = AbortSignal.timeout(300_000);
  await own.speak("First", { language: "en", signal });
  const speaking = own.speak("A line on its way. ".repeat(20), { language: "en", signal });
  process.kill(pids[0] ?? Number.NaN, "SIGKILL");
  expect((await speaking).words).toHaveLength(100);
  await own.close();
  expect(pids).toHaveLength(2);
  expect(pids.some(isAlive)).toBe(false);
  await expect(own.speak("Late", { language: "en", signal })).rejects.toThrow("closed");
});

test("createEspeakVoice() speaks on when a terminal stops all processes, until its parent closes it", async () => {
  const pids: number[] = [];
  const warnings: string[] = [];
  const own = createEspeakVoice({
    log: {
      ...silentLog,
      debug: (_, fields) => pids.push(Number(Object(fields).pid)),
      warn: (message) => warnings.push(message),
    },
  });
  const signal = AbortSignal.timeout(60_000);
  await own.speak("First", { language: "en", signal });
  for (const name of ["SIGINT", "SIGTERM"] as const) process.kill(pids[0] ?? Number.NaN, name);
  expect((await own.speak("Second", { language: "en", signal })).words).toHaveLength(1);
  await own.close();
  expect([pids.length, warnings]).toEqual([1, []]);
  expect(pids.some(isAlive)).toBe(false);
});

test("createEspeakVoice() ends a process that has nothing to do, and speaks on in another", async () => {
  const pids: number[] = [];
  const warnings: string[] = [];
  const own = createEspeakVoice({
    idleMs: 1,
    log: {
      ...silentLog,
      debug: (_, fields) => pids.push(Number(Object(fields).pid)),
      warn: (message) => warnings.push(message),
    },
  });
  const signal = AbortSignal.timeout(60_000);
  await own.speak("First", { language: "en", signal });
  while (pids.some(isAlive)) await Bun.sleep(10);
  expect((await own.speak("Second", { language: "en", signal })).words).toHaveLength(1);
  await own.close();
  expect([pids.length, warnings]).toEqual([2, []]);
});

test("createEspeakVoice() keeps a process for the next line, until it has said more than a minute", async () => {
  const pids: number[] = [];
  const own = createEspeakVoice({
    idleAfterMuchMs: 1,
    log: { ...silentLog, debug: (_, fields) => pids.push(Number(Object(fields).pid)) },
  });
  const signal = AbortSignal.timeout(60_000);
  await own.speak("Short", { language: "en", signal });
  await Bun.sleep(100);
  await own.speak("The ferry leaves at noon. ".repeat(40), { language: "en", signal });
  while (pids.some(isAlive)) await Bun.sleep(10);
  expect(pids).toHaveLength(1);
  await own.close();
});

test("createEspeakVoice() leaves no process behind when its own parent is killed", async () => {
  const parent = Bun.spawn({
    cmd: [process.execPath, fileURLToPath(import.meta.resolve("../support/speak_and_stay.ts"))],
    stdout: "pipe",
  });
  const { value } = await parent.stdout.getReader().read();
  const pid = Number(new TextDecoder().decode(value));
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  while (isAlive(pid)) await Bun.sleep(10);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    expect(error).toMatchObject({ code: "ESRCH" });
    return false;
  }
}
