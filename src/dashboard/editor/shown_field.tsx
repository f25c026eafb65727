import { type ChangeEvent, useEffect, useState } from "react";
import type { DraftSlide } from "../../posts/draft.ts";
import type { Drawing } from "../../posts/drawing.ts";
import { labelOf } from "../labels.ts";
import { Problem } from "../parts/states.tsx";
import { useSession } from "../session.tsx";
import { useTranslator } from "../translation.tsx";
import { useAttempt } from "../use_attempt.ts";
import { DrawingIcon } from "./drawing_icon.tsx";
import { withSlide } from "./edits.ts";
import { fieldsOf } from "./fields.ts";
import type { Editor } from "./use_editor.ts";

/** How long one may type before what is looked for is. */
const PAUSE_MS = 250;

/** What a slide shows beside its words: a drawing of what it is about, a picture, or nothing. */
export function ShownField({
  jobId,
  editor,
  id,
  slide,
}: {
  jobId: string;
  editor: Editor;
  id: string;
  slide: DraftSlide;
}) {
  const { say } = useTranslator();
  const { api } = useSession();
  const { error, isBusy, attempt } = useAttempt();
  const [isChoosing, setIsChoosing] = useState(false);
  const { change, preview, files, draft } = editor;
  const show = (shown: Readonly<Record<string, unknown>>) =>
    change((was) => withSlide(was, id, { crossing: null, ...shown }));
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
    if (file === undefined) return;
    void attempt(async () => {
      const picture = await api.upload(file);
      show({ picture: { id: picture.id, alt: null } });
    });
  };
  const known = preview?.slides.find((one) => one.id === id)?.slide;
  const { picture } = slide;
  const drawing = known?.drawing ?? known?.crossing?.drawing;
  const name = slide.drawing ?? slide.crossing?.drawing ?? null;
  const file = picture === null ? undefined : files[picture.id];
  const isEmpty = picture === null && name === null;
  return (
    <fieldset className="field">
      <legend className="label">{say("edit.picture")}</legend>
      <div className="shown">
        <span className="shown-picture">
          {file !== undefined && <img src={file} alt="" />}
          {picture === null && name !== null && drawing?.name === name && (
            <DrawingIcon drawing={drawing} />
          )}
        </span>
        <div className="row">
          <button
            type="button"
            className="button small"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {say("edit.chooseDrawing")}
          </button>
          <label className="button small">
            {say(isBusy ? "file.uploading" : "edit.upload")}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="visually-hidden"
              disabled={isBusy}
              onChange={upload}
            />
          </label>
          {!isEmpty && (
            <button
              type="button"
              className="button small"
              onClick={() => show({ picture: null, drawing: null })}
            >
              {say("edit.none")}
            </button>
          )}
        </div>
      </div>
      {picture !== null && (
        <input
          className="input"
          aria-label={say("edit.shows")}
          placeholder={say("edit.shows")}
          dir="auto"
          value={picture.alt ?? ""}
          onChange={({ target }) =>
            change(
              (was) =>
                withSlide(was, id, { picture: { id: picture.id, alt: target.value || null } }),
              `alt of ${id}`,
            )
          }
        />
      )}
      <Problem error={error} />
      {isChoosing && (
        <DrawingPicker
          key={`${jobId} ${id}`}
          language={draft.language}
          about={fieldsOf(slide)
            .map(({ value }) => value)
            .join(" ")}
          chosen={picture === null ? name : null}
          onChoose={(drawing) => show({ drawing, picture: null })}
        />
      )}
    </fieldset>
  );
}

/** Drawings to choose from: those that the slide's own words name, or that are looked for. */
function DrawingPicker({
  language,
  about,
  chosen,
  onChoose,
}: {
  language: string;
  about: string;
  chosen: string | null;
  onChoose: (name: string) => void;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const { api } = useSession();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly Drawing[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [suggested] = useState(about);
  useEffect(() => {
    const abort = new AbortController();
    const text = search.trim() || suggested;
    const timer = setTimeout(
      () =>
        api.drawings(text, language, abort.signal).then(
          (drawings) => {
            setFound(drawings);
            setError(null);
          },
          (reason: Error) => {
            if (!abort.signal.aborted) setError(reason);
          },
        ),
      search === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, search, suggested, language]);
  return (
    <div className="drawings">
      <input
        className="input"
        type="search"
        aria-label={say("edit.look")}
        placeholder={say("edit.lookExample")}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Problem error={error} />
      <p role="status" className="hint">
        {found?.length === 0 ? say("edit.noDrawing") : ""}
      </p>
      <ul>
        {found?.map((drawing) => (
          <li key={drawing.name}>
            <button
              type="button"
              aria-pressed={drawing.name === chosen}
              aria-label={labelOf(drawing.name, translator)}
              title={labelOf(drawing.name, translator)}
              onClick={() => onChoose(drawing.name)}
            >
              <DrawingIcon drawing={drawing} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
