import { useRef, useState } from "react";
import type { ContentData } from "../../server/retrieval/schemas.ts";
import { ownUrl } from "../media.ts";
import { Icon } from "./icon.tsx";

/** The pictures of a post, to swipe through if there are several. */
export function Carousel({ images, metadata }: Pick<ContentData, "images" | "metadata">) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const total = images.length;
  const scrollToSlide = (to: number) => {
    const strip = track.current;
    const distance = (to - index) * (strip?.clientWidth ?? 0);
    const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip?.scrollBy({ left: distance, behavior: reducesMotion ? "instant" : "smooth" });
  };
  const updateIndex = () => {
    const strip = track.current;
    if (strip !== null) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  return (
    <section className="carousel" aria-label={total === 1 ? "Picture" : "Slides"}>
      <div
        className="track"
        ref={track}
        onScroll={updateIndex}
        {...(total > 1 ? { tabIndex: 0, role: "group", "aria-label": "Swipe through" } : {})}
      >
        {images.map(({ id, url }, position) => (
          <img key={id} src={ownUrl(url)} alt={metadata.altTexts?.[position] || "A slide"} />
        ))}
      </div>
      {total > 1 && (
        <>
          <button
            type="button"
            className="turn previous"
            aria-label="Previous slide"
            disabled={index === 0}
            onClick={() => scrollToSlide(index - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className="turn next"
            aria-label="Next slide"
            disabled={index === total - 1}
            onClick={() => scrollToSlide(index + 1)}
          >
            <Icon name="next" />
          </button>
          <p className="count" aria-live="polite">
            {index + 1}/{total}
          </p>
        </>
      )}
    </section>
  );
}
