import { PLATFORMS } from "../posts/platforms/mod.ts";

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PLATFORMS).map(([name, { title }]) => [name, title])),
  auto: "Automatic",
  pending: "Waiting",
  processing: "In progress",
  completed: "Done",
  failed: "Failed",
};

/** A readable label for a name from the API. */
export function labelOf(name: string): string {
  const label = LABELS[name];
  if (label !== undefined) return label;
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "long" });
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago a time was: "3 minutes ago"; after two weeks, its date. */
export function ageOf(time: string, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - Date.parse(time));
  if (ageMs > 14 * 86_400_000) return dateOf(time);
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return RELATIVE.format(-Math.floor(ageMs / lengthMs), unit);
  }
  return "just now";
}

/** Formats a date: "21 Nov 2026". */
export function dateOf(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

/** How long until a time: "12 minutes", at least "1 minute". */
export function timeUntil(time: string, nowMs: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(time) - nowMs) / 60_000));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** Formats seconds as "1:05". */
export function clock(seconds: number): string {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, "0")}`;
}

/** Formats a file size: "1.4 MB". */
export function sizeOf(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
