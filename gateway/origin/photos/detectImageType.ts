/** Detects the type of a picture by its first bytes, whatever its name; undefined for other files. SVG is not in file-type. */
export function detectImageType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'svg' | undefined {
  const start = bytes.subarray(0, 4096).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  if (/^(\xef\xbb\xbf)?\s*<(svg|\?xml|!DOCTYPE svg|!--)/i.test(start) && /<svg[\s>]/i.test(start))
    return 'svg';
  return undefined;
}
