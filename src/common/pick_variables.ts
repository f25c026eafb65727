/** Variables of an environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns those variables by these names that an environment has. */
export function pickVariables(env: Environment, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
