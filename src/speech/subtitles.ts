import type { Cue } from "../posts/cue.ts";

/** Formats cues as SubRip: numbered from 1, decimal commas, CRLF line ends. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => {
      const times = `${timestamp(cue.startMs, ",")} --> ${timestamp(cue.endMs, ",")}`;
      // The format has no escapes, and players would take "<...>" for a tag.
      const text = textOf(cue).replaceAll("<", "‹").replaceAll(">", "›");
      return `${index + 1}\r\n${times}\r\n${text}\r\n`;
    })
    .join("\r\n");
}

/** Formats cues as WebVTT. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map((cue) => {
    const times = `${timestamp(cue.startMs, ".")} --> ${timestamp(cue.endMs, ".")}`;
    const text = textOf(cue)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;");
    return `${times}\n${text}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** A cue's words as one line of text. */
function textOf({ words }: Cue): string {
  return words
    .map(({ text, joined }, index) => (joined || index === 0 ? text : ` ${text}`))
    .join("");
}

function timestamp(ms: number, fraction: "," | "."): string {
  const total = Math.max(0, Math.round(ms));
  const part = (unitMs: number, size: number) => Math.floor(total / unitMs) % size;
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = two(Math.floor(total / 3_600_000));
  const rest = `${two(part(60_000, 60))}:${two(part(1000, 60))}`;
  return `${hours}:${rest}${fraction}${String(total % 1000).padStart(3, "0")}`;
}
