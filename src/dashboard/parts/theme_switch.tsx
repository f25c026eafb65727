import { useState } from "react";
import { Segments } from "./choice.tsx";
import { Icon } from "./icon.tsx";

const THEMES = [
  { value: "light", label: <ThemeIcon name="sun" label="Light" /> },
  { value: "", label: <ThemeIcon name="system" label="Same as system" /> },
  { value: "dark", label: <ThemeIcon name="moon" label="Dark" /> },
];

/** Switches between light, dark and the system's theme; remembered by the browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? "");
  const choose = (value: string) => {
    document.documentElement.dataset.theme = value;
    localStorage.setItem("theme", value);
    setTheme(value);
  };
  return <Segments legend="Colours" hidesLegend options={THEMES} value={theme} onChange={choose} />;
}

function ThemeIcon({ name, label }: { name: "sun" | "moon" | "system"; label: string }) {
  return (
    <span title={label}>
      <Icon name={name} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
