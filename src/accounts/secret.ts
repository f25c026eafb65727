/** Makes a secret that nobody can guess: 256 random bits, in characters that any URL or header takes. */
export function newSecret(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/**
 * SHA-256 of a secret in hexadecimal, which is what the database keeps of it. A secret with 256
 * random bits needs no salt and no slow hash.
 */
export async function hashSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return new Uint8Array(digest).toHex();
}
