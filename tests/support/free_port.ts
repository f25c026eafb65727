import { createServer } from "node:net";

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
  });
  return await promise;
}
