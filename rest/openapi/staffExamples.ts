import type { rights } from '../admin/rights.ts';
import type { NewInvitation } from '../admin/people/invitation.ts';
import type { PersonChange } from '../admin/people/person.ts';

/** An example body for each operation of the back office that has one, by the operation's id. */
export const staffExamples: Partial<Record<keyof typeof rights, object>> = {
  invitePerson: { email: 'mona@example.ae', role: 'SALES' } satisfies NewInvitation,
  changePerson: { role: 'SALES', disabled: false, oneTimeCodesRequired: true } satisfies PersonChange,
};
