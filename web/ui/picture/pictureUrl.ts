/** The widths that the gateway resizes pictures to, px, and the formats, the smallest files first. */
export const pictureWidths = [280, 480, 768, 960, 1200, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where the gateway has the picture that the dealer's records keep at `path`, in a width and a format. */
export function pictureUrl(
  path: string,
  width: (typeof pictureWidths)[number],
  format: PictureFormat,
): string {
  return `/pictures/${width}.${format}/${encodePath(path)}`;
}

/** Where the gateway has a logo: a drawing as it is, a photograph in the smallest width. */
export function logoUrl(path: string): string {
  return /\.(jpe?g|webp)$/i.test(path)
    ? pictureUrl(path, 480, 'webp')
    : `/pictures/original/${encodePath(path)}`;
}

/** A path keeps its slashes; a whole address, with `//` in it, could be mistaken for a path on the way. */
function encodePath(path: string): string {
  const encoded = encodeURIComponent(path.replace(/^\/+/, ''));
  return /^[a-z]+:/i.test(path) ? encoded : encoded.replaceAll('%2F', '/');
}
