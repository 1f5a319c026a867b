import { isBlank } from '../cells/blankTexts.ts';

/**
 * The words of a cell that may be addresses. They are separated by spaces, line breaks, commas, semicolons or bars. Meta's feed may
 * have all pictures in one cell, as JSON: `[{"url": "https://…"}]`.
 */
export function wordsOfCell(text: string): string[] {
  return addressesInJson(text) ?? (isBlank(text) ? [] : split(text));
}

function split(text: string): string[] {
  return text.split(/[\s|;]+|,+(?=\s|$|https?:)/i).filter(Boolean);
}

/** Undefined for any text that is not JSON. */
function addressesInJson(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const pictures: unknown = JSON.parse(text);
    if (!Array.isArray(pictures)) return undefined;
    return pictures.flatMap((picture: unknown) => {
      const url = typeof picture === 'object' && picture && 'url' in picture ? picture.url : picture;
      return typeof url === 'string' ? [url] : [];
    });
  } catch {
    return undefined;
  }
}
