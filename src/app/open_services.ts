import type { Services } from "../pipeline/services.ts";
import type { AppParts } from "./app_parts.ts";

/** The services for stages. Dispose of them to dispose of the app's own. */
export interface OpenServices extends AsyncDisposable {
  services: Services;
}

/** Creates the app's own services and merges them with Postloom's, which they can replace. */
export async function openServices(
  { config, log, services: make }: Pick<AppParts, "config" | "log" | "services">,
  builtIn: Services,
): Promise<OpenServices> {
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
