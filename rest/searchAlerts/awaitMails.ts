import type { Dealership } from '../dealership/dealership.ts';
import { stockCar } from '../enquiries/stockCar.ts';
import type { Car } from '../cars/car.ts';
import { customerMail } from '../mail/customerMail.ts';
import type { Mail } from '../mail/Mail.ts';
import { oneClickHeaders } from '../mail/oneClickHeaders.ts';

interface Site {
  publicUrl: string;
  dealership: Dealership;
}

/**
 * The mail that asks the owner of an address to confirm the alert on one car. `name`: the name of the alert, such as `BMW X5 2021,
 * when it is free again`.
 */
export function confirmAwaitMail(
  to: string,
  { token, name, publicUrl, dealership }: Site & { token: string; name: string },
): Mail {
  const text = `somebody, we hope it was you, has asked us to write to this address about one
reserved car:
${name}

To begin the alert, open this link and press its button:
${publicUrl}/search-alert/${token}/confirm

It sends one mail, when the car is free again or sold, and ends with it. If you
did not ask for it, do nothing: we will not write again, and forget the request
after 7 days.`;
  const words = { subject: 'Confirm your alert', text, team: 'sales' as const };
  return { ...customerMail(to, words, dealership), typedRecipient: true };
}

/** The mail to a visitor who asks for an alert on one car that is on already. `name`: the name of the alert. */
export function knownAwaitMail(
  to: string,
  { endUrl, name, dealership }: { endUrl: string; name: string; dealership: Dealership },
): Mail {
  const text = `somebody, we hope it was you, has asked for an alert on one reserved car that
this address has already:
${name}

There is nothing to do: we write once, when the car is free again or sold.
To end the alert, open this link and press its button:
${endUrl}`;
  const words = { subject: 'Your alert is on already', text, team: 'sales' as const };
  return { ...customerMail(to, words, dealership), typedRecipient: true, headers: oneClickHeaders(endUrl) };
}

/** The mail with which the alert on one car ends: that it is free again, or that it is sold or no longer listed (`car` is then undefined). */
export function awaitedMail(
  to: string,
  { car, name, publicUrl, dealership }: Site & { car: Car | undefined; name: string },
): Mail {
  if (!car || car.saleStatus === 'sold') {
    const text = `you have asked us to tell you about this car:
${name}

${car ? 'It is sold' : 'It is no longer listed'}, and your alert has ended. There are others:
${publicUrl}/buy`;
    return customerMail(
      to,
      { subject: `The car that you were waiting for is ${car ? 'sold' : 'gone'}`, text, team: 'sales' },
      dealership,
    );
  }
  const { name: called, url } = stockCar(car, publicUrl);
  const text = `the car that you were waiting for is free again:
${called}
${url}

Whoever asks for it first gets it: book a test drive, or ask to buy it, on its
page. Your alert has ended with this mail.`;
  return customerMail(
    to,
    { subject: 'The car that you were waiting for is free', text, team: 'sales' },
    dealership,
  );
}
