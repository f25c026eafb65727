import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Drawing } from "./_drawing.ts";
import { testMarkup } from "./markup_suite.ts";
import { type Extent, testPictures } from "./picture_suite.ts";
import { testStock } from "./stock_suite.ts";

/** What a template is tested with. */
export interface TemplateTestOptions {
  drawing: Drawing;
  extent: Extent;
}

/** Tests that a look does what every look has to do. */
export function testTemplate(
  name: string,
  template: ReactTemplate,
  options: TemplateTestOptions,
): void {
  const { drawing, extent } = options;
  testMarkup(name, template);
  testPictures(name, template, { draw: drawing.draw, extent });
  testStock(name, template, { drawing, extent });
}
