import { describe, expect, test } from "bun:test";
import { pointsBack, withoutConnective } from "../../../src/writing/text/openers.ts";
import {
  closeSentence,
  openSentence,
  splitSentences,
} from "../../../src/writing/text/sentences.ts";

describe("splitSentences()", () => {
  const whole: [string, string[]][] = [
    ["en", ["Dr. J. Smith paid $3.50, i.e. a lot.", "“What? Why?” he asked.", "Done!"]],
    ["en", ["It opens at 5 p.m.", "The train leaves from the U.S. border on Jan. 3."]],
    ["en", ["She said: “It works. It really does.”", "We agreed (more or less. sort of) on it."]],
    ["de", ["Am 3. Mai beginnt es, z. B. in Bad Doberan.", "Das kostet 2.000 Euro."]],
    ["de", ["Der Hafenfreunde e. V. feiert mit der Tee & Co. KG.", "Es kostet i. d. R. nichts."]],
    ["it", ["La Barche S. p. A. apre oggi.", "È nuova."]],
    ["fr", ["« Ici, on lit le ciel. On attend. »", "M. Dupont est d’accord."]],
    ["fr", ["Le télétravail en chiffres.", "38 % des salariés en vivent env. 2 jours."]],
    ["es", ["¿Qué pasa?", "El Sr. García no lo sabe."]],
    ["ru", ["Это было в 1812 г. под Москвой.", "Так считают и т. д. все."]],
    ["ja", ["お茶です。", "「はい。そうです。」と言った。"]],
    ["zh", ["你好。", "他说：“走吧。”"]],
    ["hi", ["यह एक वाक्य है।", "यह दूसरा है।"]],
    ["ar", ["هذا هو الأول.", "هل هذا سؤال؟"]],
  ];
  test.each(whole)("keeps sentences whole in %s", (language, sentences) => {
    const glue = /ja|zh/.test(language) ? "" : " ";
    expect(splitSentences(sentences.join(glue), language)).toEqual(sentences);
  });

  test("splits Thai at its blanks, but not within numbers and short phrases", () => {
    const text = "ประเทศไทยส่งออกข้าวปีละประมาณ 8 ล้านตัน ข้าวหอมมะลิปลูกมากในภาคตะวันออกเฉียงเหนือ";
    expect(splitSentences(text, "th")).toHaveLength(2);
  });
});

test("closeSentence() ends a text in the manner of its language, once", () => {
  expect(closeSentence("A line:", "en")).toBe("A line.");
  expect(closeSentence("Really?", "en")).toBe("Really?");
  expect(closeSentence("“Go.”", "en")).toBe("“Go.”");
  expect(closeSentence("お茶", "ja")).toBe("お茶。");
  expect(closeSentence("ข้าว", "th")).toBe("ข้าว");
});

test("openSentence() takes off the full stop, but not an abbreviation's or a question mark", () => {
  expect(openSentence("A line.")).toBe("A line");
  expect(openSentence("Made in the U.S.")).toBe("Made in the U.S.");
  expect(openSentence("Really?")).toBe("Really?");
});

test("pointsBack() knows sentences that need the one before", () => {
  const needy: [string, string][] = [
    ["en", "They live alone."],
    ["en", "That is because it rains."],
    ["en", "Through this network, trees share sugar."],
    ["de", "Dadurch entweichen Gase."],
    ["fr", "Elle se récolte en été."],
    ["es", "Sin embargo, llueve."],
    ["ru", "Однако лёд тает."],
    ["ja", "しかし、注意が必要です。"],
    ["zh", "因此很少见。"],
    ["ar", "لذلك ينصح الأطباء بالنوم."],
  ];
  const free: [string, string][] = [
    ["en", "It is easy to see why."],
    ["en", "There are 20,000 species."],
    ["de", "Das Wasser muss zurück."],
    ["fr", "Il y a trois raisons."],
    ["es", "El aceite es caro."],
    ["zh", "其实很简单。"],
  ];
  expect(needy.filter(([language, text]) => !pointsBack(text, language))).toEqual([]);
  expect(free.filter(([language, text]) => pointsBack(text, language))).toEqual([]);
});

test("withoutConnective() strips only what leaves a sentence of the same order", () => {
  expect(withoutConnective("However, bees sleep too.", "en")).toBe("Bees sleep too.");
  expect(withoutConnective("However, they sleep.", "en")).toBe("However, they sleep.");
  expect(withoutConnective("However hard it is, go.", "en")).toBe("However hard it is, go.");
  expect(withoutConnective("Cependant, la pluie aide.", "fr")).toBe("La pluie aide.");
});
