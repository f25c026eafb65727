/** Most pictures of a request. */
export const MAX_PICTURES = 10;
/** Largest file of a picture. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Longest description of a picture, in UTF-16 code units. */
export const MAX_ALT_LENGTH = 500;
