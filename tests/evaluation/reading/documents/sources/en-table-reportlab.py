# A ruled table over two pages, its head repeated.
import sys
from reportlab.lib import colors
from reportlab.lib.pagesizes import A5
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

HEAD = ["Bird", "First seen", "Count"]
BIRDS = "Swift,Swallow,House martin,Cuckoo,Whitethroat,Blackcap,Wheatear,Redstart,Sand martin,Osprey,Hobby,Nightjar,Turtle dove,Pied flycatcher,Ring ouzel,Garganey,Little tern,Corncrake,Spotted crake,Whimbrel,Dotterel,Hoopoe,Bee-eater,Golden oriole".split(",")
rows = [[bird, f"{index % 28 + 1} April", str(index * 7 % 90 + 3)] for index, bird in enumerate(BIRDS)]
styles = getSampleStyleSheet()
table = Table([HEAD, *rows], repeatRows=1, rowHeights=22)
table.setStyle([("GRID", (0, 0), (-1, -1), 0.5, colors.grey), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold")])
story = [
    Paragraph("Spring arrivals at Ness Point", styles["Title"]),
    Paragraph("Counted from the hide between six and eight each morning. The list is complete.", styles["BodyText"]),
    Spacer(1, 12),
    table,
    Spacer(1, 12),
    Paragraph("No dotterel was ringed this year.", styles["BodyText"]),
]
SimpleDocTemplate(sys.argv[1], pagesize=A5, title="Spring arrivals at Ness Point").build(story)
