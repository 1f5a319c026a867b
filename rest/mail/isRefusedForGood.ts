/** The properties of an error of nodemailer that are read. */
interface DeliveryError {
  command?: string;
  /** The code of the mail server's answer. */
  responseCode?: number;
  /** The answer with its code, usually followed by an enhanced status such as 5.1.1. */
  response?: string;
}

/** An enhanced status about the sender rather than the recipient: its address is bad, or it is not allowed to send. */
const OF_THE_SENDER = /^\d{3}[ -]5\.(1\.[78]|7\.\d+)\b/;
/** Servers without enhanced statuses refuse to relay a sender's mails in words, such as `550 relay not permitted`. */
const NO_RELAY = /\brelay/i;

/** The server, or the next one, takes no address with letters outside ASCII before its @ (RFC 6531, 3.5). */
const NO_SUCH_LETTERS = /^5\d\d[ -]5\.6\.7\b/;

/**
 * Whether the mail server has answered that it will never take a mail for this recipient. False for a refusal of the login, the
 * sender or the content: an operator can mend these.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as DeliveryError;
  // 530 means that the sender has not logged in.
  const isForGood = responseCode >= 500 && responseCode < 600 && responseCode !== 530;
  const isOfSender = OF_THE_SENDER.test(response) || NO_RELAY.test(response);
  return (command === 'RCPT TO' && isForGood && !isOfSender) || NO_SUCH_LETTERS.test(response);
}
