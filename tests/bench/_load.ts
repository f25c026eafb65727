/** What a load gave. */
export interface Measured {
  /** Requests that were answered in a second. */
  perSecond: number;
  /** Milliseconds within which half of the requests, or nearly all of them, were answered. */
  p50: number;
  p99: number;
}

/** Options of {@linkcode measure}. */
export interface LoadOptions {
  /** Requests under way at any time. */
  connections: number;
  seconds: number;
  /** Status that every answer must have. */
  status: number;
}

const WARM_UP_SECONDS = 1;

/** Sends one request after the other over each connection, and measures once it has run for a while. */
export async function measure(
  send: () => Promise<Response>,
  { connections, seconds, status }: LoadOptions,
): Promise<Measured> {
  const times: number[] = [];
  const beginMs = performance.now() + WARM_UP_SECONDS * 1000;
  const endMs = beginMs + seconds * 1000;

  async function sendUntilTheEnd(): Promise<void> {
    for (let startMs = performance.now(); startMs < endMs; startMs = performance.now()) {
      const response = await send();
      await response.text();
      if (response.status !== status) throw new Error(`The service answered ${response.status}`);
      if (startMs >= beginMs) times.push(performance.now() - startMs);
    }
  }

  await Promise.all(Array.from({ length: connections }, sendUntilTheEnd));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
