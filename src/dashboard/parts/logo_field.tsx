import { type ChangeEvent, useCallback } from "react";
import { ownUrl } from "../media.ts";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { useFileDrop } from "../use_file_drop.ts";
import { Icon } from "./icon.tsx";
import { Problem } from "./states.tsx";

/** Field for the logo. A file that is chosen or dropped is uploaded at once. */
export function LogoField({ url, onChange }: { url: string | null; onChange: () => void }) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const change = useCallback(
    async (action: () => Promise<unknown>) => {
      if (await attempt(action)) onChange();
    },
    [attempt, onChange],
  );
  const upload = useCallback((file: File) => change(() => api.setLogo(file)), [api, change]);
  const isOver = useFileDrop(upload);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) upload(file);
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
  };
  return (
    <div className="fields logo-field">
      <div className={isOver ? "logo over" : "logo"} aria-busy={isBusy}>
        {url === null ? (
          <p className="hint">
            <Icon name="picture" />
            {say("brand.logoDrop")}
          </p>
        ) : (
          <>
            <span className="ground light">
              <img src={ownUrl(url)} alt={say("brand.logoLight")} />
            </span>
            <span className="ground dark">
              <img src={ownUrl(url)} alt={say("brand.logoDark")} />
            </span>
          </>
        )}
      </div>
      <Problem error={error} />
      <div className="row">
        <label className="button">
          {say(url === null ? "file.choose" : "file.chooseAnother")}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="visually-hidden"
            aria-label={say("brand.logoFile")}
            disabled={isBusy}
            onChange={choose}
          />
        </label>
        {url !== null && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => change(api.deleteLogo)}
          >
            {say("brand.logoRemove")}
          </button>
        )}
        <p role="status" className="hint">
          {isBusy ? say("file.uploading") : ""}
        </p>
      </div>
    </div>
  );
}
