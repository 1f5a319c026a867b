import { clsx } from 'clsx';
import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { RecordLink } from '../../list/RecordLink.tsx';
import { partnerMessages } from '../messages.ts';
import { scopes } from '../scopes.ts';
import { columns } from './columns.ts';
import { listMessages } from './messages.ts';

/** A partner in the list: a row, on narrower screens a card. All of it opens the partner. */
export function PartnerRow({ partner }: { partner: PartnerAccountFieldsFragment }) {
  const text = useMessages(listMessages);
  const words = useMessages(partnerMessages);
  const { id, name, email, keys, usage } = partner;
  const allowed = scopes.filter((scope) => partner.scopes.includes(scope));
  return (
    <li className="relative border-b border-line last:border-b-0 has-[a:focus-visible]:z-1">
      <div
        className={clsx(
          'grid min-h-tap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm transition-colors duration-quick hover:bg-ink/3',
          columns,
        )}
      >
        <div className="min-w-0">
          <RecordLink list="/partners" id={id} className="font-[550] wrap-anywhere max-lg:text-md">
            <bdi>{name}</bdi>
          </RecordLink>
          {email && (
            <p className="text-ink-2 wrap-anywhere">
              <EmailAddress address={email} />
            </p>
          )}
        </div>
        <div className="overflow-clip">
          <p className="dotted text-ink-2">
            {allowed.map((scope) => (
              <span key={scope}>{words.scopeNames[scope]}</span>
            ))}
          </p>
        </div>
        <p className={keys.length === 0 ? 'text-danger' : 'text-ink-2'}>{text.keys(keys.length)}</p>
        <div className="overflow-clip">
          <p className="dotted num text-ink-2">
            <span>{words.operations(grouped(usage.requests))}</span>
            <span>{words.leads(grouped(usage.leads))}</span>
          </p>
        </div>
      </div>
    </li>
  );
}
