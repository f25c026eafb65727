/**
 * The same object at the address that the page itself came from: the server hands out every object,
 * also where their public address is a bucket's, or a name that this browser does not know.
 */
export function ownUrl(publicUrl: string): string {
  const start = publicUrl.indexOf("/media/");
  return start === -1 ? publicUrl : publicUrl.slice(start);
}

/** A name for what is downloaded: "slide-1.png", without what makes its address unique. */
export function fileNameOf(url: string): string {
  const name = decodeURIComponent(url.split("/").at(-1) ?? "file");
  return name.replace(/-[0-9a-f]{12}(?=\.\w+$)/, "");
}
