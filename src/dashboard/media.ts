/**
 * The same object at the address that the page itself came from: the server hands out every object,
 * also where their public address is a bucket's, or a name that this browser does not know.
 */
export function ownUrl(publicUrl: string): string {
  const start = publicUrl.indexOf("/media/");
  return start === -1 ? publicUrl : publicUrl.slice(start);
}

/** A name for what is downloaded: "slide-1.png". */
export function fileNameOf(url: string): string {
  return decodeURIComponent(url.split("/").at(-1) ?? "file");
}
