/** What is read of an error of nodemailer. */
interface DeliveryError {
  command?: string;
  /** The number of the answer. */
  responseCode?: number;
  /** The answer with its number, and mostly with a status such as 5.1.1 behind it. */
  response?: string;
}

/** A status that is not about the recipient: the address of the sender, or that this sender is not let through. */
const OF_THE_SENDER = /^\d{3}[ -]5\.(1\.[78]|7\.\d+)\b/;
/** What servers say that send no status to a sender for whom they pass nothing on, such as `550 relay not permitted`. */
const NO_RELAY = /\brelay/i;

/**
 * Whether the mail server has answered that it will never take a mail for this recipient. False for a refusal of the login, the
 * sender or the content: an operator can mend these.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as DeliveryError;
  // 530 is sent to who has not signed in.
  const isForGood = responseCode >= 500 && responseCode < 600 && responseCode !== 530;
  const isOfSender = OF_THE_SENDER.test(response) || NO_RELAY.test(response);
  return command === 'RCPT TO' && isForGood && !isOfSender;
}
