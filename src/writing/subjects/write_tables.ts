import { builtTables } from "./built_tables.ts";

// `bun run build:subjects`
for await (const { language, json } of builtTables()) {
  await Bun.write(new URL(`tables/${language}.json`, import.meta.url), json);
}
