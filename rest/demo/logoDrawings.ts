import * as icons from 'simple-icons';

/** The size of the frame, and the largest size of a mark in it, pixels. */
const frame = { width: 120, height: 48, mark: { width: 92, height: 40 } };
const style = '<style>.ink{fill:#474a4b}@media (prefers-color-scheme:dark){.ink{fill:#c9c6be}}</style>';

/** Left, top, width and height of an icon's drawing in its square of 24: most have empty space above and below. */
type Box = [x: number, y: number, width: number, height: number];
const square: Box = [0, 0, 24, 24];

const marks = new Map<string, [icon: { path: string }, box: Box]>([
  ['Aston Martin', [icons.siAstonmartin, [0, 9.26, 24, 5.48]]],
  ['Audi', [icons.siAudi, [0, 7.85, 24, 8.3]]],
  ['BMW', [icons.siBmw, square]],
  ['Bentley', [icons.siBentley, [0, 8.11, 24, 7.77]]],
  ['Chevrolet', [icons.siChevrolet, [0, 8.09, 24, 7.82]]],
  ['Ferrari', [icons.siFerrari, [3.37, 0, 17.26, 24]]],
  ['Ford', [icons.siFord, [0, 7.5, 24, 9]]],
  ['Lamborghini', [icons.siLamborghini, [1.71, 0, 20.57, 24]]],
  ['MINI', [icons.siMini, [0, 6.73, 24, 10.54]]],
  ['Maserati', [icons.siMaserati, [3.51, 0, 16.98, 24]]],
  ['Mitsubishi', [icons.siMitsubishi, [0, 1.62, 24, 20.76]]],
  ['Nissan', [icons.siNissan, [0, 1.96, 24, 20.08]]],
  ['Porsche', [icons.siPorsche, [2.65, 0, 18.71, 24]]],
  ['Rolls-Royce', [icons.siRollsroyce, [2.9, 0, 18.2, 24]]],
  ['Tesla', [icons.siTesla, square]],
  ['Toyota', [icons.siToyota, [0, 3.85, 24, 16.3]]],
  ['Volvo', [icons.siVolvo, square]],
]);

/** The logo of a brand as an SVG picture of 120 × 48: its mark, or its name set in capitals. */
export function drawLogo(brandName: string): string {
  const known = marks.get(brandName);
  const drawing = known ? drawMark(...known) : drawWordmark(brandName);
  const { width, height } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img"><title>${brandName}</title>${style}${drawing}</svg>\n`
  );
}

function drawMark({ path }: { path: string }, [x, y, width, height]: Box): string {
  const scale = Math.min(frame.mark.width / width, frame.mark.height / height);
  const start = (frame.width - width * scale) / 2 - x * scale;
  const top = (frame.height - height * scale) / 2 - y * scale;
  const place = [start, top].map((length) => length.toFixed(2)).join(' ');
  return `<path class="ink" fill="#474a4b" transform="translate(${place}) scale(${scale.toFixed(3)})" d="${path}"/>`;
}

function drawWordmark(brandName: string): string {
  const size = brandName.length > 6 ? 15 : 20;
  const length = Math.min(112, brandName.length * size * 0.95);
  return (
    `<text class="ink" fill="#474a4b" x="60" y="${24 + size * 0.35}" text-anchor="middle" font-size="${size}" ` +
    `font-family="Helvetica Neue, Arial, sans-serif" font-weight="600" textLength="${length}">${brandName.toUpperCase()}</text>`
  );
}
