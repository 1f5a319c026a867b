/** A mail in plain text. */
export interface Mail {
  to: string;
  /** Stands in logs: it says nothing about a person. */
  subject: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
}
