import { expect, test } from "bun:test";
import { Type as t } from "@sinclair/typebox";
import { openApiBody } from "../../../src/server/http/openapi.ts";

test("a request body tells its defaults in words, as generators demand a field with one of the sender", () => {
  const schema = t.Object({
    size: t.Optional(t.Integer({ default: 4, description: "How many" })),
    inner: t.Object({ note: t.Optional(t.Union([t.String(), t.Null()], { default: null })) }),
    default: t.Optional(t.String()),
  });
  expect(openApiBody({ "application/json": schema }).content["application/json"]?.schema).toEqual({
    type: "object",
    required: ["inner"],
    properties: {
      size: { type: "integer", description: "How many; `4` if omitted" },
      inner: { type: "object", properties: { note: { type: ["string", "null"] } } },
      default: { type: "string" },
    },
  } as object);
});
