const LABELS: Readonly<Record<string, string>> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube_shorts: "YouTube Shorts",
  auto: "Automatic",
  pending: "Waiting",
  processing: "In progress",
  completed: "Done",
  failed: "Failed",
};

/** A name of the API as a reader would say it. */
export function labelOf(name: string): string {
  const known = LABELS[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "long" });
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was: "3 minutes ago". */
export function ageOf(moment: string, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - Date.parse(moment));
  if (ageMs > 14 * 86_400_000) return dateOf(moment);
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return RELATIVE.format(-Math.floor(ageMs / lengthMs), unit);
  }
  return "just now";
}

/** A day: "21 Nov 2026". */
export function dateOf(moment: string): string {
  return new Date(moment).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

/** How long until something is: "12 minutes", at least one. */
export function timeUntil(moment: string, nowMs: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(moment) - nowMs) / 60_000));
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** Seconds as on a clock: "1:05". */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A size for people: "1.4 MB". */
export function sizeOf(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
