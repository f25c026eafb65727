import { fileURLToPath } from "node:url";
import {
  type GeoPermissibleObjects,
  geoArea,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoPath,
} from "d3-geo";
import { iso31661NumericToAlpha2 } from "iso-3166";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Drawing } from "../posts/drawing.ts";
import type { LocatorMap, Place } from "../posts/locator_map.ts";
import { countryOfOutline, outlineName } from "../posts/subject.ts";

/** Maps of countries. */
export interface Atlas {
  /** A map of a country and what is around it; null if the atlas does not have the country. */
  locate(place: Place): Promise<LocatorMap | null>;
  /** The outline that a drawing's name stands for; null if it is no country's, or none that the atlas has. */
  outline(drawing: string): Promise<Drawing | null>;
}

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Polygon = Extract<GeoPermissibleObjects, { type: "Polygon" }>;
type MultiPolygon = Extract<GeoPermissibleObjects, { type: "MultiPolygon" }>;

/** What is read of an atlas: near countries in detail, and the whole world for those that fill it. */
interface Sheets {
  detailed: Countries;
  rough: Countries;
}

/** Size of a map, in units of its paths. Looks cut off what they have no room for. */
const WIDTH = 1000;
const HEIGHT = 1000;
/** How far a map shows from its middle, as an angle: beside the country's own reach, the least and the most. */
const AROUND = 1.9;
const MIN_REACH = radians(7);
const MAX_REACH = radians(50);
/** From this reach on, details would be smaller than a line. */
const ROUGH_REACH = radians(16);
/** Parts of this share of the greatest one, and so near to it in its own reaches, are its mainland. */
const LARGE = 0.1;
const NEAR = 1.8;
/** Countries that reach as far as this are known by their rough outline. */
const SIMPLE_REACH = radians(3.5);
/** Size of an outline's square, what it leaves free at the edges, and its colour before a look has given it one. */
const OUTLINE = 100;
const OUTLINE_MARGIN = 3;
const OUTLINE_COLOUR = "#3b7dd8";
/** A country that reaches less far than this share of the map is marked. */
const SMALL = 0.07;

/**
 * The atlas of Natural Earth (public domain), as its package has it. It is loaded when the first map
 * is asked for.
 */
export function createAtlas(): Atlas {
  let loaded: Promise<Sheets> | undefined;
  const sheets = () => {
    loaded ??= load();
    // Another attempt may read what this one could not, as where a disk was in trouble.
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  return {
    locate: async (place) => mapOf(place, await sheets()),
    async outline(drawing) {
      const country = countryOfOutline(drawing);
      return country === null ? null : outlineOf(country, await sheets());
    },
  };
}

async function load(): Promise<Sheets> {
  const [detailed, rough] = await Promise.all([
    read(import.meta.resolve("world-atlas/countries-50m.json")),
    read(import.meta.resolve("world-atlas/countries-110m.json")),
  ]);
  return { detailed, rough };
}

function read(url: string): Promise<Countries> {
  return Bun.file(fileURLToPath(url)).json();
}

function mapOf({ country, name }: Place, { detailed, rough }: Sheets): LocatorMap | null {
  const shape = shapeOf(country, detailed);
  if (shape === null) return null;
  const main = mainland(shape);
  const middle = geoCentroid(main);
  const own = reachOf(main.coordinates, middle);
  const reach = Math.min(MAX_REACH, Math.max(MIN_REACH, own * AROUND));
  const isRough = reach >= ROUGH_REACH && shapeOf(country, rough) !== null;
  const sheet = isRough ? rough : detailed;
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .clipAngle(Math.min(120, degrees(reach) * 1.6))
    .scale(WIDTH / 2 / (2 * Math.sin(reach / 2)))
    .translate([WIDTH / 2, HEIGHT / 2])
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, HEIGHT + 2],
    ]);
  const path = geoPath(projection).digits(0);
  const draw = (object: GeoPermissibleObjects) => path(object) ?? "";
  const { countries } = sheet.objects;
  const [x, y] = projection(middle) ?? [WIDTH / 2, HEIGHT / 2];
  return {
    kind: "map",
    name,
    code: country,
    width: WIDTH,
    height: HEIGHT,
    land: draw(feature(sheet, sheet.objects.land)),
    borders: draw(mesh(sheet, countries, (one, other) => one !== other)),
    country: draw(shapeOf(country, sheet) ?? shape),
    x: Math.round(x),
    y: Math.round(y),
    isSmall: own < SMALL * reach,
  };
}

/** A country without what is around it, as large as its square. */
function outlineOf(country: string, { detailed, rough }: Sheets): Drawing | null {
  const fine = shapeOf(country, detailed);
  if (fine === null) return null;
  const main = mainland(fine);
  const middle = geoCentroid(main);
  const isLarge = reachOf(main.coordinates, middle) >= SIMPLE_REACH;
  const shape = (isLarge ? shapeOf(country, rough) : null) ?? fine;
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .fitExtent(
      [
        [OUTLINE_MARGIN, OUTLINE_MARGIN],
        [OUTLINE - OUTLINE_MARGIN, OUTLINE - OUTLINE_MARGIN],
      ],
      mainland(shape),
    );
  const path = geoPath(projection).digits(1)(mainland(shape)) ?? "";
  return {
    name: outlineName(country),
    size: OUTLINE,
    shapes: [{ path, fill: 0, evenOdd: true }],
    fills: [{ colour: OUTLINE_COLOUR, share: 1 }],
  };
}

function shapeOf(country: string, sheet: Countries): Polygon | MultiPolygon | null {
  const found = sheet.objects.countries.geometries.find(
    ({ id }) => iso31661NumericToAlpha2[String(id)] === country,
  );
  if (found?.type === "Polygon") return feature(sheet, found).geometry;
  return found?.type === "MultiPolygon" ? feature(sheet, found).geometry : null;
}

/** The large parts of a country that lie together: nobody looks for France in South America. */
function mainland(shape: Polygon | MultiPolygon): MultiPolygon {
  const all = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  const parts = all.map((coordinates) => {
    const part: Polygon = { type: "Polygon", coordinates };
    return { coordinates, area: geoArea(part), middle: geoCentroid(part) };
  });
  const greatest = parts.reduce((best, part) => (part.area > best.area ? part : best));
  const near = NEAR * reachOf([greatest.coordinates], greatest.middle);
  const kept = parts.filter(
    ({ area, middle }) =>
      area >= LARGE * greatest.area && geoDistance(middle, greatest.middle) <= near,
  );
  return { type: "MultiPolygon", coordinates: kept.map(({ coordinates }) => coordinates) };
}

/** How far some polygons reach from a point, as an angle. */
function reachOf(polygons: MultiPolygon["coordinates"], middle: [number, number]): number {
  const edges = polygons.flatMap(([edge = []]) => edge);
  return edges.reduce((most, [x = 0, y = 0]) => Math.max(most, geoDistance([x, y], middle)), 0);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
