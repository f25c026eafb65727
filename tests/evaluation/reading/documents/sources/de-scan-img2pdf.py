# Two pages of black and white, as from a fax.
import io, os, sys
import img2pdf
from PIL import Image, ImageDraw, ImageFont

font = ImageFont.truetype(os.environ["FONTS"] + "/truetype/liberation/LiberationSerif-Regular.ttf", 40)
pages = []
for text in ["Kündigung des Gartens zum Jahresende", "Der Zaun bleibt stehen."]:
    page = Image.new("1", (1240, 1754), 1)
    ImageDraw.Draw(page).text((150, 200), text, font=font, fill=0)
    file = io.BytesIO()
    page.save(file, "PNG")
    pages.append(file.getvalue())
open(sys.argv[1], "wb").write(img2pdf.convert(pages))
