import type { Strip } from "./pictures.ts";

/** Width of a picture on a sheet, in CSS pixels. */
const PICTURE_WIDTH = 270;
const GAP = 18;

const FONT = import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

/** HTML page with labelled strips of pictures, one below the other. */
export function sheetPage(title: string, strips: readonly Strip[]): string {
  const rows = strips.map(
    ({ label, pictures }) =>
      `<section><h2>${escapeHtml(label)}</h2><div>${pictures
        .map((path) => `<img src="${escapeHtml(encodeURI(path))}" alt="">`)
        .join("")}</div></section>`,
  );
  return page(title, `<h1>${escapeHtml(title)}</h1>${rows.join("\n")}`);
}

/** HTML index page of the gallery, with every sheet. */
export function indexPage(sheets: readonly { title: string; file: string }[]): string {
  const links = sheets.map(
    ({ title, file }) =>
      `<section><h2>${escapeHtml(title)}</h2><a href="${encodeURI(file)}"><img class="sheet" src="${encodeURI(file)}" alt=""></a></section>`,
  );
  return page("Looks", `<h1>Looks</h1>${links.join("\n")}`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  @font-face { font-family: Inter; src: url("${FONT}"); font-weight: 100 900; }
  body { margin: 0; padding: 32px; width: max-content; background: #d9d9dc; color: #111; font-family: Inter, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 44px; }
  h2 { margin: 28px 0 10px; font-size: 20px; font-weight: 550; }
  div { display: flex; gap: ${GAP}px; }
  img { display: block; width: ${PICTURE_WIDTH}px; }
  .sheet { width: min(1200px, 92vw); }
</style>
${body}
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
