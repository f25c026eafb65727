import type { Log } from "../common/log.ts";
import type { Environment } from "../common/pick_variables.ts";
import type { ConfinedChrome } from "./confined_chrome.ts";
import { createLauncher, type OpenBrowser, type Urgency } from "./launcher.ts";
import { RenderError } from "./renderer.ts";

/** Options of {@linkcode createBrowserPool}. */
export interface BrowserPoolOptions {
  /** Finds Chrome. Called when the first browser is opened. */
  chrome(): Promise<ConfinedChrome>;
  /** Number of browsers for tasks of any kind. One more is there for short tasks alone. */
  size: number;
  /** How long a browser may be idle before it is closed, in milliseconds. */
  idleMs: number;
  /** The same while a long task runs, which needs much memory itself. */
  idleMsBesideLong: number;
  /** The service's environment, of which a browser gets what Chrome needs. */
  env: Environment;
  log: Log;
}

/** Uses a browser. */
type Task<T> = (browser: OpenBrowser) => Promise<T>;

/** Browsers that stay open between renders. */
export interface BrowserPool {
  /** How many browsers may be used at a time for tasks of a kind. */
  sizeFor(urgency: Urgency): number;
  /**
   * Waits for a free browser and runs the task with exclusive use of it. Short tasks run before long
   * ones that wait, at first in the browser that no long one ever has. A dead browser is replaced;
   * if it dies during the task, the task is retried once with a new one.
   *
   * @throws {RenderError} if no browser can be opened, or the browser dies again during the retry.
   */
  use<T>(urgency: Urgency, signal: AbortSignal, task: Task<T>): Promise<T>;
  /** Opens all browsers. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

interface Slot {
  /** Short: for short tasks alone. */
  readonly kind: Urgency;
  open: OpenBrowser | undefined;
  /** When it was last used, in milliseconds. */
  idleSince: number;
  idle: ReturnType<typeof setTimeout> | undefined;
}

interface Waiter {
  urgency: Urgency;
  assign(slot: Slot): void;
}

/** Creates a pool of browsers that opens each of them on first use. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const slotOf = (kind: Urgency): Slot => ({
    kind,
    open: undefined,
    idleSince: 0,
    idle: undefined,
  });
  const free = [...Array.from({ length: options.size }, () => slotOf("long")), slotOf("short")];
  const slots = [...free];
  const queue: Waiter[] = [];
  const launch = createLauncher(options);
  let longTasks = 0;
  let closed = false;

  function takeFree(urgency: Urgency): Slot | undefined {
    const own = free.findLastIndex(({ kind }) => kind === urgency);
    // Last in, first out: with little to do the same browsers are reused and the others go idle.
    const index = own < 0 && urgency === "short" ? free.length - 1 : own;
    return index < 0 ? undefined : free.splice(index, 1)[0];
  }

  function acquire(urgency: Urgency, signal: AbortSignal): Promise<Slot> {
    signal.throwIfAborted();
    const slot = takeFree(urgency);
    if (slot !== undefined) return Promise.resolve(slot);
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const waiter: Waiter = { urgency, assign };
    function assign(slot: Slot) {
      signal.removeEventListener("abort", abandon);
      resolve(slot);
    }
    function abandon() {
      queue.splice(queue.indexOf(waiter), 1);
      reject(signal.reason);
    }
    signal.addEventListener("abort", abandon, { once: true });
    queue.push(waiter);
    return promise;
  }

  function handOn(slot: Slot): void {
    const short = queue.find((waiter) => waiter.urgency === "short");
    const next = short ?? (slot.kind === "long" ? queue[0] : undefined);
    if (next === undefined) {
      keep(slot);
      return;
    }
    queue.splice(queue.indexOf(next), 1);
    next.assign(slot);
  }

  function keep(slot: Slot): void {
    free.push(slot);
    slot.idleSince = performance.now();
    if (closed) void closeSlot(slot);
    else closeLater(slot);
  }

  function closeLater(slot: Slot): void {
    clearTimeout(slot.idle);
    const mostMs = longTasks > 0 ? options.idleMsBesideLong : options.idleMs;
    // A reel is drawn in many tasks, none of which is a reason to wait anew.
    const ms = Math.max(0, slot.idleSince + mostMs - performance.now());
    slot.idle = setTimeout(() => void closeSlot(slot), ms).unref();
  }

  async function countingLong<T>(task: () => Promise<T>): Promise<T> {
    longTasks++;
    free.forEach(closeLater);
    try {
      return await task();
    } finally {
      longTasks--;
    }
  }

  async function openSlot(slot: Slot): Promise<OpenBrowser> {
    if (closed) throw new RenderError(CLOSED);
    clearTimeout(slot.idle);
    if (slot.open?.isAlive === false) {
      options.log.warn("Replacing a browser that has died");
      await closeSlot(slot);
    }
    slot.open ??= await launch(slot.kind);
    if (closed) {
      await closeSlot(slot);
      throw new RenderError(CLOSED);
    }
    return slot.open;
  }

  async function closeSlot(slot: Slot): Promise<void> {
    clearTimeout(slot.idle);
    const { open } = slot;
    slot.open = undefined;
    await open?.close().catch((error) => {
      options.log.debug("A browser could not be closed", { error });
    });
  }

  async function attempt<T>(slot: Slot, urgency: Urgency, task: Task<T>) {
    const open = await openSlot(slot);
    try {
      const done = urgency === "long" ? await countingLong(() => task(open)) : await task(open);
      return { done };
    } catch (error) {
      const crashed = !open.isAlive || isCrash(error);
      // A page may still be opening, and nobody would ever close it.
      await closeSlot(slot);
      if (!crashed) throw error;
      return { crash: error };
    }
  }

  return {
    sizeFor: (urgency) => (urgency === "short" ? slots.length : options.size),
    async use(urgency, signal, task) {
      const slot = await acquire(urgency, signal);
      try {
        const first = await attempt(slot, urgency, task);
        if ("done" in first) return first.done;
        signal.throwIfAborted();
        options.log.warn("A browser died while it was drawing; trying once more");
        const second = await attempt(slot, urgency, task);
        if ("done" in second) return second.done;
        signal.throwIfAborted();
        throw new RenderError(
          "Cannot draw as the browser dies: see that there is enough free memory",
          { cause: second.crash },
        );
      } finally {
        handOn(slot);
      }
    },
    async warmUp() {
      const taken = free.splice(0);
      const opened = await Promise.allSettled(taken.map(openSlot));
      taken.forEach(handOn);
      for (const result of opened) if (result.status === "rejected") throw result.reason;
    },
    async close() {
      closed = true;
      await Promise.all(slots.map(closeSlot));
    },
  };
}

const CLOSED = "Cannot draw as the renderer is closed";

const CRASH = /Target closed|Session closed|Page crashed|Failed to launch/;

function isCrash(error: unknown): boolean {
  return error instanceof Error && CRASH.test(error.message);
}
