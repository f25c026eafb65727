# A letter as a picture, turned by a degree as paper lies in a scanner.
import os, sys
from PIL import Image, ImageDraw, ImageFont

font = ImageFont.truetype(os.environ["FONTS"] + "/truetype/liberation/LiberationSans-Regular.ttf", 22)
page = Image.new("L", (827, 1169), 250)
draw = ImageDraw.Draw(page)
for index, line in enumerate(["Dear tenants,", "the boiler will be swept on Monday.", "Please keep your windows closed."]):
    draw.text((90, 120 + 40 * index), line, font=font, fill=40)
page.rotate(1, fillcolor=250).save(sys.argv[1], "PDF", resolution=100, quality=40)
