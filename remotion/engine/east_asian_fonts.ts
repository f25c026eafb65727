// Loaded only by pages whose text may be set in them: they have more faces than all other fonts together.
import "@fontsource-variable/noto-sans-jp/wght.css";
import "@fontsource-variable/noto-sans-kr/wght.css";
import "@fontsource-variable/noto-sans-sc/wght.css";
import "@fontsource-variable/noto-sans-tc/wght.css";
