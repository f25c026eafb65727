/** A line that is somebody's, by a name before it or by a dash. */
export const SPOKEN_LINE = /^(?:\p{L}[\p{L}\p{M}.' -]{0,24}[:：]\s*\S|[—–―]\s)/u;
/** What stands in quotation marks. */
export const QUOTATIONS = /["“„«「『][^"“”„»«」』]{2,400}["”“»」』]/gu;

/** The end of a question. */
export const QUESTION = /[?？؟⸮;](?:["”’»）)」』]|\s)*$/u;

/** True for a text that ends with a question. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text);
}
