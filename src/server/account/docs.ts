import { type TSchema, Type as t } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import { PASSWORD_RULE } from "../../accounts/passwords.ts";
import { SESSION_SCHEME } from "../creation/docs.ts";
import { jsonAnswer, openApiSchema } from "../http/openapi_schema.ts";
import {
  ErrorAnswer,
  LimitedAnswer,
  NotFoundAnswer,
  SignedOutAnswer,
} from "../retrieval/schemas.ts";
import { AccountView, KeyView, NewKeyView, SignUpView } from "./schemas.ts";

const tags = ["Account"];
const security = [{ [SESSION_SCHEME]: [] }];
const Password = t.String({ minLength: 10, maxLength: 200, description: `It ${PASSWORD_RULE}` });
const Done = t.Object({ success: t.Literal(true) });
const withData = (data: TSchema) => t.Object({ success: t.Literal(true), data });

const INVALID = jsonAnswer("Something is wrong with the body: the message names it", ErrorAnswer);
const SIGNED_OUT = jsonAnswer("Nobody is signed in", SignedOutAnswer);
const FOREIGN = jsonAnswer("The request came from a page of another origin", ErrorAnswer);
const TOO_LARGE = jsonAnswer("The body is larger than 64KB", ErrorAnswer);
const TOO_OFTEN: OpenAPIV3.ResponseObject = {
  ...jsonAnswer("It was tried too often", LimitedAnswer),
  headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
};

/** Documents the endpoints for people's accounts. */
export const accountDocs = {
  account: {
    tags,
    security,
    summary: "The account that is signed in",
    responses: { 200: jsonAnswer("The account", withData(AccountView)), 401: SIGNED_OUT },
  },
  signUpMode: {
    tags,
    summary: "Who may sign up",
    responses: { 200: jsonAnswer("Who may sign up", withData(SignUpView)) },
  },
  signUp: {
    tags,
    summary: "Make an account and sign in to it",
    requestBody: body({ email: t.String(), password: Password, invite: t.Optional(t.String()) }),
    responses: {
      201: jsonAnswer("The account, with a session in a cookie", withData(AccountView)),
      400: INVALID,
      403: jsonAnswer("Sign-up is closed, or needs an invite, or came from elsewhere", ErrorAnswer),
      409: jsonAnswer("The email is taken", ErrorAnswer),
      413: TOO_LARGE,
      429: TOO_OFTEN,
    },
  },
  signIn: {
    tags,
    summary: "Sign in",
    requestBody: body({ email: t.String(), password: t.String() }),
    responses: {
      200: jsonAnswer("The account, with a session in a cookie", withData(AccountView)),
      400: INVALID,
      401: jsonAnswer("The email or the password is wrong", ErrorAnswer),
      403: FOREIGN,
      413: TOO_LARGE,
      429: TOO_OFTEN,
    },
  },
  signOut: {
    tags,
    summary: "Sign out",
    responses: { 200: jsonAnswer("Nobody is signed in any more", Done), 403: FOREIGN },
  },
  password: {
    tags,
    security,
    summary: "Change the password",
    description: "Ends every other session of the account. Its keys stay.",
    requestBody: body({ currentPassword: t.String(), newPassword: Password }),
    responses: {
      200: jsonAnswer("Changed, with a new session in a cookie", Done),
      400: INVALID,
      401: SIGNED_OUT,
      403: jsonAnswer("The current password is wrong, or the request is foreign", ErrorAnswer),
      413: TOO_LARGE,
      429: TOO_OFTEN,
    },
  },
} satisfies Record<string, DocumentDecoration>;

/** Documents the endpoints for an account's keys. */
export const accountKeysDocs = {
  list: {
    tags,
    security,
    summary: "The account's keys",
    responses: {
      200: jsonAnswer("Oldest first, revoked ones included", withData(t.Array(KeyView))),
      401: SIGNED_OUT,
    },
  },
  create: {
    tags,
    security,
    summary: "Make a key",
    requestBody: body({ name: t.String({ minLength: 1, maxLength: 100 }) }),
    responses: {
      201: jsonAnswer("The key, which is not shown again", withData(NewKeyView)),
      400: INVALID,
      401: SIGNED_OUT,
      403: FOREIGN,
      409: jsonAnswer("The account has as many active keys as it may have", ErrorAnswer),
      413: TOO_LARGE,
    },
  },
  revoke: {
    tags,
    security,
    summary: "Revoke a key",
    parameters: [{ in: "path", name: "keyId", required: true, schema: { type: "string" } }],
    responses: {
      200: jsonAnswer("The key, which opens nothing from now on", withData(KeyView)),
      401: SIGNED_OUT,
      403: FOREIGN,
      404: jsonAnswer("The account has no such key", NotFoundAnswer),
    },
  },
} satisfies Record<string, DocumentDecoration>;

function body(properties: Record<string, TSchema>): OpenAPIV3.RequestBodyObject {
  const schema = openApiSchema(t.Object(properties));
  return { required: true, content: { "application/json": { schema } } };
}
