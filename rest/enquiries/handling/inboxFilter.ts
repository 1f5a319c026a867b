import Type, { type Static } from 'typebox';
import { choice } from '../../http/fields.ts';
import { answeredKinds } from '../answeredKinds.ts';
import { EnquiryStatus } from '../enquiryHandling.ts';
import { type ViewName, views } from './views.ts';

// The type of Object.keys loses the keys.
const viewNames = Object.keys(views) as ViewName[];

/** The filters of lists of enquiries. */
export const InboxFilter = Type.Object({
  view: Type.Optional(choice('View', viewNames)),
  kind: Type.Optional(choice('Kind', [...answeredKinds.keys()])),
  status: Type.Optional(EnquiryStatus),
  assignee: Type.Optional(
    Type.String({ maxLength: 100, description: 'The id of a member of the staff, `me` or `none`' }),
  ),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'A name, a phone number in any notation, an email address, a reference or a stock number',
    }),
  ),
});
export type InboxFilter = Static<typeof InboxFilter>;
