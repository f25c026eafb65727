/** API path of a job. */
export function jobPath(id: string): string {
  return `/api/v1/jobs/${encodeURIComponent(id)}`;
}
