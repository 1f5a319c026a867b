import type { Size } from './resize.ts';

/** Where the gateway has the picture that the dealer's records keep at `path`, in a width and a format. */
export function pictureAddress(path: string, { width, format }: Size): string {
  const encoded = encodeURIComponent(path.replace(/^\/+/, ''));
  // A path keeps its slashes; a whole address, with `//` in it, could be mistaken for a path on the way.
  const inPath = /^[a-z]+:/i.test(path) ? encoded : encoded.replaceAll('%2F', '/');
  return `/pictures/${width}.${format}/${inPath}`;
}
