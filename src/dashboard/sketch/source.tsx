import { useEffect, useState } from "react";
import type { Medium } from "../../posts/medium.ts";
import type { JobData } from "../../server/jobs/schemas.ts";
import { Preview } from "../parts/preview.tsx";
import { pictureUrlOf } from "./picture_url.ts";
import { keptPictures } from "./sent_pictures.ts";

/** What a post is made of, as far as this tab knows it: a picture of one's own, else the name of the PDF. */
export function Source({ job, medium }: { job: JobData; medium: Medium | undefined }) {
  const [picture] = keptPictures(job.id);
  const url = usePictureUrl(picture?.file);
  if (url !== null) {
    return (
      <span className="preview source">
        <img src={url} alt={picture?.alt ?? ""} />
      </span>
    );
  }
  if (job.type !== "pdf" || job.filename === null) return <Preview url={null} medium={medium} />;
  return (
    <span className="preview source">
      <span className="sheet">
        <b>PDF</b>
        <bdi>{job.filename}</bdi>
      </span>
    </span>
  );
}

/** A picture's address, which takes a moment to be made. */
function usePictureUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    if (file === undefined) return;
    pictureUrlOf(file).then(
      (made) => isShown && setUrl(made),
      // What a browser cannot show, such as a picture that it does not know, is left to the service.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  return url;
}
