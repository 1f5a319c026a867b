import { expect, it } from 'vitest';
import { evenStudio } from '../../rest/demo/scripts/evenStudio.ts';
import type { Layers } from '../../rest/demo/painting/readLayers.ts';

const width = 240;
const height = 160;
/** The place of the car: right of this column and below this row. */
const car = { left: 160, top: 100 };

/** A grey picture of a car in front of a wall, and the layers of the picture. */
function aStudio(wall: (x: number) => number) {
  const isCar = (x: number, y: number) => x >= car.left && y >= car.top;
  const picture = new Uint8Array(width * height * 3);
  const diffuse = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      diffuse[y * width + x] = isCar(x, y) ? 120 : 0;
      picture.fill(isCar(x, y) ? 30 + ((x + y) % 2) : wall(x), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  const layers: Layers = { width, height, light: picture, diffuse, metallic: diffuse };
  return { picture, layers };
}

/** Mean brightness of a column of the upper wall. */
function columnOf(picture: Uint8Array, x: number): number {
  let sum = 0;
  for (let y = 40; y < 60; y += 1) sum += picture[(y * width + x) * 3] ?? 0;
  return sum / 20;
}

/** The steepest change between neighbouring columns of the wall, in 8-bit steps. */
function steepest(picture: Uint8Array): number {
  const columns = Array.from({ length: 120 }, (_, i) => columnOf(picture, 40 + i));
  return Math.max(...columns.slice(1).map((value, i) => Math.abs(value - (columns[i] ?? 0))));
}

it('a wall whose light falls in steps shows no rings any more, and is as bright as before', () => {
  const { picture, layers } = aStudio((x) => 60 - 3 * Math.floor(x / 16));
  const evened = evenStudio(picture, layers);
  expect(steepest(picture)).toBe(3);
  expect(steepest(evened)).toBeLessThan(1);
  const mean = (of: Uint8Array) => of.reduce((sum, value) => sum + value, 0) / of.length;
  expect(mean(evened)).toBeCloseTo(mean(picture), 0);
});

it('the car and what lies below its upper edge stay as they are', () => {
  const { picture, layers } = aStudio((x) => 60 - 3 * Math.floor(x / 16));
  const evened = evenStudio(picture, layers);
  for (let y = car.top; y < height; y += 1) {
    const [from, to] = [(y * width + car.left) * 3, (y + 1) * width * 3];
    expect(evened.slice(from, to)).toEqual(picture.slice(from, to));
  }
});

it('the edge of a shadow stays sharp', () => {
  const { picture, layers } = aStudio((x) => (x < 100 ? 90 : 20));
  expect(steepest(evenStudio(picture, layers))).toBe(70);
});
