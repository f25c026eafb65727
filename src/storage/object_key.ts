const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const MAX_LENGTH = 1000;

/**
 * Validates a key: at most 1,000 characters, in segments of at most 200.
 *
 * @throws {TypeError} if the key is invalid.
 */
export function checkObjectKey(key: string): void {
  if (isObjectKey(key)) return;
  throw new TypeError(
    `Cannot use "${key.slice(0, 100)}" as an object key: it must be segments of A-Z a-z 0-9 . _ - joined by "/"`,
  );
}

/** True for a valid key. */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_LENGTH && key.split("/").every(isSegment);
}

/**
 * Validates what keys may start with, such as "", "media/" or "media/post_1".
 *
 * @throws {TypeError} if no key starts with it.
 */
export function checkKeyPrefix(prefix: string): void {
  checkObjectKey(`${prefix}x`);
}

function isSegment(text: string): boolean {
  return SEGMENT.test(text) && text !== "." && text !== "..";
}
