# Fonts and CMaps that are named and not embedded.
import sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
page = Canvas(sys.argv[1], pagesize=A4)
page.setFont("STSong-Light", 24)
page.drawString(72, 760, "停水通知")
page.setFont("STSong-Light", 12)
lines = [
    "因更换老旧水管，本小区将于九月三日上午八点至下午四点停水。",
    "请各位住户提前储水，出门前关好水龙头。",
    "",
    "恢复供水后，请先放水两分钟再饮用。如有疑问，请到物业办公室询问。",
]
for index, line in enumerate(lines):
    page.drawString(72, 720 - 20 * index, line)
page.save()
