import { isCommonPassword } from "./common_passwords.ts";

/** Fewest and most characters of a password. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/** What a password must be, as an error may say it. */
export const PASSWORD_RULE = `must be ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;

/** What OWASP recommends at least: more would let a few guesses at once keep the service busy. */
const COST = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** The hash of a password that nobody knows, made at the same cost as every other. */
const UNKNOWN_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$qW/4gzGcsRyh65nPIRx99YxNcOEeZTvjd7+cBAr6miM$XzaqrQLYDFE1Pji4UBszjM5cnlmfRVFcEh+kFLv+Iv8";

/** The name of the service, with which guesses begin. */
const SERVICE = "postloom";
/** Letters that a password needs besides what anybody knows of the account. */
const MIN_OWN_LETTERS = 4;
/** Shorter parts of an email are found in any password. */
const MIN_WORD_LENGTH = 3;

/**
 * What is wrong with a new password, as an error says it after its name; undefined if it may be
 * used. What it is made of does not matter, as long as it is not what is guessed first.
 *
 * Source: https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver
 */
export async function passwordProblem(
  password: string,
  { email }: { email: string },
): Promise<string | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) return PASSWORD_RULE;
  const entered = normal(password).trim();
  if (await isCommonPassword(entered, MIN_PASSWORD_LENGTH)) {
    return "must not be one of the most common passwords: choose another";
  }
  if (isKnownOf(entered.toLowerCase(), email.toLowerCase())) {
    return "must not be made of the email or the service's name: choose another";
  }
  return undefined;
}

/** True for names of the account or the service, with digits and signs at most. */
function isKnownOf(password: string, email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  const words = [SERVICE, email, local, domain, ...email.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, " "), password);
  return rest !== password && (rest.match(/\p{L}/gu) ?? []).length < MIN_OWN_LETTERS;
}

/** Hashes a password with argon2id, for the database. */
export async function hashPassword(password: string): Promise<string> {
  return await Bun.password.hash(normal(password), COST);
}

/**
 * True if a password is the one that was hashed. Where there is none, as for an unknown account,
 * it takes as long to say no.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  // No password is empty, and the function that verifies refuses to look at one.
  const candidate = normal(password) || " ";
  const matches = await Bun.password.verify(candidate, hash ?? UNKNOWN_PASSWORD_HASH);
  return matches && hash !== null && password !== "";
}

/** Keyboards differ in how they compose the same character. */
function normal(password: string): string {
  return password.normalize("NFKC");
}
