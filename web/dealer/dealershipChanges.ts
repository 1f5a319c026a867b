import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';

/** The id of the element with which a page brings them. */
const ELEMENT = 'dealership';

/**
 * What the dealer has changed in the back office: in a browser the page brings it, on the server the gateway has set it
 * before it loaded the site.
 */
export function dealershipChanges(): DeviatingFacts {
  if (typeof document === 'undefined') return globalThis.dealershipChanges ?? {};
  return JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as DeviatingFacts;
}

/** The element that brings them to the browser; empty if there are none. */
export function changesElement(): string {
  const changes = dealershipChanges();
  if (Object.keys(changes).length === 0) return '';
  return `<script type="application/json" id="${ELEMENT}">${JSON.stringify(changes).replaceAll('<', '\\u003c')}</script>`;
}
