import { cleanText, MAX_TITLE_LENGTH } from "../clean_text.ts";
import { lettersOf } from "./letters_of.ts";

/** What a PDF says about itself beside its pages. */
export interface PdfMetadata {
  title: string | null;
  author: string | null;
}

const FILE_NAME =
  /\.(?:docx?|odt|indd|tex|dvi|pdf|pptx?|rtf|qxp|txt|pages|xlsx?|html?|e?ps|svg|png|jpe?g|tiff?)\b|^(?:microsoft |untitled|slide \d|powerpoint |document\d*$|layout \d)|^\S*[_\\/]\S*$/i;
const LEADING_DASH = /^[-–—]\s+/u;
const MIN_LETTERS = 3;

/** A shorter text, such as that of a drawing, need not say what it is about. */
const MIN_TEXT_LETTERS = 500;
/** Shorter ones are in every text, if letters do not stand for more. */
const WORD = /[\p{Lu}\p{Ll}\p{M}]{4,}|[\p{Lo}\p{M}]{2}/gu;

/**
 * The title that a file has; null if it has none, or one that names a file or a program. A long text
 * has none of the words of a program's own title.
 */
export function metadataTitle({ title }: PdfMetadata, text: string): string | null {
  if (title === null || title.length > MAX_TITLE_LENGTH || FILE_NAME.test(title.trim()))
    return null;
  const clean = cleanText(title).replace(LEADING_DASH, "");
  if (lettersOf(clean).length <= MIN_LETTERS) return null;
  const words = clean.toLowerCase().match(WORD) ?? [];
  const said = text.toLowerCase();
  const isSaid = words.some((word) => said.includes(word));
  return isSaid || words.length === 0 || lettersOf(text).length < MIN_TEXT_LETTERS ? clean : null;
}
