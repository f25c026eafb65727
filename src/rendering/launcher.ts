import { type HeadlessBrowser, openBrowser } from "@remotion/renderer";
import type { Chrome } from "./chrome.ts";
import { RenderError } from "./renderer.ts";

/** An open browser. */
export interface OpenBrowser {
  browser: HeadlessBrowser;
  /** Aborts when the browser is closed, crashes or is killed. */
  disconnected: AbortSignal;
  close(): Promise<void>;
}

/**
 * Returns a function that opens a browser. Calls run one at a time, because each compares the
 * process's signal listeners before and after.
 *
 * @throws {RenderError} from the returned function, if no browser is found or it does not start.
 */
export function createLauncher(findChrome: () => Promise<Chrome>): () => Promise<OpenBrowser> {
  let chrome: Promise<Chrome> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function launch(): Promise<OpenBrowser> {
    chrome ??= findChrome();
    // Search again next time: Chrome may have been installed by then.
    chrome.catch(() => {
      chrome = undefined;
    });
    const { executable, mode } = await chrome;
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
    } catch (error) {
      throw new RenderError(
        `Cannot start "${executable}": install Chrome or Chromium, or set BROWSER_EXECUTABLE to another one`,
        { cause: error },
      );
    } finally {
      removeSignalListeners(listenersBefore);
    }
  }

  return () => {
    const launched = last.then(launch);
    last = launched.catch(() => undefined);
    return launched;
  };
}

function watchConnection(browser: HeadlessBrowser): OpenBrowser {
  const disconnected = new AbortController();
  browser.connection.transport.websocket.addEventListener("close", () => disconnected.abort());
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
