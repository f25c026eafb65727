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
  return field === undefined || problem === undefined
    ? null
    : { field, problem: forPeople(problem) };
}

/** What programs are told of strings and null, in words for people. */
function forPeople(problem: string): string {
  const said = problem.replace("a string of", "a text of").replace(/, or null$/, "");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
