import { UnavailableError } from "../../common/unavailable_error.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { MAX_PICTURES } from "../../jobs/picture_limits.ts";
import type { SentPicture, SentPictures } from "../../jobs/sent_pictures.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import type { PreparedPicture } from "../../pictures/prepare_picture.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import type { FormPicture } from "./form_pictures.ts";

/** Prepares pictures; `isolation/pictures.ts` does so in a process of its own. */
export interface PictureReader {
  /** @throws {InvalidRequestError} if the picture cannot be used, saying why. */
  prepare(
    bytes: Uint8Array,
    options: { what: string; signal: AbortSignal },
  ): Promise<PreparedPicture>;
}

/** Pictures are decoded for two requests at a time, one of an account. */
const DECODING = createByteBudget({ total: 2, share: 1, patienceMs: 10_000 });
/** Together with waiting for others, less than a request is known to be under way. */
const MAX_DECODING_MS = 25_000;

/** Reads pictures of an account, one after the other, as soon as there is room for it. */
export async function decodePictures(
  pictures: readonly FormPicture[],
  {
    reader,
    accountId,
    nameOf,
  }: {
    reader: PictureReader;
    accountId: string;
    /** What a picture is called in error messages. */
    nameOf(index: number): string;
  },
): Promise<SentPicture[]> {
  using _ = await DECODING.take(accountId, 1);
  const signal = AbortSignal.timeout(MAX_DECODING_MS);
  const decoded: SentPicture[] = [];
  try {
    for (const [index, { bytes, alt }] of pictures.entries()) {
      const what = nameOf(index);
      decoded.push({ ...(await reader.prepare(bytes, { what, signal })), alt });
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
    throw new UnavailableError("memory", "Cannot read the images in time", { cause });
  }
  return decoded;
}

/** The pictures of a form, to be decoded when a job is made; null if there are none. */
export function picturesOfForm(
  pictures: readonly FormPicture[],
  options: { reader: PictureReader; accountId: string },
): SentPictures | null {
  if (pictures.length === 0) return null;
  const hash = new Bun.CryptoHasher("sha256");
  for (const { bytes, alt } of pictures) {
    hash.update(JSON.stringify([bytes.length, alt]));
    hash.update(bytes);
  }
  return {
    fingerprint: hash.digest("hex"),
    read: () => decodePictures(pictures, { ...options, nameOf: (index) => `image ${index + 1}` }),
  };
}

/**
 * The uploads that a body names, to be read when a job is made; null if it names none.
 *
 * @throws {InvalidRequestError} if it is no list of ids.
 */
export function picturesOfUploads(
  value: unknown,
  { uploads, accountId }: { uploads: UploadStore; accountId: string },
): SentPictures | null {
  if (value === undefined || value === null) return null;
  const isIds = (values: unknown[]): values is string[] =>
    values.every((id) => typeof id === "string" && /^\w{1,100}$/.test(id));
  if (!Array.isArray(value) || value.length > MAX_PICTURES || !isIds(value)) {
    throw new InvalidRequestError(
      `Invalid images: must be a list of at most ${MAX_PICTURES} ids of uploads`,
    );
  }
  const ids = value;
  if (ids.length === 0) return null;
  return {
    fingerprint: ids.join(" "),
    async read() {
      const found = await uploads.getMany(accountId, ids);
      return found.map((picture, index) => {
        if (picture !== undefined) return picture;
        throw new InvalidRequestError(
          `Invalid images: "${ids[index]}" is no upload of yours, or has expired, so send it again`,
        );
      });
    },
  };
}
