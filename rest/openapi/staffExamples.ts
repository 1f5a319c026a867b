import type { rights } from '../admin/rights.ts';
import type { NewInvitation } from '../admin/people/invitation.ts';
import type { CodeOfApp, Confirmation, PasswordChange } from '../admin/signIn/admin.ts';
import type { PersonChange } from '../admin/people/person.ts';

/** An example body for each operation of the back office that has one, by the operation's id. */
export const staffExamples: Partial<Record<keyof typeof rights, object>> = {
  changePassword: {
    current: 'a long way to Ajman',
    password: 'a longer way to Fujairah',
  } satisfies PasswordChange,
  confirmPassword: { password: 'a long way to Ajman' } satisfies Confirmation,
  turnOnOneTimeCodes: { code: '287082' } satisfies CodeOfApp,
  invitePerson: { email: 'mona@example.ae', role: 'SALES' } satisfies NewInvitation,
  changePerson: { role: 'SALES', disabled: false, oneTimeCodesRequired: true } satisfies PersonChange,
};
