# A font that is not embedded, with a predefined CMap of Shift JIS.
import sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import CIDFont
from reportlab.pdfgen.canvas import Canvas

pdfmetrics.registerFont(CIDFont("HeiseiKakuGo-W5", "90ms-RKSJ-H"))
font = "HeiseiKakuGo-W5-90ms-RKSJ-H"
page = Canvas(sys.argv[1], pagesize=A4)


def write(size, x, y, text):
    page.setFont(font, size)
    page.drawString(x, y, text.encode("cp932").decode("latin-1"))


write(22, 72, 760, "図書室だより")
write(12, 72, 720, "十月から閉室時間が午後七時になります。")
write(12, 72, 700, "返却ポストは今までどおり一日中使えます。")
write(12, 72, 660, "読み聞かせの会は毎週土曜日の午前十時からです。")
page.save()
