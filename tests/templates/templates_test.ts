import { loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { testTemplate } from "./template_suite.ts";

for (const [name, template] of Object.entries(await loadTemplates(TEMPLATES_DIR))) {
  testTemplate(name, template);
}
