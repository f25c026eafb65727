import { useEffect, useState } from "react";

/** The token of the link that was opened, taken out of the address for nobody to read it there. */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  useEffect(() => history.replaceState(null, "", location.pathname), []);
  return token;
}
