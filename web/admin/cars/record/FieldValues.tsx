import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fieldGroups, fieldsOf, kindOf, type StockValue } from './fieldTable.ts';
import { recordMessages } from './messages.ts';
import { Section } from '../../page/Section.tsx';
import { shownValue } from './shownValue.ts';

// It knows every entity of HTML: much code, and editors need none of it.
const LongText = lazy(async () => ({ default: (await import('./LongText.tsx')).LongText }));

/** The values of a car, for whoever may not change them. What is not known is left out. */
export function FieldValues({ values }: { values: readonly StockValue[] }) {
  const text = useMessages(recordMessages);
  const known = new Map(values.filter((value) => value.text !== '').map((value) => [value.field, value]));
  return (
    <div className="mt-8 grid gap-8">
      {fieldGroups.map((group) => {
        const shown = fieldsOf(group).flatMap((field) => known.get(field) ?? []);
        if (shown.length === 0) return null;
        return (
          <Section key={group} heading={text.groups[group]}>
            <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
              {shown.map(({ field, text: value, sheet }) => (
                <div key={field} className={isWide(field) ? 'col-span-full' : undefined}>
                  <dt className="text-xs text-ink-3">{text.fields[field]}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {kindOf(field).entry === 'lines' ? (
                      <Suspense fallback={<Skeleton className="h-24! w-full" />}>
                        <LongText html={value} />
                      </Suspense>
                    ) : (
                      <bdi>{shownValue(field, value, text)}</bdi>
                    )}
                  </dd>
                  {sheet !== null && sheet !== value && (
                    <dd className="text-sm text-ink-2">{text.setByHand(shownValue(field, sheet, text))}</dd>
                  )}
                </div>
              ))}
            </dl>
          </Section>
        );
      })}
    </div>
  );
}

/** Whether a value is as wide as the page. */
function isWide(field: StockValue['field']): boolean {
  const { entry } = kindOf(field);
  return entry === 'lines' || entry === 'paint' || entry === 'imperfections';
}
