import { Link } from 'react-router-dom';
import { reference } from '../../../rest/dealership/reference.ts';
import type { AuditLogPartQuery } from '../../generated/AuditLogPart.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { Moment } from '../page/Moment.tsx';
import { useStaff } from '../page/staffContext.ts';
import { auditMessages } from './messages.ts';

type Entry = NonNullable<AuditLogPartQuery['auditLog']>['nodes'][number];

const link = 'link inline-flex min-h-tap items-center max-md:-my-2 md:min-h-0';

/** An entry of the audit log: when, who and from where, what, with which fields of which record. */
export function AuditEntryRow({ entry }: { entry: Entry }) {
  const text = useMessages(auditMessages);
  const page = useMessages(pageMessages);
  const { may } = useStaff();
  const { at, who, action, recordKind, recordId, fields, address, ok } = entry;
  const values = { ...text.values, ...page.roles };
  const inWords = (value: string | null) => value && (lookUp(values, value) ?? value);
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-sm first:border-t-0 md:grid-cols-[9.5rem_minmax(0,1fr)] lg:grid-cols-[9.5rem_minmax(0,11rem)_minmax(0,1fr)]">
      <span className="text-ink-2">
        <Moment at={at} />
      </span>
      <span className="grid min-w-0 content-start">
        <span className="truncate font-[550]">{who}</span>
        {address && <span className="text-xs text-ink-3 wrap-anywhere">{text.from(address)}</span>}
      </span>
      <span className="flex min-w-0 flex-wrap content-start items-baseline gap-x-3 md:max-lg:col-start-2">
        <span>{lookUp(text.actions, action) ?? action}</span>
        {!ok && <span className="text-danger">{text.refused}</span>}
        {fields.map(({ name, before, after }) => (
          <span key={name} className="text-ink-2 wrap-anywhere">
            {text.changed(lookUp(text.fields, name) ?? spelledOut(name), inWords(before), inWords(after))}
          </span>
        ))}
        {recordKind === 'enquiry' && recordId && may('enquiry') && (
          <Link className={link} to={`/enquiries/${encodeURIComponent(recordId)}`}>
            {text.open(reference(recordId))}
          </Link>
        )}
        {recordKind === 'car' && recordId && (
          <Link className={link} to={`/cars/${encodeURIComponent(recordId)}`}>
            {text.openCar}
          </Link>
        )}
        {recordKind === 'partner' && recordId && (
          <Link className={link} to={`/partners/${encodeURIComponent(recordId)}`}>
            {text.openPartner}
          </Link>
        )}
        {recordKind === 'article' && recordId && (
          <Link className={link} to={`/articles/${encodeURIComponent(recordId)}`}>
            {text.openArticle}
          </Link>
        )}
        {recordId && (
          <Link className={link} to={`?record=${encodeURIComponent(`${recordKind}/${recordId}`)}`}>
            {lookUp(text.allAbout, recordKind) ?? text.allAboutIt}
          </Link>
        )}
      </span>
    </li>
  );
}

function lookUp(table: Record<string, string>, name: string): string | undefined {
  return new Map(Object.entries(table)).get(name);
}

/** A name that has no words, such as `bankRates`, spelled out: `Bank rates`. */
function spelledOut(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
