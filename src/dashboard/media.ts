/**
 * The URL of an object on this page's own origin. The server serves every object, even if the public
 * URL is a bucket's or a host that this browser cannot reach.
 */
export function ownUrl(publicUrl: string): string {
  const start = publicUrl.indexOf("/media/");
  return start === -1 ? publicUrl : publicUrl.slice(start);
}

/** A file name for a download: "slide-1.png", without the hash that makes the URL unique. */
export function fileNameOf(url: string): string {
  const name = decodeURIComponent(url.split("/").at(-1) ?? "file");
  return name.replace(/-[0-9a-f]{12}(?=\.\w+$)/, "");
}
