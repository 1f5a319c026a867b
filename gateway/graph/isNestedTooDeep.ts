import { Lexer, Source, TokenKind } from 'graphql';

/** How long an operation may be: far more than any query of a person, too little for an attack (GW-16). */
export const MAX_TOKENS = 4_000;
/** How many braces, brackets and parentheses may be open at once: a query for the whole schema has some 15. */
export const MAX_NESTING = 50;

const steps: Partial<Record<TokenKind, 1 | -1>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.PAREN_R]: -1,
};

/**
 * Whether a document has more than `MAX_NESTING` open braces, brackets and parentheses at once: the parser calls itself
 * for each of them, and would run out of stack. False for text that is not a document; the parser says why.
 */
export function isNestedTooDeep(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  try {
    // The parser does not read any further.
    for (let i = 0; i < MAX_TOKENS && depth <= MAX_NESTING; i += 1) depth += steps[lexer.advance().kind] ?? 0;
  } catch {
    return false;
  }
  return depth > MAX_NESTING;
}
