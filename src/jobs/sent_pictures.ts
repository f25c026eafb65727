import type { PreparedPicture } from "../pictures/prepare_picture.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { pictureName } from "../storage/picture_name.ts";
import { pictureFolder } from "./job_files.ts";

/** A picture that was sent with a request. */
export interface SentPicture extends PreparedPicture {
  /** What it shows, in the words of who sent it; null if they did not say. */
  alt: string | null;
}

/** The pictures of a request, which are read when it is sure that a job is made. */
export interface SentPictures {
  /** Tells them from any others, for requests that are repeated. */
  fingerprint: string;
  /**
   * Reads them.
   *
   * @throws {InvalidRequestError} if one cannot be used, saying which and why.
   * @throws {UnavailableError} if they cannot be read in time.
   */
  read(): Promise<SentPicture[]>;
}

/** Stores the pictures of a job beside its source. Returns what the job has to know of them. */
export async function storePictures(
  pictures: readonly SentPicture[],
  { jobId, store }: { jobId: string; store: Pick<ObjectStore, "put"> },
): Promise<OwnPicture[]> {
  return await Promise.all(
    pictures.map(async ({ bytes, type, facts, alt }) => {
      const key = `${pictureFolder(jobId)}/${pictureName(bytes, type)}`;
      await store.put(key, bytes, type);
      return { ...facts, key, alt };
    }),
  );
}
