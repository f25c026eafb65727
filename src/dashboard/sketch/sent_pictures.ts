import type { UploadedPicture } from "../api.ts";

let sent: { jobId: string; pictures: readonly UploadedPicture[] } | null = null;

/** Keeps the pictures of the last job as long as the page is not loaded anew. */
export function keepPictures(jobId: string, pictures: readonly UploadedPicture[]): void {
  sent = { jobId, pictures };
}

/** The pictures that a job was sent with; none if another one was the last, or the page was loaded since. */
export function keptPictures(jobId: string): readonly UploadedPicture[] {
  return sent?.jobId === jobId ? sent.pictures : NONE;
}

const NONE: readonly UploadedPicture[] = [];
