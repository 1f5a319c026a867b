import { marks, type Mark } from './marks.ts';

/** The size of the frame, and the largest size of a mark in it, pixels. */
const frame = { width: 120, height: 48, mark: { width: 92, height: 40 } };
const style = '<style>.ink{fill:#474a4b}@media (prefers-color-scheme:dark){.ink{fill:#c9c6be}}</style>';

/** The logo of a brand as an SVG picture of 120 × 48: its mark, or its name set in capitals. */
export function drawLogo(brandName: string): string {
  const known = marks.get(brandName);
  const drawing = known ? drawMark(known) : drawWordmark(brandName);
  const { width, height } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img"><title>${brandName}</title>${style}${drawing}</svg>\n`
  );
}

function drawMark({ path, box: [x, y, width, height] }: Mark): string {
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
