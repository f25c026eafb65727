# A letter that anyone may open, though it is encrypted: only changing it wants a password.
import subprocess, sys
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

LINES = [
    "Dear Mr Abernathy,",
    "",
    "thank you for returning the telescope. It arrived in four parcels, of which",
    "three were on time. The fourth had gone to Dundee and back.",
    "",
    "The lens is clean and the mount turns without a sound. We shall use it for the",
    "eclipse in August and hope that you will join us on the roof.",
    "",
    "Yours sincerely,",
    "Priya Nandakumar",
]
page = Canvas(sys.argv[1], pagesize=A4)
page.setFont("Times-Roman", 12)
for index, line in enumerate(LINES):
    page.drawString(72, 760 - 16 * index, line)
page.save()
subprocess.run(["qpdf", "--replace-input", "--encrypt", "", "owner", "256", "--modify=none", "--", sys.argv[1]], check=True)
