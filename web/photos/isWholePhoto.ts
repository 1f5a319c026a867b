/**
 * Whether a JPEG or PNG has its end: browsers show a truncated one too, with the missing part in grey. True for other
 * formats, which the browser has to judge. False for a file that cannot be read.
 */
export async function isWholePhoto(photo: Blob): Promise<boolean> {
  try {
    const bytes = new DataView(await photo.arrayBuffer());
    if (bytes.byteLength < 8) return true;
    if (bytes.getUint16(0) === 0xffd8) return hasEndOfJpeg(bytes);
    return bytes.getUint32(0) !== 0x89504e47 || hasEndOfPng(bytes);
  } catch {
    return false;
  }
}

/** Skips segments by their length, as one may contain a small JPEG. Phones append a film after the end. */
function hasEndOfJpeg(view: DataView): boolean {
  const bytes = new Uint8Array(view.buffer);
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return true;
    if (marker === 0xff) at += 1;
    // Within the pixel data: a stuffed byte or a restart marker, without a length.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    // Throws where the length is cut off.
    else at += 2 + view.getUint16(at + 2);
  }
  return false;
}

function hasEndOfPng(view: DataView): boolean {
  const END = 0x49454e44;
  // A chunk has its length, type, content and checksum; the shortest has no content.
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === END) return true;
  }
  return false;
}
