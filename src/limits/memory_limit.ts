import { RateLimitedError } from "./limit_errors.ts";

/** Options of {@linkcode createMemoryLimit}. */
export interface MemoryLimitOptions {
  /** The policy's name, as sent to clients. */
  name: string;
  /** How often a key may be counted in a minute; 0: unlimited. */
  perMinute: number;
  /** What clients are told once the limit is reached. */
  message: string;
  /** Keys to remember; of more, the oldest are forgotten. Defaults to 100,000, some 10 MB. */
  maxKeys?: number;
}

/** Limits how often something happens in a minute. It is counted in this process alone. */
export interface MemoryLimit {
  /** @throws {RateLimitedError} if the key has reached the limit in the current minute. */
  check(key: string): void;
  count(key: string): void;
}

const WINDOW_SECONDS = 60;

/** Creates a {@linkcode MemoryLimit}, which is for what must not cost a query. */
export function createMemoryLimit(options: MemoryLimitOptions): MemoryLimit {
  const { name, perMinute, message, maxKeys = 100_000 } = options;
  const counts = new Map<string, number>();
  let window = 0;

  /** Forgets the previous minute. Returns the seconds until the current one ends. */
  function turnWindow(): number {
    const seconds = performance.now() / 1000;
    const current = Math.floor(seconds / WINDOW_SECONDS);
    if (current !== window) counts.clear();
    window = current;
    return Math.ceil((current + 1) * WINDOW_SECONDS - seconds);
  }

  return {
    check(key) {
      const resetsInSeconds = turnWindow();
      const used = counts.get(key) ?? 0;
      if (perMinute === 0 || used < perMinute) return;
      const policy = { name, limit: perMinute, windowSeconds: WINDOW_SECONDS };
      throw new RateLimitedError(message, { ...policy, used, resetsInSeconds });
    },
    count(key) {
      if (perMinute === 0) return;
      turnWindow();
      const used = counts.get(key) ?? 0;
      // Whoever comes from ever new addresses pushes out addresses, and fills no memory.
      const [oldest] = used === 0 && counts.size >= maxKeys ? counts.keys() : [];
      if (oldest !== undefined) counts.delete(oldest);
      counts.set(key, used + 1);
    },
  };
}
