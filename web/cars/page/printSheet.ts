/** Marks pictures that only paper shows: a browser leaves them alone until then. */
export const ON_PAPER = 'data-on-paper';

/** Prints the page once the pictures are there that only paper shows. */
export async function printSheet() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`img[${ON_PAPER}]`)];
  for (const picture of pictures) picture.loading = 'eager';
  // One that cannot be had leaves its place empty.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  window.print();
}
