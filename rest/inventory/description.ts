import type { Cells } from './Cells.ts';

const html = /<\/?(p|br|ul|ol|li|b|strong|i|em|u|div|span|h[1-6]|a|table)\b[^<>]*>/i;

/** A dealer's own text as HTML: unchanged if it is HTML already (the gateway cleans it), otherwise in paragraphs. */
export function descriptionHtml(text: string): string {
  if (html.test(text)) return text;
  const paragraphs = text.split('\n\n').map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

/** One paragraph of the facts in the cells for which a car has no field; null if there are none. */
export function factsHtml(cells: Cells): string | null {
  const facts = [
    ['Steering', cells.text('steering')],
    ['Body condition', cells.text('bodyCondition')],
    ['Mechanical condition', cells.text('mechanicalCondition')],
  ];
  const known = facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\.+$/, '')}.`] : []));
  return known.length > 0 ? `<p>${escapeHtml(known.join(' '))}</p>` : null;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
