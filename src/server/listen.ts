import type { AnyElysia } from "elysia";
import { UserError } from "../common/user_error.ts";
import type { Config } from "../config/mod.ts";

/**
 * Starts listening. Returns the port, which the system chooses if `port` is 0.
 *
 * @throws {UserError} if it cannot listen there, saying what to set instead.
 */
export function listen(app: AnyElysia, { port, host }: Pick<Config, "port" | "host">): number {
  try {
    app.listen({ port, hostname: host });
  } catch (error) {
    const problem = problemOf(error, { port, host });
    throw problem === undefined ? error : new UserError(problem, { cause: error });
  }
  return app.server?.port ?? port;
}

function problemOf(
  error: unknown,
  { port, host }: Pick<Config, "port" | "host">,
): string | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined;
  switch (error.code) {
    case "EADDRINUSE":
      return `Cannot listen on port ${port} as it is taken: stop what listens there, or set PORT to another one`;
    case "EACCES":
      return `Cannot listen on port ${port} as that is not allowed: set PORT to 1024 or more`;
    case "EADDRNOTAVAIL":
      return `Cannot listen at "${host}" as this machine has no such address: set HOST to one that it has`;
    default:
      return undefined;
  }
}
