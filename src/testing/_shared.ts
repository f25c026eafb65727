/** Something that several checks use. */
export interface Shared<T> {
  /** Opens it for the first that asks, and gives the same to all others. */
  get(): Promise<T>;
  /** Closes it if it was opened. Whoever asks later gets a new one. */
  close(): Promise<void>;
}

/** Shares what is opened by `open`, which is not called before it is needed. */
export function share<T>(
  open: () => T | Promise<T>,
  close: (opened: T) => Promise<void> = async () => {},
): Shared<T> {
  let opened: Promise<T> | undefined;
  return {
    get() {
      opened ??= Promise.resolve().then(open);
      return opened;
    },
    async close() {
      const current = opened;
      opened = undefined;
      if (current === undefined) return;
      // Why it could not be opened was told to those who asked for it.
      const [result] = await Promise.allSettled([current]);
      if (result.status === "fulfilled") await close(result.value);
    },
  };
}
