import type { ReactNode } from "react";
import { Wordmark } from "./icon.tsx";
import { OfflineBanner } from "./states.tsx";

/** What surrounds the pages for those who are not signed in. */
export function Welcome({ children }: { children: ReactNode }) {
  return (
    <div className="welcome">
      <main className="gate">
        <OfflineBanner />
        <Wordmark />
        {children}
      </main>
      <aside className="poster" aria-label="What Postloom does">
        <p>
          A text
          <br />
          goes in.
          <br />
          <em>A finished post</em>
          <br />
          comes out.
        </p>
        <div className="threads" aria-hidden="true">
          {Array.from({ length: 64 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      </aside>
    </div>
  );
}
