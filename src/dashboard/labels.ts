import type { Key } from "../languages/messages.ts";
import type { Translator } from "../languages/translator.ts";
import { PLATFORMS } from "../posts/platforms/mod.ts";
import type { JobData } from "../server/jobs/schemas.ts";

const PLATFORM_TITLES = new Map(
  Object.entries(PLATFORMS).map(([name, { title }]) => [name, title]),
);

/** Names that no capital makes readable, as they are short for something. */
const SHORT_NAMES = new Map([
  ["gif", "GIF"],
  ["jpeg", "JPEG"],
  ["png", "PNG"],
  ["webp", "WebP"],
]);

/** A readable label for a name from the API. */
export function labelOf(name: string, { ofAuthor }: Translator): string {
  const title = PLATFORM_TITLES.get(name) ?? SHORT_NAMES.get(name);
  if (title !== undefined) return title;
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return ofAuthor(words.charAt(0).toUpperCase() + words.slice(1));
}

const STATUSES = {
  pending: "status.pending",
  processing: "status.processing",
  completed: "status.completed",
  failed: "status.failed",
} as const satisfies Record<JobData["status"], Key>;

/** What a job's status is called. */
export function statusLabel(status: JobData["status"], { say }: Translator): string {
  return say(STATUSES[status]);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago a time was: "3 minutes ago"; after two weeks, its date. */
export function ageOf(time: string, nowMs: number, translator: Translator): string {
  const ageMs = Math.max(0, nowMs - Date.parse(time));
  if (ageMs > 14 * 86_400_000) return dateOf(time, translator);
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return relative(-Math.floor(ageMs / lengthMs), unit, translator);
  }
  return translator.say("time.justNow");
}

/** Formats a date: "21 Nov 2026". */
export function dateOf(time: string, { locale }: Translator): string {
  return new Date(time).toLocaleDateString(locale, { dateStyle: "medium" });
}

/** Formats a time of the day: "14:05". */
export function timeOfDay(time: string, { locale }: Translator): string {
  return new Date(time).toLocaleTimeString(locale, { timeStyle: "short" });
}

/** How long until a time: "in 12 minutes", at least "in 1 minute". */
export function timeUntil(time: string, nowMs: number, translator: Translator): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(time) - nowMs) / 60_000));
  return relative(minutes, "minute", translator);
}

/** Formats a time that is only roughly known, as "40 seconds" or "2 minutes". */
export function roughly(ms: number, { locale }: Translator): string {
  const isShort = ms < 90_000;
  const [unit, value] = isShort
    ? ["second", Math.max(5, 5 * Math.round(ms / 5_000))]
    : ["minute", Math.round(ms / 60_000)];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locale, style).format(value);
}

function relative(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  { locale }: Translator,
): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(value, unit);
}

/** Formats seconds as "1:05". */
export function clock(seconds: number, { locale }: Translator): string {
  const rounded = Math.round(seconds);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const minutes = new Intl.NumberFormat(locale).format(Math.floor(rounded / 60));
  return `${minutes}:${two.format(rounded % 60)}`;
}

/** Formats a file size: "1.4 MB". */
export function sizeOf(bytes: number, { locale }: Translator): string {
  const isSmall = bytes < 100_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000);
}

/** Formats a share of a whole: "42%". */
export function percentOf(percent: number, { locale }: Translator): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(Math.floor(percent) / 100);
}
