import { useEffect, useRef } from "react";
import type { Facts } from "../server/dashboard/facts.ts";
import type { TemplateData } from "../server/templates/schemas.ts";
import { useSession } from "./session.tsx";
import { type Resource, useResource } from "./use_resource.ts";

/** Previews are rendered one by one while the worker is idle. */
const REFRESH_MS = 5_000;
/** Where none comes, as workers are busy or draw none, they are looked for more and more rarely. */
const LONGEST_REFRESH_MS = 120_000;

/** Loads the templates, and reloads them until their previews are rendered: of one format, or of all. */
export function useTemplates(format?: string): Resource<TemplateData[]> {
  const { api } = useSession();
  const resource = useResource("templates", api.templates);
  const { data, reload } = resource;
  const last = useRef({ missing: 0, waitMs: REFRESH_MS });
  useEffect(() => {
    const missing = data === undefined ? 0 : missingIn(data, format);
    if (missing === 0) return;
    const { missing: before, waitMs } = last.current;
    const next = missing === before ? Math.min(2 * waitMs, LONGEST_REFRESH_MS) : REFRESH_MS;
    last.current = { missing, waitMs: next };
    const timer = setTimeout(reload, next);
    return () => clearTimeout(timer);
  }, [data, format, reload]);
  return resource;
}

/** How many previews of a format, or of all, are not drawn yet. */
export function missingIn(templates: readonly TemplateData[], format?: string): number {
  return templates
    .flatMap(({ variants }) => variants.flatMap(({ previews }) => Object.entries(previews)))
    .filter(([name, url]) => url === null && (format ?? name) === name).length;
}

/**
 * As {@linkcode shownPreview}, where there is room for a tile: of slides the first alone, for which the strip
 * of them all would be loaded.
 */
export function shownTile(
  previews: Readonly<Record<string, string | null>> | undefined,
  format: string,
  { formats }: Pick<Facts, "formats">,
): string | null | undefined {
  const isStrip = formats.some(({ name, medium }) => name === format && medium === "slides");
  const picture = formats.find(({ medium }) => medium === "picture");
  const tile = isStrip && picture !== undefined ? previews?.[picture.name] : null;
  return tile ?? shownPreview(previews, format);
}

/**
 * The preview to show of a variant: that of the format, or of another one until it is drawn. Null if
 * none is drawn, undefined if there is no such variant.
 */
export function shownPreview(
  previews: Readonly<Record<string, string | null>> | undefined,
  format: string,
): string | null | undefined {
  if (previews === undefined) return undefined;
  return previews[format] ?? Object.values(previews).find((url) => url !== null) ?? null;
}
