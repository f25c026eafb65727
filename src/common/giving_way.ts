const HAS_NICE = Bun.which("nice") !== null;

/**
 * A command that runs at a lower priority, and all that it starts too: what makes posts gives way to
 * what answers clients. The same command where the system has no `nice`.
 *
 * @param by How much lower, by the measure of `nice`.
 */
export function givingWay(command: readonly string[], by = 5): string[] {
  return HAS_NICE && by > 0 ? ["nice", "-n", String(by), ...command] : [...command];
}
