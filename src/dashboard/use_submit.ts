import type { FormEvent } from "react";
import { type Attempt, useAttempt } from "./use_attempt.ts";

/** A form on its way to the server. */
export interface Submission extends Pick<Attempt, "error" | "isBusy"> {
  /** What the form does when it is sent. */
  submit: (event: FormEvent) => void;
}

/** Sends a form by `send`, once at a time, and keeps what went wrong. */
export function useSubmit(send: () => Promise<void>): Submission {
  const { error, isBusy, attempt } = useAttempt();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) attempt(send);
  }
  return { error, isBusy, submit };
}
