import type { Medium } from "../../posts/medium.ts";

const PATHS = {
  create: "M12 5v14M5 12h14",
  library: "M4 6h16M4 12h16M4 18h10",
  grid: "M4 4h7v7H4zM13 4h7v7h-7zM13 13h7v7h-7zM4 13h7v7H4z",
  templates: "M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z",
  api: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  settings: "M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4",
  picture: "M5 4h14v16H5zM5 16l4-4 3 3 3-4 4 5",
  slides: "M8 4h12v14H8zM4 7v14h12",
  video: "M6 3h12v18H6zM10.5 9.5v5l4-2.5z",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  back: "M14 6l-6 6 6 6",
  next: "M10 6l6 6-6 6",
  download: "M12 4v11m-5-4.5l5 5 5-5M5 20h14",
  trash: "M5 7h14M9 7V4h6v3m2 0l-1 13H8L7 7",
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2",
  redo: "M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2",
  compare: "M12 3v18M4 6h5v12H4zM15 6h5v12h-5z",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  upload: "M12 16V5m-5 4.500l5-5 5 5M5 20h14",
  retry: "M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4",
  stop: "M7 7h10v10H7z",
  open: "M10 6H5v13h13v-5M14 4h6v6M20 4l-9 9",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  text: "M5 6h14M5 10h14M5 14h14M5 18h8",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  system: "M3 5h18v11H3zM9 20h6M12 16v4",
  play: "M8 5l11 7-11 7z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M18.800 6.500a8 8 0 0 1 0 11",
  muted: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.500l5 5m0-5l-5 5",
  captions:
    "M3 5h18v14H3zM10.500 10.300a2.200 2.200 0 1 0 0 3.400M17 10.300a2.200 2.200 0 1 0 0 3.400",
  heart: "M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z",
  comment: "M4 12a8 8 0 1 1 3.6 6.700L4 20l1.2-3.800A8 8 0 0 1 4 12z",
  share: "M21 3L3 10l7 3 3 7zM21 3L10 13",
  bookmark: "M6 3h12v18l-6-5-6 5z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  key: "M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-9M16 7l3 3",
  offline:
    "M4 4l16 16M8.5 16a5 5 0 0 1 6-.700M5 12.500a10 10 0 0 1 4-2.400m5.5-.2A10 10 0 0 1 19 12.5",
  warning: "M12 4l9 16H3zM12 10v4.500M12 17.200v.01",
  signOut: "M10 4H5v16h5M15 8l4 4-4 4M19 12H10",
} as const;

/** Icons that point along the line: in languages that run from right to left, the other way. */
const POINTING: readonly IconName[] = ["back", "next", "undo", "redo", "signOut"];

export type IconName = keyof typeof PATHS;

/** A decorative icon: it needs text beside it, or a label on its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={POINTING.includes(name) ? "icon pointing" : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The icon of a medium; a file if it is unknown. */
export function mediumIcon(medium: Medium | undefined): IconName {
  return medium ?? "file";
}

/** The logo and name of the service. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M8 11h6m4 0h6M8 21h10m4 0h2M11 8v2m0 4v10M21 8v10m0 4v2" />
      </svg>
      Postloom
    </span>
  );
}
