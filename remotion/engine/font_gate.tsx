import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { cancelRender, continueRender, delayRender } from "remotion";
import type { Template } from "../../src/posts/template.ts";
import { report } from "../kit/report.ts";
import { NO_SUBSTITUTES, plainForm, substitutesFor } from "../kit/type/glyphs.ts";
import { keepWhole, loadHyphenation } from "../kit/type/hyphenation.ts";
import { fontFamilies, fontStack, hasSerifs, stylesOf } from "../kit/type/typefaces.ts";
import type { Typesetting } from "../kit/type/typesetting.ts";

/** Drawn by the kit itself, whatever the texts are. */
const ALWAYS = "0123456789/…–’“”„«»";

/** Options of {@linkcode FontGate}. */
export interface FontGateProps {
  /** Everything that will be shown. */
  text: string;
  language: string;
  typefaces: Template["typefaces"];
  children(typesetting: Typesetting): ReactNode;
}

const NOTHING_YET: Typesetting = {
  loaded: false,
  hyphenate: keepWhole,
  substitutes: NO_SUBSTITUTES,
};

/**
 * Holds the picture back until the fonts and the hyphenation for exactly this text are there. The browser itself says
 * which of the many files are needed: it is made to lay the text out, out of sight.
 */
export function FontGate({ text, language, typefaces, children }: FontGateProps) {
  const [typesetting, setTypesetting] = useState(NOTHING_YET);
  const [handle] = useState(() =>
    typeof document === "undefined" ? null : delayRender("Loading fonts"),
  );
  useLayoutEffect(() => {
    Promise.all([loadHyphenation(text, language), loadFonts(text, language, typefaces)])
      .then(([hyphenate]) => {
        const substitutes = substitutesFor(text, glyphsOf(fontFamilies(typefaces.text, language)));
        const characters = [...substitutes.keys()].join("");
        if (characters !== "") report({ kind: "missing_glyphs", characters, slide: null });
        setTypesetting({ loaded: true, hyphenate, substitutes });
      })
      .catch(cancelRender);
  }, [text, language, typefaces]);
  // Runs after the children's layout effects, in which the type is fitted.
  useEffect(() => {
    if (typesetting.loaded && handle !== null) continueRender(handle);
  }, [typesetting, handle]);
  return <>{children(typesetting)}</>;
}

/** Lays a text out in every face that may draw it, out of sight, until all of them are there. */
async function loadFonts(
  text: string,
  language: string,
  { display, text: running }: Template["typefaces"],
): Promise<void> {
  const used = [...new Set([display, running])];
  if (used.some(hasSerifs)) await import("./serif_fonts.ts");
  const specimens = used.flatMap((typeface) =>
    stylesOf(typeface).map((fontStyle) =>
      addSpecimen(
        text + plainForm(text) + ALWAYS,
        { fontFamily: fontStack(typeface, language), fontStyle },
        language,
      ),
    ),
  );
  try {
    await waitForFonts();
  } finally {
    for (const specimen of specimens) specimen.remove();
  }
}

function addSpecimen(
  text: string,
  font: { fontFamily: string; fontStyle: string },
  language: string,
): HTMLElement {
  const specimen = document.createElement("div");
  specimen.lang = language;
  specimen.textContent = text;
  Object.assign(specimen.style, {
    ...font,
    position: "absolute",
    visibility: "hidden",
    width: "1000px",
  });
  document.body.append(specimen);
  return specimen;
}

/** A font that lacks a glyph makes the browser try the next one, so more may start when some are done. */
async function waitForFonts(): Promise<void> {
  do {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  } while (document.fonts.status === "loading");
  const failed = [...document.fonts].find((face) => face.status === "error");
  if (failed !== undefined)
    throw new Error(`Cannot load font ${failed.family}: build the bundle again`);
}

/** Latin letters with all their marks, dashes and quotation marks: Noto Sans has them, and is behind every typeface. */
const EVERYWHERE = /^[\u0020-\u024f\u2010-\u2026]$/;

/** Tells whether one of these families has a character. */
function glyphsOf(families: string[]): (character: string) => boolean {
  // Tens of thousands of ranges take time to read, which most posts need not.
  let ranges: [number, number][] | undefined;
  return (character) => {
    if (EVERYWHERE.test(character)) return true;
    ranges ??= [...document.fonts]
      .filter((face) => families.includes(face.family.replaceAll('"', "")))
      .flatMap((face) => rangesOf(face.unicodeRange));
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= point && point <= to);
  };
}

/** Reads a `unicode-range`, such as "U+0-FF, U+131". */
function rangesOf(unicodeRange: string): [number, number][] {
  return unicodeRange.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [
      Number.parseInt(from.replaceAll("?", "0"), 16),
      Number.parseInt(to.replaceAll("?", "F"), 16),
    ];
  });
}
