/** An id of a job, wherever it stands in a text. */
const JOB_ID = /\bjob_[0-9a-f]{32}\b/g;

/**
 * The name of a job in logs: 12 hexadecimal digits of its id's SHA-256. Whoever knows the id finds
 * the lines, and nobody finds the id, which opens the job's result, in the lines.
 */
export function jobReference(jobId: string): string {
  return new Bun.CryptoHasher("sha256").update(jobId).digest("hex").slice(0, 12);
}

/** Replaces every job's id in a text by its {@linkcode jobReference}. */
export function withoutJobIds(text: string): string {
  return text.replace(JOB_ID, jobReference);
}
