import { setImmediate } from 'node:timers/promises';
import type { Paint } from './paints.ts';
import type { Layers } from './readLayers.ts';

/** The layers store light as `(light / 1.6) ^ (1 / 2.2)`, so that 8 bits are enough for the dark parts. */
const LIGHT = Float32Array.from({ length: 256 }, (_, kept) => 1.6 * (kept / 255) ** 2.2);

/** Steps of the tone table from no light to four times the light of white. */
const STEPS = 16_384;
const STEPS_PER_LIGHT = STEPS / 4;
/** Light → brightness on the screen, in 256ths of an 8-bit step. */
const TONE = Uint16Array.from(
  { length: STEPS },
  (_, step) => 255 * 256 * onScreen(likeFilm(step / STEPS_PER_LIGHT)),
);

/**
 * Paints traced layers, with the seats of an open car in the colour of `seats`. Returns red, green and blue of every
 * pixel. Requests can be answered between the three colours.
 */
export async function applyPaint(
  { light, diffuse, metallic, upholstery }: Layers,
  paint: Paint,
  seats: Paint,
): Promise<Uint8Array> {
  const picture = new Uint8Array(light.length);
  const base = lightOf(paint.base);
  const flake = lightOf(paint.flake);
  const leather = lightOf(seats.base);
  for (let channel = 0; channel < 3; channel += 1) {
    const fromBase = LIGHT.map((amount) => amount * (base[channel] ?? 0) * (1 - paint.metal * 0.6));
    const fromFlake = LIGHT.map((amount) => amount * (flake[channel] ?? 0) * paint.metal * 1.15);
    const fromSeats = LIGHT.map((amount) => amount * (leather[channel] ?? 0));
    for (let pixel = 0, at = channel; at < light.length; pixel += 1, at += 3) {
      const sum =
        (LIGHT[light[at] ?? 0] ?? 0) +
        (fromBase[diffuse[pixel] ?? 0] ?? 0) +
        (fromFlake[metallic[pixel] ?? 0] ?? 0) +
        (fromSeats[upholstery?.[pixel] ?? 0] ?? 0);
      const tone = TONE[Math.min(STEPS - 1, sum * STEPS_PER_LIGHT) | 0] ?? 0;
      picture[at] = (tone + grain(pixel)) >> 8;
    }
    await setImmediate();
  }
  return picture;
}

/** Up to one step of noise, the same on every run: without it, the studio's wall shows bands. */
function grain(pixel: number): number {
  const mixed = Math.imul(pixel ^ (pixel >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) & 255;
}

/** Turns a colour such as `#34393d` into red, green and blue as amounts of light. */
function lightOf(hex: string): number[] {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

/** Compresses highlights as film does, so that a lamp is bright and not a white hole. */
function likeFilm(light: number): number {
  return Math.min(1, (light * (2.35 * light + 0.04)) / (light * (2.15 * light + 0.52) + 0.12));
}

function onScreen(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
