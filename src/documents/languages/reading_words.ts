/**
 * What pages of one language say besides their articles. Phrases in lower case, separated by commas;
 * empty where a language has none. In openings and notices, "~" is anything, such as a name, a title or a comma.
 */
export interface ReadingWords {
  /** Whole lines that no author writes: controls, labels and menus. Numbers beside them do not count. */
  furniture: string;
  /** Whole lines that may be somebody's text as well, and are furniture beside other furniture. */
  buttons: string;
  /** How lines begin that lead elsewhere. */
  openings: string;
  /**
   * What stands in sentences about cookies, newsletters, accounts and rights. Where "~" stands in one, a line begins
   * with what is before it; "“~”" is a title: "the post “~” appeared first on". A hyphen at the end stands for any
   * ending: "be the first ~ comment-".
   */
  notices: string;
  /** Titles of lists of other articles, and of what is said about authors. */
  related: string;
  /** What titles of notes on a company or somebody begin or end with, beside the name: "about". */
  about: string;
  /** Titles of what readers wrote. "~" at the end is the article's title, beside a number: "thoughts on ~". */
  comments: string;
  /** What stands before a photographer's name. */
  credits: string;
  /** Labels and controls of pictures. */
  pictures: string;
  /** What stands before an author's name. */
  by: string;
  /** Words by which pages speak to readers and of themselves, all of which articles may say as well. */
  address: string;
  /** Words that dates are made of, and words at dates. */
  dates: string;
  /** Titles of a recipe's ingredients. */
  ingredients: string;
  /** Titles of a recipe's or a manual's steps. */
  method: string;
  /** What stands before the number of a picture or table: "table". */
  numbered: string;
  /** What stands beside a page's number. */
  page: string;
  /** What stands between a page's number and that of all pages. */
  of: string;
  /** Buttons above a program that copy it. */
  copying: string;
  /** What a document is rather than what it is about: "annual report". */
  documents: string;
}
