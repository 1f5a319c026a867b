import { Link } from 'react-router-dom';
import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import { useRedeliverPartnerWebhookMutation } from '../../../generated/RedeliverPartnerWebhook.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { useChange } from '../../page/useChange.ts';
import { webhookMessages } from './messages.ts';

interface Props {
  webhookId: string;
  delivery: PartnerWebhookFieldsFragment['deliveries'][number];
}

/** A change that was sent: what, when, what came back, and when it is sent again. */
export function Delivery({ webhookId: id, delivery }: Props) {
  const text = useMessages(webhookMessages);
  const { busy, change } = useChange();
  const { kind, carId, at, attempts, status, error, nextTryAt, after } = delivery;
  const [redeliver] = useRedeliverPartnerWebhookMutation({ variables: { input: { id, after } } });

  async function sendAgain() {
    if (await change(() => redeliver())) await showToast({ tone: 'success', text: text.sentAgain });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 border-t border-line px-4 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[550]">{text.kindNames[kind]}</span>
          <Link
            className="link inline-flex min-h-tap items-center md:min-h-0"
            to={`/cars/${encodeURIComponent(carId)}`}
          >
            {text.car}
          </Link>
          <span className="text-ink-2">
            <Moment at={at} />
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-2">
          <span className={error === null ? 'text-success' : 'text-danger'}>
            {error === null ? text.acceptedState : text.failedState}
          </span>
          {status !== null && <span>{text.status(status)}</span>}
          <span>{text.attempts(attempts)}</span>
          {nextTryAt && (
            <span className="flex flex-wrap gap-x-1">
              <span>{text.nextTry}</span>
              <Moment at={nextTryAt} />
            </span>
          )}
        </p>
        {error && <p className="text-ink-2 wrap-anywhere">{error}</p>}
      </div>
      <button
        type="button"
        className={buttonStyle('plain', '-mx-2 min-h-tap! text-sm! aria-disabled:opacity-60')}
        aria-disabled={busy}
        onClick={() => void sendAgain()}
      >
        {error === null ? text.sendAgain : text.sendNow}
      </button>
    </li>
  );
}
