import type { LocatorMap } from "../../src/posts/locator_map.ts";

/** A map of two islands, for samples. */
export const SAMPLE_MAP: LocatorMap = {
  kind: "map",
  name: "Fjordland",
  width: 1000,
  height: 1000,
  land: "M0 0H320L410 180L300 420L380 610L240 1000H0ZM520 240L780 200L860 460L700 720L560 640Z",
  borders: "M0 540L330 500M520 240L640 470L700 720",
  country: "M640 470L520 240L780 200L860 460L700 720Z",
  x: 710,
  y: 430,
  isSmall: false,
};
