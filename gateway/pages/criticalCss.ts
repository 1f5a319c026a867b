import { LRUCache } from 'lru-cache';
import { type ChildNode, type Container, parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A piece of the sheet: a rule that some classes need, a group of pieces, or what every page needs. */
type Piece = { css: string; classes?: string[][] } | { head: string; pieces: Piece[] };

/** How many cuts are remembered. */
const MOST_CUTS = 100;
const ATTRIBUTE = ' class="';
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/**
 * Takes the style sheet of the site, and returns a function that cuts it to one page: from the HTML of the page it gives the
 * rules that can match one of its elements, in their order. A rule is left out only when no element has one of its classes,
 * so a page looks as with the whole sheet until a script adds a class.
 */
export function criticalCss(sheet: string): (html: string) => string {
  const pieces = piecesOf(parse(sheet));
  const cuts = new LRUCache<string, string>({ max: MOST_CUTS });
  return (html) => {
    const attributes = classAttributesOf(html);
    // Pages of one kind mostly have the same classes.
    const key = [...attributes].join();
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const classes = classesIn(attributes);
    const made = cut(pieces, (needed) => needed.every((name) => classes.has(name)));
    cuts.set(key, made);
    return made;
  };
}

function piecesOf({ nodes = [] }: Container<ChildNode>): Piece[] {
  return nodes.map((node) => {
    const css = node.toString();
    if (node.type === 'rule') return { css, classes: node.selectors.map(classesOf) };
    if (node.type !== 'atrule') return { css: '' };
    if (!node.nodes) return { css: `${css};` };
    return GROUPS.has(node.name) ? { head: `@${node.name} ${node.params}`, pieces: piecesOf(node) } : { css };
  });
}

function cut(pieces: Piece[], has: (classes: string[]) => boolean): string {
  return pieces
    .map((piece) => {
      if ('css' in piece) return !piece.classes || piece.classes.some(has) ? piece.css : '';
      const inner = cut(piece.pieces, has);
      return inner && `${piece.head}{${inner}}`;
    })
    .join('');
}

/** The classes that an element and those around it must have for the selector; inside `:is()` and `:not()` there is a choice. */
function classesOf(selector: string): string[] {
  const classes: string[] = [];
  const collect = (node: selectorParser.Node) => {
    if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'selector') node.each(collect);
  };
  selectorParser().astSync(selector).each(collect);
  return classes;
}

const characters = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
]);

/** The contents of the class attributes of a page, each once. */
function classAttributesOf(html: string): Set<string> {
  const found = new Set<string>();
  let end = 0;
  for (;;) {
    const start = html.indexOf(ATTRIBUTE, end) + ATTRIBUTE.length;
    end = html.indexOf('"', start);
    if (start < ATTRIBUTE.length || end === -1) return found;
    found.add(html.slice(start, end));
  }
}

function classesIn(attributes: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const names of attributes) {
    const plain = names.replace(/&(#?\w+);/g, (entity, name: string) => characters.get(name) ?? entity);
    for (const name of plain.split(/\s+/)) found.add(name);
  }
  return found;
}
