import type { ReplyTemplateFieldsFragment } from '../../../generated/ReplyTemplateFields.ts';

/** A template as it stands in the fields. One that is not stored yet has a name of its own in place of an id. */
export interface TemplateDraft extends ReplyTemplateFieldsFragment {
  isNew?: true;
}

/** What somebody has made of the templates, and the templates when somebody began. */
export interface Typed {
  base: readonly TemplateDraft[];
  drafts: readonly TemplateDraft[];
}

/** Whether two templates say the same. */
export function sameTemplate(one: TemplateDraft, other: TemplateDraft | undefined): boolean {
  return other !== undefined && wordsOf(one) === wordsOf(other);
}

/** How many templates of `now` are other ones than before, or gone; where only their order is another one, that is one change. */
export function countChanges(before: readonly TemplateDraft[], now: readonly TemplateDraft[]): number {
  const known = byId(before);
  const left = byId(now);
  const changed = now.filter((each) => !sameTemplate(each, known.get(each.id)));
  const removed = before.filter(({ id }) => !left.has(id));
  const isMoved = before.map(({ id }) => id).join() !== now.map(({ id }) => id).join();
  return changed.length + removed.length || Number(isMoved);
}

/**
 * What a list becomes that two people have changed since `base`: `mine` with the changes of `theirs` to templates that I have not
 * changed. `conflicts`: the names of those that both have changed, or that one has changed and the other one removed; they are mine.
 * The order is theirs where I have neither moved nor added one.
 */
export function mergeTemplates(
  base: readonly TemplateDraft[],
  mine: readonly TemplateDraft[],
  theirs: readonly TemplateDraft[],
): { merged: TemplateDraft[]; conflicts: string[] } {
  const [atFirst, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: string[] = [];
  const merged = mine.flatMap((own) => {
    const first = atFirst.get(own.id);
    const other = inTheirs.get(own.id);
    if (!first || (other && sameTemplate(other, first))) return own;
    if (sameTemplate(own, first)) return other ?? [];
    if (!other || !sameTemplate(own, other)) conflicts.push(own.title);
    // It was removed, so it is a new one.
    return other ? own : { ...own, isNew: true as const };
  });
  const added = theirs.filter(({ id }) => !atFirst.has(id) && !inMine.has(id));
  for (const { id, title } of base) {
    const other = inTheirs.get(id);
    if (!inMine.has(id) && other && !sameTemplate(other, atFirst.get(id))) conflicts.push(title);
  }
  const all = [...merged, ...added];
  const isMine = mine.some(({ id }) => !atFirst.has(id)) && !isMoved(base, theirs);
  if (isMine || isMoved(base, mine)) return { merged: all, conflicts };
  const places = new Map(theirs.map(({ id }, i) => [id, i]));
  const placeOf = ({ id }: TemplateDraft) => places.get(id) ?? theirs.length;
  return { merged: all.toSorted((one, other) => placeOf(one) - placeOf(other)), conflicts };
}

/** Whether templates that are in both lists stand in another order. */
function isMoved(before: readonly TemplateDraft[], now: readonly TemplateDraft[]): boolean {
  const [known, left] = [byId(before), byId(now)];
  const orderOf = (list: readonly TemplateDraft[]) =>
    list.flatMap(({ id }) => (known.has(id) && left.has(id) ? id : [])).join();
  return orderOf(before) !== orderOf(now);
}

/** What was typed, with a template that was removed in its place again. */
export function withTemplate({ base, drafts }: Typed, template: TemplateDraft, at: number): Typed {
  const isThere = drafts.some(({ id }) => id === template.id);
  return { base, drafts: isThere ? drafts : drafts.toSpliced(at, 0, template) };
}

/** What was discarded, with what was typed since. */
export function withDiscarded(now: Typed, discarded: Typed): Typed {
  const { merged } = mergeTemplates(discarded.base, discarded.drafts, now.base);
  return followed(now, now.base, { base: discarded.base, drafts: merged });
}

/** What was typed, where what stood in the fields before, `from`, has become another list, `to`: what was typed since stays. */
export function followed(now: Typed, from: readonly TemplateDraft[], to: Typed): Typed {
  if (countChanges(from, now.drafts) === 0) return to;
  return { base: to.base, drafts: mergeTemplates(from, now.drafts, to.drafts).merged };
}

function byId(templates: readonly TemplateDraft[]): ReadonlyMap<string, TemplateDraft> {
  return new Map(templates.map((template) => [template.id, template]));
}

function wordsOf({ title, kinds, subject, text }: TemplateDraft): string {
  return JSON.stringify([title, kinds.toSorted(), subject, text]);
}
