/**
 * What is known of a language for finding subjects, beside the names that come with the drawings. Only
 * the program that builds the tables reads it. Words and phrases are separated by commas.
 */
export interface SubjectWords {
  /** What is written with a word before it: articles, "and". */
  prefixes: string;
  /** Last letters of a word's plain form that its endings take the place of. */
  bases: string;
  /** Endings of nouns, without accents where the language's words are compared without them. */
  endings: string;
  /** How many endings may follow each other. */
  layers: number;
  /** True if words are joined into one, the last of them being what it is: "Waldbrand". */
  compounds: boolean;
  /**
   * Lines of a drawing, a colon and its words. A word with "?" at its end means something else as
   * often: it counts beside other words of its domain alone.
   */
  words: string;
  /** Phrases that hold such words and mean something else: idioms, metaphors, names. */
  figurative: string;
  /** Names of drawings that mislead in this language. */
  misleading: string;
}
