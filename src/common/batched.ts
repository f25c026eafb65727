/**
 * Joins what is handed in while a batch is under way into the next one, so that many callers at
 * once cost little more than one. Each caller gets its batch's result, or its error.
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
