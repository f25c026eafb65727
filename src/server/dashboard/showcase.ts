import type { Catalogue } from "../../formats/catalogue.ts";
import type { PreviewIndex } from "../../previews/preview_index.ts";

/** Every other look is shown, as neighbours would tell less of how unlike they are. */
const STEP = 2;
const MOST = 3;

/** URLs of a few posts in unlike looks, for whoever is not signed in yet; none as long as none is drawn. */
export async function showcaseOf(
  { templates }: Pick<Catalogue, "templates">,
  previews: PreviewIndex,
): Promise<string[]> {
  const shown = templates.filter((_, index) => index % STEP === 0).slice(0, MOST);
  const pictures = shown.map(async ({ name, variants }) => {
    const [variant] = Object.keys(variants);
    return variant === undefined ? null : (await previews.urlsOf(name, variant)).picture;
  });
  return (await Promise.all(pictures)).filter((url) => url !== null);
}
