import { createContext, type ReactNode, useContext } from "react";
import type { ReactTemplate } from "../kit/define_template.ts";

type Templates = Readonly<Record<string, ReactTemplate>>;

const TemplatesContext = createContext<Templates>({});

/** Hands the templates, by name, to the compositions inside it. */
export function TemplatesProvider(props: { templates: Templates; children: ReactNode }) {
  return (
    <TemplatesContext.Provider value={props.templates}>{props.children}</TemplatesContext.Provider>
  );
}

/**
 * The template of a design.
 *
 * @throws {RangeError} naming the templates there are, if there is none of that name.
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
