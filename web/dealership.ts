import { dealership } from '../rest/dealership/dealership.ts';

// The facts of the dealer stand in rest, which writes them in mails and replies. This file is web's way to them;
// when an answer is due, `web/receipts` and `web/testDrives` read there themselves: few pages need it.
export { AHEAD_OF_UTC, type DubaiTime, dubaiTime } from '../rest/dealership/dubaiTime.ts';
export {
  downPaymentOf,
  exampleOf,
  firstTermsOf,
  flatInstalments,
  type Instalments,
  type LoanTerms,
  reducingInstalments,
} from '../rest/dealership/instalments.ts';
export { dealership };

/** The address of the showroom in one line, which ends with the city. */
export const showroomAddress = `${dealership.street}, ${dealership.city}`;

/** The address that dials a phone number. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** The address that opens a chat with the dealer in WhatsApp; `text` is what stands in the message at first. */
export function whatsApp(text = ''): string {
  return `https://wa.me/${dealership.whatsApp}?text=${encodeURIComponent(text)}`;
}
