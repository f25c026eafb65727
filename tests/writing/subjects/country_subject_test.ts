import { expect, test } from "bun:test";
import { sampleBrief } from "postloom/testing";
import { readText } from "../../../src/documents/text.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";

const signal = AbortSignal.timeout(300_000);

async function subjectOf(text: string): Promise<string | undefined> {
  const script = await createLocalWriter().write(readText(text), sampleBrief(), { signal });
  return script.subject?.drawing;
}

const TALKS = `The coalition agreed on Tuesday night, after eleven hours, to rewrite the rules for temporary staff. Parties in Portugal had argued about them since the spring.

The finance minister said that the compromise would hold until the next term. Critics called it late and vague.

Unions want a second round in the autumn.`;

test("a text about nothing that can be drawn shows the country that it happens in", async () => {
  expect(await subjectOf(`Portugal agrees on new rules for temporary staff\n\n${TALKS}`)).toBe(
    "country-pt",
  );
});

test("grave news shows it too", async () => {
  const attack = `Twelve people were killed in Portugal on Tuesday when a gunman opened fire. Forty were injured.

The minister spoke of a dark day. The motive is unclear.

Parties stopped their campaigns until Sunday.`;
  expect(await subjectOf(`Twelve killed in attack in Portugal\n\n${attack}`)).toBe("country-pt");
});

test("a text about a thing shows that, and one of two countries neither", async () => {
  const beekeeping = `Beekeepers in Portugal lost a third of their hives. A bee needs flowers from March on.

Honey from Portugal has become dear. Bees find less and less to eat, and a hive starves in June.`;
  expect(await subjectOf(`Bees in Portugal starve\n\n${beekeeping}`)).toBe("honeybee");
  expect(
    await subjectOf(`Portugal and Spain agree on new rules for temporary staff\n\n${TALKS}`),
  ).toBeUndefined();
});

test("a country that only says what somebody is, is not where a text happens", async () => {
  const words = `The board signed her on Friday. She had played for Portugal sixty times.

The contract lasts until June. Her first game is on Sunday.`;
  expect(await subjectOf(`Former Portugal captain joins the club\n\n${words}`)).toBeUndefined();
  expect(await subjectOf(`In Portugal, a captain joins the club\n\n${words}`)).toBe("country-pt");
});
