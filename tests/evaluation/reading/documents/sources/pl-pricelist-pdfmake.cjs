const { createWriteStream } = require("node:fs");
const Printer = require("pdfmake/js/Printer").default ?? require("pdfmake/js/Printer");

const folder = `${process.env.FONTS}/truetype/noto`;
const fonts = { Text: { normal: `${folder}/NotoSans-Regular.ttf`, bold: `${folder}/NotoSans-Bold.ttf` } };
const content = [
  { text: "Cennik pracowni rowerowej", fontSize: 22, bold: true, margin: [0, 0, 0, 12] },
  { text: "Ceny obowiązują od 1 marca. Części liczymy osobno, a oglądanie jest za darmo.", margin: [0, 0, 0, 12] },
  {
    table: {
      widths: ["*", 80, 80],
      body: [
        [{ text: "Usługa", bold: true }, { text: "Czas", bold: true }, { text: "Cena", bold: true }],
        ["Regulacja hamulców", "20 min", "40 zł"],
        ["Wymiana łańcucha", "30 min", "55 zł"],
        ["Centrowanie koła", "45 min", "70 zł"],
        ["Przegląd przed zimą", "2 godz.", "180 zł"],
      ],
    },
    layout: "lightHorizontalLines",
  },
];
const definition = { content, defaultStyle: { font: "Text" }, footer: (page, count) => ({ text: `Strona ${page} z ${count}`, alignment: "center" }) };

async function main() {
  const pdf = await new Printer(fonts, undefined, { resolve() {}, resolved: async () => {} }).createPdfKitDocument(definition);
  pdf.pipe(createWriteStream(process.argv[2]));
  pdf.end();
}

main();
