import type { ReactNode } from "react";
import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { type CurlSource, curlLine, fieldsOfRequest } from "../curl_line.ts";
import { recallText } from "../draft.ts";
import { jobPath } from "../job_path.ts";
import { dateOf, labelOf } from "../labels.ts";
import { fileNameOf, ownUrl } from "../media.ts";
import { Link } from "../router.tsx";
import { CopyButton } from "./copy_button.tsx";
import { Icon } from "./icon.tsx";
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
  const { metadata } = content;
  const look = [metadata.visualTemplate, metadata.visualStyleVariant ?? ""].filter(Boolean);
  return (
    <div className="details">
      {!isEdited && <Words content={content} />}
      <NotFollowed wishes={metadata.notFollowed ?? []} />
      <AltTexts texts={metadata.altTexts ?? []} />
      <section>
        <div className="section-head">
          <h2>Files</h2>
          <div className="row">
            {content.images.length > 0 && (
              <a className="button small" href={`${jobPath(job.id)}/slides.pdf`} download>
                <Icon name="download" />
                Download as PDF
              </a>
            )}
            <a className="button small primary" href={`${jobPath(job.id)}/files.zip`} download>
              <Icon name="download" />
              Download all (ZIP)
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
        <h2>Made with</h2>
        <dl className="facts">
          <dt>Look</dt>
          <dd>
            {look.map(labelOf).join(", ")}
            {metadata.visualTemplateReason && ` (${metadata.visualTemplateReason})`}
          </dd>
          <dt>Source</dt>
          <dd>{job.filename === null ? "Text" : <bdi>{job.filename}</bdi>}</dd>
          <dt>Created</dt>
          <dd>{dateOf(job.createdAt)}</dd>
        </dl>
      </section>
      <CurlCommand job={job} />
      <p>
        <Link className="button" href="/create">
          <Icon name="create" />
          Make another
        </Link>
      </p>
    </div>
  );
}

/** The caption and the hashtags, to be copied. */
function Words({ content }: { content: ContentData }) {
  return (
    <>
      <section>
        <div className="section-head">
          <h2>Caption</h2>
          <CopyButton text={content.caption} label="Copy caption" />
        </div>
        <p className="quote" dir="auto">
          {content.caption}
        </p>
      </section>
      <section>
        <div className="section-head">
          <h2>Hashtags</h2>
          <CopyButton text={content.hashtags} label="Copy hashtags" />
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
  if (wishes.length === 0) return null;
  return (
    <section>
      <h2>Instructions not followed</h2>
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
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>{texts.length === 1 ? "Alternative text" : "Alternative texts"}</summary>
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
  const command = curlLine(location.origin, sourceOf(job), fieldsOfRequest(job.request));
  return (
    <section>
      <div className="section-head">
        <h2>The same with curl</h2>
        <CopyButton text={command} label="Copy command" />
      </div>
      <ScrollArea className="command" label="Command">
        <pre>
          <code>{command}</code>
        </pre>
      </ScrollArea>
      <p className="hint">
        Put one of your <Link href="/settings/keys">API keys</Link> in <code>$KEY</code>.
      </p>
    </section>
  );
}

/** The source of a job. Only the tab that created the job knows its text. */
function sourceOf(job: JobData): CurlSource {
  if (job.type === "pdf") return { type: "pdf", filename: job.filename ?? "document.pdf" };
  return { type: "text", text: recallText(job.id) ?? "Your text" };
}

function urlsOf({ images, videos, audioUrl, metadata }: ContentData): string[] {
  const urls = [...images, ...videos].map(({ url }) => url);
  return [...urls, audioUrl, metadata.coverUrl, metadata.previewUrl].filter(
    (url) => typeof url === "string",
  );
}
