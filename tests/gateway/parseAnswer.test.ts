import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../gateway/origin/parseAnswer.ts';

describe('a text of the origin', () => {
  it.each([
    ['has half a character', String.raw`a\ud83d.jpg`, 'a\ufffd.jpg'],
    ['has the other half', String.raw`a\uDE97.jpg`, 'a\ufffd.jpg'],
    ['has the first half twice', String.raw`\ud83d\ud83d\ude97`, '\ufffd🚗'],
    ['has the second half twice', String.raw`\ud83d\ude97\ude97`, '🚗\ufffd'],
    ['has both halves apart', String.raw`\ud83d\\\ude97`, '\ufffd\\\ufffd'],
    ['has a half behind what only looks like one', String.raw`\\ud83d\ude97`, '\\ud83d\ufffd'],
    ['has a half before what only looks like one', String.raw`\ud83d\\ude97`, '\ufffd\\ude97'],
    ['has a whole character', String.raw`\ud83d\ude97 🚗`, '🚗 🚗'],
    ['has what only looks like a half', String.raw`\\ud83d`, '\\ud83d'],
  ])('is read where it %s', (_has, json, text) => {
    const read = parseAnswer(`{ "_id": "x5", "images": [{ "path": "${json}" }] }`);
    expect(read).toEqual({ _id: 'x5', images: [{ path: text }] });
  });

  it('that is an id stays as it is, so that its record is refused and not taken for another', () => {
    expect(parseAnswer(String.raw`{ "_id": "\ud83d" }`)).toEqual({ _id: '\ud83d' });
  });
});
