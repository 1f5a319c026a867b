import type { DevelopersPageQuery } from '../generated/DevelopersPage.ts';
import { grouped } from '../ui/text/grouped.ts';

/** The limits of the gateway that answers, with the codes of their refusals. */
export function Limits({ limits }: Pick<NonNullable<DevelopersPageQuery['api']>, 'limits'>) {
  return (
    <dl className="border-t border-line text-sm">
      {limits.map(({ meaning, value, code }) => (
        <div key={meaning} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3">
          <dt>
            <span>{meaning}</span>
            {code && (
              <code
                dir="ltr"
                translate="no"
                className="mt-1 block font-mono text-2xs wrap-anywhere text-ink-3"
              >
                {code}
              </code>
            )}
          </dt>
          <dd className="num font-[550]">{grouped(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
