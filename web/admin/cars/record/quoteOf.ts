/** What texts of cars have of the entities of HTML; the table of all two thousand is a third of the code of a page. */
const entities = new Map<string, string>([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
  ] as const),
  ...([
    ['ndash', '–'],
    ['mdash', '—'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['ldquo', '“'],
    ['rdquo', '”'],
  ] as const),
  ...([
    ['bull', '•'],
    ['hellip', '…'],
    ['middot', '·'],
    ['deg', '°'],
    ['eacute', 'é'],
    ['reg', '®'],
  ] as const),
]);

/** The words of HTML in a line, to quote some of them; entities that are rare stay as they are written. */
export function quoteOf(html: string): string {
  return html
    .replaceAll(/<[a-z!/?][^>]*>/gi, ' ')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
      (written, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
        if (code === undefined) return entities.get(name ?? '') ?? written;
        return code <= 0x10ffff ? String.fromCodePoint(code) : written;
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
