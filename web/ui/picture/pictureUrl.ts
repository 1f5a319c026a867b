/** The widths that the gateway resizes pictures to, px, and the formats, the smallest files first. */
export const pictureWidths = [280, 480, 768, 960, 1200, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The gateway's address for a picture in a width and a format; `path`: its path in the dealer's system. */
export function pictureUrl(
  path: string,
  width: (typeof pictureWidths)[number],
  format: PictureFormat,
): string {
  return `/pictures/${width}.${format}/${encodePath(path)}`;
}

/** The gateway's address for a logo: a drawing as it is, a JPEG or WebP resized to 480 px. */
export function logoUrl(path: string): string {
  return /\.(jpe?g|webp)$/i.test(path)
    ? pictureUrl(path, 480, 'webp')
    : `/pictures/original/${encodePath(path)}`;
}

/** A path keeps its slashes. An absolute address does not: on the way, its `//` could be taken for part of a path. */
function encodePath(path: string): string {
  const encoded = encodeURIComponent(path.replace(/^\/+/, ''));
  return /^[a-z]+:/i.test(path) ? encoded : encoded.replaceAll('%2F', '/');
}
