const { readFileSync, writeFileSync } = require("node:fs");
const { jsPDF } = require("jspdf");

const font = readFileSync(`${process.env.FONTS}/truetype/liberation/LiberationSans-Regular.ttf`, "base64");
const pdf = new jsPDF({ unit: "pt" });
pdf.addFileToVFS("text.ttf", font);
pdf.addFont("text.ttf", "text", "normal");
pdf.setFont("text");
pdf.setFontSize(20).text("Apartman toplantı tutanağı", 60, 80);
pdf.setFontSize(11);
const LINES = [
  "Toplantı 9 Ekim günü saat 20.00'de giriş katında yapıldı. On dört daireden on biri katıldı.",
  "1. Çatıya güneş paneli konmasına oy birliğiyle karar verildi.",
  "2. Merdiven lambaları hareket sensörlü olanlarla değiştirilecek.",
  "3. Bahçedeki incir ağacı kesilmeyecek, yalnızca budanacak.",
  "Bir sonraki toplantı aralık ayında yapılacak ve çay yönetici tarafından getirilecek.",
];
LINES.forEach((line, index) => pdf.text(line, 60, 120 + index * 30, { maxWidth: 460 }));
writeFileSync(process.argv[2], Buffer.from(pdf.output("arraybuffer")));
