# A page that is turned by its Rotate, and text that runs upwards on it.
import sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

page = Canvas(sys.argv[1], pagesize=A4)
page.setPageRotation(90)
page.translate(A4[0], 0)
page.rotate(90)
page.setFont("Helvetica-Bold", 22)
page.drawString(60, 530, "Evacuation plan, second floor")
page.setFont("Helvetica", 12)
page.drawString(60, 490, "Leave by the north stairs. The lift stops by itself at the ground floor.")
page.drawString(60, 472, "Meet beside the bicycle shed and wait until everybody is counted.")
page.drawString(60, 430, "Wheelchair users wait in the lobby, where a telephone rings the fire brigade.")
page.save()
