// The inner loops of the compositor, in AssemblyScript: `bun run build:kernels` makes `rows.wasm` of
// it. They work on rows of bytes, sixteen at a time, and may read so many beyond the end of a row.

const STEPS = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/**
 * Lays a row onto another: to = from * opacity + to * (1 - alpha * opacity). `from` was multiplied by
 * `alpha` before; `opacity` is in 256ths.
 */
export function blend(to: usize, from: usize, alpha: usize, count: i32, opacity: i32): void {
  for (let i = 0; i < count; i += 16) {
    const share = v128.load(alpha + i);
    if (v128.any_true(share)) lay(to, i, 0, count, v128.load(from + i), share, opacity);
  }
}

/** Lays the next sixteen of a row, but nothing before `skip` or from `count` on. */
function lay(
  row: usize,
  i: i32,
  skip: i32,
  count: i32,
  from: v128,
  alpha: v128,
  opacity: i32,
): void {
  const mixes = opacity < 256 || v128.any_true(v128.not(alpha));
  const bytes = mixes ? blended(v128.load(row + i), from, alpha, opacity) : from;
  put(row, i, skip, count, bytes);
}

/** Writes the next sixteen of a row, and nothing before `skip` or from `count` on. */
function put(row: usize, i: i32, skip: i32, count: i32, bytes: v128): void {
  const at = row + i;
  if (i >= skip && i + 16 <= count) {
    v128.store(at, bytes);
    return;
  }
  const begun = i8x16.ge_s(STEPS, i8x16.splat(<i8>max(skip - i, 0)));
  const inside = i8x16.lt_s(STEPS, i8x16.splat(<i8>min(count - i, 16)));
  v128.store(at, v128.bitselect(bytes, v128.load(at), v128.and(begun, inside)));
}

function blended(to: v128, from: v128, alpha: v128, opacity: i32): v128 {
  const full = i16x8.splat(255);
  const half = i16x8.splat(128);
  let a0 = i16x8.extend_low_i8x16_u(alpha);
  let a1 = i16x8.extend_high_i8x16_u(alpha);
  let s0 = i16x8.extend_low_i8x16_u(from);
  let s1 = i16x8.extend_high_i8x16_u(from);
  if (opacity < 256) {
    const share = i16x8.splat(<i16>opacity);
    a0 = i16x8.shr_u(i16x8.add(i16x8.mul(a0, share), half), 8);
    a1 = i16x8.shr_u(i16x8.add(i16x8.mul(a1, share), half), 8);
    s0 = i16x8.shr_u(i16x8.add(i16x8.mul(s0, share), half), 8);
    s1 = i16x8.shr_u(i16x8.add(i16x8.mul(s1, share), half), 8);
  }
  let d0 = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(to), i16x8.sub(full, a0)), half);
  let d1 = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(to), i16x8.sub(full, a1)), half);
  // Divides by 255.
  d0 = i16x8.shr_u(i16x8.add(d0, i16x8.shr_u(d0, 8)), 8);
  d1 = i16x8.shr_u(i16x8.add(d1, i16x8.shr_u(d1, 8)), 8);
  return i8x16.narrow_i16x8_u(i16x8.add(s0, d0), i16x8.add(s1, d1));
}

/** Bytes of a plan for sixteen samples: where they begin, then which bytes from there, then weights. */
const PLAN: i32 = 48;

/**
 * Plans the samples of a row at `x`, `x + step` and so on, in 65,536ths of a byte, for rows that are all
 * sampled alike. `step` is less than 1.9 bytes.
 */
export function planStretch(plan: usize, count: i32, x: i32, step: i32): void {
  for (let i = 0; i < count; i += 16) {
    const first = x >> 16;
    store<i32>(plan, first);
    for (let k = 0; k < 16; k++) {
      store<u8>(plan + k, <u8>((x >> 16) - first), 16);
      store<u8>(plan + k, <u8>(x >> 8), 32);
      x += step;
    }
    plan += PLAN;
  }
}

/**
 * Lays rows of a plane onto those of another, which are moved or stretched, but not turned. The first
 * lies at `y`, each further one `stepY` below. Samples are those of a plan for rows that begin at
 * `from`; without one (0), they are the bytes from there on. `alpha` is a plane like `from`, what that
 * was multiplied by before; 0: it is opaque. Of the first sixteen, `skip` are left alone; `opacity` is
 * in 256ths. `temporary` has room for two rows of samples.
 */
export function layStretched(
  to: usize,
  toStride: i32,
  from: usize,
  stride: i32,
  alpha: usize,
  rows: i32,
  y: f64,
  stepY: f64,
  plan: usize,
  skip: i32,
  count: i32,
  opacity: i32,
  temporary: usize,
): void {
  const isPlanned = plan !== 0;
  const first = isPlanned ? load<i32>(plan) : 0;
  const length = isPlanned ? load<i32>(plan + ((count - 1) >> 4) * PLAN) - first + 32 : count;
  const other = temporary + ((length + 63) & ~31);
  for (let j = 0; j < rows; j++) {
    const steps = <i32>Math.floor((y + <f64>j * stepY) * 256.0 + 0.5);
    const row = (steps >> 8) * stride;
    const below = steps & 255;
    let colours = from + row;
    let shares = alpha + row;
    if (below > 0) {
      mix(temporary, colours + first, stride, length, below);
      colours = temporary - first;
      if (alpha !== 0) {
        mix(other, shares + first, stride, length, below);
        shares = other - first;
      }
    }
    if (alpha === 0 && opacity === 256) {
      let own = plan;
      for (let i = 0; i < count; i += 16) {
        put(to, i, skip, count, isPlanned ? stretched(colours, own) : v128.load(colours + i));
        own += PLAN;
      }
    } else if (alpha === 0) {
      let own = plan;
      for (let i = 0; i < count; i += 16) {
        const bytes = isPlanned ? stretched(colours, own) : v128.load(colours + i);
        lay(to, i, skip, count, bytes, i8x16.splat(-1), opacity);
        own += PLAN;
      }
    } else {
      let own = plan;
      for (let i = 0; i < count; i += 16) {
        const share = isPlanned ? stretched(shares, own) : v128.load(shares + i);
        if (v128.any_true(share)) {
          const bytes = isPlanned ? stretched(colours, own) : v128.load(colours + i);
          lay(to, i, skip, count, bytes, share, opacity);
        }
        own += PLAN;
      }
    }
    to += toStride;
  }
}

/** Sixteen samples of a row as planned. */
function stretched(row: usize, plan: usize): v128 {
  return across(row + load<i32>(plan), v128.load(plan, 16), v128.load(plan, 32));
}

/** Mixes a row with the one below it: that by `weight` 256ths, the first by the rest. */
function mix(to: usize, from: usize, stride: i32, count: i32, weight: i32): void {
  const w1 = i16x8.splat(<i16>weight);
  const w0 = i16x8.splat(<i16>(256 - weight));
  const half = i16x8.splat(128);
  for (let i = 0; i < count; i += 16) {
    const a = v128.load(from + i);
    const b = v128.load(from + stride + i);
    const a0 = i16x8.mul(i16x8.extend_low_i8x16_u(a), w0);
    const a1 = i16x8.mul(i16x8.extend_high_i8x16_u(a), w0);
    const b0 = i16x8.mul(i16x8.extend_low_i8x16_u(b), w1);
    const b1 = i16x8.mul(i16x8.extend_high_i8x16_u(b), w1);
    const low = i16x8.shr_u(i16x8.add(i16x8.add(a0, b0), half), 8);
    const high = i16x8.shr_u(i16x8.add(i16x8.add(a1, b1), half), 8);
    v128.store(to + i, i8x16.narrow_i16x8_u(low, high));
  }
}

/** Takes sixteen of 32 bytes, each mixed with the one behind it by a weight in 256ths. */
function across(at: usize, first: v128, weights: v128): v128 {
  const half = i16x8.splat(128);
  const full = i16x8.splat(256);
  const far = i8x16.sub(first, i8x16.splat(16));
  // What is not among sixteen bytes is none there, so that both halves are put together.
  const left = v128.or(i8x16.swizzle(v128.load(at), first), i8x16.swizzle(v128.load(at, 16), far));
  const right = v128.or(
    i8x16.swizzle(v128.load(at, 1), first),
    i8x16.swizzle(v128.load(at, 17), far),
  );
  const w0 = i16x8.extend_low_i8x16_u(weights);
  const w1 = i16x8.extend_high_i8x16_u(weights);
  const low = i16x8.add(
    i16x8.mul(i16x8.extend_low_i8x16_u(left), i16x8.sub(full, w0)),
    i16x8.mul(i16x8.extend_low_i8x16_u(right), w0),
  );
  const high = i16x8.add(
    i16x8.mul(i16x8.extend_high_i8x16_u(left), i16x8.sub(full, w1)),
    i16x8.mul(i16x8.extend_high_i8x16_u(right), w1),
  );
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.add(low, half), 8),
    i16x8.shr_u(i16x8.add(high, half), 8),
  );
}

/** The first byte that is not 0, and in the upper half of the result the one behind the last; 0: none. */
export function extent(row: usize, count: i32): u64 {
  let first = 0;
  while (first < count && load<u8>(row + first) === 0) first++;
  if (first === count) return 0;
  let end = count;
  while (load<u8>(row + end - 1) === 0) end--;
  return ((<u64>end) << 32) | <u64>first;
}

/**
 * Tells of each sixteen columns of some rows whether all bytes are 0 (0), all are 255 (2), or neither (1).
 * It looks at whole sixteens.
 */
export function tiles(to: usize, from: usize, stride: i32, rows: i32, count: i32): void {
  for (let column = 0; column < count; column++) {
    let some = i8x16.splat(0);
    let all = i8x16.splat(-1);
    for (let row = 0; row < rows; row++) {
      const bytes = v128.load(from + row * stride + (column << 4));
      some = v128.or(some, bytes);
      all = v128.and(all, bytes);
    }
    const kind = !v128.any_true(some) ? 0 : v128.any_true(v128.not(all)) ? 1 : 2;
    store<u8>(to + column, kind);
  }
}

/** Tells of each eight columns of some rows which byte all of them are, as 16 bits; -1: they differ. */
export function alike(to: usize, from: usize, stride: i32, rows: i32, count: i32): void {
  for (let column = 0; column < count; column++) {
    const at = from + (column << 3);
    const first = load<i64>(at);
    let isAlike = first === i64x2.extract_lane(i8x16.splat(<i8>first), 0);
    for (let row = 1; isAlike && row < rows; row++)
      isAlike = load<i64>(at + row * stride) === first;
    store<i16>(to + (column << 1), isAlike ? <i16>(first & 0xff) : -1);
  }
}

/** Makes all bytes of some rows the same. */
export function fill(to: usize, stride: i32, rows: i32, count: i32, byte: i32): void {
  const bytes = i8x16.splat(<i8>byte);
  const whole = count & ~15;
  for (let row = 0; row < rows; row++) {
    const at = to + row * stride;
    for (let i = 0; i < whole; i += 16) v128.store(at + i, bytes);
    for (let i = whole; i < count; i++) store<u8>(at + i, <u8>byte);
  }
}

/** Samples a plane along a line, from (x, y) in steps of (stepX, stepY), in 65,536ths of a byte. */
export function line(
  to: usize,
  from: usize,
  stride: i32,
  count: i32,
  x: i32,
  y: i32,
  stepX: i32,
  stepY: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = from + (y >> 16) * stride + (x >> 16);
    const u = (x >> 8) & 255;
    const v = (y >> 8) & 255;
    const p = <i32>load<u8>(at);
    const q = <i32>load<u8>(at, 1);
    const r = <i32>load<u8>(at + stride);
    const s = <i32>load<u8>(at + stride, 1);
    const top = (p << 8) + u * (q - p);
    const bottom = (r << 8) + u * (s - r);
    store<u8>(to + i, <u8>(((top << 8) + v * (bottom - top) + 32768) >> 16));
    x += stepX;
    y += stepY;
  }
}

/**
 * Lays rows of a plane onto those of another as `layStretched` does, where they are turned a little: the
 * first sample lies at (x, y), each further one of a row at (stepX, stepY) from the one before, and the
 * first of each further row at (downX, downY) from that of the row above; all in 65,536ths of a byte.
 * Steps go forward by less than 1.9 bytes, and up or down by less than one in two. Of each sixteen
 * samples, all of the few rows that they lie between are mixed.
 */
export function laySloped(
  to: usize,
  toStride: i32,
  from: usize,
  stride: i32,
  alpha: usize,
  rows: i32,
  x: i32,
  y: i32,
  stepX: i32,
  stepY: i32,
  downX: i32,
  downY: i32,
  count: i32,
  opacity: i32,
): void {
  const isOpaque = alpha === 0;
  const low = lanes(stepX, 0);
  const high = lanes(stepX, 8);
  const lowY = lanes(stepY, 0);
  const highY = lanes(stepY, 8);
  const fraction = i16x8.splat(255);
  for (let j = 0; j < rows; j++) {
    let atX = x;
    let atY = y;
    for (let i = 0; i < count; i += 16) {
      const start = i16x8.splat(<i16>((atX >> 8) & 255));
      const x0 = i16x8.add(low, start);
      const x1 = i16x8.add(high, start);
      const first = i8x16.narrow_i16x8_u(i16x8.shr_u(x0, 8), i16x8.shr_u(x1, 8));
      const weights = i8x16.narrow_i16x8_u(v128.and(x0, fraction), v128.and(x1, fraction));
      const last = atY + stepY * (min(16, count - i) - 1);
      const top = min(atY, last) >> 16;
      const bottom = (max(atY, last) >> 16) + 1;
      // How far below a row the samples are.
      const offset = i16x8.splat(<i16>((atY - (top << 16)) >> 8));
      const y0 = i16x8.add(lowY, offset);
      const y1 = i16x8.add(highY, offset);
      const at = top * stride + (atX >> 16);
      const height = bottom - top;
      const share = isOpaque
        ? i8x16.splat(-1)
        : sloped(alpha + at, stride, height, first, weights, y0, y1);
      if (isOpaque || v128.any_true(share)) {
        const colours = sloped(from + at, stride, height, first, weights, y0, y1);
        lay(to, i, 0, count, colours, share, opacity);
      }
      atX += stepX << 4;
      atY += stepY << 4;
    }
    to += toStride;
    x += downX;
    y += downY;
  }
}

/** Mixes rows, each sampled `across`, by how far below the first of them eight and eight samples are. */
function sloped(
  at: usize,
  stride: i32,
  height: i32,
  first: v128,
  weights: v128,
  y0: v128,
  y1: v128,
): v128 {
  const zero = i16x8.splat(0);
  const full = i16x8.splat(256);
  let sum0 = i16x8.splat(128);
  let sum1 = i16x8.splat(128);
  for (let row = 0; row <= height; row++) {
    const share0 = i16x8.max_s(zero, i16x8.sub(full, i16x8.abs(y0)));
    const share1 = i16x8.max_s(zero, i16x8.sub(full, i16x8.abs(y1)));
    const bytes = across(at, first, weights);
    sum0 = i16x8.add(sum0, i16x8.mul(i16x8.extend_low_i8x16_u(bytes), share0));
    sum1 = i16x8.add(sum1, i16x8.mul(i16x8.extend_high_i8x16_u(bytes), share1));
    y0 = i16x8.sub(y0, full);
    y1 = i16x8.sub(y1, full);
    at += stride;
  }
  return i8x16.narrow_i16x8_u(i16x8.shr_u(sum0, 8), i16x8.shr_u(sum1, 8));
}

/** How far eight samples from one on are from the first, in 256ths of a byte. */
function lanes(step: i32, from: i32): v128 {
  const a = i32x4.mul(i32x4.splat(step), i32x4.add(i32x4(0, 1, 2, 3), i32x4.splat(from)));
  const b = i32x4.add(a, i32x4.splat(step << 2));
  return i16x8.narrow_i32x4_s(i32x4.shr_s(a, 8), i32x4.shr_s(b, 8));
}

/**
 * Converts a row of pixels (red, green, blue, alpha) to brightness by BT.709 in limited range,
 * multiplied by alpha, and to alpha. Writes whole sixteens.
 */
export function luma(to: usize, alpha: usize, pixels: usize, count: i32): void {
  for (let i = 0; i < count; i += 16) {
    const at = pixels + (i << 2);
    const p = v128.load(at);
    const q = v128.load(at, 16);
    const r = v128.load(at, 32);
    const s = v128.load(at, 48);
    const all = bytesOf(
      i32x4.shr_u(p, 24),
      i32x4.shr_u(q, 24),
      i32x4.shr_u(r, 24),
      i32x4.shr_u(s, 24),
    );
    v128.store(alpha + i, all);
    const seen = v128.any_true(all);
    v128.store(to + i, seen ? bytesOf(lumaOf(p), lumaOf(q), lumaOf(r), lumaOf(s)) : all);
  }
}

function lumaOf(pixel: v128): v128 {
  const byte = i32x4.splat(255);
  const r = v128.and(pixel, byte);
  const g = v128.and(i32x4.shr_u(pixel, 8), byte);
  const b = v128.and(i32x4.shr_u(pixel, 16), byte);
  // 219/255 of 0.2126, 0.7152 and 0.0722, in 65,536ths.
  const y = i32x4.add(
    i32x4.add(i32x4.splat(16 * 65536), i32x4.mul(r, i32x4.splat(11966))),
    i32x4.add(i32x4.mul(g, i32x4.splat(40254)), i32x4.mul(b, i32x4.splat(4064))),
  );
  const product = i32x4.mul(i32x4.shr_u(y, 8), i32x4.shr_u(pixel, 24));
  const n = i32x4.shr_u(i32x4.add(product, i32x4.splat(32640)), 8);
  // Divides by 255.
  return i32x4.shr_u(i32x4.add(i32x4.add(n, i32x4.splat(1)), i32x4.shr_u(n, 8)), 8);
}

/** Sixteen numbers below 256 as bytes. */
function bytesOf(a: v128, b: v128, c: v128, d: v128): v128 {
  return i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(a, b), i16x8.narrow_i32x4_s(c, d));
}

/** Of the sum of weights, and of an opacity of 255. */
const SHARE: f32 = 1.0 / (8.0 * 255.0);

/**
 * Converts two rows of pixels to half as many of the two colour differences by BT.709 in limited range,
 * multiplied by alpha, and to alpha. Each lies in the middle of the even pixel and of both rows. Writes
 * whole fours.
 */
export function chroma(
  toU: usize,
  toV: usize,
  alpha: usize,
  above: usize,
  below: usize,
  count: i32,
): void {
  const byte = i32x4.splat(255);
  for (let i = 0; i < count; i += 4) {
    let r = i32x4.splat(0);
    let g = i32x4.splat(0);
    let b = i32x4.splat(0);
    let a = i32x4.splat(0);
    for (let k = -1; k <= 1; k++) {
      const at = (2 * i + k) << 2;
      for (let row = 0; row < 2; row++) {
        const from = (row === 0 ? above : below) + at;
        // Every other pixel.
        const pixel = v128.shuffle<i32>(v128.load(from), v128.load(from, 16), 0, 2, 4, 6);
        // The one in the middle counts twice.
        const opacity = i32x4.shl(i32x4.shr_u(pixel, 24), k === 0 ? 1 : 0);
        r = i32x4.add(r, i32x4.mul(opacity, v128.and(pixel, byte)));
        g = i32x4.add(g, i32x4.mul(opacity, v128.and(i32x4.shr_u(pixel, 8), byte)));
        b = i32x4.add(b, i32x4.mul(opacity, v128.and(i32x4.shr_u(pixel, 16), byte)));
        a = i32x4.add(a, opacity);
      }
    }
    const zero = i32x4.splat(0);
    if (!v128.any_true(a)) {
      store<u32>(alpha + i, 0);
      store<u32>(toU + i, 0);
      store<u32>(toV + i, 0);
      continue;
    }
    const share = i32x4.shr_u(i32x4.add(a, i32x4.splat(4)), 3);
    store<u32>(alpha + i, i32x4.extract_lane(bytesOf(share, zero, zero, zero), 0));
    // 224/255 of BT.709's factors.
    const red = f32x4.convert_i32x4_s(r);
    const green = f32x4.convert_i32x4_s(g);
    const blue = f32x4.convert_i32x4_s(b);
    const middle = f32x4.mul(f32x4.convert_i32x4_s(a), f32x4.splat(128.0));
    const u = f32x4.add(
      f32x4.sub(
        f32x4.sub(middle, f32x4.mul(red, f32x4.splat(0.10064))),
        f32x4.mul(green, f32x4.splat(0.33857)),
      ),
      f32x4.mul(blue, f32x4.splat(0.43922)),
    );
    const v = f32x4.sub(
      f32x4.sub(
        f32x4.add(middle, f32x4.mul(red, f32x4.splat(0.43922))),
        f32x4.mul(green, f32x4.splat(0.39894)),
      ),
      f32x4.mul(blue, f32x4.splat(0.04027)),
    );
    store<u32>(toU + i, i32x4.extract_lane(bytesOf(rounded(u), zero, zero, zero), 0));
    store<u32>(toV + i, i32x4.extract_lane(bytesOf(rounded(v), zero, zero, zero), 0));
  }
}

function rounded(value: v128): v128 {
  const scaled = f32x4.add(f32x4.mul(value, f32x4.splat(SHARE)), f32x4.splat(0.5));
  const inside = f32x4.min(f32x4.splat(255.0), f32x4.max(f32x4.splat(0.0), scaled));
  return i32x4.trunc_sat_f32x4_s(inside);
}
