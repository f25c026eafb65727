/** A range of an object's bytes; the end is inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Validates a byte range. @throws {RangeError} if it is invalid. */
export function checkByteRange(range: ByteRange | undefined): void {
  if (range === undefined) return;
  const { start, end } = range;
  if (Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start)
    return;
  throw new RangeError(
    `Cannot read bytes ${start} to ${end}: the range must be integers, not reversed`,
  );
}

/** The error for a range that starts past the last byte. */
export function rangeBehindEnd(key: string, range: ByteRange): RangeError {
  return new RangeError(`Cannot read "${key}" from byte ${range.start} as it ends before that`);
}
