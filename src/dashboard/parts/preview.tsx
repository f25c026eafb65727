import { ownUrl } from "../media.ts";
import { formatIcon, Icon } from "./icon.tsx";

/** A look as it comes out in one format, or a place for it until it is drawn. */
export function Preview({ url, format }: { url: string | null | undefined; format: string }) {
  if (url == null) {
    return (
      <span className="preview blank">
        <Icon name={formatIcon(format)} />
      </span>
    );
  }
  const src = ownUrl(url);
  return (
    <span className="preview">
      {src.endsWith(".mp4") ? (
        <video src={src} muted loop autoPlay playsInline />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
