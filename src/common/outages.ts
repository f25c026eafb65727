import { withDeadline } from "./deadline.ts";
import type { Log } from "./log.ts";
import type { Part, UnavailableError } from "./unavailable_error.ts";

/** Options of {@linkcode createOutages}. */
export interface OutagesOptions {
  /** Tell whether a part is back, by resolving. A part without one is back after the interval. */
  probes: Readonly<Partial<Record<Part, () => Promise<unknown>>>>;
  log: Log;
  /** Called when the first part goes down, and when the last one is back. */
  onChange?(isDown: boolean): void;
  /** Time between two probes. Defaults to a second. */
  intervalMs?: number;
}

/** Keeps track of the parts that are down. Dispose of it to stop probing. */
export interface Outages extends Disposable {
  /** Notes that a part is down, and probes it until it is back. */
  note(error: UnavailableError): void;
  /** True while any part is down. */
  readonly isDown: boolean;
}

const PROBE_TIMEOUT_MS = 5_000;
/** A part that seems back and fails again is probed later and later, up to this. */
const MAX_PAUSE_MS = 30_000;

/** Creates {@linkcode Outages}. Each outage is logged in two lines, however many errors it causes. */
export function createOutages(options: OutagesOptions): Outages {
  const { probes, log, onChange, intervalMs = 1_000 } = options;
  const timers = new Map<Part, Timer>();
  const last = new Map<Part, { endedAt: number; pauseMs: number }>();

  function note({ part, message }: UnavailableError): void {
    if (timers.has(part)) return;
    log.warn("Part of the service is down: waiting for it", { part, reason: message });
    const before = last.get(part);
    const isRelapse = before !== undefined && Date.now() - before.endedAt < MAX_PAUSE_MS * 2;
    const pauseMs = isRelapse ? Math.min(before.pauseMs * 2, MAX_PAUSE_MS) : intervalMs;
    last.set(part, { endedAt: 0, pauseMs });
    probeAfter(part, pauseMs);
    if (timers.size === 1) onChange?.(true);
  }

  function probeAfter(part: Part, ms: number): void {
    timers.set(
      part,
      setTimeout(() => probe(part), ms),
    );
  }

  async function probe(part: Part): Promise<void> {
    const isBack = await withDeadline(
      Promise.try(() => probes[part]?.()),
      PROBE_TIMEOUT_MS,
    ).then(
      () => true,
      () => false,
    );
    if (!timers.has(part)) return;
    if (!isBack) return probeAfter(part, intervalMs);
    timers.delete(part);
    last.set(part, { endedAt: Date.now(), pauseMs: last.get(part)?.pauseMs ?? intervalMs });
    log.info("Part of the service is back", { part });
    if (timers.size === 0) onChange?.(false);
  }

  return {
    note,
    get isDown() {
      return timers.size > 0;
    },
    [Symbol.dispose]() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
