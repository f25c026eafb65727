const tasks: (() => Promise<void>)[] = [];

/** Has something undone when the last test of the file or of the run is over, in reverse order. */
export function atEnd(task: () => Promise<void>): void {
  tasks.push(task);
}

/** Undoes everything; called by the preload. */
export async function endOfRun(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task();
}
