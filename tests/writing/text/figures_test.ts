import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { WRITING_WORDS } from "../../../src/writing/languages/mod.ts";
import { findFigure } from "../../../src/writing/text/figures.ts";

/** Language, sentence, value, and label; null where the whole statement is the label. */
const FIGURES: readonly [string, string, string, string | null][] = [
  [
    "en",
    "Three quarters of all parcels arrive before noon.",
    "Three quarters",
    "of all parcels arrive before noon",
  ],
  [
    "en",
    "About 40 percent of the village now heats with wood chips.",
    "About 40 percent",
    "of the village now heats with wood chips",
  ],
  ["en", "Beavers have built more than 1,300 dams along the river.", "more than 1,300 dams", null],
  ["en", "Rents in the old town rose by 12% to 940 euros.", "12%", null],
  ["en", "The new pump moves water 8 times faster than the old one.", "8 times", null],
  ["en", "Our bakery sells 2,400 loaves.", "2,400 loaves", null],
  ["en", "The repair cost the town $3.4 million.", "$3.4 million", "The repair cost the town"],
  ["en", "Turnout climbed from 41% to 58%.", "from 41% to 58%", "Turnout climbed"],
  ["en", "1 in 10 households has no running water.", "1 in 10", "households has no running water"],
  ["en", "The harvest shrank by nearly 30 per cent.", "nearly 30 per cent", "The harvest shrank"],
  ["en", "The reservoir holds 5 to 7 million litres of water.", "5 to 7 million litres", null],
  [
    "en",
    "Half a million storks cross the strait in autumn.",
    "Half a million",
    "storks cross the strait in autumn",
  ],
  ["en", "The ferry does 65 km/h.", "65 km/h", null],
  ["en", "The city plants 12,000 trees every year.", "12,000 trees", null],
  ["en", "At night the temperature falls to −18 °C.", "−18 °C", null],
  [
    "de",
    "Rund 18 Prozent der Haushalte heizen mit Holz.",
    "Rund 18 Prozent",
    "der Haushalte heizen mit Holz",
  ],
  ["de", "Die Mieten stiegen um 7,5 Prozent.", "7,5 Prozent", "Die Mieten stiegen"],
  ["de", "Im Moor leben 340 Arten von Käfern.", "340 Arten", null],
  [
    "de",
    "Jede dritte Brücke im Kreis muss erneuert werden.",
    "Jede dritte",
    "Brücke im Kreis muss erneuert werden",
  ],
  ["de", "Der Tunnel kostet 1,2 Mrd. Euro.", "1,2 Mrd. Euro", "Der Tunnel kostet"],
  ["de", "Die Stadt hat 1.500 Bäume gepflanzt.", "1.500 Bäume", null],
  [
    "fr",
    "Près de 60 % des forêts du pays sont privées.",
    "Près de 60 %",
    "des forêts du pays sont privées",
  ],
  [
    "fr",
    "Le nouveau pont a coûté 48 millions d'euros.",
    "48 millions d'euros",
    "Le nouveau pont a coûté",
  ],
  ["fr", "Les ventes de vélos ont bondi de 35 %.", "35 %", "Les ventes de vélos ont bondi"],
  ["fr", "Deux tiers des élèves viennent à pied.", "Deux tiers", "des élèves viennent à pied"],
  ["es", "Uno de cada cinco hogares cría gallinas.", "Uno de cada cinco", "hogares cría gallinas"],
  ["es", "El puerto movió 3.200 contenedores en enero.", "3.200 contenedores", null],
  ["es", "El consumo de agua bajó un 14 %.", "14 %", "El consumo de agua bajó"],
  [
    "es",
    "Más de 2 millones de personas beben de ese río.",
    "Más de 2 millones",
    "de personas beben de ese río",
  ],
  ["pt", "Cerca de 70% das praias têm água limpa.", "Cerca de 70%", "das praias têm água limpa"],
  ["pt", "A obra custou R$ 3,5 milhões.", "R$ 3,5 milhões", "A obra custou"],
  ["it", "Il 45% dei boschi è privato.", "45%", null],
  ["it", "La produzione di olio è calata del 20%.", "20%", "La produzione di olio è calata"],
  [
    "it",
    "Due terzi dei comuni hanno una biblioteca.",
    "Due terzi",
    "dei comuni hanno una biblioteca",
  ],
  ["nl", "Ruim 85 procent van de dijken is veilig.", "Ruim 85 procent", "van de dijken is veilig"],
  ["nl", "De brug kostte 12 miljoen euro.", "12 miljoen euro", "De brug kostte"],
  [
    "sv",
    "Drygt 60 procent av skogen ägs av familjer.",
    "Drygt 60 procent",
    "av skogen ägs av familjer",
  ],
  ["da", "Salget af cykler steg med 25 procent.", "25 procent", "Salget af cykler steg"],
  ["nb", "Tre av fire hytter har strøm.", "Tre av fire", "hytter har strøm"],
  ["fi", "Noin 75 prosenttia maasta on metsää.", "Noin 75 prosenttia", "maasta on metsää"],
  [
    "fi",
    "Joka viides koululainen tulee pyörällä kouluun.",
    "Joka viides",
    "koululainen tulee pyörällä kouluun",
  ],
  [
    "pl",
    "Około 30 proc. lasów należy do prywatnych właścicieli.",
    "Około 30 proc.",
    "lasów należy do prywatnych właścicieli",
  ],
  ["pl", "Ceny masła wzrosły o 15%.", "15%", "Ceny masła wzrosły"],
  ["cs", "Téměř 40 procent domů nemá kanalizaci.", "Téměř 40 procent", "domů nemá kanalizaci"],
  [
    "ro",
    "Aproximativ 20% din sate nu au apă curentă.",
    "Aproximativ 20%",
    "din sate nu au apă curentă",
  ],
  ["hu", "A falvak 35%-a vezetékes víz nélkül él.", "35%", null],
  ["el", "Το 60% των σπιτιών έχει ηλιακό θερμοσίφωνα.", "60%", null],
  ["tr", "Köylerin yüzde 40'ında okul yok.", "yüzde 40", null],
  ["tr", "Balık fiyatları %25 arttı.", "%25", null],
  ["ru", "Около 15 % домов в посёлке пустуют.", "Около 15 %", "домов в посёлке пустуют"],
  ["ru", "Урожай яблок вырос на 40 процентов.", "40 процентов", "Урожай яблок вырос"],
  ["ru", "Мост обошёлся городу в 2,5 млрд рублей.", "2,5 млрд рублей", null],
  [
    "uk",
    "Майже 70 відсотків шкіл мають власний сад.",
    "Майже 70 відсотків",
    "шкіл мають власний сад",
  ],
  ["bg", "Около 45% от селата нямат аптека.", "Около 45%", "от селата нямат аптека"],
  ["ar", "حوالي ٤٠ في المئة من البيوت بلا ماء.", "حوالي ٤٠ في المئة", "من البيوت بلا ماء"],
  ["ar", "بلغت تكلفة الجسر 3 ملايين دولار.", "3 ملايين دولار", "بلغت تكلفة الجسر"],
  ["fa", "حدود ۳۰ درصد از روستاها مدرسه ندارند.", "حدود ۳۰ درصد", "از روستاها مدرسه ندارند"],
  ["he", "כמעט 40% מהבתים ריקים.", "כמעט 40%", "מהבתים ריקים"],
  ["hi", "लगभग 40 प्रतिशत घरों में नल नहीं है।", "लगभग 40 प्रतिशत", "घरों में नल नहीं है"],
  ["bn", "প্রায় ৪০ শতাংশ বাড়িতে নলকূপ নেই।", "প্রায় ৪০ শতাংশ", "বাড়িতে নলকূপ নেই"],
  ["ur", "تقریباً 40 فیصد گھروں میں نل نہیں ہے۔", "تقریباً 40 فیصد", "گھروں میں نل نہیں ہے"],
  ["th", "ร้อยละ 40 ของบ้านไม่มีน้ำประปา", "ร้อยละ 40", "ของบ้านไม่มีน้ำประปา"],
  ["vi", "Khoảng 40% hộ dân dùng nước giếng.", "Khoảng 40%", "hộ dân dùng nước giếng"],
  [
    "id",
    "Sekitar 40 persen rumah memakai air sumur.",
    "Sekitar 40 persen",
    "rumah memakai air sumur",
  ],
  [
    "id",
    "Jembatan itu menelan biaya Rp 2,5 miliar.",
    "Rp 2,5 miliar",
    "Jembatan itu menelan biaya",
  ],
  ["ja", "住民の約40%が井戸水を使っている。", "約40%", null],
  ["ja", "橋の建設費は3億5000万円だった。", "3億5000万円", null],
  ["ja", "毎年1万2000人以上が島を訪れる。", "1万2000人以上", null],
  ["zh", "全村约40%的住户使用井水。", "约40%", null],
  ["zh", "跨海大桥耗资3.5亿元。", "3.5亿元", "跨海大桥耗资"],
  ["zh", "每年有超过1.2万人来到岛上。", "超过1.2万人", null],
  ["ko", "주민의 약 40%가 우물물을 쓴다.", "약 40%", null],
  ["ko", "다리 건설에 3억 5천만 원이 들었다.", "3억 5천만 원", null],
  ["ko", "매년 1만2000명이 섬을 찾는다.", "1만2000명", null],
  ["hi", "नए पुल पर ५० करोड़ रुपये खर्च हुए।", "५० करोड़ रुपये", null],
  ["pl", "Do szkoły chodzi 1 na 10 dzieci ze wsi.", "1 na 10", null],
  ["ja", "10人に1人が自転車で通う。", "10人に1人", null],
  ["zh", "每10人中有3人骑车上班。", "10人中有3人", null],
  ["ko", "응답자 3명 중 1명은 걸어서 출근한다.", "3명 중 1명", null],
  ["sv", "Var femte elev cyklar till skolan.", "Var femte", "elev cyklar till skolan"],
  ["hr", "Oko 40 posto kuća nema vodovod.", "Oko 40 posto", "kuća nema vodovod"],
  ["sk", "Takmer 40 percent domov nemá vodu.", "Takmer 40 percent", "domov nemá vodu"],
  ["sr", "Око 40 одсто кућа нема воду.", "Око 40 одсто", "кућа нема воду"],
  ["ca", "Més del 30% dels boscos són privats.", "30%", null],
  ["tr", "Köprü şehre 3,5 milyar liraya mal oldu.", "3,5 milyar", null],
  ["ru", "Каждый пятый житель посёлка держит пчёл.", "Каждый пятый", "житель посёлка держит пчёл"],
  ["es", "Las ventas pasaron del 12 % al 18 %.", "12 % al 18 %", null],
  ["de", "Der Anteil stieg von 12 % auf 18 %.", "12 % auf 18 %", null],
  ["fr", "La part est passée de 12 % à 18 %.", "12 % à 18 %", null],
  ["hi", "1,50,000 बच्चे हर दिन साइकिल से स्कूल जाते हैं।", "1,50,000", "बच्चे हर दिन साइकिल से स्कूल जाते हैं"],
  ["en", "Spending is below 2 % of the budget.", "below 2 %", null],
  ["en", "A ticket costs €49 per month.", "€49 per month", "A ticket costs"],
  ["en", "The Sun is 390 times as far away as the Moon.", "390 times", null],
];

const NO_FIGURES: readonly [string, string][] = [
  ["en", "The mill closed in 1987."],
  ["en", "The fair opens on 14 May 2026 at 10:30."],
  ["en", "Call us at +44 20 7946 0958."],
  ["en", "Call 555 0134 for a table."],
  ["en", "The shop is at 221 Baker Street."],
  ["en", "Version 3.12 fixes the import."],
  ["en", "The team won 92-88 after extra time."],
  ["en", "The team won 3:1."],
  ["en", "The accident happened at km 34 of the motorway."],
  ["en", "Anna, 34, has kept bees since school."],
  ["en", "The G20 met in the harbour."],
  ["en", "COVID-19 closed the theatre."],
  ["en", "The Boeing 747 was retired."],
  ["en", "Chapter 12 explains the tides."],
  ["en", "See page 112 for the map."],
  ["en", "Does 40 percent of the water leak?"],
  ["en", "It is 390 times as far away."],
  ["en", "If it costs 40 percent more, nobody will buy it."],
  ["en", "Scan ISBN 978-3-16-148410-0 at the counter."],
  ["en", "The paper is at doi 10.1000/182."],
  ["en", "The house stands at 52.5200 N, 13.4050 E."],
  ["en", "The 3rd floor is closed."],
  ["en", "The 21st century began quietly."],
  ["en", "Room 101 is locked."],
  ["en", "Route 366 runs along the coast."],
  ["en", "The board (with 400 members) met in May."],
  ["en", "Some 60% of men and 40% of women swim."],
  ["en", "Add 200 g of flour and knead."],
  ["en", "We met 5 friends there."],
  ["en", "The region had 988,000 in the 2010 census."],
  ["en", "He ranked 112th of all runners."],
  ["en", "The order number is 4821973."],
  ["en", "The bus leaves at 7 pm."],
  ["en", "The crime involved five drives of $ 200 in value."],
  ["en", "The text is under a Creative Commons 3.0 licence."],
  ["en", "The 5-year-old read the letter."],
  ["en", "Not 40 percent but all of them came."],
  ["en", "The museum, which has 400 rooms, is closed."],
  ["de", "Die Mühle wurde 1987 geschlossen."],
  ["de", "Am 3. Mai 2026 öffnet das Bad."],
  ["de", "Das Geschäft liegt in der Hauptstraße 221."],
  ["de", "Sie wohnt in 10115 Berlin."],
  ["de", "Der Unfall geschah bei Kilometer 511 der A 7."],
  ["de", "Version 2.0 ist da."],
  ["de", "Die Mannschaft gewann 3:1."],
  ["de", "Er wurde 112. im Rennen."],
  ["fr", "Le moulin a fermé en 1987."],
  ["fr", "L'accident a eu lieu au kilomètre 511."],
  ["fr", "Le XXe siècle commence en 1901."],
  ["es", "El incendio empezó junto al kilómetro 511."],
  ["es", "El molino cerró en 1987."],
  ["it", "Il mulino ha chiuso nel 1987."],
  ["it", "La partita è finita 3-1."],
  ["pt", "O moinho fechou em 1987."],
  ["nl", "De molen sloot in 1987."],
  ["sv", "Kvarnen stängdes 1987."],
  ["pl", "Młyn zamknięto w 1987 roku."],
  ["ru", "Мельницу закрыли в 1987 году."],
  ["ru", "Матч закончился со счётом 3:1."],
  ["ru", "Он живёт в доме 221."],
  ["tr", "Değirmen 1987'de kapandı."],
  ["ar", "أغلقت المطحنة في عام 1987."],
  ["hi", "चक्की 1987 में बंद हुई।"],
  ["ja", "水車小屋は1987年に閉まった。"],
  ["ja", "第17回の祭りは5月3日に開かれる。"],
  ["ja", "彼女は34歳で店を開いた。"],
  ["zh", "磨坊于1987年关闭。"],
  ["zh", "她34岁时开了这家店。"],
  ["ko", "방앗간은 1987년에 문을 닫았다."],
  ["ko", "8·17 전당대회가 열린다."],
  ["th", "โรงสีปิดเมื่อปี 2530"],
  ["vi", "Cối xay đóng cửa năm 1987."],
  ["fa", "آسیاب در سال ۱۳۶۶ بسته شد."],
  ["en", "had 198 cases and a cellar."],
  ["en", "“We lost 40 percent of the herd,” she said."],
  ["es", "El número de teléfono es 912 345 678."],
  ["fr", "Le magasin est au 221 rue des Lilas."],
  ["nl", "Hij woont op nummer 221."],
  ["cs", "Mlýn zavřeli v roce 1987."],
];

test("findFigure() takes an amount with its unit and limits, and a label that says of what", () => {
  for (const [language, sentence, value, label] of FIGURES) {
    const statement = sentence.replace(/[.。।۔]$/u, "");
    const figure = { value, label: label ?? statement };
    expect([sentence, findFigure(sentence, language)]).toEqual([sentence, figure]);
  }
});

test("findFigure() takes no names, dates, addresses, scores, versions, conditions or asides", () => {
  for (const [language, sentence] of NO_FIGURES)
    expect([sentence, findFigure(sentence, language)]).toEqual([sentence, null]);
});

test("findFigure() leaves a sentence alone that means nothing without the one before it", () => {
  expect(findFigure("It grew by 40 percent.", "en")).toBeNull();
  expect(findFigure("The vineyard grew by 40 percent.", "en")).not.toBeNull();
});

test("findFigure() says nothing that is not in the sentence", () => {
  const words = [
    "rose",
    "by",
    "to",
    "1",
    "12",
    "1,200",
    "3.5",
    "%",
    "€",
    "million",
    "km",
    "of",
    "half",
  ];
  const signs = [",", ".", ":", "(", ")", "-", "–", "/", "人", "約", "万", "개", "لكل", "%40"];
  const sentences = fc
    .array(fc.oneof(fc.constantFrom(...words, ...signs), fc.string({ maxLength: 4 })), {
      maxLength: 20,
    })
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(sentences, fc.constantFrom(...WRITING_WORDS.keys()), (sentence, language) => {
      const figure = findFigure(sentence, language);
      expect(sentence).toContain(figure?.value ?? "");
      expect(`${sentence}.`).toContain(figure?.label ?? "");
    }),
    { numRuns: 1_000 },
  );
});

test("where words are not set apart, the first letter of a unit is no million", () => {
  for (const [text, language] of [
    ["鍵の間隔は19mmで、隣の鍵を押してしまうことがない。", "ja"],
    ["水门的容量为512MB。", "zh"],
    ["배의 속도는 100km/h에 이르렀다.", "ko"],
  ] as const)
    expect(findFigure(text, language)?.value ?? "").not.toMatch(/[mk]$/iu);
  expect(findFigure("水門の鍵は300万個も売れた。", "ja")?.value).toBe("300万個");
  expect(findFigure("水门基金今年拿到20亿元。", "zh")?.value).toBe("20亿元");
});
