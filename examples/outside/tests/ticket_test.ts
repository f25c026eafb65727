import { test } from "bun:test";
import { testTemplate } from "postloom/testing";

// Without a browser, in a moment; `extent: "whole"` draws it in every script, size and variant.
const path = new URL("../templates/ticket.tsx", import.meta.url);
await testTemplate(test, { path, extent: "markup" });
