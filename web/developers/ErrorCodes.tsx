import type { DevelopersPageQuery } from '../generated/DevelopersPage.ts';
import { Words } from './Words.tsx';

/** Every code of an error with its HTTP status and what to do. */
export function ErrorCodes({ errorCodes }: Pick<NonNullable<DevelopersPageQuery['api']>, 'errorCodes'>) {
  return (
    <dl className="border-t border-line text-sm">
      {errorCodes.map(({ code, status, meaning }) => (
        <div
          key={code}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <dt>
            <code dir="ltr" translate="no" className="font-mono text-xs wrap-anywhere">
              {code}
            </code>
          </dt>
          <dd className="num text-ink-3">{status}</dd>
          <dd className="col-span-2 text-ink-2">
            <Words of={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
