import Type, { type Static } from 'typebox';
import { LastChanges } from '../../dealership/lastChanges.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** The most characters of a text. */
export const LONGEST_TEXT = 3_000;
/** The most templates. */
const MOST_TEMPLATES = 30;

const text = (maxLength: number, format: 'line' | 'lines') => Type.String({ maxLength, format });
// `templateFaults` says what is missing, and in which template.
const texts = {
  /** What the staff calls it. */
  title: text(60, 'line'),
  /** The kinds of enquiries that it is offered for. */
  kinds: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  subject: text(200, 'line'),
  /** The whole mail, with its greeting. Placeholders, such as `{car}`, are replaced by what is known of the enquiry. */
  text: text(LONGEST_TEXT, 'lines'),
};

/** A text to answer enquiries with. */
export const ReplyTemplate = Type.Object({ id: Type.String(), ...texts });
export type ReplyTemplate = Static<typeof ReplyTemplate>;

/** What may stand in a template in braces: what it becomes in an example, and where nothing is known. */
const Placeholder = Type.Object({ name: Type.String(), example: Type.String(), fallback: Type.String() });
export type Placeholder = Static<typeof Placeholder>;

/** The templates as the back office reads them, in their order, and those that the product comes with. */
export const ReplyTemplates = Type.Object({
  revision: Type.Integer(),
  templates: Type.Array(ReplyTemplate),
  builtIn: Type.Array(ReplyTemplate),
  placeholders: Type.Array(Placeholder),
});
export type ReplyTemplates = Static<typeof ReplyTemplates>;

/** All templates as they are to be, in their order. A new one has no id yet. */
export const ReplyTemplatesChange = Type.Object(
  {
    templates: Type.Array(
      Type.Object(
        { id: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,40}$' })), ...texts },
        { additionalProperties: false },
      ),
      { title: 'Templates', maxItems: MOST_TEMPLATES },
    ),
  },
  { additionalProperties: false },
);
export type ReplyTemplatesChange = Static<typeof ReplyTemplatesChange>;

/** The one document of `replyTemplates`; there is none until the first change. */
export const StoredReplyTemplates = Type.Object({
  _id: Type.String(),
  revision: Type.Number(),
  /** Null where they are those that the product comes with. */
  templates: Nullable(Type.Array(ReplyTemplate)),
  lastChanges: LastChanges,
});
export type StoredReplyTemplates = Static<typeof StoredReplyTemplates>;

/** The collection of the templates. */
export const replyTemplateCollections = [
  { name: 'replyTemplates', shape: StoredReplyTemplates },
] as const satisfies readonly CollectionDefinition[];
