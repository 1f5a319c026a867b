import { useState } from 'react';
import type { RetentionFieldsFragment } from '../../../generated/RetentionFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { countWords } from './countWords.ts';
import { personsMessages } from '../messages.ts';
import { RetentionDialog } from './RetentionDialog.tsx';
import { retentionKinds } from './retentionKinds.ts';

/** How long each kind of data is kept, and what the next daily run erases. */
export function Retention({ retention }: { retention: RetentionFieldsFragment }) {
  const text = useMessages(personsMessages);
  const [changing, setChanging] = useState(false);
  const { months, due, lastRun } = retention;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title-sm">{text.retention}</h2>
        <button type="button" className={buttonStyle('quiet', 'px-5!')} onClick={() => setChanging(true)}>
          {text.change}
        </button>
      </div>
      <p className="mt-2 text-sm text-ink-2">{text.retentionHint}</p>
      <ul className="mt-4 overflow-clip rounded-picture border border-line bg-card">
        {retentionKinds.map((kind) => (
          <li
            key={kind}
            className="grid min-h-tap grid-cols-[minmax(0,1fr)_6rem_5rem] items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0"
          >
            <span>{text.retentionKinds[kind]}</span>
            <span className="num text-end">{text.months(months[kind])}</span>
            <span className="num text-end text-sm text-ink-2">{text.due(due[kind])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-[550]">{text.nextRun(countWords(due, text))}</p>
      <p className="text-sm text-ink-2">
        {lastRun ? text.lastRun(formatDate(lastRun.at), countWords(lastRun.counts, text)) : text.neverRun}
      </p>
      {changing && <RetentionDialog retention={retention} onClose={() => setChanging(false)} />}
    </section>
  );
}
