import { isUtf8 } from 'node:buffer';

/** How the characters of a file are encoded. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1256';

/** A text as UTF-8, without a byte order mark, and how it was encoded. */
interface DecodedText {
  bytes: Buffer;
  encoding: Encoding;
}

const [MARK_8, MARK_16LE, MARK_16BE] = [
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0xfe, 0xff]),
];
/** How many bytes tell which half of UTF-16 is the larger one. */
const SAMPLE = 4_096;
/** Characters that no sheet has: all that control something, but for tabs and the ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

/**
 * Decodes what spreadsheets write: UTF-8 and UTF-16, each with or without a byte order mark, and otherwise Windows-1256, the code page
 * of Arabic Windows, in which the letters of Western Europe that Dubai's dealers use are where those of Windows-1252 are. Undefined
 * where it is no text, such as a workbook.
 */
export function decodeText(bytes: Buffer): DecodedText | undefined {
  if (startsWith(bytes, MARK_16LE)) return fromUtf16(bytes.subarray(2), 'utf-16le');
  if (startsWith(bytes, MARK_16BE)) return fromUtf16(bytes.subarray(2), 'utf-16be');
  if (bytes.includes(0)) {
    const label = halfWithZeros(bytes.subarray(0, SAMPLE));
    return label && fromUtf16(bytes, label);
  }
  if (isUtf8(bytes)) {
    return { bytes: bytes.subarray(startsWith(bytes, MARK_8) ? MARK_8.length : 0), encoding: 'UTF-8' };
  }
  const text = new TextDecoder('windows-1256').decode(bytes);
  if (CONTROL.test(text.slice(0, SAMPLE))) return undefined;
  return { bytes: Buffer.from(text), encoding: 'Windows-1256' };
}

function fromUtf16(bytes: Buffer, label: 'utf-16le' | 'utf-16be'): DecodedText | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return CONTROL.test(text.slice(0, SAMPLE)) ? undefined : { bytes: Buffer.from(text), encoding: 'UTF-16' };
  } catch {
    // Halves of characters: it is no text.
    return undefined;
  }
}

/** Digits and delimiters have a zero in the larger half of UTF-16, and nothing has one in the smaller half. */
function halfWithZeros(sample: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0];
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1)) {
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even === 0 && odd > 0) return 'utf-16le';
  return odd === 0 && even > 0 ? 'utf-16be' : undefined;
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
