import { test } from "bun:test";
import { testTemplate } from "postloom/testing";
import { TEMPLATES_DIR } from "../../src/rendering/templates.ts";

// `bun run test:templates`: takes minutes, and is not a part of the check.
await testTemplate(test, { path: TEMPLATES_DIR, extent: "whole" });
