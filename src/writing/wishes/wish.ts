/** One thing that a client asks for. */
export type Wish = {
  /** The client's words for it. */
  said: string;
} & (
  | {
      /** What the post is to be about, or must not mention: names or terms, any of them. */
      kind: "focus" | "avoid";
      about: string[];
      /** True if all that was said is a word such as "no". */
      isLoose: boolean;
    }
  | { kind: "points" | "slides" | "hashtags"; count: number }
  | {
      kind: "no_hashtags" | "no_emoji" | "no_call" | "question" | "short" | "simple" | "unknown";
    }
  | {
      /** The language, as a BCP 47 tag, of the call to action or of the whole post. */
      kind: "call_language" | "post_language";
      language: string;
    }
);
