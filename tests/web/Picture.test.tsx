// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureFormats, pictureWidths, thumbHashOf } from '../../gateway/pictures/resize.ts';
import { Picture } from '../../web/ui/picture/Picture.tsx';
import { placeholderUrl } from '../../web/ui/picture/placeholderUrl.ts';
import * as site from '../../web/ui/picture/pictureUrl.ts';
import { until } from '../until.ts';

afterEach(cleanup);

const sizes = '(width < 48rem) 92vw, 30vw';
const car = { path: 'photos/x5.jpg', alt: 'A black BMW X5', sizes };
const sources = (of: ParentNode) =>
  [...of.querySelectorAll('source')].map((source) => [source.type, source.srcset, source.sizes]);

const inEveryWidth = (format: string) =>
  [280, 480, 768, 960, 1200, 1600]
    .map((width) => `/pictures/${width}.${format}/photos/x5.jpg ${width}w`)
    .join(', ');

test('a browser chooses among six widths in AVIF and JPEG, and knows the size before', () => {
  const { container } = render(<Picture {...car} />);
  expect(sources(container)).toEqual([['image/avif', inEveryWidth('avif'), sizes]]);
  const img = screen.getByRole('img', { name: car.alt });
  expect(img).toMatchObject({ width: 1600, height: 1000, sizes });
  expect(img.getAttribute('src')).toBe('/pictures/960.jpg/photos/x5.jpg');
  expect(img.getAttribute('srcset')).toBe(inEveryWidth('jpg'));
});

test('the gateway has every width and format that the site asks for, and no other', () => {
  expect([site.pictureWidths, site.pictureFormats]).toEqual([pictureWidths, pictureFormats]);
});

test.each([
  ['/photos/a b,c?.jpg', '/pictures/480.webp/photos/a%20b%2Cc%3F.jpg'],
  ['//photos/x5.jpg', '/pictures/480.webp/photos/x5.jpg'],
  ['https://rest.example/photos/x5.jpg', '/pictures/480.webp/https%3A%2F%2Frest.example%2Fphotos%2Fx5.jpg'],
])('the path %s becomes an address of the gateway', (path, address) => {
  expect(site.pictureUrl(path, 480, 'webp')).toBe(address);
});

test('a drawn logo is taken as it is, a photographed one resized', () => {
  expect(site.logoUrl('photos/logo-bmw.svg')).toBe('/pictures/original/photos/logo-bmw.svg');
  expect(site.logoUrl('/logos/Kia.JPG')).toBe('/pictures/480.webp/logos/Kia.JPG');
});

test('the first picture of a page is fetched at once and first, the others when they come near', () => {
  const { rerender } = render(<Picture {...car} priority />);
  const [loading, priority] = ['loading', 'fetchpriority'].map(
    (name) => () => screen.getByRole('img').getAttribute(name),
  );
  expect([loading?.(), priority?.()]).toEqual(['eager', 'high']);
  rerender(<Picture {...car} />);
  expect([loading?.(), priority?.()]).toEqual(['lazy', null]);
});

test('the server puts the picture into the page, with its blurred placeholder, and the head asks for that very picture', async () => {
  const photo = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer();
  const html = renderToString(<Picture {...car} priority placeholder={await thumbHashOf(photo)} />);
  const data = /background-image:url\((data:image\/png;base64,([^)]+))\)/.exec(html);
  const [preload = '', ...others] = html.match(/<link [^>]*>/g) ?? [];
  const [source = ''] = html.match(/<source type="image\/avif"[^>]*>/) ?? [];
  const asked = (element: string) =>
    [/srcset="([^"]+)"/i, / (?:image)?sizes="([^"]+)"/i].map((part) => part.exec(element)?.[1]);
  expect(preload).toMatch(
    /^<link rel="preload" as="image" .*type="image\/avif".*fetchPriority="high"|^<link rel="preload" as="image" .*fetchPriority="high".*type="image\/avif"/,
  );
  expect([asked(preload), others]).toEqual([asked(source), []]);
  expect(data?.[1]?.length).toBeLessThan(700);
  const { data: pixels, info } = await sharp(Buffer.from(data?.[2] ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([8, 5]);
  const [red = 0, green = 0, blue = 0] = pixels;
  expect([Math.abs(red - 0xc0), Math.abs(green - 0x30), Math.abs(blue - 0x20)].every((off) => off < 16)).toBe(
    true,
  );
});

test.each(['', 'x', '%%%', 'AAAA'])('a placeholder that cannot be read (%s) does no harm', (thumbHash) => {
  expect(placeholderUrl(thumbHash) ?? 'none').toMatch(/^(none|data:image\/png)/);
  render(<Picture {...car} placeholder={thumbHash} />);
  expect(screen.getByRole('img')).toHaveProperty('tagName', 'IMG');
});

test('GRID-2 where there is no picture, an outline of a car stands on the empty stage', () => {
  const { container, rerender } = render(<Picture {...car} path={null} className="size-full" />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: car.alt }).className).toContain('bg-stage');
  expect(screen.getByRole('img').className).toContain('size-full');
  rerender(<Picture {...car} alt="" path={undefined} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('GRID-2 a picture that cannot be loaded gives way to the outline, the next one gets its own chance', () => {
  const { container, rerender } = render(<Picture {...car} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<Picture {...car} path="photos/other.jpg" />);
  expect(container.querySelector('img')).not.toBeNull();
});

test('a picture that had failed before the page came alive gives way as well', async () => {
  // Every picture fails as a broken one does in a browser.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
  const { container } = render(<Picture {...car} />);
  await until(() => expect(container.querySelector('svg')).not.toBeNull());
});
