import type { Mail } from '../mail/Mail.ts';

interface FailedWebhook {
  to: string;
  /** Of the partner. */
  name: string;
  id: string;
  url: string;
  /** ISO 8601. */
  failingSince: string;
  error: string;
}

/** The mail about a webhook that was switched off, since it failed for three days. */
export function failedMail({ to, name, id, url, failingSince, error }: FailedWebhook): Mail {
  return {
    to,
    subject: `A webhook of ${name} is off`,
    text: `The webhook ${id} to ${new URL(url).host} has taken nothing since ${failingSince}, so it is off now.

The last try ended so: ${error}

Nothing is lost: when its address answers again, switch it on with

  mutation { updateWebhook(input: { id: "${id}", isOn: true }) { webhook { state } } }

Every change of the last 90 days that it has not taken is delivered then.`,
  };
}
