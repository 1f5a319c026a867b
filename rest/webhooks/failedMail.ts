import type { Mail } from '../mail/Mail.ts';

interface FailedWebhook {
  to: string;
  /** Of the partner. */
  name: string;
  id: string;
  url: string;
  /** ISO 8601. */
  failingSince: string;
  /** Why the last try failed. */
  reason: string;
  /** Whether its receiver has answered 410: it wants no more messages. */
  isGone: boolean;
}

/** The mail about a webhook that is switched off, because it failed for three days or its receiver wants no more messages. */
export function failedMail({ to, name, id, url, failingSince, reason, isGone }: FailedWebhook): Mail {
  const why = isGone
    ? `has responded with 410 (Gone), which turns it off`
    : `has accepted nothing since ${failingSince}`;
  return {
    to,
    subject: `A webhook of ${name} was turned off`,
    text: `The webhook ${id} to ${new URL(url).host} ${why}, so it is off now.
${isGone ? '' : `\nThe last attempt failed: ${reason}\n`}
Nothing is lost: when its address accepts messages again, switch it on with

  mutation { updateWebhook(input: { id: "${id}", isOn: true }) { webhook { state } } }

It then receives every undelivered change of the last 90 days.`,
  };
}
