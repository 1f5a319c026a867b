/** The part of a mail's subject that is written to logs: what follows a colon may be what a visitor has typed. */
export function loggedSubject(subject: string): string {
  return subject.replace(/:.*$/s, '');
}
