const { createWriteStream } = require("node:fs");
const PDFDocument = require("pdfkit");

const FONTS = process.env.FONTS;
const pdf = new PDFDocument({ size: "A4", margin: 60, info: { Title: "untitled" } });
pdf.pipe(createWriteStream(process.argv[2]));
pdf.registerFont("text", `${FONTS}/truetype/noto/NotoSans-Regular.ttf`);
pdf.registerFont("bold", `${FONTS}/truetype/noto/NotoSans-Bold.ttf`);
pdf.font("bold").fontSize(22).text("Hỏi đáp về thư viện đồ chơi").moveDown();
const QUESTIONS = [
  ["Ai được mượn?", "Mọi gia đình trong phường có con dưới mười tuổi. Chỉ cần mang theo giấy khai sinh của bé."],
  ["Mượn được bao lâu?", "Hai tuần, và có thể gia hạn một lần nếu chưa có ai đăng ký trước."],
  ["Nếu làm hỏng thì sao?", "Hãy mang mảnh vỡ đến. Mỗi chủ nhật có nhóm sửa chữa miễn phí, và các bé được tự tay dán lại."],
];
for (const [question, answer] of QUESTIONS) {
  pdf.font("bold").fontSize(14).text(question);
  pdf.font("text").fontSize(11).text(answer).moveDown();
}
pdf.end();
