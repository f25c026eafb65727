import { type ChangeEvent, useCallback, useEffect, useState } from "react";
import { MAX_ALT_LENGTH, MAX_PICTURES } from "../../jobs/picture_limits.ts";
import type { UploadedPicture } from "../api.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useFileDrop } from "../use_file_drop.ts";
import { Problem } from "./states.tsx";

/** What becomes of the chosen pictures. */
export type PicturesChange = (pictures: readonly UploadedPicture[]) => readonly UploadedPicture[];

/** Options of {@linkcode PicturesField}. */
interface PicturesFieldProps {
  pictures: readonly UploadedPicture[];
  /** Takes what becomes of the pictures, as one may be described while another is uploaded. */
  onChange: (change: PicturesChange) => void;
}

/** Field for pictures that the post shows. A file that is chosen or dropped is uploaded at once. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const add = useCallback(
    (files: readonly File[]) =>
      attempt(async () => {
        for (const file of files.slice(0, MAX_PICTURES - pictures.length)) {
          const { id } = await api.upload(file);
          onChange((chosen) => [...chosen, { id, file, alt: "" }]);
        }
      }),
    [api, attempt, pictures.length, onChange],
  );
  const drop = useCallback((file: File) => isPicture(file) && void add([file]), [add]);
  useFileDrop(drop);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])]);
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
  };
  const describe = (id: string, alt: string) =>
    onChange((chosen) =>
      chosen.map((picture) => (picture.id === id ? { ...picture, alt } : picture)),
    );
  return (
    <fieldset className="field">
      <legend className="label">{say("create.pictures")}</legend>
      {pictures.length > 0 && (
        <ul className="pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Thumbnail file={picture.file} />
              <input
                className="input"
                aria-label={say("create.pictureShows", { name: picture.file.name })}
                placeholder={say("create.shows")}
                dir="auto"
                maxLength={MAX_ALT_LENGTH}
                value={picture.alt}
                onChange={({ target }) => describe(picture.id, target.value)}
              />
              <button
                type="button"
                className="button"
                aria-label={say("create.removePicture", { name: picture.file.name })}
                onClick={() => onChange((chosen) => chosen.filter(({ id }) => id !== picture.id))}
              >
                {say("action.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <label className="button">
          {say(pictures.length === 0 ? "create.addPictures" : "create.addMore")}
          <input
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp"
            className="visually-hidden"
            aria-label={say("create.pictureFiles")}
            disabled={isBusy || pictures.length >= MAX_PICTURES}
            onChange={choose}
          />
        </label>
        <p role="status" className="hint">
          {isBusy ? say("file.uploading") : say("create.mostPictures", { most: MAX_PICTURES })}
        </p>
      </div>
      <Problem error={error} />
    </fieldset>
  );
}

/** Tells a picture from a source by what the browser says of it. */
function isPicture(file: File): boolean {
  return file.type.startsWith("image/");
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // The page may show nothing but its own pictures and data URLs.
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return <img src={url} alt={file.name} />;
}
