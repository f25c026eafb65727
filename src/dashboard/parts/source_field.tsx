import { type ChangeEvent, useId } from "react";
import sample from "../../demo/sample.md" with { type: "text" };
import { MAX_PDF_BYTES, MAX_TEXT_LENGTH } from "../../jobs/source.ts";
import type { Draft } from "../draft.ts";
import { sizeOf } from "../labels.ts";
import { ACCEPTED_SOURCES } from "../source_file.ts";
import { useFileDrop } from "../use_file_drop.ts";
import { Segments } from "./choice.tsx";
import { Icon } from "./icon.tsx";

const KINDS = [
  { value: "text", label: "Text" },
  { value: "pdf", label: "PDF" },
];
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
  const id = useId();
  const isOver = useFileDrop(onFile);
  return (
    <section className={isOver ? "source over" : "source"} aria-label="Source">
      <div className="source-head">
        <Segments
          legend="Kind of source"
          hidesLegend
          options={KINDS}
          value={draft.source}
          onChange={(kind) => onKind(kind === "pdf" ? "pdf" : "text")}
        />
        {draft.source === "text" && <Counter length={draft.text.length} />}
      </div>
      {draft.source === "text" ? (
        <>
          <label className="visually-hidden" htmlFor={id}>
            Text
          </label>
          <textarea
            id={id}
            dir="auto"
            value={draft.text}
            maxLength={MAX_TEXT_LENGTH}
            onChange={(event) => onText(event.target.value)}
            placeholder="Paste an article, notes or a script. Or drop a PDF, a .txt or an .md file anywhere on this page."
          />
          <div className="source-foot">
            <FileButton text="Open a file" label="Text or PDF file" onFile={onFile} small />
            {draft.text === "" && (
              <button type="button" className="button small" onClick={() => onText(sample)}>
                Use a sample text
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
  const isNearlyFull = length > MAX_TEXT_LENGTH * NEARLY_FULL_SHARE;
  const count = length.toLocaleString("en");
  return (
    <p className="hint number">
      {isNearlyFull ? `${count} of ${MAX_TEXT_LENGTH.toLocaleString("en")}` : count} characters
    </p>
  );
}

function PdfField({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  return (
    <div className="drop">
      <Icon name="file" />
      {file === null ? (
        <p>Drop a PDF here, at most {MAX_PDF_BYTES / 1024 / 1024} MB</p>
      ) : (
        <p>
          <strong>
            <bdi>{file.name}</bdi>
          </strong>
          <br />
          <span className="hint">{sizeOf(file.size)}</span>
        </p>
      )}
      <div className="row">
        <FileButton
          text={file === null ? "Choose a file" : "Choose another"}
          label="PDF file"
          onFile={onFile}
        />
        {file !== null && (
          <button type="button" className="button" onClick={() => onFile(null)}>
            Remove
          </button>
        )}
      </div>
      {file !== null && file.size > MAX_PDF_BYTES && (
        <p className="problem" role="alert">
          This file is too large: at most {MAX_PDF_BYTES / 1024 / 1024} MB
        </p>
      )}
    </div>
  );
}
