import { createContext, type ReactNode, useContext } from "react";
import { ownUrl } from "../media.ts";
import { Said, useTranslator } from "../translation.tsx";
import { Wordmark } from "./icon.tsx";
import { LanguageSwitch } from "./language_switch.tsx";
import { OfflineBanner } from "./states.tsx";

/** URLs of the posts that are shown to whoever is not signed in. */
export const Showcase = createContext<readonly string[]>([]);

/** Frame of the pages for signing in and signing up. */
export function Welcome({ children }: { children?: ReactNode }) {
  const { say } = useTranslator();
  return (
    <div className="welcome">
      <main className="gate">
        <OfflineBanner />
        <div className="row apart">
          <Wordmark />
          <LanguageSwitch />
        </div>
        {children}
      </main>
      <aside className="poster" aria-label={say("welcome.about")}>
        <p>
          <Said message="welcome.lines" result={<em>{say("welcome.result")}</em>} />
        </p>
        <Posts />
      </aside>
    </div>
  );
}

/** Posts that lie as a hand of cards; a weave as long as there are none. */
function Posts() {
  const urls = useContext(Showcase);
  if (urls.length === 0) return <Weave />;
  return (
    <div className="hand" aria-hidden="true">
      {urls.map((url) => (
        <img key={url} src={ownUrl(url)} alt="" width={4} height={5} decoding="async" />
      ))}
    </div>
  );
}

const THREADS = 7;
const STEP = 10;
const WIDTH = 6.4;
/** Length of a thread between two crossings under others, less a line of shadow. */
const VISIBLE_LENGTH = 2 * STEP - WIDTH - 0.9;

/** A plain weave: each thread goes over one and under the next. */
function Weave() {
  const crossings = Array.from({ length: THREADS * THREADS }, (_, index) => ({
    column: index % THREADS,
    row: Math.floor(index / THREADS),
  }));
  const size = THREADS * STEP;
  return (
    <svg className="weave" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {crossings.map(({ column, row }) => {
        const isWeft = (column + row) % 2 === 0;
        const [width, height] = isWeft ? [VISIBLE_LENGTH, WIDTH] : [WIDTH, VISIBLE_LENGTH];
        return (
          <rect
            key={`${column} ${row}`}
            className={isWeft ? "weft" : "warp"}
            x={(column + 0.5) * STEP - width / 2}
            y={(row + 0.5) * STEP - height / 2}
            width={width}
            height={height}
            rx={0.6}
          />
        );
      })}
    </svg>
  );
}
