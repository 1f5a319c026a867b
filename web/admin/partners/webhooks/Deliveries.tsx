import { ChevronDown } from 'lucide';
import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Delivery } from './Delivery.tsx';
import { webhookMessages } from './messages.ts';

interface Props {
  webhookId: string;
  deliveries: PartnerWebhookFieldsFragment['deliveries'];
}

/** The last deliveries of a webhook, open where one is not accepted. */
export function Deliveries({ webhookId, deliveries }: Props) {
  const text = useMessages(webhookMessages);
  if (deliveries.length === 0)
    return <p className="border-t border-line px-4 py-3 text-sm text-ink-2">{text.noDeliveries}</p>;
  return (
    <details className="group border-t border-line" open={deliveries.some(({ error }) => error !== null)}>
      <summary className="flex min-h-tap items-center justify-between gap-3 px-4 text-sm hover:bg-accent-wash/40">
        <span className="font-[550]">{text.deliveries(deliveries.length)}</span>
        <Icon
          node={ChevronDown}
          className="flex-none text-ink-3 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <ol>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} webhookId={webhookId} delivery={delivery} />
        ))}
      </ol>
    </details>
  );
}
