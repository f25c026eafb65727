import type { Log } from "../common/log.ts";

const SAME_AGAIN_MS = 10_000;

/**
 * Makes a listener for a backend's errors. An outage repeats the same one many times a second, which
 * gives one line every ten seconds; nothing is said once `isClosing`, as connections then end anyway.
 */
export function troubleListener(log: Log, isClosing: () => boolean): (error: Error) => void {
  let last = { message: "", at: 0 };
  return (error) => {
    const repeated = error.message === last.message && Date.now() - last.at < SAME_AGAIN_MS;
    if (repeated || isClosing()) return;
    last = { message: error.message, at: Date.now() };
    log.warn("Queue trouble", { error: error.message });
  };
}
