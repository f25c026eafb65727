import { MissingSettingError, PermissionError } from "./errors.ts";
import type { Services } from "./services.ts";
import type { AnyStage } from "./stage.ts";

/** Creates a function that reads only the declared settings; one that is not set has its fallback or is an error. */
export function guardEnv(
  { name: stage, permissions }: AnyStage,
  env: Readonly<Record<string, string | undefined>>,
): (name: string, fallback?: string) => string {
  return (name, fallback) => {
    if (!permissions.env.includes(name)) {
      throw new PermissionError(
        `Cannot read setting "${name}" in stage "${stage}" as it is not declared: ` +
          `add "${name}" to its permissions.env`,
      );
    }
    // As everywhere, an empty setting counts as not set.
    const value = env[name] || fallback;
    if (value !== undefined) return value;
    throw new MissingSettingError(`Cannot run stage "${stage}" as "${name}" is not set: set it`);
  };
}

/** The services that a stage declared; accessing any other throws {@linkcode PermissionError}. */
export function guardServices(stage: AnyStage, services: Partial<Services>): object {
  const declared = new Set<string>(stage.uses);
  const guarded = {};
  for (const name of Object.keys(services)) {
    if (declared.has(name)) {
      const value = services[name as keyof Services];
      Object.defineProperty(guarded, name, { value, enumerable: true });
      continue;
    }
    // Not enumerable, or copying a context would trigger the getter.
    Object.defineProperty(guarded, name, {
      get() {
        throw new PermissionError(
          `Cannot use service "${name}" in stage "${stage.name}" as it is not declared: ` +
            `add "${name}" to its uses`,
        );
      },
    });
  }
  return guarded;
}

/**
 * Checks that every service used by a chain is provided.
 *
 * @throws {TypeError} naming the first missing service.
 */
export function requireServices(stages: readonly AnyStage[], services: Partial<Services>): void {
  for (const { name, uses } of stages) {
    const missing = uses.find((service) => services[service] === undefined);
    if (missing === undefined) continue;
    throw new TypeError(
      `Cannot run stage "${name}" as there is no service "${missing}": pass it in services`,
    );
  }
}
