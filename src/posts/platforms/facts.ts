/** Distances from the edges of a picture, in pixels of one that is 1080 wide. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a platform shows, covers and cuts off. */
export interface PlatformFacts {
  /** What people call it. */
  title: string;
  /** Height of a picture in its feed, in pixels at a width of 1080. */
  stillHeight: number;
  /** What its apps may cover of a picture that fills the screen, in languages from left to right. */
  covered: Insets;
  /** Most pictures of one post, where it takes fewer than a carousel may have. */
  maxPictures?: number;
  caption: {
    /** Most characters that it takes, by `lengthOf` where that is there. */
    accepts: number;
    /** Most that a caption is given. */
    maxLength: number;
    /** How its characters are counted, unless each unit of UTF-16 is one. */
    lengthOf?(text: string): number;
    /** Characters of the first line before it is cut off, or of the title that it becomes. */
    maxOpening: number;
    /** True if the first line is the post's title: rather none than one that is too long. */
    isTitled: boolean;
    /** How many sentences a caption adds to what the pictures say. */
    maxFacts: number;
  };
  hashtags: {
    /** Fewer are filled up with weaker ones. */
    min: number;
    /** Most of them, `always` among them. */
    max: number;
    /** One that every post has. */
    always?: string;
  };
  /** True if readers are asked to subscribe, whatever the post is. */
  asksToSubscribe: boolean;
  /** What a model is told of its captions and hashtags. */
  habits: string;
}
