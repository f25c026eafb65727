# A scan with the text that was recognised laid over it, unseen.
import io, os, sys
from PIL import Image, ImageDraw, ImageFont
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

LINES = [
    "Harbour log, third of February",
    "Wind from the north east, force seven, with sleet.",
    "Two trawlers came in at noon and asked for bread.",
    "The lamp on the pier went out at four and was mended by six.",
    "No other ship was seen before dark.",
]
font = ImageFont.truetype(os.environ["FONTS"] + "/truetype/liberation/LiberationSerif-Regular.ttf", 28)
picture = Image.new("L", (1190, 1684), 245)
for index, line in enumerate(LINES):
    ImageDraw.Draw(picture).text((120, 160 + 60 * index), line, font=font, fill=50)
file = io.BytesIO()
picture.save(file, "JPEG", quality=35)
page = Canvas(sys.argv[1], pagesize=A4)
page.drawImage(ImageReader(file), 0, 0, *A4)
for index, line in enumerate(LINES):
    text = page.beginText(60, 842 - 94 - 30 * index)
    text.setTextRenderMode(3)
    text.setFont("Times-Roman", 14)
    text.textOut(line)
    page.drawText(text)
page.save()
