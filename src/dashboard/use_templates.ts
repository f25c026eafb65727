import { useEffect } from "react";
import type { TemplateData } from "../server/templates/schemas.ts";
import { useSession } from "./session.tsx";
import { type Resource, useResource } from "./use_resource.ts";

/** Pictures are drawn one by one, while the worker has nothing else to do. */
const REFRESH_MS = 5_000;

/** The looks; their pictures appear as they are drawn. */
export function useTemplates(): Resource<TemplateData[]> {
  const { api } = useSession();
  const resource = useResource("templates", api.templates);
  const { data, reload } = resource;
  const isDrawing = data?.some(({ variants }) =>
    variants.some(({ previews }) => Object.values(previews).includes(null)),
  );
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isDrawing, reload]);
  return resource;
}
