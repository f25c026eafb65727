import { withSettings } from "./settings_page.ts";

// `bun run docs:settings`
const page = Bun.file(new URL("../../docs/settings.md", import.meta.url));
await page.write(withSettings(await page.text()));
