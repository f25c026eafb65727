import { expect, test } from "bun:test";
import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { readEndpoint, writeEndpoint } from "../../src/server/endpoint.ts";
import { json } from "../../src/server/http/openapi.ts";
import { limited, notFound, ok } from "../../src/server/http/responses.ts";
import { nullable, oneOf } from "../../src/server/http/schema.ts";

const Colour = t.Object({
  name: oneOf(["red", "green"], "What it is called"),
  shade: nullable(t.String({ examples: ["dark"] }), "Null: plain"),
});
const response = { 200: ok("The colour", Colour), 404: notFound("There is no such colour") };

test("a route's documentation follows from what it says of itself", () => {
  const { detail } = writeEndpoint({
    auth: "session",
    operationId: "changeColour",
    summary: "Change a colour",
    description: "Of what is drawn from then on.",
    params: t.Object({ id: t.String({ description: "Its name" }) }),
    query: t.Object({ loud: t.Optional(t.Boolean()) }),
    body: json(t.Object({ shade: t.Literal("dark") })),
    response: { ...response, 429: limited("Too many changes") },
  });
  expect(detail.parameters).toEqual([
    { in: "path", name: "id", required: true, description: "Its name", schema: { type: "string" } },
    { in: "query", name: "loud", required: false, schema: { type: "boolean" } },
  ]);
  expect(detail.requestBody).toMatchObject({
    content: {
      "application/json": { schema: { properties: { shade: { enum: ["dark"], type: "string" } } } },
    },
  });
  expect(detail.security).toEqual([{ session: [] }]);
  expect(Object.keys(detail.responses ?? {})).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "408",
    "429",
    "503",
  ]);
  expect<unknown>(detail.responses?.[200]).toEqual({
    description: "The colour",
    content: {
      "application/json": {
        schema: {
          $id: "ChangeColourResponse",
          type: "object",
          required: ["success", "data"],
          properties: {
            success: { type: "boolean", enum: [true] },
            data: {
              type: "object",
              required: ["name", "shade"],
              properties: {
                name: { type: "string", enum: ["red", "green"], description: "What it is called" },
                shade: {
                  type: ["string", "null"],
                  examples: ["dark"],
                  description: "Null: plain",
                },
              },
            },
          },
        },
      },
    },
  });
  expect(detail.responses?.[429]).toHaveProperty("headers.Retry-After");
});

test("a route that only reads is not refused to other origins, and one for all asks for nothing", () => {
  const statuses = (endpoint: ReturnType<typeof readEndpoint>) =>
    Object.keys(endpoint.detail.responses ?? {});
  expect(
    statuses(
      readEndpoint({ auth: "session", operationId: "id", summary: "", description: "", response }),
    ),
  ).not.toContain("403");
  const open = writeEndpoint({ operationId: "id", summary: "", description: "", response });
  expect(statuses(open)).toEqual(["200", "400", "404", "429", "503"]);
  expect(open.detail.security).toEqual([]);
});

test("the compiler refuses a handler that gives something else than its route says", async () => {
  const app = new Elysia()
    .get(
      "/right",
      async ({ path }) => ({ success: true, data: { name: "red", shade: path } }),
      readEndpoint({ operationId: "id", summary: "", description: "", response }),
    )
    .get(
      "/wrong",
      // @ts-expect-error: the name is none of those that there are.
      async ({ path }) => ({ success: true, data: { name: "blue", shade: path } }),
      readEndpoint({ operationId: "id", summary: "", description: "", response }),
    )
    .get(
      "/missing",
      // @ts-expect-error: the shade is missing.
      async ({ path }) => ({ success: true, data: { name: path } }),
      readEndpoint({ operationId: "id", summary: "", description: "", response }),
    )
    .post(
      "/created",
      // @ts-expect-error: the shade is a number.
      ({ status }) => status(201, { success: true, data: { name: "red", shade: 1 } }),
      writeEndpoint({
        operationId: "id",
        summary: "",
        description: "",
        response: { 201: response[200] },
      }),
    );
  // Types are all that holds handlers to their schemas: nothing is checked or cut off at run time.
  const wrong = await app.handle(new Request("http://localhost/wrong"));
  expect(await wrong.json()).toEqual({ success: true, data: { name: "blue", shade: "/wrong" } });
});
