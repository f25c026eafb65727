/** Width to height of pictures and videos, where a request asks for other shapes than the platform's. */
export const ASPECT_RATIOS = ["1:1", "16:9"] as const;
