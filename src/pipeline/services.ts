/**
 * Services that a stage can list by name in `uses`. Declare the ones that you provide:
 *
 * ```ts
 * declare module "postloom" {
 *   interface Services {
 *     writer: Writer;
 *   }
 * }
 * ```
 *
 * Make a service optional if some runs lack it. A stage that lists it in `uses` always gets it.
 */
export interface Services extends Record<never, never> {}
