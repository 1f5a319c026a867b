/** Gives each word of a text in small letters a capital; any other text as it is. */
export function capitalised(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
