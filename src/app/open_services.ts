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
  return {
    services: { ...builtIn, ...added },
    async [Symbol.asyncDispose]() {
      for (const service of Object.values(added)) await dispose(service);
    },
  };
}

async function dispose(service: unknown): Promise<void> {
  if (typeof service !== "object" || service === null) return;
  if (Symbol.asyncDispose in service) await (service as AsyncDisposable)[Symbol.asyncDispose]();
  else if (Symbol.dispose in service) (service as Disposable)[Symbol.dispose]();
}
