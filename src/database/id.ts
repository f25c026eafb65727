/**
 * Generates an unguessable id, such as "job_3f9c…": 128 random bits in hexadecimal. Statuses and
 * results can be read without an API key, so knowing the id is the only permission needed.
 */
export function newId(prefix: string): string {
  return `${prefix}_${crypto.getRandomValues(new Uint8Array(16)).toHex()}`;
}

/** True if a value could be an id; anything else need not be queried. */
export function isId(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(value);
}
