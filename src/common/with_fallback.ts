import type { Log } from "../common/log.ts";

/** Options of {@linkcode withFallback}. */
export interface FallbackOptions {
  log: Log;
  /** How long a driver that failed is left alone, in milliseconds. Defaults to 0. */
  restMs?: number;
  /** True for an error that the fallback could not help either. Defaults to none. */
  isFinal?(error: unknown): boolean;
}

/** Does a piece of work with one of two drivers. The work has to heed the signal by itself. */
export type WorkWithEither<Driver> = <Result>(
  work: (driver: Driver) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * Gives a function that does work with a driver and, where that throws, with its fallback: this
 * piece of work, and whatever comes while the driver rests. An abort is nothing to fall back from.
 */
export function withFallback<Driver extends { readonly name: string }>(
  driver: Driver,
  fallback: Driver,
  options: FallbackOptions,
): WorkWithEither<Driver> {
  const { log, restMs = 0, isFinal = () => false } = options;
  let restsUntilMs = 0;
  return async (work, signal) => {
    signal.throwIfAborted();
    if (performance.now() < restsUntilMs) return await work(fallback);
    try {
      return await work(driver);
    } catch (error) {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      restsUntilMs = performance.now() + restMs;
      log.warn(`"${driver.name}" failed, so "${fallback.name}" takes over`, {
        error: String(error),
      });
      return await work(fallback);
    }
  };
}
