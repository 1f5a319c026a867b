import type { Layers } from '../painting/readLayers.ts';

/** How far around a pixel the studio is averaged, px; less near the car or the edge of the picture. */
const REACHES = [32, 16, 8, 4];
/**
 * An average that differs more than this from its pixel, in 8-bit steps, crosses an edge such as a shadow's: the pixel
 * stays.
 */
const MOST = 5;
/** Smaller values in the layers of the paint are noise of their compression. */
const PAINTED = 16;

/**
 * Evens out the wall and the floor around a car in a painted picture of red, green and blue: in near darkness, the 256
 * steps of the layers are visible as rings. Everything below the upper edge of the car in the picture stays as it is.
 */
export function evenStudio(picture: Uint8Array, { width, height, diffuse, metallic }: Layers): Uint8Array {
  const horizon = Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && Math.max(diffuse[y * width + x] ?? 0, metallic[y * width + x] ?? 0) < PAINTED)
      y += 1;
    return y;
  });
  const isClear = (x: number, y: number, reach: number) => {
    if (x < reach || y < reach || x + reach >= width || y + reach >= height) return false;
    for (let at = x - reach; at <= x + reach; at += 1) if (y + reach >= (horizon[at] ?? 0)) return false;
    return true;
  };
  const evened = picture.slice();
  const sums = [0, 1, 2].map((channel) => summed(picture, channel, width, height));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const reach = REACHES.find((some) => isClear(x, y, some));
      if (!reach) continue;
      for (const [channel, sum] of sums.entries()) {
        const at = (y * width + x) * 3 + channel;
        const own = picture[at] ?? 0;
        const mean = meanAround(sum, x, y, reach, width);
        if (Math.abs(mean - own) < MOST) evened[at] = mean + threshold(x, y);
      }
    }
  return evened;
}

/** Sums of a channel over everything above and to the left of each corner between pixels. */
function summed(picture: Uint8Array, channel: number, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += picture[(y * width + x) * 3 + channel] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  return sums;
}

function meanAround(sums: Float64Array, x: number, y: number, reach: number, width: number): number {
  const above = (y - reach) * (width + 1);
  const below = (y + reach + 1) * (width + 1);
  const [left, right] = [x - reach, x + reach + 1];
  const sum =
    (sums[below + right] ?? 0) -
    (sums[above + right] ?? 0) -
    (sums[below + left] ?? 0) +
    (sums[above + left] ?? 0);
  return sum / (2 * reach + 1) ** 2;
}

/**
 * The fraction from which a mean is rounded up, 0 to 1: it differs between neighbours, so that no step of brightness has
 * an edge.
 */
function threshold(x: number, y: number): number {
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
}
