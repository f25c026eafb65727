/** An error with all that caused it, itself first. */
export function withCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const several: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...several, error.cause].flatMap(withCauses)];
}
