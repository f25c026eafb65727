import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cancelRender, continueRender, delayRender } from "remotion";
import type { FontFile } from "../../src/posts/props.ts";
import type { Template } from "../../src/posts/template.ts";
import { report } from "../kit/report.ts";
import { NO_SUBSTITUTES, plainForm, substitutesFor } from "../kit/type/glyphs.ts";
import { loadHyphenation, withoutHyphens } from "../kit/type/hyphenation.ts";
import {
  fontFamilies,
  fontStack,
  hasSerifs,
  mayBeEastAsian,
  stylesOf,
} from "../kit/type/typefaces.ts";
import type { Typesetting } from "../kit/type/typesetting.ts";
import { isInRanges, parseUnicodeRange, type UnicodeRange } from "../kit/type/unicode_range.ts";
import { loadOwnFont } from "./own_font.ts";

/** Characters that the kit itself draws. */
const KIT_CHARACTERS = "0123456789/…–’“”„«»";

/** Options of {@linkcode FontGate}. */
export interface FontGateProps {
  /** All text of the post. */
  text: string;
  language: string;
  typefaces: Template["typefaces"];
  /** A font of one's own that is used for this text. */
  ownFont: FontFile | undefined;
  children(typesetting: Typesetting): ReactNode;
}

const NOT_LOADED: Typesetting = {
  loaded: false,
  hyphenate: withoutHyphens,
  substitutes: NO_SUBSTITUTES,
};

/**
 * Delays rendering until the fonts and the hyphenation for this text are loaded. The browser decides
 * which of the many font files are needed, by laying the text out off-screen.
 */
export function FontGate({ text, language, typefaces, ownFont, children }: FontGateProps) {
  const [typesetting, setTypesetting] = useState(NOT_LOADED);
  const [handle] = useState(() =>
    typeof document === "undefined" ? null : delayRender("Loading fonts"),
  );
  const own = useOwnFace(ownFont);
  useLayoutEffect(() => {
    Promise.all([
      loadHyphenation(text, language),
      loadFonts(text, language, typefaces),
      own.current,
    ])
      .then(([hyphenate]) => {
        const substitutes = substitutesFor(
          text,
          createGlyphTest(fontFamilies(typefaces.text, language)),
        );
        const characters = [...substitutes.keys()].join("");
        if (characters !== "") report({ kind: "missing_glyphs", characters, slide: null });
        setTypesetting({ loaded: true, hyphenate, substitutes });
      })
      .catch(cancelRender);
  }, [text, language, typefaces, own]);
  // Runs after the children's layout effects, which fit the type.
  useEffect(() => {
    if (typesetting.loaded && handle !== null) continueRender(handle);
  }, [typesetting, handle]);
  return <>{children(typesetting)}</>;
}

/** Loads the brand's font, once however often the text changes. */
function useOwnFace(font: FontFile | undefined) {
  const face = useRef<Promise<FontFace | null> | null>(null);
  const file = useRef(font);
  file.current = font;
  const url = font?.url;
  useLayoutEffect(() => {
    if (url === undefined || file.current === undefined) return;
    const loading = loadOwnFont(file.current);
    face.current = loading;
    return () => {
      face.current = null;
      void loading.then((loaded) => loaded && document.fonts.delete(loaded));
    };
  }, [url]);
  return face;
}

/** Lays a text out off-screen in every font that may be used for it, and waits until they are loaded. */
async function loadFonts(
  text: string,
  language: string,
  { display, text: running }: Template["typefaces"],
): Promise<void> {
  const used = [...new Set([display, running])];
  const areSerif = used.some(hasSerifs);
  const areEastAsian = mayBeEastAsian(text, language);
  await Promise.all([
    areSerif && import("./serif_fonts.ts"),
    areEastAsian && import("./east_asian_fonts.ts"),
    areSerif && areEastAsian && import("./east_asian_serif_fonts.ts"),
  ]);
  const specimens = used.flatMap((typeface) =>
    stylesOf(typeface).map((fontStyle) =>
      addSpecimen(
        text + plainForm(text) + KIT_CHARACTERS,
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

/** Waits for all fonts. If a font lacks a glyph, the browser starts to load the next one. */
async function waitForFonts(): Promise<void> {
  do {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  } while (document.fonts.status === "loading");
  const failed = [...document.fonts].find((face) => face.status === "error");
  if (failed !== undefined)
    throw new Error(`Cannot load font ${failed.family}: build the bundle again`);
}

/** Latin letters, dashes and quotation marks: Noto Sans, which every font stack contains, has them all. */
const ALWAYS_AVAILABLE = /^[\u0020-\u024f\u2010-\u2026]$/;

/** Returns a function that tests whether one of these families has a character. */
function createGlyphTest(families: string[]): (character: string) => boolean {
  // Parsed lazily: there are tens of thousands of ranges, and most posts need none of them.
  let ranges: UnicodeRange[] | undefined;
  return (character) => {
    if (ALWAYS_AVAILABLE.test(character)) return true;
    ranges ??= [...document.fonts]
      .filter((face) => families.includes(face.family.replaceAll('"', "")))
      .flatMap((face) => parseUnicodeRange(face.unicodeRange));
    return isInRanges(character, ranges);
  };
}
