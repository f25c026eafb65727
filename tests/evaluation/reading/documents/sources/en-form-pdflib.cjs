// A form with filled fields, drawn by whoever shows it.
const { writeFileSync } = require("node:fs");
const { PDFDocument, StandardFonts } = require("pdf-lib");

const FIELDS = [
  ["Name of the boat", "Second Breakfast"],
  ["Length in metres", "7.4"],
  ["Home harbour", "Tobermory"],
  ["Skipper", "Aled Pryce"],
  ["Remarks", "The engine starts on the third try."],
];

async function main() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText("Registration of small boats", { x: 60, y: 760, size: 22, font });
  page.drawText("Fill in every field and hand the form to the harbour master.", { x: 60, y: 725, size: 11, font });
  FIELDS.forEach(([label, value], index) => {
    const y = 680 - index * 45;
    page.drawText(`${label}:`, { x: 60, y, size: 11, font });
    const field = pdf.getForm().createTextField(label);
    field.setText(value);
    field.addToPage(page, { x: 200, y: y - 6, width: 320, height: 22 });
  });
  const box = pdf.getForm().createCheckBox("Insured");
  page.drawText("Insured:", { x: 60, y: 455, size: 11, font });
  box.addToPage(page, { x: 200, y: 450, width: 16, height: 16 });
  box.check();
  writeFileSync(process.argv[2], await pdf.save());
}

main();
