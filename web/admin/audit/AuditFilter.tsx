import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import type { AuditPageQuery } from '../../generated/AuditPage.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { auditMessages } from './messages.ts';

/** The fields by which entries are chosen; a change of one changes the address. */
export function AuditFilter({ staff }: { staff: NonNullable<AuditPageQuery['staff']> }) {
  const text = useMessages(auditMessages);
  const [parameters, setParameters] = useSearchParams();
  const navigation = useNavigationType();
  const form = useRef<HTMLFormElement>(null);
  // The fields show what the address says. What somebody is typing goes first, but for Back and Forward.
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    for (const each of fields ?? []) {
      if (navigation === 'POP' || each !== document.activeElement)
        each.value = parameters.get(each.name) ?? '';
    }
  }, [parameters, navigation]);

  function choose({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      method="dialog"
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3"
      onChange={choose}
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

const field = 'field min-w-0 min-h-tap! px-3! text-sm';

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-sm text-ink-2">{label}</span>
      {children}
    </label>
  );
}
