// A program for a test to kill: prints the id of its voice's process, then waits.
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

let pid = 0;
const note = (_: string, fields?: object) => {
  if (fields !== undefined && "pid" in fields) pid = Number(fields.pid);
};
const voice = createEspeakVoice({ log: { ...silentLog, debug: note } });
await voice.speak("Hello", { language: "en", signal: AbortSignal.timeout(300_000) });
console.log(pid);
setInterval(() => {}, 1000);
