import type { OwnPicture, PictureUrls } from "../../src/posts/own_picture.ts";

/** A picture with its file. */
interface SamplePicture {
  picture: OwnPicture;
  url: string;
}

/** Hills below a sun that is away from the middle, in two colours. */
function landscape([sky, hills]: readonly [string, string], width: number, height: number): string {
  return svg(
    `<rect width="100%" height="100%" fill="${sky}"/><circle cx="${0.7 * width}" cy="${0.35 * height}" r="${0.12 * Math.min(width, height)}" fill="${hills}"/><path fill="${hills}" d="M0 ${0.7 * height}Q${0.3 * width} ${0.4 * height} ${0.6 * width} ${0.7 * height}T${width} ${0.6 * height}V${height}H0z"/>`,
    { width, height },
  );
}

function svg(content: string, { width, height }: { width: number; height: number }): string {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}

function sample(
  name: string,
  url: string,
  facts: Pick<OwnPicture, "width" | "height" | "edge"> & Partial<OwnPicture>,
): SamplePicture {
  const focus = { x: 0.7, y: 0.35 };
  const range = { darkest: 0.1, lightest: 0.9 };
  const plain = { focus, range, isCutOut: false, isWhole: false, alt: null };
  return { picture: { key: `samples/${name}`, ...plain, ...facts }, url };
}

const LEAF = `<path fill="#123a2a" d="M60 580C60 240 240 60 560 40 580 360 420 560 60 580z"/>`;
const CHART = `<rect width="900" height="600" fill="#ffffff"/><path stroke="#222222" stroke-width="4" fill="none" d="M80 40V540H860"/><path fill="#2a6fbb" d="M140 300h120v240H140zM340 180h120v360H340zM540 400h120v140H540z"/>`;

const ALL: readonly SamplePicture[] = [
  sample("wide", landscape(["#8ec5e8", "#2c5a3f"], 2000, 800), {
    width: 2000,
    height: 800,
    edge: "#6f9db0",
    alt: "The hills above the town, as seen from the old bridge in May",
  }),
  sample("tall", landscape(["#f2b98a", "#7a3b2e"], 900, 1600), {
    width: 900,
    height: 1600,
    edge: "#d1967a",
  }),
  sample("tiny", landscape(["#f7e3a1", "#b5532a"], 200, 150), {
    width: 200,
    height: 150,
    edge: "#e0b878",
  }),
  sample("dark", landscape(["#101418", "#1d262c"], 1600, 1200), {
    width: 1600,
    height: 1200,
    edge: "#12171c",
  }),
  sample("cut-out", svg(LEAF, { width: 600, height: 600 }), {
    width: 600,
    height: 600,
    edge: "#123a2a",
    isCutOut: true,
  }),
  sample("chart", svg(CHART, { width: 900, height: 600 }), {
    width: 900,
    height: 600,
    edge: "#ffffff",
    isWhole: true,
  }),
];

/** Pictures of every kind that looks may be given: wide, tall, tiny, dark, a cut-out and a chart. */
export const SAMPLE_PICTURES: readonly OwnPicture[] = ALL.map(({ picture }) => picture);

/** Their files. */
export const SAMPLE_PICTURE_URLS: PictureUrls = Object.fromEntries(
  ALL.map(({ picture, url }) => [picture.key, url]),
);
