/** How long a file stays in memory, as a browser begins to save it when it sees fit, ms. */
const TIME_TO_SAVE = 60_000;

/** Lets the browser save a file under this name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), TIME_TO_SAVE);
}
