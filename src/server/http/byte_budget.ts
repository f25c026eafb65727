import { UnavailableError } from "../../common/unavailable_error.ts";

/** Options of {@linkcode createByteBudget}. */
export interface ByteBudgetOptions {
  /** Bytes that all owners together may hold. */
  total: number;
  /** Bytes that one of them may hold, so that none keeps out the others. */
  share: number;
  /** How long {@linkcode ByteBudget.take} waits for room, in milliseconds. */
  patienceMs: number;
}

/** Bounds the bytes that are held in memory at the same time. */
export interface ByteBudget {
  /**
   * Takes bytes for an owner, waiting until there is room. Dispose of the result to give them back.
   *
   * @throws {UnavailableError} if there is no room in time.
   */
  take(owner: string, bytes: number): Promise<Disposable>;
}

interface Waiting {
  owner: string;
  bytes: number;
  grant(): void;
}

/** Creates a {@linkcode ByteBudget}. */
export function createByteBudget({ total, share, patienceMs }: ByteBudgetOptions): ByteBudget {
  const held = new Map<string, number>();
  const queue = new Set<Waiting>();
  let used = 0;

  function fits({ owner, bytes }: Waiting): boolean {
    return used + bytes <= total && (held.get(owner) ?? 0) + bytes <= share;
  }

  function hold(owner: string, bytes: number): void {
    used += bytes;
    const left = (held.get(owner) ?? 0) + bytes;
    if (left === 0) held.delete(owner);
    else held.set(owner, left);
  }

  function release(owner: string, bytes: number): void {
    hold(owner, -bytes);
    for (const waiting of queue) if (fits(waiting)) waiting.grant();
  }

  return {
    async take(owner, bytes) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiting: Waiting = {
        owner,
        bytes,
        grant() {
          queue.delete(waiting);
          hold(owner, bytes);
          resolve();
        },
      };
      queue.add(waiting);
      const timer = setTimeout(() => {
        queue.delete(waiting);
        reject(new UnavailableError("memory", "Cannot read the body as too many are being read"));
      }, patienceMs);
      if (fits(waiting)) waiting.grant();
      await promise.finally(() => clearTimeout(timer));
      let isHeld = true;
      return {
        [Symbol.dispose]() {
          if (isHeld) release(owner, bytes);
          isHeld = false;
        },
      };
    },
  };
}
