import { useRef, useState } from 'react';
import {
  PartnerWebhooksDocument,
  usePartnerWebhooksSuspenseQuery,
} from '../../../generated/PartnerWebhooks.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { focusPlace } from '../../../ui/page/focusPlace.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { useRefresh } from '../../page/useRefresh.ts';
import { partnerMessages } from '../messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { webhookMessages } from './messages.ts';
import { Webhook } from './Webhook.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** How often the deliveries are read anew while the page is looked at, ms. */
const REFRESH = 5_000;

/** The webhooks of a partner, which deliver while the page is open, and another one. */
export function Webhooks({ partnerId: id }: { partnerId: string }) {
  const text = useMessages(webhookMessages);
  const words = useMessages(partnerMessages);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch, client } = usePartnerWebhooksSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [adding, setAdding] = useState(false);
  /** A secret that is shown once. */
  const [secret, setSecret] = useState<string>();
  const webhooks = data?.partnerWebhooks;
  useRefresh(webhooks?.length ? REFRESH : undefined, () =>
    client.query({ query: PartnerWebhooksDocument, variables: { id }, fetchPolicy: 'network-only' }),
  );
  if (!webhooks) return <Failure error={error} retry={refetch} />;
  return (
    <div ref={place} className="outline-none">
      <p className="text-sm text-ink-2">{text.hint}</p>
      {webhooks.length === 0 ? (
        <p className="mt-3 rounded-picture border border-line px-4 py-4 text-ink-2">{text.none}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          {webhooks.map((webhook) => (
            <Webhook
              key={webhook.id}
              webhook={webhook}
              onSecret={setSecret}
              onGone={() => place.current && focusPlace(place.current)}
            />
          ))}
        </ul>
      )}
      <button
        type="button"
        className={buttonStyle('quiet', 'mt-4 min-h-tap! px-5! text-sm max-md:w-full')}
        onClick={() => setAdding(true)}
      >
        {text.add}
      </button>
      {adding && <WebhookDialog partnerId={id} onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== undefined && (
        <SecretDialog
          heading={words.secret}
          label={words.secret}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  );
}
