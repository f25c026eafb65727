import { ApiError } from "../api.ts";

/** What is wrong with a field of a draft. */
export interface FieldError {
  /** As the service calls it, such as "slides.s2.headline". */
  field: string;
  problem: string;
}

/** What a refusal says of one field; null if it is about something else. */
export function fieldErrorOf(error: Error | null): FieldError | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const [, field, problem] = /^Invalid ([\w.-]+): (.+)$/s.exec(error.message) ?? [];
  return field === undefined || problem === undefined ? null : { field, problem };
}
