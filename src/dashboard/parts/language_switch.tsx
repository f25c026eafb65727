import { isLanguage, LANGUAGES } from "../../languages/mod.ts";
import { useTranslation } from "../translation.tsx";

/** Chooses the language of the pages, by what its speakers call it; remembered by the browser. */
export function LanguageSwitch() {
  const { translator, choose } = useTranslation();
  return (
    <select
      className="language"
      aria-label={translator.say("shell.language")}
      value={translator.language}
      onChange={({ target }) => {
        // Offline, the page stays in the language that it has.
        if (isLanguage(target.value)) choose(target.value).catch(() => {});
      }}
    >
      {Object.entries(LANGUAGES).map(([tag, { name }]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
