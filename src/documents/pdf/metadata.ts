import { cleanText, MAX_TITLE_LENGTH } from "../clean_text.ts";
import { lettersOf } from "./letters_of.ts";

/** What a PDF says about itself beside its pages. */
export interface PdfMetadata {
  title: string | null;
  author: string | null;
}

const FILE_NAME =
  /\.(?:docx?|odt|indd|tex|dvi|pdf|pptx?|rtf|qxp|txt|pages|xlsx?|html?)\b|^(?:microsoft |untitled|slide \d|powerpoint |document\d*$|layout \d)|^\S*[_\\/]\S*$/i;
const MIN_LETTERS = 3;

/** The title that a file has, unless it names a file or a program; null if it has none. */
export function metadataTitle({ title }: PdfMetadata): string | null {
  if (title === null || title.length > MAX_TITLE_LENGTH || FILE_NAME.test(title.trim()))
    return null;
  const clean = cleanText(title);
  return lettersOf(clean).length > MIN_LETTERS ? clean : null;
}
