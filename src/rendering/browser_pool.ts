import type { HeadlessBrowser } from "@remotion/renderer";
import type { Log } from "../common/log.ts";
import type { Chrome } from "./chrome.ts";
import { createLauncher, type OpenBrowser } from "./launcher.ts";
import { RenderError } from "./renderer.ts";

/** Options of {@linkcode createBrowserPool}. */
export interface BrowserPoolOptions {
  /** Called once, when the first browser is opened. */
  chrome(): Promise<Chrome>;
  /** Browsers that are open at the same time, at most. */
  size: number;
  /** A browser that has had nothing to do for so long is closed. */
  idleMs: number;
  log: Log;
}

/** How urgent a piece of work is: what is short goes before what is long. */
export type Urgency = "short" | "long";

/** What is done with a browser; to be given up at once when `gone` aborts. */
type Work<T> = (browser: HeadlessBrowser, gone: AbortSignal) => Promise<T>;

/** Browsers that stay open between renders. */
export interface BrowserPool {
  readonly size: number;
  /**
   * Waits for a browser and runs the work with it, alone. A browser that is found dead before or
   * afterwards is replaced; if it died under the work, the work runs once more with a new one.
   *
   * @throws {RenderError} if no browser can be opened, or the second one dies as well.
   */
  use<T>(urgency: Urgency, signal: AbortSignal, work: Work<T>): Promise<T>;
  /** Opens all browsers. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

interface Seat {
  open: OpenBrowser | undefined;
  idle: ReturnType<typeof setTimeout> | undefined;
}

interface Waiter {
  urgency: Urgency;
  take(seat: Seat): void;
}

/** A pool of browsers; none is opened before it is needed. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const free: Seat[] = Array.from({ length: options.size }, () => ({
    open: undefined,
    idle: undefined,
  }));
  const seats = [...free];
  const waiting: Waiter[] = [];
  const launch = createLauncher(options.chrome);
  let closed = false;

  function acquire(urgency: Urgency, signal: AbortSignal): Promise<Seat> {
    signal.throwIfAborted();
    // The seat whose browser was used last is on top: the others may then fall idle.
    const seat = free.pop();
    if (seat !== undefined) return Promise.resolve(seat);
    const { promise, resolve, reject } = Promise.withResolvers<Seat>();
    const waiter: Waiter = { urgency, take };
    function take(seat: Seat) {
      signal.removeEventListener("abort", leave);
      resolve(seat);
    }
    function leave() {
      waiting.splice(waiting.indexOf(waiter), 1);
      reject(signal.reason);
    }
    signal.addEventListener("abort", leave, { once: true });
    waiting.push(waiter);
    return promise;
  }

  function release(seat: Seat): void {
    const short = waiting.findIndex((waiter) => waiter.urgency === "short");
    const [next] = waiting.splice(Math.max(short, 0), 1);
    if (next !== undefined) {
      next.take(seat);
      return;
    }
    free.push(seat);
    if (closed) void empty(seat);
    else seat.idle = setTimeout(() => void empty(seat), options.idleMs).unref();
  }

  async function openIn(seat: Seat): Promise<OpenBrowser> {
    if (closed) throw new RenderError(CLOSED);
    clearTimeout(seat.idle);
    if (seat.open?.gone.aborted) {
      options.log.warn("Replacing a browser that has died");
      await empty(seat);
    }
    seat.open ??= await launch();
    if (closed) {
      await empty(seat);
      throw new RenderError(CLOSED);
    }
    return seat.open;
  }

  async function empty(seat: Seat): Promise<void> {
    clearTimeout(seat.idle);
    const { open } = seat;
    seat.open = undefined;
    await open?.close().catch((error) => {
      options.log.debug("A browser could not be closed", { error });
    });
  }

  async function attempt<T>(seat: Seat, work: Work<T>) {
    const open = await openIn(seat);
    try {
      return { done: await work(open.browser, open.gone) };
    } catch (error) {
      const crashed = open.gone.aborted || isCrash(error);
      // Pages that were only just being opened are still to come, and nobody would close them.
      await empty(seat);
      if (!crashed) throw error;
      return { crash: error };
    }
  }

  return {
    size: options.size,
    async use(urgency, signal, work) {
      const seat = await acquire(urgency, signal);
      try {
        const first = await attempt(seat, work);
        if ("done" in first) return first.done;
        signal.throwIfAborted();
        options.log.warn("A browser died while it was drawing; trying once more");
        const second = await attempt(seat, work);
        if ("done" in second) return second.done;
        signal.throwIfAborted();
        throw new RenderError(
          "Cannot draw as the browser dies: see that there is enough free memory",
          { cause: second.crash },
        );
      } finally {
        release(seat);
      }
    },
    async warmUp() {
      const taken = free.splice(0);
      const opened = await Promise.allSettled(taken.map(openIn));
      taken.forEach(release);
      for (const result of opened) if (result.status === "rejected") throw result.reason;
    },
    async close() {
      closed = true;
      await Promise.all(seats.map(empty));
    },
  };
}

const CLOSED = "Cannot draw as the renderer is closed";

const CRASH = /Target closed|Session closed|Page crashed|Failed to launch/;

function isCrash(error: unknown): boolean {
  return error instanceof Error && CRASH.test(error.message);
}
