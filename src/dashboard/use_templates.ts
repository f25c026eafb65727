import { useEffect } from "react";
import type { TemplateData } from "../server/templates/schemas.ts";
import { useSession } from "./session.tsx";
import { type Resource, useResource } from "./use_resource.ts";

/** Previews are rendered one by one while the worker is idle. */
const REFRESH_MS = 5_000;

/** Loads the templates, and reloads them until all their previews are rendered. */
export function useTemplates(): Resource<TemplateData[]> {
  const { api } = useSession();
  const resource = useResource("templates", api.templates);
  const { data, reload } = resource;
  const isRendering = data?.some(({ variants }) =>
    variants.some(({ previews }) => Object.values(previews).includes(null)),
  );
  useEffect(() => {
    if (!isRendering) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRendering, reload]);
  return resource;
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
