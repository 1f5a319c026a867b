const ADDRESS = /^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/;

/**
 * Checks and returns the setting of the sender of mails: an address, or a name with an address in angle brackets; ''
 * means none. Throws an error with a sentence that says what it must be.
 */
export function mailSender(setting: string): string {
  const [, address = setting] = /^[^<>]*<([^<>]*)>$/.exec(setting) ?? [];
  if (setting === '' || ADDRESS.test(address)) return setting;
  throw new Error(
    'it must be an email address, or a name and an email address such as Cars <cars@example.com>.',
  );
}
