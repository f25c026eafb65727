import type { FormEvent } from "react";
import { type Attempt, useAttempt } from "./use_attempt.ts";

/** State of a form that is submitted to the server. */
export interface Submission extends Pick<Attempt, "error" | "isBusy"> {
  /** The form's `onSubmit`. */
  submit: (event: FormEvent) => void;
}

/** Submits a form with `send`, one submission at a time, and keeps its error. */
export function useSubmit(send: () => Promise<void>): Submission {
  const { error, isBusy, attempt } = useAttempt();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) attempt(send);
  }
  return { error, isBusy, submit };
}
