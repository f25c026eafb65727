import { anyOf, foldLetters, phrasesOf } from "./languages/mod.ts";

const MAX_LENGTH = 120;
/** A longer one is a sentence about who took pictures. */
const MAX_TAKEN_LENGTH = 80;

/** Agencies and archives of pictures, which bear one name everywhere. */
export const AGENCIES = `getty(?: images)?|gettyimages|reuters|afp|ap|ap photo|associated press|dpa|epa|epa-efe|efe|ansa|lusa|apa|tass|xinhua|shutterstock|istock(?:photo)?|unsplash|pexels|pixabay|alamy|adobe ?stock|stock\\.adobe\\.com|depositphotos|dreamstime|imago|picture alliance|zuma(?: press)?|bloomberg|wikimedia(?: commons)?|flickr|magnum|pa media|pa wire|pa images|press association|sipa(?: usa)?|anp|belga|ritzau|scanpix|tt|ntb|keystone|yonhap|newscom|nasa|unsplash\\.com|handout|getty images via afp|anadolu(?: agency)?|rex features|splash news|backgrid|swns|kyodo(?: news)?|jiji press|pti photo|ani photo|新华社|新華社|中新社|视觉中国|視覺中國|共同社|時事通信(?:社)?|연합뉴스|뉴시스|신화통신|게티이미지(?:뱅크|코리아)?`;
const LABELS = anyOf([...phrasesOf("credits")].map(foldLetters));
const WORD = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}.'’&-]*`;

const LABELLED = new RegExp(
  String.raw`^[(（[【]?\s*${LABELS}(?: by)?\s*[:：/／|©]\s*.{1,80}$`,
  "u",
);
/** "(Photo from the archive.)" */
const BRACKETED = new RegExp(
  String.raw`^[(（[【]\s*${LABELS}(?![\p{L}\p{M}])[^()（）[\]【】]{1,60}[)）\]】]\.?$`,
  "u",
);
const AGENCY = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${AGENCIES})\)?\.?$`, "iu");
/** Where people show pictures of their own, behind "via" or a slash. */
const SHOWN =
  /(?<=(?:^|\s)via |\/\s?)(?:Facebook|Instagram|Twitter|X|YouTube|TikTok|Telegram|Reddit|Storyful|LinkedIn|Weibo|VK)\)?$/u;
/** Who took a picture, before who sells it. A headline about an agency has more words, and other small ones. */
const BEFORE = new RegExp(
  String.raw`^(?:[©(]\s*)?(?:(?:${WORD}|${AGENCIES}|via|by|of|on|for|de|da|di|del|van|von|der|den|el|al|bin|photo|file|pool|handout|stringer|courtesy)(?:\s?[/|,–-]\s?|\s)){0,5}$`,
  "u",
);
/** "Inside" is nobody's whole name. */
const ONE_WORD = /^\p{Lu}\p{Ll}+\s$/u;
/** "REUTERS/Somebody" */
const BEFORE_NAME = new RegExp(String.raw`^[(]?(?:${AGENCIES})(?:/Pool)?\s?/\s?`, "iu");
const NAME = new RegExp(String.raw`^(?:${WORD}\s?){1,4}[)]?$`, "u");
const OUTLET =
  "Times|Post|News|Guardian|Journal|Magazine|Herald|Tribune|Chronicle|Gazette|Observer|Globe|Telegraph|Press|Review|Today|Images|Mail|Sun|Star|Independent|Sentinel|Courier";
/** "Maria Kent/The Daily Post" */
const PARTED = new RegExp(
  String.raw`^[(]?(?:${WORD}\s){1,3}${WORD}\s?[/|]\s?(?:${WORD}\s){0,3}(?:${OUTLET})[)]?$`,
  "u",
);
/** "Maria Kent for The Daily Post", "Maria Kent for NPR": headlines such as "New Rules for Old Boats" name no paper. */
const TAKEN_FOR = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s){2,3}(?:for|für|pour|voor)\s(?:(?:The|Die|Der|Den|Das|Le|La|Les|De|Het)\s(?:\p{Lu}[\p{L}\p{M}&.'’-]*\s?){1,4}|\p{Lu}{2,}(?:\s\p{Lu}+)*|(?:\p{Lu}[\p{L}\p{M}&.'’-]*\s){1,3}(?:${OUTLET}))$`,
  "u",
);
/** "Courtesy of Somebody", "Submitted photo", "Illustration by Somebody". */
const GIVEN = new RegExp(
  String.raw`^[(]?(?:(?:(?:[Pp]hoto|[Ii]mage|[Pp]icture|[Vv]ideo|[Gg]raphic)s? )?(?:[Cc]ourtesy of|[Pp]rovided by|[Ss]ubmitted by|[Cc]ontributed by) (?:(?:the|his|her|their) )?[\p{L}\p{M} .'’&/-]{2,40}|(?:[Ss]ubmitted|[Cc]ontributed|[Ss]upplied|[Hh]andout|[Cc]ourtesy) (?:photo|picture|image)|(?:(?:[Ss]taff|[Ff]ile|[Ee]xpress) )?(?:[Pp]hoto|[Pp]hotograph|[Ii]llustration|[Pp]icture|[Gg]raphic|[Cc]artoon)s? by (?:${WORD}\s?){2,4})[)]?$`,
  "u",
);
/** Who wrote or took something, by no more than the first letters. */
const INITIALS = /^[(（]?(?:\p{Lu}\. ?){2,4}[)）]?$/u;

/** True if a line says who took or owns a picture, and no more. */
export function isCredit(text: string): boolean {
  return text.length <= MAX_LENGTH && saysCredit(text.trim(), foldLetters(text));
}

/** The same of a line alone, which may be signed with letters, or name the paper that a picture was taken for. */
export function isLineOfCredit(text: string): boolean {
  const isShort = text.length <= MAX_TAKEN_LENGTH;
  return (
    isCredit(text) ||
    (isShort && [INITIALS, TAKEN_FOR, PARTED, GIVEN].some((one) => one.test(text)))
  );
}

function saysCredit(text: string, lower: string): boolean {
  if (LABELLED.test(lower) || BRACKETED.test(lower) || namesAgency(text)) return true;
  const [agency] = BEFORE_NAME.exec(text) ?? [];
  return agency !== undefined && NAME.test(text.slice(agency.length));
}

/** True for an agency alone, or with who took a picture for it. */
export function namesAgency(text: string): boolean {
  const agency = AGENCY.exec(text) ?? SHOWN.exec(text);
  if (agency === null) return false;
  const before = text.slice(0, agency.index);
  return BEFORE.test(before) && !ONE_WORD.test(before);
}
