import { useState } from "react";
import { useTranslator } from "../translation.tsx";
import { Segments } from "./choice.tsx";
import { Icon } from "./icon.tsx";

/** Switches between light, dark and the system's theme; remembered by the browser. */
export function ThemeSwitch() {
  const { say } = useTranslator();
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? "");
  const choose = (value: string) => {
    document.documentElement.dataset.theme = value;
    localStorage.setItem("theme", value);
    setTheme(value);
  };
  const themes = [
    { value: "light", label: <ThemeIcon name="sun" label={say("theme.light")} /> },
    { value: "", label: <ThemeIcon name="system" label={say("theme.system")} /> },
    { value: "dark", label: <ThemeIcon name="moon" label={say("theme.dark")} /> },
  ];
  return (
    <Segments
      legend={say("shell.theme")}
      hidesLegend
      options={themes}
      value={theme}
      onChange={choose}
    />
  );
}

function ThemeIcon({ name, label }: { name: "sun" | "moon" | "system"; label: string }) {
  return (
    <span title={label}>
      <Icon name={name} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
