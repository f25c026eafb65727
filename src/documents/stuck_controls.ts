/** Shorter words stand in others by chance. */
const MIN_LETTERS = 3;
/** Words that nothing parts from each other: "ShareTweet", "TWEETCOMMENT". */
const STUCK = /\p{Ll}\p{Lu}|^\p{Lu}{8,}$/u;
/** Controls in a row are not longer, in UTF-16 code units. */
const MAX_LENGTH = 120;

/** True for a row of controls of which some stick together, as those of pages do where no space stands between them. */
export function isStuckRow(text: string, isControl: (word: string) => boolean): boolean {
  if (text.length > MAX_LENGTH) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (!words.some((word) => STUCK.test(word))) return false;
  return words.every((word) => isControl(word.toLowerCase()) || isMade(word, isControl));
}

/** True for a word that is made of several controls. */
function isMade(word: string, isControl: (word: string) => boolean): boolean {
  if (!STUCK.test(word)) return false;
  const letters = word.toLowerCase();
  // Where a control ends, from the first letter on.
  const ends = new Set([0]);
  for (let end = MIN_LETTERS; end <= letters.length; end++) {
    const isEnd = [...ends].some(
      (start) => end - start >= MIN_LETTERS && isControl(letters.slice(start, end)),
    );
    if (isEnd) ends.add(end);
  }
  return ends.has(letters.length);
}
