/**
 * Services that a stage may ask for by name in `uses`. Whoever provides one declares it:
 *
 * ```ts
 * declare module "postloom" {
 *   interface Services {
 *     writer: Writer;
 *   }
 * }
 * ```
 *
 * One that not every run has is declared as optional; a stage that names it in `uses` has it for sure.
 */
export interface Services extends Record<never, never> {}
