import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { openDrawing } from "./_drawing.ts";
import { testTemplate } from "./template_suite.ts";

const drawing = await openDrawing(await findTemplates([TEMPLATES_DIR]));

for (const [name, template] of Object.entries(
  await loadTemplates(await findTemplates([TEMPLATES_DIR])),
)) {
  testTemplate(name, template, { drawing, extent: "sampled" });
}
