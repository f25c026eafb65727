/** A JSON value, such as stages pass on and checkpoints store. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
