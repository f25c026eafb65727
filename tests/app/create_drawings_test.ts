import { expect, test } from "bun:test";
import { createDrawings } from "../../src/app/create_drawings.ts";
import { createAtlas } from "../../src/maps/atlas.ts";

const drawings = createDrawings(createAtlas());

test("things and the outlines of countries are found by their names", async () => {
  expect((await drawings.find("honeybee"))?.name).toBe("honeybee");
  expect((await drawings.find("country-no"))?.name).toBe("country-no");
  expect(await drawings.find("country-zz")).toBeNull();
  expect(await drawings.find("country-NO")).toBeNull();
});
