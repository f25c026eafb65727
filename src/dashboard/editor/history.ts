/** What something was, is, and will be again. It has no end in either direction. */
export interface History<Value> {
  /** The oldest first. */
  past: readonly Value[];
  present: Value;
  /** What was undone, the next first. */
  future: readonly Value[];
  /** What the last change was of; null if the next one is a step of its own in any case. */
  subject: string | null;
}

/** A history that begins with a value, or with what was before it. */
export function historyOf<Value>(present: Value, past: readonly Value[] = []): History<Value> {
  return { past, present, future: [], subject: null };
}

/** The history with a change. Changes of one subject that follow each other are undone together. */
export function changed<Value>(
  history: History<Value>,
  present: Value,
  subject: string | null = null,
): History<Value> {
  if (present === history.present) return history;
  const isOneStep = subject !== null && subject === history.subject;
  const past = isOneStep ? history.past : [...history.past, history.present];
  return { past, present, future: [], subject };
}

/** The history one step earlier; as it is if there is none. */
export function undone<Value>({ past, present, future, subject }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, subject };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], subject: null };
}

/** The history as it was before it was undone; as it is if it was not. */
export function redone<Value>({ past, present, future, subject }: History<Value>): History<Value> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, subject };
  return { past: [...past, present], present: next, future: later, subject: null };
}
