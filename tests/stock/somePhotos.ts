import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small photo with something to see in every part of it. */
export function aPhoto(width = 64, height = 48) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, i) => (i * i * 31 + (i % 7) * 40) % 256),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header states this size. Its data, `pixels`, need not fit that size. */
function aPng(width: number, height: number, pixels = Buffer.alloc(64)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}

/** Files that are no photos, damaged, or too large: each with a title, a file name and the end of its error message. */
export async function badFiles(): Promise<
  [title: string, fileName: string, bytes: Buffer, refusal: RegExp][]
> {
  const jpeg = await aPhoto().jpeg().toBuffer();
  const png = await aPhoto().png().toBuffer();
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const noPhoto = /is not a JPEG or PNG photo\. Save it as JPEG and add it again\.$/;
  const damaged = /is damaged and cannot be read\.$/;
  const tooMany = /has more than 50 megapixels\. Make it smaller and add it again\.$/;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const changed = (file: Buffer, at: number, ...values: number[]) => {
    const copy = Buffer.from(file);
    copy.set(values, at);
    return copy;
  };
  /** Where the JPEG states its height and width. */
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  const cuts = (file: Buffer, shares: number[]) =>
    shares.map((share) => file.subarray(0, file.length * share));

  return [
    ['a file of zero bytes', 'empty.jpg', Buffer.alloc(0), /is empty\.$/],
    ['an SVG', 'car.svg', bytes(svg), noPhoto],
    ['an SVG called JPEG', 'car.jpg', bytes(svg), noPhoto],
    ['an SVG behind an XML header', 'car.png', bytes(`<?xml version="1.0"?>${svg}`), noPhoto],
    ['a web page', 'car.html', bytes('<!doctype html><script>alert(1)</script>'), noPhoto],
    ['a web page called JPEG', 'page.jpeg', bytes('<html><body onload=alert(1)>'), noPhoto],
    ['a script', 'shell.php.jpg', bytes('<?php system($_GET["c"]); ?>'), noPhoto],
    ['a text', 'car.png', bytes('not a picture'), noPhoto],
    ['JSON', 'car.jpg', bytes('{"a":1}'), noPhoto],
    ['a GIF', 'car.gif', await aPhoto().gif().toBuffer(), noPhoto],
    ['a GIF called JPEG', 'car.jpg', await aPhoto().gif().toBuffer(), noPhoto],
    ['a WebP', 'car.webp', await aPhoto().webp().toBuffer(), noPhoto],
    ['a WebP called PNG', 'car.png', await aPhoto().webp().toBuffer(), noPhoto],
    ['a TIFF', 'car.tiff', await aPhoto().tiff().toBuffer(), noPhoto],
    ['a TIFF called JPEG', 'car.jpg', await aPhoto().tiff().toBuffer(), noPhoto],
    ['an AVIF', 'car.jpg', await aPhoto().avif({ effort: 0 }).toBuffer(), noPhoto],
    ['an HEIC of an iPhone', 'IMG_0001.HEIC', bytes('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), noPhoto],
    ['an HEIC called JPEG', 'IMG_0001.jpg', bytes('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), noPhoto],
    ['a BMP', 'car.bmp', bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0'), noPhoto],
    ['an icon', 'car.jpg', bytes('\0\0\x01\0\x01\0\x10\x10\0\0'), noPhoto],
    ['a JPEG 2000', 'car.jpg', bytes('\0\0\0\x0cjP  \r\n\x87\n'), noPhoto],
    ['a JPEG XL', 'car.jpg', bytes('\xff\x0a\xfa\x1f\x01'), noPhoto],
    ['a PDF', 'car.jpg', bytes('%PDF-1.7\n1 0 obj'), noPhoto],
    ['an archive', 'car.jpg', bytes('PK\x03\x04\x14\0\0\0'), noPhoto],
    ['a program', 'car.exe', bytes('MZ\x90\0\x03\0\0\0'), noPhoto],
    ['a film', 'car.jpg', bytes('\0\0\0\x18ftypmp42\0\0\0\0'), noPhoto],
    ['a JPEG behind a web page', 'car.jpg', Buffer.concat([bytes('<html>'), jpeg]), noPhoto],
    ['a JPEG behind a GIF', 'car.jpg', Buffer.concat([bytes('GIF89a'), jpeg]), noPhoto],
    ['a JPEG behind a byte order mark', 'car.jpg', Buffer.concat([bytes('\xef\xbb\xbf'), jpeg]), noPhoto],
    ['a PNG behind a space', 'car.png', Buffer.concat([bytes(' '), png]), noPhoto],
    [
      'a PNG whose line ends were changed',
      'car.png',
      bytes(png.toString('latin1').replace('\r\n', '\n')),
      noPhoto,
    ],
    ['the beginning of a JPEG alone', 'car.jpg', bytes('\xff\xd8\xff'), damaged],
    [
      'a web page behind the beginning of a JPEG',
      'car.jpg',
      bytes('\xff\xd8\xff<script>alert(1)</script>'),
      damaged,
    ],
    ['the beginning of a PNG alone', 'car.png', png.subarray(0, 8), damaged],
    ['a text behind the beginning of a PNG', 'car.png', bytes('\x89PNG\r\n\x1a\n<svg/>'), damaged],
    ...cuts(jpeg, [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]).map((cut): [string, string, Buffer, RegExp] => [
      `${cut.length} of ${jpeg.length} bytes of a JPEG`,
      'cut.jpg',
      cut,
      damaged,
    ]),
    ['a JPEG without its last byte', 'cut.jpg', jpeg.subarray(0, -1), damaged],
    ...cuts(png, [0.01, 0.1, 0.5, 0.9, 0.98]).map((cut): [string, string, Buffer, RegExp] => [
      `${cut.length} of ${png.length} bytes of a PNG`,
      'cut.png',
      cut,
      damaged,
    ]),
    [
      'a PNG of which a byte was changed',
      'car.png',
      changed(png, png.length / 2, ~png[png.length / 2]! & 255),
      damaged,
    ],
    ['a PNG whose header was changed', 'car.png', changed(png, 18, 1), damaged],
    ['a PNG without width', 'car.png', aPng(0, 10), damaged],
    ['a PNG without its pixels', 'car.png', aPng(4000, 3000), damaged],
    [
      'a PNG of 60 megapixels in 90 kB',
      'bomb.png',
      aPng(10_000, 6_000, Buffer.alloc(10_000 * 6_000 * 3 + 6_000)),
      tooMany,
    ],
    ['a PNG that claims 4 billion pixels', 'bomb.png', aPng(65_535, 65_535), tooMany],
    ['a PNG that claims the largest size of all', 'bomb.png', aPng(0x7fffffff, 0x7fffffff), damaged],
    [
      'a JPEG that claims 4 billion pixels',
      'bomb.jpg',
      changed(jpeg, frame, 0xfd, 0xe8, 0xfd, 0xe8),
      tooMany,
    ],
    ...(
      [
        ['a PNG one pixel wide and endless', 1, 70_000],
        ['a PNG one pixel wide and far too high', 1, 60_000],
        ['a PNG one pixel high and far too wide', 60_000, 1],
        ['a PNG one pixel higher than it may be', 1, 16_385],
        ['a PNG one pixel wider than it may be', 16_385, 1],
      ] as const
    ).map(([title, width, height]): [string, string, Buffer, RegExp] => [
      title,
      'strip.png',
      aPng(width, height, Buffer.alloc((3 * width + 1) * height)),
      /has a side of more than 16,384 pixels\. Make it smaller and add it again\.$/,
    ]),
  ];
}
