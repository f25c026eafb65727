/** Where the page that draws posts live is served. */
export const LIVE_PATH = "/live";
