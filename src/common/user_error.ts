/**
 * Thrown for what a person did, set, wrote or has not installed: its message tells them what is
 * wrong and what to do, and a stack would only hide that. The command line shows the message alone.
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}
