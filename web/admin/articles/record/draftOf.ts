import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import type { UserErrorFieldsFragment } from '../../../generated/UserErrorFields.ts';

/** What is typed of an article. */
export const fields = ['title', 'description', 'postedBy'] as const;
export type Field = (typeof fields)[number];
export type Content = Record<Field, string>;

/** The content of an article as it is stored. */
export function contentOf({ title, description, postedBy }: ArticleFieldsFragment): Content {
  return { title, description: description ?? '', postedBy };
}

/** What somebody types: the words of each field, and what it said when they began. */
export type Typed = Partial<Record<Field, { words: string; before: string }>>;

/** The sentences that are about a field, by its name. */
export function fieldErrors(userErrors: readonly UserErrorFieldsFragment[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((name) =>
      userErrors.filter(({ field }) => field === name).map(({ message }) => [name, message] as const),
    ),
  );
}

/** Adds what was typed into a field. */
export function withTyped(typed: Typed, field: Field, words: string, stored: Content): Typed {
  return { ...typed, [field]: { words, before: typed[field]?.before ?? stored[field] } };
}

/** What is not stored yet. */
export function unsavedOf(typed: Typed, stored: Content): Partial<Content> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const words = typed[field]?.words;
      return words === undefined || words === stored[field] ? [] : [[field, words]];
    }),
  );
}

/** The fields into which somebody else has written other words meanwhile. */
export function conflictsOf(typed: Typed, stored: Content): Field[] {
  return fields.filter((field) => {
    const entry = typed[field];
    return entry && entry.words !== stored[field] && entry.before !== stored[field];
  });
}

/** What is left of what was typed when some of it is stored: fields into which somebody has typed since begin at that. */
export function afterSave(typed: Typed, sent: Partial<Content>): Typed {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const entry = typed[field];
      if (!entry || entry.words === sent[field]) return [];
      return [[field, { ...entry, before: sent[field] ?? entry.before }]];
    }),
  );
}

/** The same words, based on what is stored now: they replace it knowingly. */
export function basedOn(typed: Typed, stored: Content): Typed {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const entry = typed[field];
      return entry ? [[field, { ...entry, before: stored[field] }]] : [];
    }),
  );
}
