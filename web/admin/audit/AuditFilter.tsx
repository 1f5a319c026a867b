import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { AuditPageQuery } from '../../generated/AuditPage.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { auditMessages } from './messages.ts';

/** How long typing pauses before the entries are looked for, ms. */
const PAUSE = 250;

/** The fields by which entries are chosen; a change of one changes the address. */
export function AuditFilter({ staff }: { staff: NonNullable<AuditPageQuery['staff']> }) {
  const text = useMessages(auditMessages);
  const [parameters, setParameters] = useSearchParams();
  const navigation = useNavigationType();
  const form = useRef<HTMLFormElement>(null);
  /** Looks for what is typed, once its pause is over. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The fields show what the address says. What somebody is typing goes first, but for Back and Forward.
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    for (const each of fields ?? []) {
      if (navigation === 'POP' || each !== document.activeElement)
        each.value = parameters.get(each.name) ?? '';
    }
    // Somebody has gone elsewhere by Back or by a link.
    if (navigation !== 'REPLACE') clearTimeout(timer.current);
  }, [parameters, navigation]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    // From the fields: while the entries are loading, the parameters are those of the entries before.
    const filled = filledIn(new FormData(currentTarget));
    const choose = () => setParameters(filled, { replace: true, preventScrollReset: true });
    clearTimeout(timer.current);
    if ((target as HTMLInputElement | HTMLSelectElement).name !== 'record') choose();
    else timer.current = setTimeout(choose, PAUSE);
  }

  return (
    <form
      ref={form}
      method="dialog"
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3"
      onChange={change}
    >
      <Choice label={text.who}>
        <select name="who" className={field}>
          <option value="">{text.everybody}</option>
          {staff.map(({ id, member }) => (
            <option key={id} value={id}>
              {member.name}
            </option>
          ))}
        </select>
      </Choice>
      <Choice label={text.action}>
        <select name="action" className={field}>
          <option value="">{text.everything}</option>
          {Object.entries(text.actions).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </select>
      </Choice>
      <Choice label={text.record}>
        <input name="record" className={field} placeholder={text.recordHint} />
      </Choice>
      <Choice label={text.day}>
        <input name="day" type="date" className={field} />
      </Choice>
    </form>
  );
}

/** The address of what is filled in. A value that is a file does not occur: the form has no such field. */
function filledIn(fields: FormData): URLSearchParams {
  return new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );
}

const field = 'field min-w-0 min-h-tap! px-3! text-sm text-ellipsis';

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-sm text-ink-2">{label}</span>
      {children}
    </label>
  );
}
