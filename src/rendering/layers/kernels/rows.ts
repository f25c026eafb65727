// The inner loops of the compositor, in AssemblyScript: `bun run build:kernels` makes `rows.wasm` of
// it. They work on rows of bytes, sixteen at a time, and may read so many beyond the end of a row.

const STEPS = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

/**
 * Lays a row onto another: to = from * opacity + to * (1 - alpha * opacity). `from` was multiplied by
 * `alpha` before; `opacity` is in 256ths.
 */
export function blend(to: usize, from: usize, alpha: usize, count: i32, opacity: i32): void {
  const full = i16x8.splat(255);
  const share = i16x8.splat(<i16>opacity);
  const half = i16x8.splat(128);
  for (let i = 0; i < count; i += 16) {
    const a = v128.load(alpha + i);
    if (!v128.any_true(a)) continue;
    const s = v128.load(from + i);
    const d = v128.load(to + i);
    let a0 = i16x8.extend_low_i8x16_u(a);
    let a1 = i16x8.extend_high_i8x16_u(a);
    let s0 = i16x8.extend_low_i8x16_u(s);
    let s1 = i16x8.extend_high_i8x16_u(s);
    if (opacity < 256) {
      a0 = i16x8.shr_u(i16x8.add(i16x8.mul(a0, share), half), 8);
      a1 = i16x8.shr_u(i16x8.add(i16x8.mul(a1, share), half), 8);
      s0 = i16x8.shr_u(i16x8.add(i16x8.mul(s0, share), half), 8);
      s1 = i16x8.shr_u(i16x8.add(i16x8.mul(s1, share), half), 8);
    }
    let d0 = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(d), i16x8.sub(full, a0)), half);
    let d1 = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(d), i16x8.sub(full, a1)), half);
    // Divides by 255.
    d0 = i16x8.shr_u(i16x8.add(d0, i16x8.shr_u(d0, 8)), 8);
    d1 = i16x8.shr_u(i16x8.add(d1, i16x8.shr_u(d1, 8)), 8);
    const out = i8x16.narrow_i16x8_u(i16x8.add(s0, d0), i16x8.add(s1, d1));
    if (i + 16 <= count) v128.store(to + i, out);
    else {
      const inside = i8x16.lt_u(STEPS, i8x16.splat(<i8>(count - i)));
      v128.store(to + i, v128.bitselect(out, d, inside));
    }
  }
}

/** Mixes two rows: the second by `weight` 256ths, the first by the rest. */
export function mix(to: usize, first: usize, second: usize, count: i32, weight: i32): void {
  const w1 = i16x8.splat(<i16>weight);
  const w0 = i16x8.splat(<i16>(256 - weight));
  const half = i16x8.splat(128);
  for (let i = 0; i < count; i += 16) {
    const a = v128.load(first + i);
    const b = v128.load(second + i);
    const a0 = i16x8.mul(i16x8.extend_low_i8x16_u(a), w0);
    const a1 = i16x8.mul(i16x8.extend_high_i8x16_u(a), w0);
    const b0 = i16x8.mul(i16x8.extend_low_i8x16_u(b), w1);
    const b1 = i16x8.mul(i16x8.extend_high_i8x16_u(b), w1);
    const low = i16x8.shr_u(i16x8.add(i16x8.add(a0, b0), half), 8);
    const high = i16x8.shr_u(i16x8.add(i16x8.add(a1, b1), half), 8);
    v128.store(to + i, i8x16.narrow_i16x8_u(low, high));
  }
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

/** Samples a row as planned. */
export function stretch(to: usize, from: usize, plan: usize, count: i32): void {
  const half = i16x8.splat(128);
  const sixteen = i8x16.splat(16);
  for (let i = 0; i < count; i += 16) {
    const at = from + load<i32>(plan);
    const near = v128.load(plan, 16);
    const far = i8x16.sub(near, sixteen);
    const weights = v128.load(plan, 32);
    // What is not among sixteen bytes is none there, so that both halves are put together.
    const left = v128.or(i8x16.swizzle(v128.load(at), near), i8x16.swizzle(v128.load(at, 16), far));
    const right = v128.or(
      i8x16.swizzle(v128.load(at, 1), near),
      i8x16.swizzle(v128.load(at, 17), far),
    );
    const w0 = i16x8.extend_low_i8x16_u(weights);
    const w1 = i16x8.extend_high_i8x16_u(weights);
    const full = i16x8.splat(256);
    const low = i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(left), i16x8.sub(full, w0)),
      i16x8.mul(i16x8.extend_low_i8x16_u(right), w0),
    );
    const high = i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(left), i16x8.sub(full, w1)),
      i16x8.mul(i16x8.extend_high_i8x16_u(right), w1),
    );
    v128.store(
      to + i,
      i8x16.narrow_i16x8_u(
        i16x8.shr_u(i16x8.add(low, half), 8),
        i16x8.shr_u(i16x8.add(high, half), 8),
      ),
    );
    plan += PLAN;
  }
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
 * Converts a row of pixels (red, green, blue, alpha) to brightness by BT.709 in limited range,
 * multiplied by alpha, and to alpha.
 */
export function luma(to: usize, alpha: usize, pixels: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const pixel = load<u32>(pixels + (i << 2));
    const a = <i32>(pixel >>> 24);
    store<u8>(alpha + i, <u8>a);
    if (a === 0) {
      store<u8>(to + i, 0);
      continue;
    }
    const r = <i32>(pixel & 255);
    const g = <i32>((pixel >>> 8) & 255);
    const b = <i32>((pixel >>> 16) & 255);
    // 219/255 of 0.2126, 0.7152 and 0.0722, in 65,536ths.
    const y = 16 * 65536 + 11966 * r + 40254 * g + 4064 * b;
    store<u8>(to + i, <u8>(((y >> 8) * a + 32640) / 65280));
  }
}

/** Of the sum of weights, and of an opacity of 255. */
const SHARE: f32 = 1.0 / (8.0 * 255.0);

/**
 * Converts two rows of pixels to half as many of the two colour differences by BT.709 in limited range,
 * multiplied by alpha, and to alpha. Each lies in the middle of the even pixel and of both rows.
 */
export function chroma(
  toU: usize,
  toV: usize,
  alpha: usize,
  above: usize,
  below: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let a = 0;
    for (let k = -1; k <= 1; k++) {
      const weight = k === 0 ? 2 : 1;
      const at = (2 * i + k) << 2;
      for (let row = 0; row < 2; row++) {
        const pixel = load<u32>((row === 0 ? above : below) + at);
        const opacity = weight * <i32>(pixel >>> 24);
        r += opacity * <i32>(pixel & 255);
        g += opacity * <i32>((pixel >>> 8) & 255);
        b += opacity * <i32>((pixel >>> 16) & 255);
        a += opacity;
      }
    }
    const share = (a + 4) >> 3;
    store<u8>(alpha + i, <u8>share);
    // 224/255 of BT.709's factors.
    const red = <f32>r;
    const green = <f32>g;
    const blue = <f32>b;
    const middle = <f32>a * 128.0;
    const u: f32 = middle - 0.10064 * red - 0.33857 * green + 0.43922 * blue;
    const v: f32 = middle + 0.43922 * red - 0.39894 * green - 0.04027 * blue;
    store<u8>(toU + i, <u8>toByte(u * SHARE));
    store<u8>(toV + i, <u8>toByte(v * SHARE));
  }
}

function toByte(value: f32): i32 {
  return <i32>Mathf.min(255.0, Mathf.max(0.0, value + 0.5));
}
