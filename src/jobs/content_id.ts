/**
 * The id that a job's content will have: the same at every run of the job, so that its files are
 * named once and for all, and of no use for finding the job.
 */
export function contentIdOf(jobId: string): string {
  const digest = new Bun.CryptoHasher("sha256").update(`content of ${jobId}`).digest("hex");
  return `post_${digest.slice(0, 32)}`;
}
