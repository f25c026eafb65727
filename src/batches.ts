/**
 * Joins what is handed in while a batch is under way into the next one, so that many callers at
 * once cost little more than one. Each caller gets its batch's end, or its error.
 */
export function inBatches<Item>(
  run: (items: Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: { items: Item[]; done: Promise<void> } | undefined;
  let running: Promise<void> = Promise.resolve();

  return (item) => {
    if (waiting !== undefined) {
      waiting.items.push(item);
      return waiting.done;
    }
    const items = [item];
    const done = running.then(() => {
      waiting = undefined;
      return run(items);
    });
    waiting = { items, done };
    running = done.catch(() => undefined);
    return done;
  };
}
