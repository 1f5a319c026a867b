import Type, { type Static } from 'typebox';
import { anyLine, requiredText } from '../../http/fields.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';
import { EnquiryStatus } from '../enquiryHandling.ts';
import { InboxFilter } from '../handling/inboxFilter.ts';

const { view, kind, status, assignee } = InboxFilter.properties;

/** The filters of a view, null where it has none. */
const filters = {
  view: Nullable(Type.String()),
  kind: Nullable(Type.String()),
  status: Nullable(EnquiryStatus),
  assignee: Nullable(Type.String()),
  q: Nullable(Type.String()),
} satisfies Record<keyof InboxFilter, unknown>;

/** A view of the inbox that a member of the staff has saved, as it is stored and as the back office returns it. */
export const SavedView = Type.Object({ id: Type.String(), name: Type.String(), ...filters });
export type SavedView = Static<typeof SavedView>;

/** A view to be saved: its name, and the filters that it has. */
export const NewView = Type.Object({
  name: requiredText('Name'),
  ...{ view, kind, status, assignee },
  q: Type.Optional(anyLine({ title: 'Search', maxLength: 200 })),
} satisfies Record<keyof InboxFilter | 'name', unknown>);
export type NewView = Static<typeof NewView>;

/** The views of one member of the staff, in the collection `savedViews`. The id is that of the member. */
export const StoredViews = Type.Object({
  _id: Type.String(),
  views: Type.Array(SavedView),
  /** Goes up with each change. */
  revision: Type.Integer(),
});
export type StoredViews = Static<typeof StoredViews>;

/** The collection of saved views. */
export const savedViewCollections = [
  { name: 'savedViews', shape: StoredViews },
] as const satisfies readonly CollectionDefinition[];
