import { describe, expect, test } from "bun:test";
import { pointsBack, withName } from "../../../src/writing/text/openers.ts";

describe("pointsBack()", () => {
  test("finds pronouns behind an opening, and times that hang on another", () => {
    expect(pointsBack("In 1968, she bought the mill.", "en")).toBe(true);
    expect(pointsBack("Two days later the mill was sold.", "en")).toBe(true);
    expect(pointsBack("Zwei Tage später war die Mühle verkauft.", "de")).toBe(true);
    expect(pointsBack("When Rosa came home, she bought the mill.", "en")).toBe(false);
    expect(pointsBack("In 1968, the mill was sold.", "en")).toBe(false);
  });
});

describe("withName()", () => {
  test("puts the name that the sentence before begins with in the place of a pronoun", () => {
    const before = "Rosa Lind runs a mill in the hills.";
    expect(withName("She was born in 1950.", before, "en")).toBe("Rosa Lind was born in 1950.");
    expect(withName("Her goats are famous.", before, "en")).toBe("Rosa Lind's goats are famous.");
    expect(withName("In 1968, she bought it.", before, "en")).toBe("In 1968, Rosa Lind bought it.");
    expect(withName("Он родился в 1950 году.", "Иван Лунин живёт в горах.", "ru")).toBe(
      "Иван Лунин родился в 1950 году.",
    );
  });

  test("leaves a pronoun of which it is not plain whom it means", () => {
    expect(withName("He left early.", "Tom Ash met Rosa Lind at noon.", "en")).toBeNull();
    expect(withName("He left early.", "The miller met her at noon.", "en")).toBeNull();
    expect(withName("Nació en 1950.", "Rosa Lind tiene un molino.", "es")).toBeNull();
  });
});
