import { useRef, useState } from "react";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { ownUrl } from "../media.ts";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";

/** The pictures of a post, to swipe through if there are several. */
export function Carousel({ images, metadata }: Pick<ContentData, "images" | "metadata">) {
  const { say, number, direction } = useTranslator();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const total = images.length;
  const scrollToSlide = (to: number) => {
    const strip = track.current;
    const distance = (to - index) * (strip?.clientWidth ?? 0);
    const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Strips of languages that run from right to left are scrolled to the left, by negative distances.
    const sign = direction === "rtl" ? -1 : 1;
    strip?.scrollBy({ left: sign * distance, behavior: reducesMotion ? "instant" : "smooth" });
  };
  const updateIndex = () => {
    const strip = track.current;
    if (strip !== null) setIndex(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth));
  };
  return (
    <section
      className="carousel"
      aria-label={say(total === 1 ? "result.picture" : "result.slides")}
    >
      <div
        className="track"
        ref={track}
        onScroll={updateIndex}
        {...(total > 1 ? { tabIndex: 0, role: "group", "aria-label": say("result.swipe") } : {})}
      >
        {images.map(({ id, url }, position) => (
          <img
            key={id}
            src={ownUrl(url)}
            alt={metadata.altTexts?.[position] || say("result.aSlide")}
          />
        ))}
      </div>
      {total > 1 && (
        <>
          <button
            type="button"
            className="turn previous"
            aria-label={say("result.previousSlide")}
            disabled={index === 0}
            onClick={() => scrollToSlide(index - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className="turn next"
            aria-label={say("result.nextSlide")}
            disabled={index === total - 1}
            onClick={() => scrollToSlide(index + 1)}
          >
            <Icon name="next" />
          </button>
          <p className="slide-count" aria-live="polite">
            {number(index + 1)}/{number(total)}
          </p>
        </>
      )}
    </section>
  );
}
