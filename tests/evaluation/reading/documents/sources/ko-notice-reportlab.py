# A font that is not embedded, with a predefined CMap of UCS-2.
import sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

pdfmetrics.registerFont(UnicodeCIDFont("HYSMyeongJo-Medium"))
page = Canvas(sys.argv[1], pagesize=A4)
page.setFont("HYSMyeongJo-Medium", 24)
page.drawString(72, 760, "마을 장터 안내")
page.setFont("HYSMyeongJo-Medium", 12)
page.drawString(72, 720, "이번 달 장터는 넷째 주 토요일 오전 열 시에 학교 운동장에서 열립니다.")
page.drawString(72, 700, "비가 오면 체육관으로 옮깁니다.")
page.drawString(72, 660, "물건을 팔고 싶은 분은 수요일까지 이장에게 알려 주세요.")
page.save()
