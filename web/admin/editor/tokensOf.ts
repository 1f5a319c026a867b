/** Elements that stand within a line. */
const INLINE = new Map([
  ['STRONG', 'strong'],
  ['B', 'strong'],
  ['EM', 'em'],
  ['I', 'em'],
  ['A', 'a'],
]);
/** Elements that hold other blocks: words directly in them make a paragraph. */
const HOLDERS = new Set(['UL', 'OL', 'LI', 'BLOCKQUOTE']);

/**
 * What HTML says, whatever the way in which it is written: the beginnings and ends of blocks, and between them the words with what
 * applies to them. Two texts with the same tokens look the same.
 */
export function tokensOf(root: ParentNode): string[] {
  const tokens: string[] = [];
  /** The line that is being read: its runs of words, each with what applies to it. */
  let line: { marks: string; words: string }[] = [];
  let holds = true;

  function endLine() {
    const runs = trimmed(line);
    line = [];
    if (runs.length === 0) return;
    if (holds) tokens.push('<P>');
    tokens.push(...runs.map(({ marks, words }) => `${marks}:${words}`));
    if (holds) tokens.push('</P>');
  }

  function add(marks: string, words: string) {
    const last = line.at(-1);
    if (last?.marks === marks) last.words += words;
    else line.push({ marks, words });
  }

  function read(node: Node, marks: readonly string[]) {
    if (node.nodeType === Node.TEXT_NODE) return add(marks.join(), node.nodeValue ?? '');
    const element = node as Element;
    const { tagName } = element;
    if (tagName === 'BR') return add(marks.join(), '\n<br>\n');
    const name = INLINE.get(tagName);
    if (name) {
      const mark = name === 'a' ? `a ${element.getAttribute('href')}` : name;
      const all = [...new Set([...marks, mark])].toSorted();
      return element.childNodes.forEach((child) => read(child, all));
    }
    endLine();
    const outside = holds;
    holds = HOLDERS.has(tagName);
    tokens.push(`<${tagName}>`);
    element.childNodes.forEach((child) => read(child, marks));
    endLine();
    tokens.push(`</${tagName}>`);
    holds = outside;
  }

  root.childNodes.forEach((child) => read(child, []));
  endLine();
  return tokens;
}

/** The runs with single spaces, none at the start and the end of a line and around a break. */
function trimmed(line: readonly { marks: string; words: string }[]) {
  let before = ' ';
  const runs = line.map(({ marks, words }) => {
    let text = words.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(/ ?<br> ?/g, '<br>');
    if (before.endsWith(' ') || before.endsWith('<br>')) text = text.replace(/^ /, '');
    if (text !== '') before = text;
    return { marks, words: text };
  });
  for (const run of runs.toReversed()) {
    run.words = run.words.replace(/ $/, '');
    if (run.words !== '') break;
  }
  return runs.filter(({ words }) => words !== '');
}
