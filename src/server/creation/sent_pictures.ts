import { isRecord } from "../../common/is_record.ts";
import { UnavailableError } from "../../common/unavailable_error.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { readAlt } from "../../jobs/picture_alt.ts";
import { MAX_PICTURES } from "../../jobs/picture_limits.ts";
import type { SentPicture, SentPictures } from "../../jobs/sent_pictures.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import type { PreparedPicture } from "../../pictures/prepare_picture.ts";
import type { OwnPicture } from "../../posts/own_picture.ts";
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
 * The uploads that a body names, by their ids or with what they show, to be read when a job is made;
 * null if it names none.
 *
 * @throws {InvalidRequestError} if it is no list of them.
 */
export function picturesOfUploads(
  value: unknown,
  { uploads, accountId }: { uploads: UploadStore; accountId: string },
): SentPictures | null {
  const named = readNamedUploads(value);
  if (named.length === 0) return null;
  return {
    fingerprint: JSON.stringify(named),
    async read() {
      const ids = named.map(({ id }) => id);
      const found = await uploads.getMany(accountId, ids);
      return named.map(({ id, alt }, index) => {
        const picture = found[index];
        if (picture !== undefined) return { ...picture, alt: alt ?? picture.alt };
        throw unknownUpload(id);
      });
    },
  };
}

/**
 * The uploads that a body names, where they are kept for now.
 *
 * @throws {InvalidRequestError} if it is no list of them, or one is gone.
 */
export async function findUploads(
  value: unknown,
  { uploads, accountId }: { uploads: Pick<UploadStore, "find">; accountId: string },
): Promise<OwnPicture[]> {
  return await Promise.all(
    readNamedUploads(value).map(async ({ id, alt }) => {
      const picture = await uploads.find(accountId, id);
      if (picture === null) throw unknownUpload(id);
      return { ...picture, alt: alt ?? picture.alt };
    }),
  );
}

/** An upload that a body names. */
interface NamedUpload {
  id: string;
  /** What it shows in this post; null for what was said when it was uploaded. */
  alt: string | null;
}

function readNamedUploads(value: unknown): NamedUpload[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MAX_PICTURES) throw invalidImages();
  return value.map((entry: unknown, index) => {
    const { id, alt } = isRecord(entry) ? entry : { id: entry };
    if (typeof id !== "string" || !/^\w{1,100}$/.test(id)) throw invalidImages();
    return { id, alt: readAlt(alt, `images[${index}].alt`) };
  });
}

function unknownUpload(id: string): InvalidRequestError {
  return new InvalidRequestError(
    `Invalid images: "${id}" is no upload of yours, or has expired, so send it again`,
  );
}

function invalidImages(): InvalidRequestError {
  return new InvalidRequestError(
    `Invalid images: must be a list of at most ${MAX_PICTURES} ids of uploads, or objects with an id and alt`,
  );
}
