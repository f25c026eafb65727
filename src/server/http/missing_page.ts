const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; background: light-dark(#faf9f6, #141412); color: light-dark(#1b1a17, #f1efe8); font: 17px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 12px; font-size: 32px; letter-spacing: -0.02em; }
p { margin: 0 0 24px; }
a { color: light-dark(#0b6b51, #62d2ac); font-weight: 600; }`;

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Headers of {@linkcode MISSING_PAGE}. */
export const MISSING_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
};

/** What a browser is shown where there is nothing. It does not repeat the address, which may be made up. */
export const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found · Postloom</title>
<style>${STYLE}</style>
<body><main><h1>There is nothing here</h1>
<p>The address may be misspelt, or what was there has been deleted.</p>
<p><a href="/">Go to Postloom</a></p></main></body>
</html>
`;

/** True for a request by which a browser opens a page. */
export function opensPage({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("accept") ?? "").includes("text/html");
}
