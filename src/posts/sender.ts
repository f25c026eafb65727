import { type Static, Type as t } from "@sinclair/typebox";

const NullableString = t.Union([t.String(), t.Null()]);

/** Who a post is from, as its pictures show it; null for what is not known. */
export const Sender = t.Object({
  name: NullableString,
  /** Without the "@". */
  handle: NullableString,
  logo: t.Union([
    t.Object({
      /** URL that the page loads the logo from, such as a data URL. */
      url: t.String(),
      /** In pixels, for its proportions. */
      width: t.Integer(),
      height: t.Integer(),
      /** See `ink` of the brand's logo. */
      ink: NullableString,
    }),
    t.Null(),
  ]),
});
export type Sender = Static<typeof Sender>;
