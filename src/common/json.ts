/** A JSON value: what stages hand on and what checkpoints keep. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
