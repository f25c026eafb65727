import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { MAX_PDF_BYTES, MAX_TEXT_LENGTH } from "../../jobs/source.ts";
import type { Translator } from "../../languages/translator.ts";
import { PLATFORMS } from "../../posts/platforms/mod.ts";
import type { Facts } from "../../server/dashboard/facts.ts";
import type { UsageData } from "../../server/usage/schemas.ts";
import { newIdempotencyKey, type UploadedPicture } from "../api.ts";
import { type Draft, fieldsOf, formatOf, rememberSent, restoreDraft, saveDraft } from "../draft.ts";
import { timeUntil } from "../labels.ts";
import { Segments } from "../parts/choice.tsx";
import { FormatPicker } from "../parts/format_picker.tsx";
import { LookPicker } from "../parts/look_picker.tsx";
import { OptionFields } from "../parts/option_fields.tsx";
import { type PicturesChange, PicturesField } from "../parts/pictures_field.tsx";
import { PageHead } from "../parts/shell.tsx";
import { SourceField } from "../parts/source_field.tsx";
import { Problem } from "../parts/states.tsx";
import { navigate, useLocation } from "../router.tsx";
import { useSession } from "../session.tsx";
import { keepPictures } from "../sketch/sent_pictures.ts";
import { Stand } from "../sketch/stand.tsx";
import { kindOfFile, readTextFile } from "../source_file.ts";
import { useTranslator } from "../translation.tsx";
import { useMedia } from "../use_media.ts";
import { useResource } from "../use_resource.ts";
import { useTemplates } from "../use_templates.ts";

const PLATFORM_CHOICES = Object.entries(PLATFORMS).map(([value, { title }]) => ({
  value,
  label: title,
}));

/** Where pages have one column. */
const NARROW = "(max-width: 1020px)";

/** Creates a post from a text or a PDF. */
export function CreatePage() {
  const translator = useTranslator();
  const { say } = translator;
  const { api, facts } = useSession();
  const { searchParams } = useLocation();
  const [draft, setDraft] = useState(() => initialDraft(facts, searchParams));
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const idempotencyKey = useRef(newIdempotencyKey());
  const wishesId = useId();
  const templates = useTemplates(draft.format).data ?? [];
  const usage = useResource("usage", api.usage).data;
  const brand = useResource("brand", api.brand).data;
  const brandColours = brand?.colours ?? null;

  const change = useCallback((changes: Partial<Draft>) => {
    // A changed draft is a new request.
    idempotencyKey.current = newIdempotencyKey();
    setDraft((old) => ({ ...old, ...changes }));
  }, []);
  const chooseFile = useCallback(
    async (chosen: File | null) => {
      const kind = chosen === null ? "pdf" : kindOfFile(chosen);
      setError(null);
      if (chosen !== null && (kind === "other" || kind === "picture")) {
        setError(new Error(say("create.unreadable", { name: chosen.name })));
      } else if (chosen !== null && kind === "text") {
        const text = await readTextFile(chosen);
        if (text.length > MAX_TEXT_LENGTH) {
          setError(new Error(say("create.tooLong", { name: chosen.name, most: MAX_TEXT_LENGTH })));
        }
        change({ source: "text", text: text.slice(0, MAX_TEXT_LENGTH) });
      } else {
        setFile(chosen);
        change({ source: "pdf" });
      }
    },
    [change, say],
  );
  const changePictures = useCallback((change: PicturesChange) => {
    idempotencyKey.current = newIdempotencyKey();
    setPictures(change);
  }, []);
  useEffect(() => saveDraft(draft), [draft]);

  const isReady =
    draft.source === "text"
      ? draft.text.trim() !== ""
      : file !== null && file.size <= MAX_PDF_BYTES;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isSending) return;
    setIsSending(true);
    setError(null);
    const fields = fieldsOf(draft, facts);
    const isText = draft.source === "text";
    try {
      const body = isText ? { text: draft.text, ...fields } : fields;
      const files = { file: isText ? null : file, pictures };
      const { jobId } = await api.createJob(body, files, idempotencyKey.current);
      if (isText) rememberSent(jobId, { text: draft.text, hasPictures: pictures.length > 0 });
      keepPictures(jobId, pictures);
      navigate(`/library/${jobId}`);
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      setIsSending(false);
    }
  };
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const asks = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (asks) event.currentTarget.requestSubmit();
  };
  const noteFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLTextAreaElement) setIsFocused(true);
  };
  const format = formatOf(facts, draft.format);
  const isNarrow = useMedia(NARROW);
  const choices = useChoices(draft);
  // What is typed goes before what is shown of it.
  const seen = useDeferredValue(draft);
  const stand = (
    <Stand
      draft={seen}
      pictures={pictures}
      templates={templates}
      brand={brand ?? null}
      isFocused={isFocused}
      isSmall={isNarrow}
    />
  );

  return (
    <form className="create" onSubmit={send} onKeyDown={sendByKeys} onFocus={noteFocus}>
      <title>{`${say("page.create")} · Postloom`}</title>
      <div>
        <PageHead title={say("create.title")} lead={say("create.lead")} />
        <div className="fields">
          <SourceField
            draft={draft}
            file={file}
            onText={(text) => change({ text })}
            onFile={chooseFile}
            onKind={(source) => change({ source })}
          />
          <PicturesField pictures={pictures} onChange={changePictures} />
          <FormatPicker
            formats={facts.formats}
            value={format.name}
            onChange={(format) => change({ format })}
          />
          <Segments
            legend={say("create.platform")}
            options={PLATFORM_CHOICES}
            value={draft.platform}
            onChange={(platform) => change({ platform })}
          />
          <LookPicker
            templates={templates}
            brandColours={brandColours}
            draft={choices}
            onChange={change}
          />
          <OptionFields draft={choices} onChange={change} />
          <details {...(draft.customPrompt === "" ? {} : { open: true })}>
            <summary>{say("create.wishes")}</summary>
            <textarea
              aria-label={say("create.wishes")}
              className="input"
              rows={3}
              dir="auto"
              maxLength={2000}
              value={draft.customPrompt}
              onChange={(event) => change({ customPrompt: event.target.value })}
              placeholder={say("create.wishesExample")}
              aria-describedby={wishesId}
            />
            <p className="hint" id={wishesId}>
              {say("create.wishesHint")}
            </p>
          </details>
        </div>
        <div className="send">
          <Problem error={error} />
          {isNarrow && stand}
          <div className="row">
            <button type="submit" className="button primary large" disabled={!isReady || isSending}>
              {isSending
                ? say("create.sending")
                : say("create.make", {
                    format: translator.withinSentence(translator.ofAuthor(format.title)),
                  })}
            </button>
            <p className="hint">
              <span className="keys">
                <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
              </span>
              {usage !== undefined && allowanceOf(usage, translator)}
            </p>
          </div>
        </div>
      </div>
      {!isNarrow && stand}
    </form>
  );
}

/** A draft without its text: the same object while one types, for what need not be drawn again then. */
function useChoices({ text: _, ...others }: Draft): Draft {
  const choices = JSON.stringify(others);
  return useMemo(() => ({ ...JSON.parse(choices), text: "" }), [choices]);
}

/** This tab's draft, with the template that the URL specifies. */
function initialDraft(facts: Facts, params: URLSearchParams): Draft {
  const draft = restoreDraft(facts);
  const visualTemplate = params.get("template");
  if (visualTemplate === null) return draft;
  return { ...draft, visualTemplate, visualStyleVariant: params.get("variant") ?? "" };
}

function allowanceOf({ requests }: UsageData, translator: Translator): string {
  const { limit, remaining, resetsAt } = requests;
  if (limit === null || remaining === null) return "";
  if (remaining > 0 || resetsAt === null) {
    return translator.say("create.left", { remaining, limit });
  }
  const when = timeUntil(resetsAt, Date.now(), translator);
  return translator.say("create.noneLeft", { remaining, limit, when });
}
