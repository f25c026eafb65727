const MAX_TITLE_LENGTH = 80;

/** The first words of a text, by which its job is known before its post has a caption; null without any. */
export function titleOfText(text: string): string | null {
  const line = text.split("\n", 200).find((each) => /[\p{L}\p{N}]/u.test(each));
  if (line === undefined) return null;
  // A line may be the whole text.
  const words = line
    .slice(0, 4 * MAX_TITLE_LENGTH)
    .toWellFormed()
    .replace(/^[\s#>*+\-–—•\d.)]+(?=\S)/u, (marks) => (/\d/.test(marks) ? marks.trimStart() : ""))
    .replaceAll(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words.length <= MAX_TITLE_LENGTH) return words || null;
  const cut = words.slice(0, MAX_TITLE_LENGTH).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${end > MAX_TITLE_LENGTH / 2 ? cut.slice(0, end) : cut}…`;
}
