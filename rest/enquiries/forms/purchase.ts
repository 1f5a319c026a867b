import { availableCar, unavailableCar } from '../../cars/availableCar.ts';
import { carName } from '../../cars/carName.ts';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { email, mobileNumber, requiredText } from '../../http/fields.ts';
import { adfVehicle } from '../adf.ts';
import { jsonForm } from '../jsonForm.ts';
import { secondInLine } from '../secondInLine.ts';
import { stockCar } from '../stockCar.ts';

/** Requests to buy a car (spec §3, §7). */
export const purchase = jsonForm({
  kind: 'purchase',
  path: '/api/v1/buy-car',
  operationId: 'requestPurchase',
  summary: 'Submits a purchase request for a car',
  refusals: unavailableCar,
  fields: {
    firstName: requiredText('First name'),
    lastName: requiredText('Last name'),
    email,
    mobileNumber,
    carId: requiredText('Car'),
  },
  async accept({ carId }, { cars, publicUrl, dealership }) {
    const { salesContact } = dealership().promises;
    const promised = promiseInWords(salesContact);
    const car = await availableCar(cars, carId);
    const { toVisitor, toDealer } = secondInLine(car);
    return {
      message: 'Your purchase request was submitted. Our agent will contact you shortly.',
      car,
      mails: {
        car: stockCar(car, publicUrl),
        lead: { interest: 'buy', vehicle: adfVehicle(car) },
        confirmation: {
          subject: 'We have your purchase request',
          text: `thank you for your interest in the ${carName(car)}.
If you have a question, or if you did not ask for this, answer this mail.
${toVisitor}
Our sales team contacts you within ${promised}.`,
          team: 'sales',
        },
        notice: {
          subject: 'Purchase request',
          text: `Somebody wants to buy the ${carName(car)}.
We promise to make contact within ${promised}.${toDealer}`,
        },
      },
    };
  },
});
