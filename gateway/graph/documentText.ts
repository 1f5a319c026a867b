import { Lexer, Source, TokenKind } from 'graphql';

/**
 * What the text of a document may have before it is parsed (GW-16): far more than any query of a person, too little for an
 * attack. `tokens` is its length; `nesting` is how many braces, brackets and parentheses may be open at once: the parser calls
 * itself for each, and would run out of stack; `pairs` is the sum of the squares of how often each name occurs, such as one name 200
 * times: fields of one name are compared in pairs. A query for the whole schema has some 300 tokens, 15 of which are open at
 * once, and 3,000 pairs.
 */
export const textLimits = { tokens: 4_000, nesting: 50, pairs: 40_000 };

const steps: Partial<Record<TokenKind, 1 | -1>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.PAREN_R]: -1,
};

/**
 * Reads the text of a document without parsing it. Gives the number of its tokens and, where it must not be parsed, a
 * sentence that says why. The parser says what else is wrong with it, also that it is too long.
 */
export function measureText(text: string): { tokens: number; fault?: string } {
  const lexer = new Lexer(new Source(text));
  const repeats = new Map<string, number>();
  let depth = 0;
  let tokens = 0;
  let pairs = 0;
  try {
    for (; tokens < textLimits.tokens; tokens += 1) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) break;
      depth += steps[kind] ?? 0;
      if (depth > textLimits.nesting) return { tokens, fault: nestedTooDeep };
      if (kind !== TokenKind.NAME) continue;
      const times = (repeats.get(value) ?? 0) + 1;
      repeats.set(value, times);
      // The square of `times` less that of the number before.
      pairs += 2 * times - 1;
      if (pairs > textLimits.pairs) return { tokens, fault: tooRepetitive(value, times) };
    }
  } catch {
    // A syntax error: the parser does not read any further either.
  }
  return { tokens };
}

const nestedTooDeep = `This operation is nested too deeply: at most ${textLimits.nesting} levels of braces, brackets and parentheses are allowed.`;

function tooRepetitive(name: string, times: number): string {
  const shown = name.length > 50 ? `${name.slice(0, 50)}…` : name;
  return `This operation repeats names too often (${shown} ${times} times). Request less, or use fragments.`;
}
