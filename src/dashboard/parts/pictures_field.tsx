import { type ChangeEvent, useEffect, useState } from "react";
import { MAX_PICTURES } from "../../jobs/picture_limits.ts";
import type { UploadedPicture } from "../api.ts";
import { useSession } from "../session.tsx";
import { useAttempt } from "../use_attempt.ts";
import { Problem } from "./states.tsx";

/** Options of {@linkcode PicturesField}. */
interface PicturesFieldProps {
  pictures: readonly UploadedPicture[];
  onChange: (pictures: readonly UploadedPicture[]) => void;
}

/** Field for pictures that the post shows. A file that is chosen is uploaded at once. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, MAX_PICTURES - pictures.length);
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
    const chosen = [...pictures];
    await attempt(async () => {
      for (const file of files) {
        const { id } = await api.upload(file);
        chosen.push({ id, file });
        onChange([...chosen]);
      }
    });
  };
  return (
    <fieldset className="field">
      <legend className="label">Pictures of your own</legend>
      {pictures.length > 0 && (
        <ul className="pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Thumbnail file={picture.file} />
              <button
                type="button"
                className="button"
                aria-label={`Remove ${picture.file.name}`}
                onClick={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <label className="button">
          {pictures.length === 0 ? "Add pictures" : "Add more"}
          <input
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp"
            className="visually-hidden"
            aria-label="Picture files"
            disabled={isBusy || pictures.length >= MAX_PICTURES}
            onChange={choose}
          />
        </label>
        <p role="status" className="hint">
          {isBusy ? "Uploading…" : `Up to ${MAX_PICTURES}; the first is on the cover`}
        </p>
      </div>
      <Problem error={error} />
    </fieldset>
  );
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
