import { domainToASCII } from 'node:url';

/** A local part that stands in a header without quotes and without SMTPUTF8 (RFC 5322, 3.2.3). */
const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/**
 * An address that a visitor has typed, as it may stand in a header of a mail to somebody else: in ASCII, the domain in
 * Punycode. Undefined when there is no such form: servers that do not know SMTPUTF8 (RFC 6531) refuse the mail otherwise.
 */
export function headerAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return DOT_ATOM.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}
