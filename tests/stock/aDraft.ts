import type { CarDraft } from '../../rest/stock/drafts/carDraft.ts';

/** A draft of the car with this id that says it has one key. */
export function aDraft(_id: string, fields: Partial<CarDraft> = {}): CarDraft {
  const person = { id: 'edith', name: 'Edith' };
  const at = '2026-11-29T10:00:00.000Z';
  return {
    ...{ _id, revision: 1, isNew: false, values: { keys: '1' }, base: { keys: '2' }, images: [] },
    ...{ startedBy: person, startedAt: at, changedBy: person, changedAt: at, writers: [person.id] },
    ...{ typedAt: null, pictureHistory: null, publishedAs: null, publicationBegan: null, endedAt: null },
    ...fields,
  };
}
