#!/bin/sh
# Makes the PDFs again: `make.sh [NAME…]`. The last part of a source's name says what makes it. Needs
# the makers on the PATH, CHROME for the path of a Chrome, and Noto and Liberation among the fonts.
# Packages of npm are looked for as usual, from NODE_PATH on. Each PDF then differs by its date.
set -eu
cd "$(dirname "$0")"
out=$(cd ../pasted && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

make() {
  source=$1
  name=${source%.*}
  pdf=$out/$name.pdf
  case $name in
    # A server on PORT shows the page there as freibad.html.
    *-chromeprint) bun print.mjs http://bad.example/freibad.html "$pdf" ;;
    *-chrome) bun print.mjs "file://$PWD/$source" "$pdf" ;;
    *-weasyprint) weasyprint -q "$source" "$pdf" ;;
    *-wkhtmltopdf) wkhtmltopdf -q --encoding utf-8 "$source" "$pdf" ;;
    *-writer | *-calc | *-impress)
      case $source in
        *.html) soffice --headless --infilter="HTML (StarWriter)" --convert-to odt --outdir "$scratch" "$source"
          soffice --headless --convert-to pdf:writer_pdf_Export --outdir "$out" "$scratch/$name.odt" ;;
        *.csv) soffice --headless --infilter="Text - txt - csv (StarCalc):44,34,76" --convert-to pdf:calc_pdf_Export --outdir "$out" "$source" ;;
        *) soffice --headless --convert-to pdf --outdir "$out" "$source" ;;
      esac ;;
    *-pdflatex | *-xelatex | *-lualatex)
      for run in 1 2; do "${name##*-}" -interaction=batchmode -output-directory="$scratch" "$source"; done
      mv "$scratch/$name.pdf" "$pdf" ;;
    *-groff) groff -k -Tpdf -t -${source##*.} "$source" > "$pdf" ;;
    *-ps2pdf) groff -k -Tps -t -${source##*.} "$source" | ps2pdf - "$pdf" ;;
    *-pango) pango-view --no-display --markup --margin=50 --width=420 --font="Noto Sans, Noto Sans Devanagari 12" -o "$pdf" "$source" ;;
    *) case $source in
        *.py) python3 "$source" "$pdf" ;;
        *.cjs) node "$source" "$pdf" ;;
      esac ;;
  esac
}

for source in ${*:-*.*}; do
  case $source in make.sh | print.mjs) ;; *) echo "$source"; make "$source" ;; esac
done
