import { expect, test } from "bun:test";
import { diskTroubleOf } from "../../src/common/disk_trouble.ts";
import { UserError } from "../../src/common/user_error.ts";
import { fromWire, toWire } from "../../src/common/wire_error.ts";

class TornError extends UserError {
  override readonly name = "TornError";
}
const makers = {
  TornError: (message: string, options: ErrorOptions) => new TornError(message, options),
};

test("an error keeps its class, message, stack and causes on its way to another process", () => {
  const sent = new TornError("Cannot read a torn page", { cause: new RangeError("too short") });
  const got = fromWire(structuredClone(toWire(sent)), makers);
  expect(got).toBeInstanceOf(TornError);
  expect(got.message).toBe(sent.message);
  expect(got.stack).toBe(sent.stack);
  expect(got.cause).toMatchObject({ name: "RangeError", message: "too short" });
  expect(fromWire(toWire(new UserError("Send less")))).toBeInstanceOf(UserError);
});

test("a class that nobody knows is named, and whatever else was thrown is an error too", () => {
  expect(fromWire(toWire(new TornError("Torn")))).toMatchObject({ name: "TornError" });
  expect(fromWire(toWire("no error at all")).message).toBe("no error at all");
});

test("a full disk is still known as one", () => {
  const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
  expect(diskTroubleOf(fromWire(toWire(new Error("Cannot go on", { cause: full }))))).toBeDefined();
});
