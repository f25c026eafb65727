import { createContext, useContext } from "react";

/** True in a post that is no occasion for jokes. */
const GravityContext = createContext(false);

/** Provides whether the post is grave to the components inside it. */
export const GravityProvider = GravityContext.Provider;

/** True where nobody makes faces, jumps or looks on, as people died. */
export function useIsGrave(): boolean {
  return useContext(GravityContext);
}
