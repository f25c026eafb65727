import { acceptedLanguages, chooseLanguage } from "../../languages/choose_language.ts";
import { loadTranslator } from "../../languages/load_translator.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; background: light-dark(#faf9f6, #141412); color: light-dark(#1b1a17, #f1efe8); font: 17px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 12px; font-size: 32px; }
p { margin: 0 0 24px; }
a { color: light-dark(#0b6b51, #62d2ac); font-weight: 600; }`;

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Headers of {@linkcode missingPage}. */
export const MISSING_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
  vary: "accept-language",
};

/**
 * What a browser is shown where there is nothing, in the language that it asks for. It does not repeat the
 * address, which may be made up.
 */
export async function missingPage({ headers }: Request): Promise<string> {
  const accepted = acceptedLanguages(headers.get("accept-language"));
  const { say, locale, direction } = await loadTranslator(chooseLanguage(accepted));
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say("missing.title")} · Postloom</title>
<style>${STYLE}</style>
<body><main><h1>${say("state.missing")}</h1>
<p>${say("missing.why")}</p>
<p><a href="/">${say("missing.home")}</a></p></main></body>
</html>
`;
}

/** True for a request by which a browser opens a page. */
export function opensPage({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("accept") ?? "").includes("text/html");
}
