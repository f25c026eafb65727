import "./fonts.ts";
import { Thumbnail } from "@remotion/player";
import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Internals } from "remotion";
import type { LiveNews, LiveRequest, LiveText } from "../../src/posts/live.ts";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Report } from "../../src/posts/report.ts";
import { FRAMES_PER_SECOND } from "../../src/posts/scene.ts";
import type { Slide } from "../../src/posts/slide.ts";
import type { ReactTemplate } from "../kit/define_template.ts";
import { onReport } from "../kit/report.ts";
import { Reel, Stills } from "./post.tsx";
import { TemplatesProvider } from "./templates_context.tsx";

/** Much moves at once: it is told together. */
const TELL_MS = 16;

type Templates = Readonly<Record<string, ReactTemplate>>;

/**
 * Draws what the page around this one asks for, as the renderer would, and tells it what became of it:
 * see {@linkcode LiveRequest} and {@linkcode LiveNews}. Call once per page.
 */
export function drawLive(templates: Templates): void {
  // As in the page that renders; a thumbnail brings no rules of its own.
  const { injectCSS, makeDefaultPreviewCSS } = Internals.CSSUtils;
  injectCSS(makeDefaultPreviewCSS(null, "transparent"));
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  const faults = createFaults();
  let current: LiveRequest | null = null;
  let waiting = false;

  function tellSoon(): void {
    if (waiting) return;
    waiting = true;
    // Not the next frame: a page that is scrolled out of sight has none.
    setTimeout(() => {
      waiting = false;
      if (current === null || current.moment?.plays) return;
      // Fonts are loaded once more.
      if (!window.remotion_renderReady) return tellSoon();
      const { id, shown, moment } = current;
      if (moment !== undefined) tell({ kind: "played", id, frame: moment.frame });
      else tell({ kind: "drawn", id, reports: faults.of(shown), texts: textsIn(element, current) });
    }, TELL_MS);
  }

  onReport(({ fault }) => {
    faults.add(fault);
    tellSoon();
  });
  // Whatever moves the texts: another drawing, the fitting of type, a font that has come.
  new MutationObserver(tellSoon).observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  addEventListener("message", ({ source, data }: MessageEvent<LiveRequest>) => {
    if (source !== parent || data.kind !== "draw") return;
    current = data;
    faults.forget(data.props);
    draw(data);
    const { moment } = data;
    if (moment?.plays) play(data, moment.frame);
    else tellSoon();
  });

  function draw(request: LiveRequest): void {
    const { id } = request;
    root.render(
      <Guard drawing={id} onError={(reason) => tell({ kind: "failed", id, reason })}>
        <Drawing templates={templates} request={request} />
      </Guard>,
    );
  }

  /** Shows the frames of a reel at their times, as many as the browser can draw, until something else is asked for. */
  function play(request: LiveRequest, first: number): void {
    const { id, props } = request;
    const last = framesOf(props) - 1;
    const startedMs = performance.now();
    let shown = first;
    const next = () => {
      if (current !== request) return;
      const passed = ((performance.now() - startedMs) / 1000) * FRAMES_PER_SECOND;
      const frame = Math.min(last, first + Math.floor(passed));
      if (frame !== shown) {
        shown = frame;
        draw({ ...request, moment: { frame, plays: true } });
        tell({ kind: "played", id, frame });
      }
      if (frame < last) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  tell({ kind: "ready" });
}

/** Nobody can know where a page without an origin is asked from; what it tells is no secret. */
function tell(news: LiveNews): void {
  parent.postMessage(news, "*");
}

function Drawing({ templates, request }: { templates: Templates; request: LiveRequest }) {
  const { props, shown, scale, gap, moment } = request;
  const { width, height } = props.design;
  return (
    <TemplatesProvider templates={templates}>
      {shown.map((position, place) => (
        <div
          // A picture that is drawn anew keeps its fonts, whichever slide it shows.
          key={place}
          data-picture={position}
          style={{
            position: "absolute",
            left: place * (width * scale + gap),
            top: 0,
            width: width * scale,
            height: height * scale,
          }}
        >
          <Thumbnail
            component={Picture}
            inputProps={{ props, atRest: moment === undefined || isCalm() }}
            frameToDisplay={frameOf(props, position, moment)}
            durationInFrames={framesOf(props)}
            compositionWidth={width}
            compositionHeight={height}
            fps={FRAMES_PER_SECOND}
            style={{ width: width * scale, height: height * scale }}
            noSuspense
          />
        </div>
      ))}
    </TemplatesProvider>
  );
}

function Picture({ props, atRest }: { props: StillsProps | ReelProps; atRest: boolean }) {
  return "slides" in props ? <Stills {...props} /> : <Reel {...props} atRest={atRest} />;
}

function framesOf(props: StillsProps | ReelProps): number {
  if ("slides" in props) return Math.max(1, props.slides.length);
  const end = props.scenes.at(-1);
  return end === undefined ? 1 : end.startFrame + end.durationInFrames;
}

function frameOf(
  props: StillsProps | ReelProps,
  position: number,
  moment: LiveRequest["moment"],
): number {
  if ("slides" in props) return position;
  if (moment === undefined) return restOf(props.scenes[position]);
  if (!isCalm()) return moment.frame;
  return restOf(props.scenes.findLast(({ startFrame }) => startFrame <= moment.frame));
}

/** Whether whoever watches wants nothing to move: scenes then follow each other at rest. */
function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A frame in the midst of a scene, which is drawn at rest: before the next one comes. */
function restOf(scene: ReelProps["scenes"][number] | undefined): number {
  return scene === undefined ? 0 : scene.startFrame + Math.floor(scene.durationInFrames / 2);
}

/** What is measured as the type is fitted, once for each text; all else is looked at in every drawing. */
const FITTED: ReadonlySet<Report["kind"]> = new Set(["small_text", "overflow"]);

/** Remembers what was reported of each slide, until it is told anew. */
function createFaults() {
  const drawn = new Map<number, string>();
  const found = new Map<string, Report>();
  return {
    add(report: Report): void {
      found.set(JSON.stringify(report), report);
    },
    of(shown: readonly number[]): Report[] {
      return [...found.values()].filter(({ slide }) => slide === null || shown.includes(slide));
    },
    forget(props: StillsProps | ReelProps): void {
      const { design, language, direction } = props;
      const { template, width, height, platform, seed } = design;
      const place = [template, width, height, platform, seed, language, direction];
      const slides: readonly Slide[] =
        "slides" in props ? props.slides : props.scenes.map(({ slide }) => slide);
      const isFitted = new Set<number | null>();
      for (const [index, slide] of slides.entries()) {
        const shown = JSON.stringify([place, slides.length, slide]);
        if (drawn.get(index) === shown) isFitted.add(index);
        drawn.set(index, shown);
      }
      for (const [key, { kind, slide }] of found) {
        if (!FITTED.has(kind) || !isFitted.has(slide)) found.delete(key);
      }
    },
  };
}

/** The texts of the first picture that is drawn. */
function textsIn(element: Element, { scale, shown }: LiveRequest): LiveText[] {
  const canvas = element.querySelector(`[data-picture="${shown[0]}"] [data-canvas]`);
  if (canvas === null) return [];
  const origin = canvas.getBoundingClientRect();
  return [...canvas.querySelectorAll("[data-text]")].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    return {
      text: text.textContent ?? "",
      left: (left - origin.left) / scale,
      top: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

interface GuardProps {
  /** Another drawing may succeed where the last one failed. */
  drawing: number;
  onError(reason: string): void;
  children: ReactNode;
}

/** Tells of a look that cannot draw, in place of an empty page. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error.message : String(error));
  }

  override componentDidUpdate({ drawing }: GuardProps) {
    if (this.state.failed && drawing !== this.props.drawing) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
