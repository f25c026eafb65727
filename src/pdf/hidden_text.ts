import bidiFactory from "bidi-js";

/** Writes text that is not drawn. */
export interface HiddenText {
  /** Writes onto the current page, whose size is given in points. */
  write(text: string, page: { width: number; height: number }): void;
  /** Call it once, when nothing more is written. */
  end(): void;
}

const NAME = "Hidden";
const FONT_SIZE = 12;
/** Half an em, the width that every character is said to have. */
const WIDTH = 500;
/** The private use area, which nobody writes in. */
const FIRST_OWN = 0xe000;
const LAST_OWN = 0xf8ff;

/**
 * Text of any script for a PDF, which needs no letters as none is seen: a font without glyphs, whose
 * codes are those of the characters. A font that only text of rendering mode 3 is set in need not be
 * embedded (ISO 19005-2, 6.2.11.4.1).
 */
export function hiddenText(pdf: PDFKit.PDFDocument): HiddenText {
  const descriptor = pdf.ref({
    Type: "FontDescriptor",
    FontName: NAME,
    Flags: 4,
    FontBBox: [0, 0, WIDTH, 1000],
    ItalicAngle: 0,
    Ascent: 1000,
    Descent: 0,
    CapHeight: 1000,
    StemV: 80,
  });
  const descendant = pdf.ref({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: NAME,
    CIDSystemInfo: {
      Registry: new String("Adobe"),
      Ordering: new String("Identity"),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    CIDToGIDMap: "Identity",
    DW: WIDTH,
  });
  const toUnicode = pdf.ref({});
  const font = pdf.ref({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: NAME,
    Encoding: "Identity-H",
    DescendantFonts: [descendant],
    ToUnicode: toUnicode,
  });
  const refs = [descriptor, descendant, font];
  const codes = new Map<string, number>();

  /** A unit of UTF-16 is its own code; what takes two of them has one of the private use area. */
  function codeOf(character: string): number {
    if (character.length === 1) return character.charCodeAt(0);
    const code = codes.get(character) ?? Math.min(FIRST_OWN + codes.size, LAST_OWN);
    codes.set(character, code);
    return code;
  }

  return {
    write(text, { width, height }) {
      pdf.page.fonts[NAME] = font;
      const perLine = Math.max(1, Math.floor((width * 1000) / (WIDTH * FONT_SIZE)));
      const lines = linesOf(text, perLine);
      pdf.addContent(`BT 3 Tr /${NAME} ${FONT_SIZE} Tf ${FONT_SIZE} TL 1 0 0 -1 0 0 Tm`);
      for (const [index, line] of lines.entries()) {
        // Pages are drawn upside down, as pdfkit measures from their top.
        const y = Math.min(height - 1, (index + 1) * FONT_SIZE);
        pdf.addContent(
          `1 0 0 -1 0 ${y} Tm <${[...inVisualOrder(line)].map((each) => hex(codeOf(each))).join("")}> Tj`,
        );
      }
      pdf.addContent("ET");
    },
    end() {
      toUnicode.end(characterMap(codes));
      for (const ref of refs) ref.end("");
    },
  };
}

/** Breaks a text at blanks, or anywhere in scripts without them. */
function linesOf(text: string, most: number): string[] {
  const lines = [""];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + segment.length > most) lines.push(segment);
    else lines[lines.length - 1] = line + segment;
  }
  return lines;
}

const bidi = bidiFactory();

/** From left to right as it would be seen: what reads a PDF turns what is written right to left around. */
function inVisualOrder(line: string): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line));
}

function hex(code: number): string {
  return code.toString(16).padStart(4, "0");
}

/** Most entries of one list in a character map. */
const MAX_ENTRIES = 100;

/** Says which character a code is (ISO 32000-1, 9.10.3). */
function characterMap(codes: ReadonlyMap<string, number>): string {
  const own = [...codes].map(([character, code]) => {
    const units = [character.charCodeAt(0), character.charCodeAt(1)];
    return `<${hex(code)}> <${units.map(hex).join("")}>`;
  });
  const lists: string[] = [];
  for (let start = 0; start < own.length; start += MAX_ENTRIES) {
    const list = own.slice(start, start + MAX_ENTRIES);
    lists.push(`${list.length} beginbfchar`, ...list, "endbfchar");
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
2 beginbfrange
<0000> <${hex(FIRST_OWN - 1)}> <0000>
<${hex(LAST_OWN + 1)}> <FFFF> <${hex(LAST_OWN + 1)}>
endbfrange
${lists.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
