/** What is to be done, by several who take from it, while more comes in. */
export interface Backlog<T> {
  add(items: readonly T[]): void;
  /** To be called when no more comes in. */
  end(): void;
  /**
   * Waits until there is something, and takes the first of it: as much as each of so many gets where they
   * share all that is there, and not more than `most`. Empty: nothing comes any more. Rejects on {@linkcode fail}.
   */
  take(sharers: number, most: number): Promise<T[]>;
  fail(reason: unknown): void;
}

/** Creates one without anything in it. */
export function createBacklog<T>(): Backlog<T> {
  const waiting: T[] = [];
  let news = Promise.withResolvers<void>();
  let hasEnded = false;
  let hasFailed = false;

  function announce(): void {
    if (hasFailed) return;
    news.resolve();
    news = Promise.withResolvers();
  }

  return {
    add(items) {
      waiting.push(...items);
      announce();
    },
    end() {
      hasEnded = true;
      announce();
    },
    async take(sharers, most) {
      while (waiting.length === 0 && !hasEnded) await news.promise;
      return waiting.splice(0, Math.min(most, Math.ceil(waiting.length / sharers)));
    },
    fail(reason) {
      hasFailed = true;
      // Nobody may be waiting.
      news.promise.catch(() => {});
      news.reject(reason);
    },
  };
}
