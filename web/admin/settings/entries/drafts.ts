import { latinDigits } from '../../../../text/latinDigits.ts';
import { type Control, type Draft, isList, partsOf } from './control.ts';

/** A value of the settings as it stands in the fields of a form. */
export function toDraft(control: Control, value: unknown): Draft {
  if (control.kind === 'list') {
    return Array.isArray(value) ? value.map((item) => toDraft(control.of, item)) : [];
  }
  if (control.kind === 'group') {
    const known = new Map<string, unknown>(typeof value === 'object' && value ? Object.entries(value) : []);
    return mapParts(control.parts, (part, name) => toDraft(part, known.get(name)));
  }
  if (control.kind === 'yesNo') return value === true;
  if (control.kind === 'choice') return typeof value === 'string' ? value : (control.options[0] ?? '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is wrong with what was typed, which can be seen without the server. */
export type Fault = 'missing' | 'noNumber' | 'noWholeNumber';

/** The value of a draft as it is sent; what is wrong with it is in `faults`, by its path. */
export function fromDraft(control: Control, draft: Draft, path: string, faults: Map<string, Fault>): unknown {
  if (control.kind === 'list') {
    return isList(draft) ? draft.map((item, i) => fromDraft(control.of, item, `${path}.${i}`, faults)) : [];
  }
  if (control.kind === 'group') {
    const parts = partsOf(draft);
    return mapParts(control.parts, (part, name) =>
      fromDraft(part, parts[name] ?? '', `${path}.${name}`, faults),
    );
  }
  if (typeof draft !== 'string') return draft;
  const typed = draft.trim();
  if (typed === '') {
    if (!('optional' in control) && control.kind !== 'picture') faults.set(path, 'missing');
    return null;
  }
  if (control.kind !== 'number') return typed;
  const number = Number(latinDigits(typed));
  if (!Number.isFinite(number)) faults.set(path, 'noNumber');
  else if (control.whole && !Number.isInteger(number)) faults.set(path, 'noWholeNumber');
  return number;
}

/** Whether two drafts say the same. */
export function sameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A draft with another one at a place within it. */
export function withDraftAt(draft: Draft, names: readonly string[], at: Draft): Draft {
  const [name, ...rest] = names;
  if (name === undefined) return at;
  if (isList(draft)) {
    return draft.map((item, i) => (String(i) === name ? withDraftAt(item, rest, at) : item));
  }
  const parts = partsOf(draft);
  return { ...parts, [name]: withDraftAt(parts[name] ?? '', rest, at) };
}

/** Whether a draft has something at a place within it: an error about that can stand there. */
export function hasDraftAt(draft: Draft | undefined, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (draft === undefined || name === undefined) return draft !== undefined;
  if (isList(draft)) return hasDraftAt(draft[Number(name)], rest);
  // The name may come from the server.
  const parts = partsOf(draft);
  return Object.hasOwn(parts, name) && hasDraftAt(parts[name], rest);
}

/** The draft of a new record of a list. */
export function emptyDraft(control: Control): Draft {
  return toDraft(control, undefined);
}

function mapParts<T>(parts: Readonly<Record<string, Control>>, map: (part: Control, name: string) => T) {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part, name)]));
}
