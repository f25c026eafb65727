// Prints a page by Chrome: `print.mjs URL PDF`. With http, as a browser prints it by default, with date and address.
import { chromium } from "playwright-core";

const [, , url, path] = process.argv;
const isWeb = url.startsWith("http");
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  args: ["--no-sandbox", `--host-resolver-rules=MAP bad.example 127.0.0.1:${process.env.PORT}`],
});
const page = await browser.newPage();
await page.goto(url);
const margin = { top: "15mm", bottom: "15mm", left: "12mm", right: "12mm" };
await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, ...(isWeb && { displayHeaderFooter: true, margin }) });
await browser.close();
