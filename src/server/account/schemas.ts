import { type Static, Type as t } from "@sinclair/typebox";
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_RULE,
} from "../../accounts/passwords.ts";
import { PLANS } from "../../accounts/plans.ts";
import { SIGN_UP_MODES } from "../../config/mod.ts";
import { named } from "../http/openapi.ts";
import { nullable, oneOf, timestamp } from "../http/schema.ts";

/** An account, as its owner sees it. */
export const AccountData = named(
  "Account",
  t.Object({
    id: t.String(),
    email: t.String(),
    plan: oneOf(PLANS),
    limits: t.Object({
      requestsPerHour: nullable(t.Integer(), "Null: unlimited"),
      editsPerHour: nullable(t.Integer(), "Null: unlimited"),
      concurrentJobs: nullable(t.Integer(), "Null: unlimited"),
      storageBytes: nullable(t.Integer(), "Null: unlimited"),
    }),
    confirmed: t.Boolean({
      description: "False: nothing can be made until the link that was mailed is opened",
    }),
    createdAt: timestamp("When the account was created"),
  }),
);
export type AccountData = Static<typeof AccountData>;

/** A browser that is signed in. */
export const SessionData = named(
  "Session",
  t.Object({
    id: t.String(),
    browser: nullable(t.String(), "What the browser calls itself; null if that is not known"),
    createdAt: timestamp("When somebody signed in"),
    isThis: t.Boolean({ description: "Whether it is the one that asks" }),
  }),
);
export type SessionData = Static<typeof SessionData>;

/** Who can sign up. */
export const SignUpModeData = named(
  "SignUpMode",
  t.Object({
    mode: oneOf(SIGN_UP_MODES),
    isFirst: t.Boolean({
      description: "There is no account yet; the first one can always be created",
    }),
    sendsMail: t.Boolean({
      description: "New accounts are confirmed, and forgotten passwords reset, by mail",
    }),
  }),
);
export type SignUpModeData = Static<typeof SignUpModeData>;

const Password = t.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description: `The password ${PASSWORD_RULE}`,
});

/** Body of a sign-up. */
export const SignUpBody = t.Object({
  email: t.String(),
  password: Password,
  invite: t.Optional(t.String()),
});
export type SignUpBody = Static<typeof SignUpBody>;

/** Body of a sign-in. */
export const SignInBody = t.Object({ email: t.String(), password: t.String() });
export type SignInBody = Static<typeof SignInBody>;

/** Body of a password change. */
export const PasswordBody = t.Object({
  currentPassword: t.String(),
  newPassword: Password,
  revokeKeys: t.Optional(t.Boolean({ description: "Revokes every API key of the account" })),
});
export type PasswordBody = Static<typeof PasswordBody>;

/** Body of a request for another email. */
export const EmailBody = t.Object({
  email: t.String({ description: "What the account's email shall be" }),
  password: t.String({ description: "The account's password, once more" }),
});
export type EmailBody = Static<typeof EmailBody>;

/** What came of a request for another email. */
export const NewEmailData = t.Object({
  isChanged: t.Boolean({
    description: "False: the link that was sent to the email has to be opened",
  }),
});
export type NewEmailData = Static<typeof NewEmailData>;

/** Body of an account's deletion. */
export const DeletionBody = t.Object({
  password: t.String({ description: "The account's password, once more" }),
});
export type DeletionBody = Static<typeof DeletionBody>;

/** Body of a request for a link by which a password is reset. */
export const ForgottenBody = t.Object({ email: t.String() });
export type ForgottenBody = Static<typeof ForgottenBody>;

const Token = t.String({ description: "As in the fragment of the link that was mailed" });

/** Body of a password's reset. */
export const ResetBody = t.Object({
  token: Token,
  newPassword: Password,
  revokeKeys: PasswordBody.properties.revokeKeys,
});
export type ResetBody = Static<typeof ResetBody>;

/** Body of a confirmation. */
export const ConfirmBody = t.Object({ token: Token });
export type ConfirmBody = Static<typeof ConfirmBody>;
