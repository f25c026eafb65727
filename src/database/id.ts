/**
 * Makes an identifier that nobody can guess, such as "job_3f9c…": 128 random bits in hexadecimal.
 * Statuses and results are read without a key, so knowing an identifier is all the permission there is.
 */
export function newId(prefix: string): string {
  return `${prefix}_${crypto.getRandomValues(new Uint8Array(16)).toHex()}`;
}

/** True for what could be an identifier; anything else need not be looked for. */
export function isId(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(value);
}
