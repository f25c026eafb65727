import type { ChangeEvent } from "react";
import { useSession } from "../session.tsx";
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
          "Each look's own"
        ) : (
          <strong>
            <bdi>{family}</bdi>
          </strong>
        )}
      </p>
      <Problem error={error} />
      <div className="row">
        <label className="button">
          {family === null ? "Choose a font" : "Choose another"}
          <input
            type="file"
            accept=".ttf,.otf,.woff2"
            className="visually-hidden"
            aria-label="Font file"
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
            Remove font
          </button>
        )}
        <p role="status" className="hint">
          {isBusy ? "Uploading…" : "A TTF, OTF or WOFF2 of at most 2 MB"}
        </p>
      </div>
    </div>
  );
}
