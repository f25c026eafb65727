import { type HeadlessBrowser, openBrowser } from "@remotion/renderer";
import type { Log } from "../common/log.ts";
import type { ConfinedChrome } from "./confined_chrome.ts";
import { RenderError } from "./renderer.ts";

/** An open browser. */
export interface OpenBrowser {
  browser: HeadlessBrowser;
  /** Aborts when the browser is closed or killed, or one of its pages crashes. */
  disconnected: AbortSignal;
  close(): Promise<void>;
}

/**
 * Returns a function that opens a browser, in its sandbox if the machine allows that. Calls run one
 * at a time, because each compares the process's signal listeners before and after.
 *
 * @throws {RenderError} from the returned function, if no browser is found or it does not start.
 */
export function createLauncher(
  findChrome: () => Promise<ConfinedChrome>,
  log: Log,
): () => Promise<OpenBrowser> {
  let chrome: Promise<ConfinedChrome> | undefined;
  let sandboxRefused = false;
  let last: Promise<unknown> = Promise.resolve();

  async function launch(): Promise<OpenBrowser> {
    chrome ??= findChrome();
    // Search again next time: Chrome may have been installed by then.
    chrome.catch(() => {
      chrome = undefined;
    });
    const found = await chrome;
    const { executable, sandboxed } = found;
    const inSandbox =
      sandboxed === null || sandboxRefused
        ? undefined
        : await open(found, sandboxed).catch((error: unknown) => {
            log.debug("Chrome did not start in its sandbox", { error: String(error) });
          });
    if (inSandbox !== undefined) return inSandbox;
    const opened = await open(found, executable).catch((cause: unknown) => {
      throw new RenderError(
        `Cannot start "${executable}": install Chrome or Chromium, or set BROWSER_EXECUTABLE to another one`,
        { cause },
      );
    });
    // Only now it is known that the sandbox was the reason.
    if (!sandboxRefused) log.info("Chrome runs without its sandbox, which this machine refuses");
    sandboxRefused = true;
    return opened;
  }

  return () => {
    const launched = last.then(launch);
    last = launched.catch(() => undefined);
    return launched;
  };
}

async function open({ mode }: ConfinedChrome, executable: string): Promise<OpenBrowser> {
  const listenersBefore = signalListeners();
  try {
    const browser = await openBrowser("chrome", {
      browserExecutable: executable,
      chromeMode: mode,
      // Any other choice of `gl` halves the speed on a machine without a GPU.
      chromiumOptions: { gl: null },
      logLevel: "error",
    });
    return watchConnection(browser);
  } finally {
    removeSignalListeners(listenersBefore);
  }
}

function watchConnection(browser: HeadlessBrowser): OpenBrowser {
  const disconnected = new AbortController();
  browser.connection.transport.websocket.addEventListener("close", () => disconnected.abort());
  // One of its processes was killed. Remotion may not notice, and would wait until its timeout.
  browser.connection.on("Target.targetCrashed", () => disconnected.abort());
  return {
    browser,
    disconnected: disconnected.signal,
    async close() {
      disconnected.abort();
      await browser.close({ silent: true });
    },
  };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function signalListeners() {
  return new Map(SIGNALS.map((signal) => [signal, new Set(process.listeners(signal))]));
}

// Remotion's listeners exit the process on SIGINT and close the browsers on SIGTERM, in mid-job.
function removeSignalListeners(listenersBefore: ReturnType<typeof signalListeners>): void {
  for (const [signal, known] of listenersBefore) {
    for (const listener of process.listeners(signal)) {
      if (!known.has(listener)) process.removeListener(signal, listener);
    }
  }
}
