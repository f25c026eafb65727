import { createContext, type ReactNode, useContext } from "react";
import type { ReactTemplate } from "../kit/define_template.ts";

type Templates = Readonly<Record<string, ReactTemplate>>;

const TemplatesContext = createContext<Templates>({});

/** Provides templates, by name, to the compositions inside it. */
export function TemplatesProvider(props: { templates: Templates; children: ReactNode }) {
  return (
    <TemplatesContext.Provider value={props.templates}>{props.children}</TemplatesContext.Provider>
  );
}

/**
 * Looks up a template by name.
 *
 * @throws {RangeError} that lists the known templates, if there is none by that name.
 */
export function useTemplate(name: string): ReactTemplate {
  const templates = useContext(TemplatesContext);
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (template === undefined) {
    throw new RangeError(
      `Cannot draw with template "${name}" as there is none of that name: use one of ${Object.keys(templates).join(", ")}`,
    );
  }
  return template;
}
