import { Plus } from 'lucide';
import { useState } from 'react';
import type { PersonRequestFieldsFragment } from '../../../generated/PersonRequestFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { personsMessages } from '../messages.ts';
import { PersonRequest } from './PersonRequest.tsx';
import { RequestDialog } from './RequestDialog.tsx';

interface Props {
  requests: readonly PersonRequestFieldsFragment[];
  onSearch: (contact: string) => void;
}

/** What people have asked about their data: the next due first, and what is done. */
export function PersonRequests({ requests, onSearch }: Props) {
  const text = useMessages(personsMessages);
  const [adding, setAdding] = useState(false);
  const open = requests
    .filter(({ doneAt }) => doneAt === null)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const done = requests
    .filter(({ doneAt }) => doneAt !== null)
    .toSorted((a, b) => String(b.doneAt).localeCompare(String(a.doneAt)));
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title-sm">{text.requests}</h2>
        <button type="button" className={buttonStyle('quiet', 'px-5!')} onClick={() => setAdding(true)}>
          <Icon node={Plus} />
          <span>{text.newRequest}</span>
        </button>
      </div>
      <p className="mt-2 text-sm text-ink-2">{text.requestsHint}</p>
      {open.length === 0 ? (
        <p className="mt-4 rounded-picture border border-line px-4 py-6 text-ink-2">{text.noRequests}</p>
      ) : (
        <ul className="mt-4 overflow-clip rounded-picture border border-line bg-card">
          {open.map((request) => (
            <PersonRequest key={request.id} request={request} onSearch={onSearch} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-tap items-center text-sm text-ink-2 underline-offset-[0.28em] hover:underline">
            {text.doneRequests(done.length)}
          </summary>
          <ul className="text-sm">
            {done.map(({ id, kind, doneAt, by }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
                <span>{text.requestKinds[kind]}</span>
                <span className="text-ink-2">{text.doneBy(formatDate(doneAt), by?.name)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {adding && <RequestDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
