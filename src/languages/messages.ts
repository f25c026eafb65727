import type { en } from "./en.ts";

/** What a page can say. */
export type Key = keyof typeof en;

/** Errors of the service that have a sentence in every language beside the service's own words. */
export type ErrorCode =
  | "broken_link"
  | "broken_look"
  | "concurrency_limited"
  | "email_taken"
  | "idempotency_in_flight"
  | "internal"
  | "invalid_request"
  | "key_limit"
  | "newer_revision"
  | "no_draft"
  | "no_mail"
  | "no_source"
  | "not_completed"
  | "not_found"
  | "other_account"
  | "payload_too_large"
  | "precondition_failed"
  | "rate_limited"
  | "sign_up_refused"
  | "storage_limited"
  | "too_complex"
  | "unauthorized"
  | "unavailable"
  | "unconfirmed"
  | "unsupported_media_type"
  | "unusable_source"
  | "wrong_credentials";

/** A text by the plural form that a number takes; a language has those that it needs. */
export type Plural = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<Key, string | Plural>> &
  Readonly<Partial<Record<`code.${ErrorCode}`, string>>>;

/** The names of the placeholders in a text: `"count"` of `"{count} posts"`. */
type PlaceholdersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** The text of a message that has every placeholder: of a plural, its most general form. */
type WholeTextOf<Message> = Message extends { other: infer Other } ? Other : Message;

/** The placeholders of a message, and what its plural form follows from. */
export type ValuesOf<K extends Key> =
  | PlaceholdersOf<WholeTextOf<(typeof en)[K]>>
  | ((typeof en)[K] extends Plural ? "count" : never);

/** Every text of a message: of a plural, all its forms. */
type TextsOf<Message> = Message extends string ? Message : Message[keyof Message];

/** A translation of an English message; what is wrong with it if something is. */
type Checked<English, Message> = [English, Message] extends [string, string] | [Plural, Plural]
  ? [PlaceholdersOf<WholeTextOf<English>>] extends [PlaceholdersOf<WholeTextOf<Message>>]
    ? [PlaceholdersOf<TextsOf<Message>>] extends [PlaceholdersOf<WholeTextOf<English>>]
      ? Message
      : { unknownPlaceholders: PlaceholdersOf<TextsOf<Message>> }
    : { neededPlaceholders: PlaceholdersOf<WholeTextOf<English>> }
  : { isLikeInEnglish: English };

/** The messages of another language: those in English, none more, each with the same placeholders. */
type Translation<Texts> = {
  [K in keyof Texts]: K extends Key
    ? Checked<(typeof en)[K], Texts[K]>
    : K extends `code.${ErrorCode}`
      ? string
      : never;
};

/** All keys of a language that is not English. */
type Whole = Readonly<Record<Key, string | Plural> & Record<`code.${ErrorCode}`, string>>;

/**
 * The messages of a language other than English. The compiler finds a key that is missing or unknown, and a
 * placeholder that English does not have, or that is not there.
 */
export function translation<const Texts extends Whole>(
  texts: Texts & Translation<Texts>,
): Messages {
  return texts;
}
