import { controls } from './controls/controls.ts';
import { type Draft, isList, partsOf, textOf } from './entries/control.ts';
import { toDraft } from './entries/drafts.ts';
import type { SettingsField } from './controls/SettingsField.ts';

/** The draft of a fact. */
export function draftOf(field: SettingsField, value: unknown): Draft {
  return toDraft(controls[field], value);
}

/** Holidays in the order of their days, as they are stored: errors name them by their place there. */
export function inOrder(field: SettingsField, draft: Draft): Draft {
  if (field !== 'holidays' || !isList(draft)) return draft;
  const day = (holiday: Draft) => textOf(partsOf(holiday).from);
  return draft.toSorted((a, b) => Number(day(a) > day(b)) - Number(day(a) < day(b)));
}
