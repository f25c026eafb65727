import { deflated, type RawObject, rawPage, rawPdf } from "./support/raw_pdf.ts";

/** Longest text that the API takes. */
const LONGEST = 100_000;

/** Texts that keep readers and writers busy which look at them more than once. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "rows of dots": Array.from(
    { length: 12 },
    (_, index) => `Entry number ${index} waits ${".".repeat(40)}a and goes on`,
  ).join("\n"),
  "underlined letters": filled("a\n=\n"),
  "headings without end": filled("Heading\n===\n"),
  "two Han characters": filled("漢字"),
  "emphasis inside words": filled("a**b"),
  "mixed emphasis": filled("*a_"),
  "marks on one letter": `e${"\u0301".repeat(LONGEST - 1)}`,
  "quotations in quotations": filled(">"),
  "lists in lists": filled("- "),
  "brackets that open": filled("["),
  "links that never end": filled("[a](b "),
  "pictures that never end": filled("![a]("),
  "tags that never end": filled("<a "),
  "comments that never end": filled("<!--"),
  "parentheses that open": filled("(a "),
  "quotation marks": filled(`"a' `),
  "code of every length": Array.from({ length: 440 }, (_, index) => "`".repeat(index)).join(" "),
  "a table of one column": filled("|a|\n|-|\n"),
  addresses: filled("a@b.cd http://e.fg/"),
  "numbers with points": filled("1.2,3"),
  abbreviations: filled("a.B. "),
  "one word": filled("a"),
  "words of Thai without spaces": filled("ภาษาไทยยาก"),
  "families of emoji": filled("👩‍👩‍👧‍👦"),
  "letters that turn the direction": filled("\u202ea\u2067b"),
  spaces: `${" ".repeat(LONGEST - 6)}word.`,
  "rows with tabs": filled("a\tb\n"),
  "aligned columns": filled("ab  cd\n"),
  "messages of a chat": filled("[12:04] A: b\n"),
  "lines that lead elsewhere": filled("Related\n\nA headline of some words\n\n"),
  "front matter without end": `---\n${filled("a: b\n").slice(0, LONGEST - 4)}`,
  "a page nested without end": `<html><body>${filled("<a><b>").slice(0, LONGEST - 12)}`,
  "a tag of a slash": filled("<svg/onload=alert(1)>"),
};

/** PDFs of a few kilobytes that are far more when they are read. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Uint8Array>> = {
  "one word of 320,000 letters": () => rawPage(deflated(shown("a".repeat(320_000)))),
  "a paragraph of 8,000 lines": () =>
    rawPage(deflated(lines(8_000, (index) => `72 ${700 - index * 14} Td`))),
  "4,000 scattered lines": () =>
    rawPage(
      deflated(lines(4_000, (index) => `${(index * 7919) % 500} ${(index * 104_729) % 800} Td`)),
    ),
  "forms in forms": formsInForms,
  "a form in itself": () =>
    rawPage(
      { dictionary: "", stream: "/X Do" },
      {
        resources: "/XObject << /X 6 0 R >>",
        more: [
          {
            dictionary:
              "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>",
            stream: "/X Do /X Do",
          },
        ],
      },
    ),
  "a content deflated once": () => rawPage(deflated(Buffer.alloc(150_000_000, " "))),
  "a content deflated twice": () => rawPage(deflated(Buffer.alloc(250_000_000, " "), 2)),
  "5,000 pages": () => manyPages(5_000),
  "pages in a circle": () =>
    rawPdf([
      { dictionary: "/Type /Catalog /Pages 2 0 R" },
      { dictionary: "/Type /Pages /Count 9999999 /Kids [2 0 R 2 0 R]" },
    ]),
};

function filled(fragment: string): string {
  return fragment.repeat(Math.floor(LONGEST / fragment.length));
}

function shown(text: string): string {
  return `BT /F1 11 Tf 72 700 Td (${text}) Tj ET`;
}

function lines(count: number, place: (index: number) => string): string {
  return Array.from(
    { length: count },
    (_, index) => `BT /F1 11 Tf ${place(index)} (line ${index} of a text) Tj ET`,
  ).join("\n");
}

/** Twelve forms, each of which draws the next one ten times. */
function formsInForms(): Uint8Array {
  const more = Array.from({ length: 12 }, (_, index): RawObject => {
    const isLast = index === 11;
    return {
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 4 0 R >> ${isLast ? "" : `/XObject << /X ${index + 7} 0 R >>`} >>`,
      stream: isLast ? shown("a word") : "/X Do ".repeat(10),
    };
  });
  return rawPage(
    { dictionary: "", stream: "/X Do" },
    { resources: "/XObject << /X 6 0 R >>", more },
  );
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(" ");
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: `/Type /Pages /Count ${count} /Kids [${kids}]` },
    { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
    deflated(lines(40, (index) => `72 ${800 - index * 18} Td`)),
    ...Array.from({ length: count }, () => ({
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >>",
    })),
  ]);
}
