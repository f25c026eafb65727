import { test } from "bun:test";
import { testTemplate } from "postloom/testing";

await testTemplate(test, { path: new URL("../templates/ticket.tsx", import.meta.url) });
