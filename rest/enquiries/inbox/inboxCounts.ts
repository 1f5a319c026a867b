import Type from 'typebox';

/** How many enquiries each view of the inbox has. */
export const InboxCounts = Type.Object({
  mine: Type.Integer(),
  unassigned: Type.Integer(),
  dueToday: Type.Integer(),
  overdue: Type.Integer(),
  open: Type.Integer(),
});
