/** Longest address that mail can be sent to (RFC 5321). */
const MAX_LENGTH = 254;

/** An address without the blanks around it; undefined if it cannot be one. */
export function parseEmail(value: string): string | undefined {
  const email = value.trim();
  const isEmail = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email);
  return isEmail && email.length <= MAX_LENGTH && email.isWellFormed() ? email : undefined;
}
