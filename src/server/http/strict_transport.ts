import type { Elysia } from "elysia";

/** A year. Without subdomains, which may be other services. */
const HEADER = "max-age=31536000";

/** Has browsers use HTTPS alone from then on, if that is how the service is reached. */
export function strictTransport(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  return (app: Elysia) =>
    app.onRequest(({ set }) => {
      if (isHttps) set.headers["strict-transport-security"] = HEADER;
    });
}
