import { expect, it } from 'vitest';
import { CompressedBody, encodings } from '../../gateway/cache/CompressedBody.ts';

it.each(encodings)(
  'a body in %s takes as much memory as it has bytes, at the first sending and after',
  (encoding) => {
    const body = new CompressedBody('<p>Range Rover</p>'.repeat(100));
    for (let sent = 0; sent < 3; sent += 1) {
      const { bytes } = body.in(encoding);
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
    expect(body.in(encoding).bytes.length + body.plain.length).toBeLessThan(body.size);
  },
);
