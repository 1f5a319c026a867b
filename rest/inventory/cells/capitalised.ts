/** Capitalises each word of a text in lower case; any other text stays as it is. */
export function capitalised(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
