/** Who may sign up: anybody, those with an invite, or nobody. The first account can always be made. */
export const SIGN_UP_MODES = ["open", "invite", "closed"] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];
