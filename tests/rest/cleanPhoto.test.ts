import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPhoto } from '../../rest/photos/cleanPhoto.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const clean = async (photo: Sharp | Buffer) => {
  const bytes = await cleanPhoto(Buffer.isBuffer(photo) ? photo : await photo.toBuffer(), 'car.jpg');
  return { bytes, ...(await sharp(bytes).metadata()) };
};

describe('a photo that a stranger sends', () => {
  it('says no more where, when and with what it was taken', async () => {
    const taken = await aPhoto()
      .withExif({
        IFD0: { Make: 'Apple', Model: 'iPhone 15', Artist: 'Mariam', ImageDescription: '<script>' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1', GPSLongitude: '55/1 16/1 0/1' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>secret</rdf></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    for (const word of ['iPhone', 'Mariam', 'Exif', 'secret', 'script'])
      expect(taken.includes(word)).toBe(true);
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { bytes, exif, icc, xmp, iptc, comments, orientation } = await clean(taken);
    expect([exif, icc, xmp, iptc, comments, orientation]).toEqual(Array(6).fill(undefined));
    for (const word of ['iPhone', 'Mariam', 'Exif', 'secret', 'script'])
      expect(bytes.includes(word)).toBe(false);
  });

  it('stands upright, whichever way the phone was held', async () => {
    const half = { create: { width: 40, height: 20, channels: 3 as const, background: '#f00' } };
    const left = await sharp({ create: { ...half.create, width: 20, background: '#00f' } })
      .png()
      .toBuffer();
    const lying = await sharp(half)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, width, height } = await clean(lying);
    expect([width, height]).toEqual([20, 40]);
    // A quarter turn moves the left side to the top.
    const pixels = await sharp(bytes).raw().toBuffer();
    expect([pixels[0]! < 60, pixels[2]! > 190]).toEqual([true, true]);
    expect([pixels.at(-3)! > 190, pixels.at(-1)! < 60]).toEqual([true, true]);
  });

  it('is white where it was transparent', async () => {
    const glass = {
      create: { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const { bytes, hasAlpha } = await clean(sharp(glass).png());
    expect(hasAlpha).toBe(false);
    expect([...(await sharp(bytes).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });

  it.each([
    ['in the colours of a printer', () => aPhoto().toColourspace('cmyk').jpeg()],
    ['in grey', () => aPhoto().greyscale().jpeg()],
    ['as a progressive JPEG', () => aPhoto().jpeg({ progressive: true })],
    ['with 16 bits a colour', () => aPhoto().toColourspace('rgb16').png()],
    ['as an interlaced PNG', () => aPhoto().png({ progressive: true })],
    ['with a palette', () => aPhoto().png({ palette: true })],
  ])('%s becomes a plain JPEG of its size', async (_how, photo) => {
    expect(await clean(photo())).toMatchObject({
      format: 'jpeg',
      width: 64,
      height: 48,
      space: 'srgb',
      channels: 3,
    });
  });

  const tails = [
    '<script>alert(1)</script>',
    'PK\x05\x06 an archive',
    '<?php system($_GET[0]); ?>',
    '%PDF-1.7',
  ];
  it.each(tails)('loses what hangs behind it: %s', async (tail) => {
    for (const photo of [aPhoto().jpeg(), aPhoto().png()]) {
      const { bytes, format } = await clean(Buffer.concat([await photo.toBuffer(), Buffer.from(tail)]));
      expect([format, bytes.includes(tail)]).toEqual(['jpeg', false]);
    }
  });

  it('loses what stands between its pixels', async () => {
    const jpeg = await aPhoto().jpeg().toBuffer();
    const text = Buffer.from('*/=alert(1)/*<svg onload=alert(1)>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect((await sharp(polyglot).metadata()).width).toBe(64);
    expect((await clean(polyglot)).bytes.includes('alert')).toBe(false);
  });

  it('is accepted up to 16,384 pixels on a side', async () => {
    const strip = { create: { width: 1, height: 16_384, channels: 3 as const, background: '#f00' } };
    expect(await clean(sharp(strip).png())).toMatchObject({ format: 'jpeg', width: 1, height: 16_384 });
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Users\\me\\car.heic', 'car.heic'],
    ['سيارة.heic', 'سيارة.heic'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['line\nbreak\0.gif', 'linebreak.gif'],
    [`${'x'.repeat(5000)}.jpg`, `${'x'.repeat(59)}…`],
    ['', 'A file without a name'],
    ['\u200B', 'A file without a name'],
  ])('is called in its refusal by what can be read of %j', async (name, shown) => {
    await expect(cleanPhoto(Buffer.from('GIF89a'), name)).rejects.toThrow(
      `${shown} is not a JPEG or PNG photo. Save it as JPEG and add it again.`,
    );
  });
});
