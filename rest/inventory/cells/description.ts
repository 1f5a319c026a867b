import { decodeEntities, isHtml } from '../../../text/plainText.ts';
import type { Cells } from './Cells.ts';

/**
 * A dealer's own text as HTML: unchanged if it is HTML already (the gateway cleans it), otherwise in paragraphs. Some
 * programs write all HTML as entities (`&lt;p&gt;`).
 */
export function descriptionHtml(text: string): string {
  if (isHtml(text)) return text;
  const decoded = decodeEntities(text);
  if (isHtml(decoded)) return decoded;
  const paragraphs = decoded.split('\n\n').map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

/** One paragraph of the facts in the cells for which a car has no field; null if there are none. */
export function factsHtml(cells: Cells): string | null {
  const facts = [
    ['Body condition', cells.text('bodyCondition')],
    ['Mechanical condition', cells.text('mechanicalCondition')],
  ];
  const known = facts.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\.+$/, '')}.`] : []));
  return known.length > 0 ? `<p>${escapeHtml(known.join(' '))}</p>` : null;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
