import { describe, expect, test } from "bun:test";
import type { PdfItem } from "../../../../src/documents/pdf/item.ts";
import {
  isUndecodable,
  withoutUndecodable,
} from "../../../../src/documents/pdf/letters/undecodable.ts";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { deflated, rawPage } from "../../../support/raw_pdf.ts";

const ENGLISH =
  "The orchard lies behind the house, and in May it is white. Nobody knows who planted it; the oldest tree may be 120 years old, and it still bears.";
const CHINESE =
  "果园在房子后面，五月里一片雪白。没有人知道是谁种的，最老的树也许有一百二十岁，还在结果。";
/** Numbers of glyphs instead of letters: by a fixed distance, as most fonts number them. */
const shifted = (text: string, by: number) =>
  Array.from(text, (letter) => String.fromCharCode(Math.abs(letter.charCodeAt(0) + by))).join("");
/** Numbers of glyphs in the order of their first appearance. */
const numbered = (text: string, first: number) => {
  const kinds = [...new Set(text)];
  return Array.from(text, (letter) =>
    letter === " " ? " " : String.fromCharCode(first + kinds.indexOf(letter)),
  ).join("");
};

describe("isUndecodable()", () => {
  test.each([
    ["an English text", shifted(ENGLISH, -29)],
    [
      "a German text",
      shifted(
        "Der Garten hinter dem Haus blüht im Mai, und niemand weiß, wer ihn gepflanzt hat; er trägt noch immer.",
        -29,
      ),
    ],
    ["a subset of a font, numbered from the first printable character", numbered(ENGLISH, 33)],
    ["a subset of a font in private use", numbered(ENGLISH, 0xe000)],
    ["a subset of a font, numbered from 1", numbered(ENGLISH, 1)],
    [
      "a Chinese text",
      Array.from(CHINESE.repeat(2), (letter, index) =>
        String.fromCharCode(0x400 + ((letter.charCodeAt(0) * 31 + index * 7) % 0x1a00)),
      ).join(""),
    ],
    [
      "a Hindi font",
      numbered("बाग़ घर के पीछे है और मई में सफ़ेद हो जाता है कोई नहीं जानता किसने लगाया", 0x100),
    ],
  ])("finds %s that shows as numbers of glyphs", (_, text) => {
    expect(isUndecodable(text)).toBe(true);
  });

  test.each([
    ENGLISH,
    CHINESE,
    "Za domem jest sad, który w maju bieleje. Źdźbła trawy, żółć i gęśl: nikt nie wie, kto go założył i kiedy.",
    "Za domem je sad, strč prst skrz krk, vlk zmrzl, zhltl hrst zrn; scvrnkl z brzd skrz trs chrp v krs.",
    "Evin arkasında bir bahçe var; Mayısta bembeyaz olur. Kimin diktiğini kimse bilmiyor, ağaçlar çok yaşlı.",
    "Phía sau nhà có một khu vườn, tháng năm nở hoa trắng. Không ai biết ai đã trồng nó từ bao giờ.",
    "За домом лежит сад, и в мае он белый. Никто не знает, кто его посадил; старой яблоне сто двадцать лет.",
    "Πίσω από το σπίτι είναι ένας κήπος. Ἐν ἀρχῇ ἦν ὁ λόγος, και κανείς δεν ξέρει ποιος τον φύτεψε.",
    "يقع البستان خلف البيت، وفي مايو يصبح أبيض. لا أحد يعرف من زرعه، وأقدم شجرة عمرها 120 سنة.",
    "הפרדס נמצא מאחורי הבית, ובמאי הוא לבן. איש אינו יודע מי נטע אותו, והעץ הזקן ביותר בן 120 שנה.",
    "बाग़ घर के पीछे है और मई में सफ़ेद हो जाता है। कोई नहीं जानता किसने लगाया; सबसे पुराना पेड़ १२० साल का है।",
    "สวนอยู่หลังบ้าน และในเดือนพฤษภาคมจะเป็นสีขาว ไม่มีใครรู้ว่าใครปลูก ต้นที่แก่ที่สุดอาจมีอายุ 120 ปี",
    "家の裏に果樹園があり、5月には真っ白になる。Wi-Fiもない。いちばん古い木はアップルの木で、120年になるという。",
    "집 뒤에 과수원이 있고 5월이면 하얗게 핀다. 누가 심었는지 아무도 모르며 가장 오래된 나무는 120살이다. CEO들은 IT를 안다.",
    "Name 2023 2024 Change\nNorth 1,204.5 1,310.0 +8.8 %\nSouth (87.2) 90.1 -3.3 %\n* estimate | $ 12.50 / kg: € 9 = ~10",
    "E = mc² and ∑ (x_i − x̄)² / (n − 1) = σ², where α + β ≤ γ · δ, f(x) = ∫ g(t) dt, x ∈ ℝ, y ≠ 0, z → ∞",
    'if (a[i] != b["k"] && !(c & 0xff)) { d = *p++; e |= f << 2; } else { return g?.h ?? {}; } // <#> @todo',
    "ABC-1234 XKCD-42 QRT-77 TRK-9000 BMW-320 DTC-41 PQR-55 STV-12 WXZ-90 MNP-17 HTML CSS FTP TCP",
    "ACGTTGCATGCCGATTAGCCGTACGGATTTACGCGATCGATCGTACGATCGGCTAAGCTAGCTAGGATCCTTAGC",
    "Chapter 1 ................................ 5\n____________________ ******************** 9 #### ==== !!!! ????",
    `${numbered("abcdef", 0xf0a0).repeat(20)}`,
  ])("leaves text alone: %s", (text) => {
    expect(isUndecodable(text)).toBe(false);
  });
});

test("withoutUndecodable() keeps the pages that can be read whole, if they say enough", () => {
  const page = (font: string, str: string): PdfItem[] => [
    {
      ...{ str, font, x: 0, y: 0, width: 10, height: 10, fontSize: 10, dir: "ltr" },
      isMonospaced: false,
      hasEOL: false,
    },
  ];
  const lost = page("F2", shifted(ENGLISH, -29).repeat(20));
  const abstract = page("F1", ENGLISH.repeat(4).replaceAll("bears.", "bears. "));
  expect(withoutUndecodable([abstract, lost])).toEqual({ pages: [abstract, []], isLost: false });
  expect(withoutUndecodable([page("F1", "Page 1"), lost]).isLost).toBe(true);
});

test("withoutUndecodable() leaves out fonts whose glyphs are numbered in the order of the text", () => {
  const item = (font: string, str: string): PdfItem => ({
    ...{ str, font, x: 0, y: 0, width: 10, height: 10, fontSize: 10, dir: "ltr" },
    isMonospaced: false,
    hasEOL: false,
  });
  const readable = item("F1", ENGLISH.repeat(4));
  const left = (text: string) => withoutUndecodable([[readable, item("F2", text)]]).pages[0];
  expect(left("!\"##$% &'!(#)!")).toEqual([readable]);
  expect(left("!\"#$%&'()*+,-./0123456789:;")).toHaveLength(2);
  expect(left('"!" and "#"!')).toHaveLength(2);
});

describe("readPdf() of fonts that cannot be decoded", () => {
  const HIDDEN = {
    dictionary:
      "/Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /Identity-H /DescendantFonts [7 0 R]",
  };
  const DESCENDANT = {
    dictionary:
      "/Type /Font /Subtype /CIDFontType2 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R /DW 500",
  };
  const DESCRIPTOR = {
    dictionary:
      "/Type /FontDescriptor /FontName /Some /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80",
  };
  const page = (words: string) => {
    const glyphs = Buffer.from(shifted(ENGLISH, -29), "utf16le").swap16().toString("hex");
    return rawPage(
      deflated(`BT /F2 4 Tf 40 700 Td <${glyphs}> Tj ET BT /F1 4 Tf 40 600 Td (${words}) Tj ET`),
      {
        resources: "/Font << /F1 4 0 R /F2 6 0 R >>",
        more: [HIDDEN, DESCENDANT, DESCRIPTOR],
      },
    );
  };

  test("says so, and does not post what little is left", async () => {
    const error: unknown = await readPdf(page("Page 1")).catch((thrown: unknown) => thrown);
    expect(error instanceof Error ? error.message : "").toContain("do not tell which letters");
  });

  test("posts the rest where that is most of it", async () => {
    const words = "There is more to say of this garden, and all of it can be read. ".repeat(4);
    const { blocks } = await readPdf(page(words));
    expect(blocks.map((block) => block.text).join(" ")).toBe(words.trim());
  });
});

test("isUndecodable() knows strings that end with a null character, as some programs write them", () => {
  const codes = ["01-0F", "E0", "2ST", "AD", "7B", "SR", "WT", "C#0", "3F", "PT"];
  const text = [...codes, ...codes].map((code) => `${code}\0`).join("\n");
  expect(isUndecodable(text)).toBeFalse();
});
