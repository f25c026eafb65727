/**
 * Batches calls: items passed while a batch is running are collected into the next one, which keeps
 * the cost of many concurrent callers near that of one. Every caller gets its batch's result or error.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  let waiting: { items: Item[]; done: Promise<Result> } | undefined;
  let running: Promise<unknown> = Promise.resolve();

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
