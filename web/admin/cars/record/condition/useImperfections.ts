import { useState } from 'react';
import {
  imperfectionsIn,
  saysNone,
  textOfImperfections,
  type TypedImperfection,
} from './imperfectionText.ts';

/** An imperfection on the page. */
export interface ShownImperfection extends TypedImperfection {
  key: number;
  /** Whether it was removed a moment ago, and may come back. */
  isRemoved: boolean;
}

const shown = (text: string): ShownImperfection[] =>
  imperfectionsIn(text).map((each, key) => ({ ...each, key, isRemoved: false }));

const textOf = (list: readonly ShownImperfection[]) =>
  textOfImperfections(list.filter(({ isRemoved }) => !isRemoved));

/**
 * The imperfections of a text as somebody writes them: those without words yet, and those that were removed, are on the page only.
 * They follow the text where it says something else.
 */
export function useImperfections(text: string, onType: (text: string) => void) {
  const [list, setList] = useState(() => shown(text));
  // `None` may be the beginning of something longer.
  const own = saysNone(textOf(list)) ? '' : textOf(list);
  if (own !== textOfImperfections(imperfectionsIn(text))) setList(shown(text));

  function put(next: readonly ShownImperfection[]) {
    setList([...next]);
    const [before, after] = [textOf(list), textOf(next)];
    // What says that there are none stays until there is one.
    if (before !== after) onType(after);
  }

  return {
    list,
    change: (key: number, to: Partial<ShownImperfection>) =>
      put(list.map((each) => (each.key === key ? { ...each, ...to } : each))),
    /** Adds one without words; returns its key. */
    add: (): number => {
      const key = Math.max(-1, ...list.map((each) => each.key)) + 1;
      put([...list, { key, text: '', picture: null, isRemoved: false }]);
      return key;
    },
    /** Removes one; one without words is gone at once. */
    remove: (key: number) => {
      const isEmpty = list.some((each) => each.key === key && each.text.trim() === '');
      put(
        isEmpty
          ? list.filter((each) => each.key !== key)
          : list.map((each) => (each.key === key ? { ...each, isRemoved: true } : each)),
      );
    },
  };
}
