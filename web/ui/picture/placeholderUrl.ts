import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash';

/** So few pixels hold all of a thumbhash, in 350 characters; the browser blurs them while it stretches them. */
const [WIDTH, HEIGHT] = [8, 5];

/** The blurred picture of a thumbhash (base64), as a `data:` address; undefined where it is invalid. */
export function placeholderUrl(thumbHash: string): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));
    const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const x = Math.floor((((i % WIDTH) + 0.5) * w) / WIDTH);
      const y = Math.floor(((Math.floor(i / WIDTH) + 0.5) * h) / HEIGHT);
      return [...rgba.subarray((y * w + x) * 4, (y * w + x + 1) * 4)];
    });
    return rgbaToDataURL(WIDTH, HEIGHT, pixels.flat());
  } catch {
    return undefined;
  }
}
