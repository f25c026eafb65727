import type { ReactNode } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { type CurlSource, curlLine, fieldsOfRequest } from "../curl_line.ts";
import { recallSent } from "../draft.ts";
import { jobPath } from "../job_path.ts";
import { dateOf, labelOf } from "../labels.ts";
import { fileNameOf, ownUrl } from "../media.ts";
import { Link } from "../router.tsx";
import { Said, useTranslator } from "../translation.tsx";
import { CopyButton } from "./copy_button.tsx";
import { Icon } from "./icon.tsx";
import { LookReason } from "./look_reason.tsx";
import { ScrollArea } from "./scroll_area.tsx";

/** A finished post's caption, hashtags, alternative texts, files, settings and curl command. */
export function Result({
  job,
  content,
  isEdited = false,
  children,
}: {
  job: JobData;
  content: ContentData;
  /** Whether caption and hashtags are shown elsewhere, to be edited. */
  isEdited?: boolean;
  /** What else can be done with the post. */
  children?: ReactNode;
}) {
  const translator = useTranslator();
  const { say } = translator;
  const { metadata } = content;
  const look = [metadata.visualTemplate, metadata.visualStyleVariant ?? ""].filter(Boolean);
  return (
    <div className="details">
      {!isEdited && <Words content={content} />}
      <NotFollowed wishes={metadata.notFollowed ?? []} />
      <AltTexts texts={metadata.altTexts ?? []} />
      <section>
        <div className="section-head">
          <h2>{say("result.files")}</h2>
          <div className="row">
            {content.images.length > 0 && (
              <a className="button small" href={`${jobPath(job.id)}/slides.pdf`} download>
                <Icon name="download" />
                {say("result.pdf")}
              </a>
            )}
            <a className="button small primary" href={`${jobPath(job.id)}/files.zip`} download>
              <Icon name="download" />
              {say("result.zip")}
            </a>
          </div>
        </div>
        <ul className="files">
          {urlsOf(content).map((url) => (
            <li key={url}>
              <a href={ownUrl(url)} download={fileNameOf(url)}>
                {fileNameOf(url)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {children}
      <section>
        <h2>{say("result.madeWith")}</h2>
        <dl className="facts">
          <dt>{say("result.look")}</dt>
          <dd>
            {look.map((name) => labelOf(name, translator)).join(", ")}
            {metadata.visualTemplateReason !== undefined && (
              <>
                <br />
                <LookReason text={metadata.visualTemplateReason} />
              </>
            )}
          </dd>
          <dt>{say("result.source")}</dt>
          <dd>{job.filename === null ? say("result.sourceText") : <bdi>{job.filename}</bdi>}</dd>
          <dt>{say("result.created")}</dt>
          <dd>{dateOf(job.createdAt, translator)}</dd>
        </dl>
      </section>
      <CurlCommand job={job} />
    </div>
  );
}

/** The caption and the hashtags, to be copied. */
function Words({ content }: { content: ContentData }) {
  const { say } = useTranslator();
  return (
    <>
      <section>
        <div className="section-head">
          <h2>{say("result.caption")}</h2>
          <CopyButton text={content.caption} label={say("result.copyCaption")} />
        </div>
        <p className="quote" dir="auto">
          {content.caption}
        </p>
      </section>
      <section>
        <div className="section-head">
          <h2>{say("result.hashtags")}</h2>
          <CopyButton text={content.hashtags} label={say("result.copyHashtags")} />
        </div>
        <p className="tags" dir="auto">
          {content.hashtags}
        </p>
      </section>
    </>
  );
}

/** The instructions that the post does not keep to. */
function NotFollowed({ wishes }: { wishes: readonly string[] }) {
  const { say } = useTranslator();
  if (wishes.length === 0) return null;
  return (
    <section>
      <h2>{say("result.notFollowed")}</h2>
      <ul>
        {wishes.map((wish, index) => (
          <li key={index} dir="auto">
            {wish}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Alternative texts one by one, as platforms ask for them. */
function AltTexts({ texts }: { texts: readonly string[] }) {
  const { say } = useTranslator();
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>{say("result.altTexts", { count: texts.length })}</summary>
      <ol className="alt-texts">
        {texts.map((text, index) => (
          <li key={index}>
            <p dir="auto">{text}</p>
            <CopyButton text={text} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function CurlCommand({ job }: { job: JobData }) {
  const { say } = useTranslator();
  const command = curlLine(
    location.origin,
    sourceOf(job, say("result.yourText")),
    fieldsOfRequest(job.request),
  );
  return (
    <section>
      <div className="section-head">
        <h2>{say("result.curl")}</h2>
        <CopyButton text={command} label={say("result.copyCommand")} />
      </div>
      <ScrollArea className="command" label={say("result.command")}>
        <pre>
          <code>{command}</code>
        </pre>
      </ScrollArea>
      <p className="hint">
        <Said
          message="result.curlHint"
          keys={<Link href="/settings/keys">{say("result.curlKeys")}</Link>}
          variable={<code>$KEY</code>}
        />
      </p>
    </section>
  );
}

/** The source of a job. Only the tab that created the job knows its text. */
function sourceOf(job: JobData, yourText: string): CurlSource {
  if (job.type === "pdf") return { type: "pdf", filename: job.filename ?? "document.pdf" };
  return { type: "text", text: recallSent(job.id)?.text ?? yourText };
}

function urlsOf({ images, videos, audioUrl, metadata }: ContentData): string[] {
  const urls = [...images, ...videos].map(({ url }) => url);
  const { coverUrl, previewUrl, captionsSrtUrl, captionsVttUrl } = metadata;
  return [...urls, audioUrl, coverUrl, previewUrl, captionsSrtUrl, captionsVttUrl].filter(
    (url) => typeof url === "string",
  );
}
