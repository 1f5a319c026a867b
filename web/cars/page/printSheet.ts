/** Marks pictures that are only printed: browsers do not load them before. */
export const ON_PAPER = 'data-on-paper';

/** Prints the page once the pictures that are only printed are loaded. */
export async function printSheet() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`img[${ON_PAPER}]`)];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that cannot be loaded leaves its place empty.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  window.print();
}
