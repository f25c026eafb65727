import { type HeadlessBrowser, openBrowser } from "@remotion/renderer";
import type { Chrome } from "./chrome.ts";
import { RenderError } from "./renderer.ts";

/** A browser that was opened, and what became of it. */
export interface OpenBrowser {
  browser: HeadlessBrowser;
  /** Aborts when the browser is gone, for whatever reason. */
  gone: AbortSignal;
  close(): Promise<void>;
}

/**
 * Opens browsers, one after the other, as each opening looks at what the one before has left.
 *
 * @throws {RenderError} from the function returned, if there is no browser or it does not start.
 */
export function createLauncher(findChrome: () => Promise<Chrome>): () => Promise<OpenBrowser> {
  let chrome: Promise<Chrome> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function launch(): Promise<OpenBrowser> {
    chrome ??= findChrome();
    // A machine on which Chrome has been installed since is worth another look.
    chrome.catch(() => {
      chrome = undefined;
    });
    const { executable, mode } = await chrome;
    const before = signalListeners();
    try {
      const browser = await openBrowser("chrome", {
        browserExecutable: executable,
        chromeMode: mode,
        // Any other choice of `gl` halves the speed on a machine without a GPU.
        chromiumOptions: { gl: null },
        logLevel: "error",
      });
      return watch(browser);
    } catch (error) {
      throw new RenderError(
        `Cannot start "${executable}": install Chrome or Chromium, or set BROWSER_EXECUTABLE to another one`,
        { cause: error },
      );
    } finally {
      removeSignalListeners(before);
    }
  }

  return () => {
    const launched = last.then(launch);
    last = launched.catch(() => undefined);
    return launched;
  };
}

function watch(browser: HeadlessBrowser): OpenBrowser {
  const gone = new AbortController();
  browser.connection.transport.websocket.addEventListener("close", () => gone.abort());
  return {
    browser,
    gone: gone.signal,
    async close() {
      gone.abort();
      await browser.close({ silent: true });
    },
  };
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

function signalListeners() {
  return new Map(SIGNALS.map((signal) => [signal, new Set(process.listeners(signal))]));
}

// Remotion would end the whole process on SIGINT and the browsers on SIGTERM, in the middle of jobs.
function removeSignalListeners(before: ReturnType<typeof signalListeners>): void {
  for (const [signal, known] of before) {
    for (const listener of process.listeners(signal)) {
      if (!known.has(listener)) process.removeListener(signal, listener);
    }
  }
}
