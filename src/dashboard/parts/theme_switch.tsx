import { useState } from "react";
import { Segments } from "./choice.tsx";
import { Icon } from "./icon.tsx";

const THEMES = [
  { value: "light", label: <ThemeIcon name="sun" says="Light" /> },
  { value: "", label: <ThemeIcon name="system" says="As the system" /> },
  { value: "dark", label: <ThemeIcon name="moon" says="Dark" /> },
];

/** Light, dark, or whatever the system says; remembered by the browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? "");
  const choose = (value: string) => {
    document.documentElement.dataset.theme = value;
    localStorage.setItem("theme", value);
    setTheme(value);
  };
  return <Segments legend="Colours" hidesLegend options={THEMES} value={theme} onChange={choose} />;
}

function ThemeIcon({ name, says }: { name: "sun" | "moon" | "system"; says: string }) {
  return (
    <span title={says}>
      <Icon name={name} />
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
