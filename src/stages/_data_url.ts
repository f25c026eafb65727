import type { StoredObject } from "postloom/drivers";

/** A stored file as a data URL. */
export async function dataUrlOf({ body, contentType }: StoredObject): Promise<string> {
  const bytes = await new Response(body).bytes();
  return `data:${contentType};base64,${bytes.toBase64()}`;
}
