/** As large as a picture is drawn at most, in pixels a side. */
const MAX_SIDE = 1600;

/** A picture file as a data URL, made small: it is handed to the page that draws with every change. */
export async function pictureUrlOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/webp", 0.85);
}
