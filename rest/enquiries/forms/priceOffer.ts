import { latinDigits } from '../../../text/latinDigits.ts';
import { availableCar, unavailableCar } from '../../cars/availableCar.ts';
import { carName } from '../../cars/carName.ts';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { mobileNumber, requiredText } from '../../http/fields.ts';
import { adfVehicle } from '../adf.ts';
import { jsonForm } from '../jsonForm.ts';
import { secondInLine } from '../secondInLine.ts';
import { stockCar } from '../stockCar.ts';

/**
 * Offers of a price for a car of the stock, which the specification does not have. Any text is accepted as a price, and the dealer
 * answers by phone.
 */
export const priceOffer = jsonForm({
  kind: 'priceOffer',
  path: '/api/v1/price-offer',
  operationId: 'offerPrice',
  summary: 'Offers a price for a car',
  refusals: unavailableCar,
  fields: {
    fullName: requiredText('Full name'),
    mobileNumber,
    offer: requiredText('Offer (AED)'),
    carId: requiredText('Car'),
  },
  example: { offer: '310,000' },
  async accept({ carId, offer }, { cars, publicUrl, dealership }) {
    const promised = promiseInWords(dealership().promises.salesContact);
    const car = await availableCar(cars, carId);
    const price = car.discountedPrice ?? car.originalPrice;
    const asked =
      price === null
        ? 'Its price is on request.'
        : `The asking price is AED ${price.toLocaleString('en-US')}.`;
    return {
      message: 'Your offer was submitted. Our agent will contact you shortly.',
      car,
      mails: {
        car: stockCar(car, publicUrl),
        lead: { interest: 'buy', vehicle: adfVehicle(car), comments: `Offers ${inAed(offer)}` },
        notice: {
          subject: 'Price offer',
          text: `Somebody offers a price for the ${carName(car)}. ${asked}
We promise to make contact within ${promised}.${secondInLine(car).toDealer}`,
        },
      },
    };
  },
});

/** A price as it was typed, with the currency where only a number was. */
function inAed(typed: string): string {
  return /^[\d.,\s]+$/.test(latinDigits(typed)) ? `AED ${typed}` : typed;
}
