// Loaded only by pages that need serifs, and whose text may be set in these.
import "@fontsource-variable/noto-serif-jp/wght.css";
import "@fontsource-variable/noto-serif-kr/wght.css";
import "@fontsource-variable/noto-serif-sc/wght.css";
import "@fontsource-variable/noto-serif-tc/wght.css";
