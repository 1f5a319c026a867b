import { clsx } from 'clsx';
import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import { inSentence } from '../../../ui/text/inSentence.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { Deliveries } from './Deliveries.tsx';
import { webhookMessages } from './messages.ts';
import { WebhookActions } from './WebhookActions.tsx';

interface Props {
  webhook: PartnerWebhookFieldsFragment;
  /** Shows a secret that was made. */
  onSecret: (secret: string) => void;
  /** Takes the focus once the webhook is deleted. */
  onGone: () => void;
}

/** A webhook: where it sends what, how it goes, and what became of its last deliveries. */
export function Webhook({ webhook, onSecret, onGone }: Props) {
  const text = useMessages(webhookMessages);
  const { url, kinds, state, failures, failingSince, lastError, deliveries } = webhook;
  const isAll = kinds.length === Object.keys(text.kindNames).length;
  return (
    <li className="overflow-clip rounded-picture border border-line bg-card">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3">
        <p dir="ltr" translate="no" className="font-[550] wrap-anywhere">
          {url}
        </p>
        <p className="text-sm text-ink-2">
          {isAll ? text.allKinds : inSentence(kinds.map((kind) => text.kindNames[kind]))}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span className={clsx('font-[550]', state === 'FAILED' ? 'text-danger' : 'text-ink')}>
            {text.states[state]}
          </span>
          {failures > 0 && <span className="text-danger">{text.retrying(failures)}</span>}
          {failingSince && (
            <span className="flex flex-wrap gap-x-1">
              <span>{text.since}</span>
              <Moment at={failingSince} />
            </span>
          )}
          {lastError && <span>{lastError}</span>}
        </p>
        <WebhookActions webhook={webhook} onSecret={onSecret} onGone={onGone} />
      </div>
      <Deliveries webhookId={webhook.id} deliveries={deliveries} />
    </li>
  );
}
