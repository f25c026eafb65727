import { rgb } from "culori";

/** Constants of APCA 0.0.98G-4g, by the names that its authors give them. */
const EXPONENT = 2.4;
const CHANNELS = { r: 0.2126729, g: 0.7151522, b: 0.072175 } as const;
// The authors' constant, which is not the root of two.
// biome-ignore lint/suspicious/noApproximativeNumericConstant: it is what was published
const BLACK = { threshold: 0.022, exponent: 1.414 } as const;
const ON_LIGHT = { text: 0.57, ground: 0.56 } as const;
const ON_DARK = { text: 0.62, ground: 0.65 } as const;
const SCALE = 1.14;
const OFFSET = 0.027;
const LEAST = 0.1;

/**
 * How well text is seen on a ground, in Lc: 0 for not at all, about 60 for text that is read without
 * effort, 106 for black on white. Unlike the ratio of WCAG 2 it minds which of both is lighter, and tells
 * dark text on a saturated ground from light text as eyes do.
 *
 * By the formula that Andrew Somers has published as APCA (github.com/Myndex/SAPC-APCA).
 *
 * @param text Colour as "#rrggbb".
 * @param ground Colour as "#rrggbb".
 */
export function perceivedContrast(text: string, ground: string): number {
  const [textY, groundY] = [luminanceOf(text), luminanceOf(ground)];
  const isOnLight = groundY > textY;
  const { text: textPower, ground: groundPower } = isOnLight ? ON_LIGHT : ON_DARK;
  const contrast = SCALE * Math.abs(groundY ** groundPower - textY ** textPower);
  return contrast < LEAST ? 0 : (contrast - OFFSET) * 100;
}

function luminanceOf(colour: string): number {
  const { r, g, b } = rgb(colour) ?? { r: 0, g: 0, b: 0 };
  const y = CHANNELS.r * r ** EXPONENT + CHANNELS.g * g ** EXPONENT + CHANNELS.b * b ** EXPONENT;
  // Screens never are quite black.
  return y >= BLACK.threshold ? y : y + (BLACK.threshold - y) ** BLACK.exponent;
}
