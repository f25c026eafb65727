import type { Log } from "../common/log.ts";

/** Options of {@linkcode withFallback}. */
export interface FallbackOptions {
  log: Log;
  /** How long a driver is not tried again after it failed, in milliseconds. Defaults to 0. */
  cooldownMs?: number;
  /** True for an error with which the fallback would fail too; it is rethrown. Defaults to none. */
  isFinal?(error: unknown): boolean;
}

/** Runs work with one of two drivers. The work itself has to observe the signal. */
export type RunWithFallback<Driver> = <Result>(
  work: (driver: Driver) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * Returns a function that runs work with a driver and, if that throws, with its fallback. During the
 * cooldown after a failure the fallback is used directly. An abort is rethrown.
 */
export function withFallback<Driver extends { readonly name: string }>(
  driver: Driver,
  fallback: Driver,
  options: FallbackOptions,
): RunWithFallback<Driver> {
  const { log, cooldownMs = 0, isFinal = () => false } = options;
  let cooldownEndMs = 0;
  return async (work, signal) => {
    signal.throwIfAborted();
    if (performance.now() < cooldownEndMs) return await work(fallback);
    try {
      return await work(driver);
    } catch (error) {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      cooldownEndMs = performance.now() + cooldownMs;
      log.warn(`"${driver.name}" failed, so "${fallback.name}" takes over`, {
        error: String(error),
      });
      return await work(fallback);
    }
  };
}
