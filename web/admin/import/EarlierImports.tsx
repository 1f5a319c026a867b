import type { ImportPageQuery } from '../../generated/ImportPage.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { Moment } from '../page/Moment.tsx';
import { Section } from '../page/Section.tsx';
import { importMessages } from './messages.ts';

/** The last imports: who, when, and what they have done. */
export function EarlierImports({ imports }: { imports: NonNullable<ImportPageQuery['carImports']> }) {
  const text = useMessages(importMessages);
  return (
    <div className="mt-10">
      <Section heading={text.earlier}>
        {imports.length === 0 && <p className="text-sm text-ink-2">{text.noneYet}</p>}
        {imports.length > 0 && (
          <ol className="overflow-clip rounded-picture border border-line bg-card text-sm">
            {imports.map(({ id, at, by, fileName, state, counts }) => (
              <li
                key={id}
                className="relative grid min-h-tap gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 hover:bg-ink/3 md:grid-cols-[minmax(0,1fr)_auto]"
              >
                <RecordLink list="/import" id={id} className="font-medium wrap-anywhere">
                  <bdi>{fileName}</bdi>
                </RecordLink>
                <p className="md:text-end">{text.states[state]}</p>
                {counts && <p className="text-ink-2 tabular-nums">{text.summary(counts)}</p>}
                <div className="overflow-clip md:col-start-2">
                  <p className="dotted text-ink-2 md:justify-end">
                    <span>{by}</span>
                    <Moment at={at} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}
