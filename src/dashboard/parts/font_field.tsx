import type { ChangeEvent } from "react";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { Problem } from "./states.tsx";

/** Options of {@linkcode FontField}. */
interface FontFieldProps {
  /** The name of the font; null if there is none. */
  family: string | null;
  onChange: () => void;
}

/** Field for the font of headlines. A file that is chosen is uploaded at once. */
export function FontField({ family, onChange }: FontFieldProps) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const change = async (action: () => Promise<unknown>) => {
    if (await attempt(action)) onChange();
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void change(() => api.setFont(file));
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
  };
  return (
    <div className="fields">
      <p>
        {family === null ? (
          say("brand.fontNone")
        ) : (
          <strong>
            <bdi>{family}</bdi>
          </strong>
        )}
      </p>
      <Problem error={error} />
      <div className="row">
        <label className="button">
          {say(family === null ? "brand.fontChoose" : "file.chooseAnother")}
          <input
            type="file"
            accept=".ttf,.otf,.woff2"
            className="visually-hidden"
            aria-label={say("brand.fontFile")}
            disabled={isBusy}
            onChange={choose}
          />
        </label>
        {family !== null && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => change(api.deleteFont)}
          >
            {say("brand.fontRemove")}
          </button>
        )}
        <p role="status" className="hint">
          {say(isBusy ? "file.uploading" : "brand.fontHint")}
        </p>
      </div>
    </div>
  );
}
