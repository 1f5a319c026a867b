import { afterEach, beforeEach, expect } from 'vitest';

/** The text nodes that were made for a test. */
const made: Text[] = [];

/**
 * A text that React renders beside other children of an element fails the test. React keeps the node of such a text in order
 * to change or remove it, but a browser that translates the page has replaced it by then (decision 0123). A text that is the
 * only child is set as the content of its element, without a node of its own. White space between elements never changes.
 */
if (typeof document !== 'undefined') {
  const createTextNode = document.createTextNode.bind(document);
  document.createTextNode = (data) => {
    const text = createTextNode(data);
    made.push(text);
    return text;
  };

  beforeEach(() => {
    made.length = 0;
  });

  afterEach(() => {
    const texts = made.filter(isOfReact).map(({ data }) => data.trim());
    expect(texts.filter(Boolean), 'texts beside other children of an element').toEqual([]);
  });
}

/** Whether React keeps this node: it marks each of them by a property. */
function isOfReact(text: Text): boolean {
  return Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
}
