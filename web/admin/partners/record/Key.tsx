import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { partnerMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';

interface Props {
  stored: PartnerAccountFieldsFragment['keys'][number];
  onRevoke: () => void;
}

/** A key of a partner: its first characters, its age, and when it was used last. */
export function Key({ stored, onRevoke }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(partnerMessages);
  const { prefix, createdAt, trustedOnly, lastUsedAt } = stored;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi dir="ltr" translate="no" className="font-mono text-sm font-[550]">
            {`${prefix}…`}
          </bdi>
          {trustedOnly && <span className="text-sm">{words.trustedOnly}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span>{text.madeOn(formatDate(createdAt))}</span>
          {lastUsedAt === null ? (
            <span>{text.notUsed}</span>
          ) : (
            <span className="flex flex-wrap gap-x-1">
              <span>{text.lastUsed}</span>
              <Moment at={lastUsedAt} />
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.revokeThis(prefix)}
        className={buttonStyle('plain', '-mx-2 min-h-tap! text-sm!')}
        onClick={onRevoke}
      >
        {text.revoke}
      </button>
    </li>
  );
}
