import { randomBytes } from 'node:crypto';
import type { Photo } from './photos/photos.ts';
import type { StreamedBody } from './WriteClient.ts';

/** A body of `multipart/form-data`: the texts, then one part named `images` for each photo, in their order (SELL-14). */
export function multipartBody(fields: [name: string, value: string][], photos: Photo[]): StreamedBody {
  const boundary = `form-${randomBytes(16).toString('hex')}`;
  const head = (disposition: string, type = '') =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n`);
  const texts = fields.map(([name, value]) =>
    Buffer.concat([head(`name="${escaped(name)}"`), Buffer.from(`${value}\r\n`)]),
  );
  const files = photos.map((photo) => ({
    photo,
    head: head(
      `name="images"; filename="${escaped(photo.filename)}"`,
      `content-type: ${photo.mediaType}\r\n`,
    ),
  }));
  const lineEnd = Buffer.from('\r\n');
  const end = Buffer.from(`--${boundary}--\r\n`);
  const lengths = [
    ...texts.map(({ length }) => length),
    ...files.map(({ head: { length }, photo }) => length + photo.size + lineEnd.length),
  ];

  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    length: lengths.reduce((sum, length) => sum + length, end.length),
    async *chunks() {
      yield* texts;
      for (const file of files) {
        yield file.head;
        yield* file.photo.read();
        yield lineEnd;
      }
      yield end;
    },
  };
}

/** As browsers write names into a header (HTML, "multipart/form-data encoding algorithm"). */
function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}
