import type { Size } from './resize.ts';

/** The gateway's address of the picture that the dealer's records have at `path`, in a width and a format. */
export function pictureAddress(path: string, { width, format }: Size): string {
  const encoded = encodeURIComponent(path.replace(/^\/+/, ''));
  // A path keeps its slashes. A whole address is encoded, as its `//` could be taken for a part of the path on the way.
  const inPath = /^[a-z]+:/i.test(path) ? encoded : encoded.replaceAll('%2F', '/');
  return `/pictures/${width}.${format}/${inPath}`;
}
