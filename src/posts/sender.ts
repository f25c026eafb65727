import { type Static, Type as t } from "@sinclair/typebox";

const NullableString = t.Union([t.String(), t.Null()]);

/** Who a post is from, as far as its pictures show it; null for what is not known. */
export const Sender = t.Object({
  name: NullableString,
  /** Without the "@". */
  handle: NullableString,
  logo: t.Union([
    t.Object({
      /** Where the page finds the picture, such as a data URL. */
      url: t.String(),
      /** In pixels, for its proportions. */
      width: t.Integer(),
      height: t.Integer(),
      /** See the brand's logo. */
      ink: NullableString,
    }),
    t.Null(),
  ]),
});
export type Sender = Static<typeof Sender>;
