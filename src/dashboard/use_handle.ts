import { useSession } from "./session.tsx";
import { useResource } from "./use_resource.ts";

/** Whom a post is from, as platforms show it: the brand's handle, else what the email begins with. */
export function useHandle(): string {
  const { api, account } = useSession();
  const { data: brand, error } = useResource("brand", api.brand);
  // Rather nothing for a moment than a name that is then another one.
  if (brand === undefined && error === undefined) return "";
  return brand?.handle ?? account.email.split("@")[0] ?? "";
}
