import type { AdminStore } from '../../admin/adminStore.ts';
import type { Action, AuditLog } from '../../admin/audit/auditLog.ts';
import type { Invitation } from '../../admin/people/invitation.ts';
import type { InvitationStore } from '../../admin/people/invitationStore.ts';
import type { People } from '../../admin/people/people.ts';
import type { Person } from '../../admin/people/person.ts';
import { type Role, roles } from '../../admin/role.ts';
import { BadRequest, NotFound } from '../../http/errors.ts';
import { emailPattern } from '../../http/fields.ts';
import { revisionIn } from '../../store/revised.ts';

const usage = `Usage: npm run admin -- list
       npm run admin -- invite EMAIL ${roles.join('|')}
       npm run admin -- reset EMAIL
       npm run admin -- disable EMAIL`;

/** Who does it, in the audit log and for owners who change the same person. */
const OPERATOR = 'The operator';

/** What a command works on. */
interface Staff {
  admins: AdminStore;
  people: People;
  invitations: InvitationStore;
  audit: AuditLog;
}
type Command = (staff: Staff) => Promise<string[]>;

/**
 * Reads what an operator has `typed` after `npm run admin --`, and returns a command that returns the lines to show. Throws
 * `BadRequest` with a sentence that says how the command is used.
 */
export function readArguments(typed: string[]): Command {
  const [what = '', email, role, ...others] = typed;
  if (what === 'list' && typed.length === 1) return list;
  if (email === undefined || others.length > 0) throw new BadRequest(usage);
  if (!new RegExp(emailPattern, 'u').test(email)) throw misused(`${email} is not an email address.`);
  if (what === 'invite') {
    const known = roles.find((each) => each === role?.toUpperCase());
    if (!known) throw misused(role === undefined ? 'The role is missing.' : `"${role}" is not a role.`);
    return (staff) => invite(staff, email, known);
  }
  if (role !== undefined) throw new BadRequest(usage);
  if (what === 'reset') return (staff) => reset(staff, email);
  if (what === 'disable') return (staff) => disable(staff, email);
  throw new BadRequest(usage);
}

async function list({ people, invitations }: Staff): Promise<string[]> {
  const lines = [...(await people.list()).map(personLine), ...(await invitations.list()).map(invitationLine)];
  return lines.length > 0
    ? lines
    : ['There is nobody yet. Invite an owner: npm run admin -- invite EMAIL OWNER'];
}

async function invite({ invitations, audit }: Staff, email: string, role: Role): Promise<string[]> {
  const { id, url, expiresAt } = await invitations.invite({ email, role }, OPERATOR);
  const fields = [{ name: 'role', before: null, after: role }];
  await audit.record(operatorsAction({ action: 'invitePerson', record: { kind: 'invitation', id }, fields }));
  return linkLines(`Send this link to ${email}`, url, expiresAt);
}

async function reset({ admins, people, audit }: Staff, email: string): Promise<string[]> {
  const { _id: id } = await byEmail(admins, email);
  const { url, expiresAt } = await people.resetLink(id);
  await audit.record(operatorsAction({ action: 'createResetLink', record: { kind: 'staff', id } }));
  return linkLines(`With this link, ${email} chooses another password`, url, expiresAt);
}

async function disable({ admins, people, audit }: Staff, email: string): Promise<string[]> {
  const admin = await byEmail(admins, email);
  const { _id: id } = admin;
  const { fields } = await people.change(id, revisionIn(admin), { disabled: true }, OPERATOR);
  if (fields.length === 0) return [`${email} is disabled already.`];
  await audit.record(operatorsAction({ action: 'changePerson', record: { kind: 'staff', id }, fields }));
  return [`Disabled ${email}. All sessions have ended.`];
}

/** The account of an address. Rejects with `NotFound`. */
async function byEmail(admins: AdminStore, email: string) {
  const found = await admins.byEmail(email);
  if (!found) throw new NotFound(`Nobody has the address ${email}. List all: npm run admin -- list`);
  return found;
}

const operatorsAction = (action: Omit<Action, 'who'>): Action => ({
  ...action,
  who: { id: null, name: OPERATOR },
});

const linkLines = (what: string, url: string, expiresAt: string): string[] => [
  `${what}. It works once, until ${inMinutes(expiresAt)} UTC:`,
  url,
];

function personLine({ name, email, role, oneTimeCodes, disabledAt }: Person): string {
  const facts = [role, ...(oneTimeCodes ? ['one-time codes'] : [])];
  if (disabledAt) facts.push(`disabled since ${disabledAt.slice(0, 10)}`);
  return `${email}: ${facts.join(', ')} (${name})`;
}

function invitationLine({ email, role, expiresAt, expired }: Invitation): string {
  return `${email}: ${role}, invited, ${expired ? 'expired' : 'good until'} ${inMinutes(expiresAt)} UTC`;
}

/** A moment to the minute, such as `2026-12-01 08:03`. */
function inMinutes(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

/** An error that says, in a sentence, what is wrong with the arguments, and how the command is used. */
function misused(reason: string): BadRequest {
  return new BadRequest(`${reason}\n${usage}`);
}
