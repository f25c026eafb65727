import { type Static, Type as t } from "@sinclair/typebox";
import { PLANS } from "../accounts/account.ts";
import { SIGN_UP_MODES } from "../config/mod.ts";

const Moment = (description: string) => t.String({ format: "date-time", description });
const Nullable = <Schema extends ReturnType<typeof t.String | typeof t.Integer>>(schema: Schema) =>
  t.Union([schema, t.Null()]);

/** An account, as its owner sees it. */
export const AccountView = t.Object({
  id: t.String(),
  email: t.String(),
  plan: t.Union(PLANS.map((plan) => t.Literal(plan))),
  limits: t.Object({
    requestsPerHour: Nullable(t.Integer({ description: "Null: not limited" })),
    concurrentJobs: Nullable(t.Integer({ description: "Null: not limited" })),
  }),
  createdAt: Moment("When the account was made"),
});
export type AccountView = Static<typeof AccountView>;

/** A key, without the key itself. */
export const KeyView = t.Object({
  id: t.String(),
  name: t.String(),
  prefix: t.String({ description: "How the key starts" }),
  lastFour: t.String({ description: "How the key ends" }),
  createdAt: Moment("When the key was made"),
  lastUsedAt: Nullable(Moment("When it was last used, to the minute; null: never")),
  revokedAt: Nullable(Moment("Since when it opens nothing; null: it is active")),
});
export type KeyView = Static<typeof KeyView>;

/** A key that was just made: nothing else ever shows the key itself. */
export const NewKeyView = t.Object({ ...KeyView.properties, key: t.String() });

/** Who may sign up. */
export const SignUpView = t.Object({
  mode: t.Union(SIGN_UP_MODES.map((mode) => t.Literal(mode))),
  isFirst: t.Boolean({ description: "There is no account yet: the first can always be made" }),
});
export type SignUpView = Static<typeof SignUpView>;
