import { type FormEvent, useState } from "react";

/** A form on its way to the server. */
export interface Submission {
  /** Why it did not get there; null while nothing is wrong. */
  error: Error | null;
  isBusy: boolean;
  /** What the form does when it is sent. */
  submit: (event: FormEvent) => Promise<void>;
}

/** Sends a form by `send`, once at a time, and keeps what went wrong. */
export function useSubmit(send: () => Promise<void>): Submission {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await send();
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    } finally {
      setIsBusy(false);
    }
  }
  return { error, isBusy, submit };
}
