import { test } from "bun:test";
import { testTemplate } from "postloom/testing";
import { TEMPLATES_DIR } from "../../src/rendering/templates.ts";

await testTemplate(test, { path: TEMPLATES_DIR });
