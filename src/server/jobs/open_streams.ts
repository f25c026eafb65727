import { ConcurrencyLimitedError } from "../../limits/limit_errors.ts";
import type { Caller } from "../http/caller.ts";

/** Streams of an account that may be open in a process at the same time. */
const MAX_OF_ACCOUNT = 20;
/** Streams to an address, which may be that of many accounts. */
const MAX_OF_ADDRESS = 200;

/** Counts the event streams that are open. */
export interface OpenStreams {
  /**
   * Counts one more. Dispose of the result once it has ended.
   *
   * @throws {ConcurrencyLimitedError} if the caller has too many.
   */
  take(caller: Caller): Disposable;
}

/** Creates {@linkcode OpenStreams} of which none is open. */
export function createOpenStreams(): OpenStreams {
  const counts = new Map<string, number>();

  function change(owner: string, by: number): void {
    const left = (counts.get(owner) ?? 0) + by;
    if (left === 0) counts.delete(owner);
    else counts.set(owner, left);
  }

  return {
    take({ accountId, address }) {
      const limits = [
        [accountId, MAX_OF_ACCOUNT],
        [address, MAX_OF_ADDRESS],
      ] as const;
      const owners: string[] = [];
      for (const [owner, max] of limits) {
        if (owner === null) continue;
        if ((counts.get(owner) ?? 0) >= max) {
          const message = `Too many event streams: at most ${max} at a time, so close one first`;
          throw new ConcurrencyLimitedError(message, null);
        }
        owners.push(owner);
      }
      for (const owner of owners) change(owner, 1);
      return {
        [Symbol.dispose]() {
          for (const owner of owners.splice(0)) change(owner, -1);
        },
      };
    },
  };
}
