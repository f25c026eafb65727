import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { type Environment, pickVariables } from "../common/pick_variables.ts";
import { startPoolProcess } from "../common/pool_process.ts";
import type {
  CaptureNews,
  CaptureProcessRequest,
  CaptureRequest,
  OpenResult,
  ShootRequest,
  ShowRequest,
} from "./capture_protocol.ts";
import { CHROME_VARIABLES, type ConfinedChrome } from "./confined_chrome.ts";
import { LookError, RenderError } from "./renderer.ts";

/** What a browser is for: short tasks are drawn at a higher priority than long ones. */
export type Urgency = "short" | "long";

/** How much lower than this process's the priority of a browser is: enough that a picture hardly waits. */
const NICENESS: Readonly<Record<Urgency, number>> = { short: 0, long: 10 };
/** How long its process may be stuck: it gives a sign of life every second. */
const SILENT_MS = 30_000;
/** Its process takes some 150 MB, Chrome not counted. */
const MEMORY_BYTES = 1e9;
/** Ending the browser and removing its files takes a tenth of that. */
const GRACE_MS = 1_000;

/** Chrome ends within a second of its process, and within several where the machine is busy. */
const REMOVAL_TRIES = 40;
const REMOVAL_PAUSE_MS = 250;

/** Options of a capture. */
interface BrowserCaptureOptions {
  /** Ends the browser. */
  signal: AbortSignal;
  onNews(news: CaptureNews): void;
}

/** An open browser, in a process of its own. */
export interface OpenBrowser {
  /** The process that drives it. */
  readonly pid: number;
  /** False once it has ended, by itself or by somebody. */
  readonly isAlive: boolean;
  /** Opens a page, of which pictures will be asked for. */
  show(request: Omit<ShowRequest, "kind">, options: BrowserCaptureOptions): Promise<void>;
  /** Writes frames to files, one request at a time. */
  capture(request: Omit<CaptureRequest, "kind">, options: BrowserCaptureOptions): Promise<void>;
  /** Writes plates to files, and measures where layers are. */
  shoot(request: Omit<ShootRequest, "kind">, options: BrowserCaptureOptions): Promise<void>;
  /** Ends it with all that it has started, and removes what it has written elsewhere. */
  close(): Promise<void>;
}

/** Options of {@linkcode createLauncher}. */
interface LauncherOptions {
  chrome(): Promise<ConfinedChrome>;
  /** The service's environment, of which a browser gets what Chrome needs. */
  env: Environment;
  log: Log;
}

/**
 * Returns a function that opens a browser, in its sandbox if the machine allows that.
 *
 * @throws {RenderError} from the returned function, if no browser is found or it does not start.
 */
export function createLauncher({
  chrome: findChrome,
  env,
  log,
}: LauncherOptions): (urgency: Urgency) => Promise<OpenBrowser> {
  let chrome: Promise<ConfinedChrome> | undefined;
  let sandboxRefused = false;

  return async (urgency) => {
    chrome ??= findChrome();
    // Search again next time: Chrome may have been installed by then.
    chrome.catch(() => {
      chrome = undefined;
    });
    const { executable, mode, plain, sandboxed } = await chrome;
    const browser = await startBrowser(urgency, { env, log });
    const starters = sandboxed === null || sandboxRefused ? [plain] : [sandboxed, plain];
    try {
      const { refusals } = await browser.open({ kind: "open", starters, mode });
      for (const refusal of refusals) {
        log.debug("Chrome did not start in its sandbox", { error: refusal });
        // Only now it is known that the sandbox was the reason.
        if (!sandboxRefused)
          log.info("Chrome runs without its sandbox, which this machine refuses");
        sandboxRefused = true;
      }
      return browser;
    } catch (cause) {
      await browser.close();
      throw new RenderError(
        `Cannot start "${executable}": install Chrome or Chromium, or set BROWSER_EXECUTABLE to another one`,
        { cause },
      );
    }
  };
}

async function startBrowser(urgency: Urgency, { env, log }: Pick<LauncherOptions, "env" | "log">) {
  // Nobody else removes Chrome's profile where that is killed with its process.
  const temp = await mkdtemp(join(tmpdir(), "capture-"));
  // Chrome may run as another user, who has to reach its profile in there.
  await chmod(temp, 0o711);
  const child = startPoolProcess({
    program: fileURLToPath(import.meta.resolve("./capture_process.ts")),
    env: { ...pickVariables(env, CHROME_VARIABLES), TMPDIR: temp, NODE_ENV: "production" },
    memoryBytes: MEMORY_BYTES,
    niceness: NICENESS[urgency],
    graceMs: GRACE_MS,
    errors: {
      RenderError: (message, options) => new RenderError(message, options),
      LookError: (message, options) => new LookError(message, options),
    },
    log,
  });
  const cleaned = child.ended.then(() =>
    removeLeft(temp).catch((error: unknown) => {
      log.warn("Cannot remove what a browser has left", { error });
    }),
  );

  function ask(request: CaptureProcessRequest, options: BrowserCaptureOptions): Promise<unknown> {
    return child.ask(request, {
      signal: options.signal,
      deadlineMs: SILENT_MS,
      // The program is our own.
      onNews: (news) => options.onNews(news as CaptureNews),
    });
  }

  return {
    pid: child.pid,
    get isAlive() {
      return child.isAlive;
    },
    async open(request: CaptureProcessRequest): Promise<OpenResult> {
      const { signal } = new AbortController();
      return (await ask(request, { signal, onNews() {} })) as OpenResult;
    },
    async show(request: Omit<ShowRequest, "kind">, options: BrowserCaptureOptions) {
      await ask({ ...request, kind: "show" }, options);
    },
    async capture(request: Omit<CaptureRequest, "kind">, options: BrowserCaptureOptions) {
      await ask({ ...request, kind: "capture" }, options);
    },
    async shoot(request: Omit<ShootRequest, "kind">, options: BrowserCaptureOptions) {
      await ask({ ...request, kind: "shoot" }, options);
    },
    async close() {
      await child.kill();
      await cleaned;
    },
  };
}

/**
 * Removes what a browser has written, until it stays away: its processes may outlive the one that
 * drives it for a moment, and make the folder anew.
 */
async function removeLeft(folder: string): Promise<void> {
  for (let tries = 1; tries <= REMOVAL_TRIES; tries++) {
    // One that is written to meanwhile cannot be removed.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    await Bun.sleep(REMOVAL_PAUSE_MS);
    if (!existsSync(folder)) return;
  }
  await rm(folder, { recursive: true, force: true });
}
