import type { Say } from "../../languages/translator.ts";
import { ApiError } from "../api.ts";

/** What is wrong with a field of a draft. */
export interface FieldError {
  /** As the service calls it, such as "slides.s2.headline". */
  field: string;
  problem: string;
}

/** What a refusal says of one field; null if it is about something else. */
export function fieldErrorOf(error: Error | null, say: Say): FieldError | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const [, field, problem] = /^Invalid ([\w.-]+): (.+)$/s.exec(error.message) ?? [];
  if (field === undefined || problem === undefined) return null;
  // Nobody typed shares: they follow from what was typed.
  if (problem === SHARES_OFF) return { field, problem: say("edit.sharesOff") };
  return { field, problem: forPeople(problem) };
}

/** As the service says that the parts of a whole do not make one. */
const SHARES_OFF = "shares must add up to 1";

/** What programs are told of strings and null, in words for people. */
function forPeople(problem: string): string {
  const said = problem.replace("a string of", "a text of").replace(/, or null$/, "");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
