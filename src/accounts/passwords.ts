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

/** True if a new password may be used. Its length is all that counts. */
export function isPassword(value: string): boolean {
  const length = [...value].length;
  return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
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
