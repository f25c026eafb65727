import type { Services } from "../pipeline/services.ts";
import type { AppParts } from "./app_parts.ts";

/** The services for stages. Dispose of them to dispose of the app's own. */
export interface OpenServices<BuiltIn> extends AsyncDisposable {
  services: BuiltIn & Partial<Services>;
}

/** Creates the app's own services and merges them with Postloom's, which they can replace. */
export async function openServices<BuiltIn extends Partial<Services>>(
  { config, log, services: make }: Pick<AppParts, "config" | "log" | "services">,
  builtIn: BuiltIn,
): Promise<OpenServices<BuiltIn>> {
  const added = await make({ config, log });
  // Of several that cannot be disposed of, each is tried.
  const stack = new AsyncDisposableStack();
  for (const service of Object.values(added)) if (isDisposable(service)) stack.use(service);
  return {
    services: { ...builtIn, ...added },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function isDisposable(service: unknown): service is AsyncDisposable | Disposable {
  return (
    typeof service === "object" &&
    service !== null &&
    (Symbol.asyncDispose in service || Symbol.dispose in service)
  );
}
