import type { JobData } from "../../server/jobs/schemas.ts";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { jobPath } from "../job_path.ts";
import { fileNameOf, ownUrl } from "../media.ts";
import { Link } from "../router.tsx";
import { sharePost } from "../share_post.ts";
import { useTranslator } from "../translation.tsx";
import { CopyButton } from "./copy_button.tsx";
import { Icon } from "./icon.tsx";

/** What is done with a finished post: download it, share it, copy its words, and make another. */
export function ResultActions({ job, content }: { job: JobData; content: ContentData }) {
  const { say } = useTranslator();
  const { images, videos, caption, hashtags } = content;
  const [first, ...others] = [...videos, ...images].map(({ url }) => url);
  // One picture or video is of use as it is.
  const download =
    first !== undefined && others.length === 0
      ? { href: ownUrl(first), download: fileNameOf(first) }
      : { href: `${jobPath(job.id)}/files.zip`, download: true };
  return (
    <>
      <a className="button small primary" {...download}>
        <Icon name="download" />
        {say("action.download")}
      </a>
      {"share" in navigator && (
        <button type="button" className="button small" onClick={() => sharePost(content)}>
          <Icon name="share" />
          {say("result.share")}
        </button>
      )}
      <CopyButton
        text={[caption, hashtags].filter(Boolean).join("\n\n")}
        label={say("result.copyWords")}
      />
      <Link className="button small" href="/create">
        <Icon name="create" />
        {say("result.another")}
      </Link>
    </>
  );
}
