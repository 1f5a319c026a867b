/** A mail in plain text. */
export interface Mail {
  to: string;
  /** It is written to logs, so it must not contain personal data. */
  subject: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
}
