import { type ChangeEvent, useCallback, useId } from "react";
import sample from "../../demo/sample.md" with { type: "text" };
import { MAX_PDF_BYTES, MAX_TEXT_LENGTH } from "../../jobs/source.ts";
import type { Draft } from "../draft.ts";
import { sizeOf } from "../labels.ts";
import { ACCEPTED_SOURCES, kindOfFile } from "../source_file.ts";
import { useTranslator } from "../translation.tsx";
import { useFileDrop } from "../use_file_drop.ts";
import { Segments } from "./choice.tsx";
import { Icon } from "./icon.tsx";

/** From this share of the limit, the counter shows the limit too. */
const NEARLY_FULL_SHARE = 0.8;

/** Field for the source of a post: a text, or a PDF to choose or drop. */
export function SourceField({
  draft,
  file,
  onText,
  onFile,
  onKind,
}: {
  draft: Draft;
  file: File | null;
  onText: (text: string) => void;
  onFile: (file: File | null) => void;
  onKind: (kind: "text" | "pdf") => void;
}) {
  const { say } = useTranslator();
  const id = useId();
  const drop = useCallback(
    (dropped: File) => {
      // The field for pictures takes those that are dropped.
      if (kindOfFile(dropped) !== "picture") onFile(dropped);
    },
    [onFile],
  );
  const isOver = useFileDrop(drop);
  return (
    <section className={isOver ? "source over" : "source"} aria-label={say("create.source")}>
      <div className="source-head">
        <Segments
          legend={say("create.sourceKind")}
          hidesLegend
          options={[
            { value: "text", label: say("create.text") },
            { value: "pdf", label: say("create.pdf") },
          ]}
          value={draft.source}
          onChange={(kind) => onKind(kind === "pdf" ? "pdf" : "text")}
        />
        {draft.source === "text" && <Counter length={draft.text.length} />}
      </div>
      {draft.source === "text" ? (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {say("create.text")}
          </label>
          <textarea
            id={id}
            dir="auto"
            value={draft.text}
            maxLength={MAX_TEXT_LENGTH}
            onChange={(event) => onText(event.target.value)}
            placeholder={say("create.placeholder")}
          />
          <div className="source-foot">
            <FileButton
              text={say("create.open")}
              label={say("create.openWhat")}
              onFile={onFile}
              small
            />
            {draft.text === "" && (
              <button type="button" className="button small" onClick={() => onText(sample)}>
                {say("create.sample")}
              </button>
            )}
          </div>
        </>
      ) : (
        <PdfField file={file} onFile={onFile} />
      )}
    </section>
  );
}

function FileButton({
  text,
  label,
  onFile,
  small = false,
}: {
  text: string;
  label: string;
  onFile: (file: File) => void;
  small?: boolean;
}) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen !== undefined) onFile(chosen);
    // Otherwise choosing the same file again would not fire a change event.
    event.target.value = "";
  };
  return (
    <label className={small ? "button small" : "button"}>
      {text}
      <input
        type="file"
        accept={ACCEPTED_SOURCES}
        className="visually-hidden"
        aria-label={label}
        onChange={choose}
      />
    </label>
  );
}

function Counter({ length }: { length: number }) {
  const { say } = useTranslator();
  const isNearlyFull = length > MAX_TEXT_LENGTH * NEARLY_FULL_SHARE;
  return (
    <p className="hint number">
      {isNearlyFull
        ? say("create.lengthOf", { count: length, most: MAX_TEXT_LENGTH })
        : say("create.length", { count: length })}
    </p>
  );
}

function PdfField({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const translator = useTranslator();
  const { say } = translator;
  return (
    <div className="drop">
      <Icon name="file" />
      {file === null ? (
        <p>{say("create.drop", { most: MAX_PDF_BYTES / 1024 / 1024 })}</p>
      ) : (
        <p>
          <strong>
            <bdi>{file.name}</bdi>
          </strong>
          <br />
          <span className="hint">{sizeOf(file.size, translator)}</span>
        </p>
      )}
      <div className="row">
        <FileButton
          text={say(file === null ? "file.choose" : "file.chooseAnother")}
          label={say("create.pdfFile")}
          onFile={onFile}
        />
        {file !== null && (
          <button type="button" className="button" onClick={() => onFile(null)}>
            {say("action.remove")}
          </button>
        )}
      </div>
      {file !== null && file.size > MAX_PDF_BYTES && (
        <p className="problem" role="alert">
          {say("create.tooLarge", { most: MAX_PDF_BYTES / 1024 / 1024 })}
        </p>
      )}
    </div>
  );
}
