import Type from 'typebox';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { anyLine, choice, email, mobileNumber, requiredText } from '../../http/fields.ts';
import { jsonForm } from '../jsonForm.ts';
import { secondInLine } from '../secondInLine.ts';
import { stockCar } from '../stockCar.ts';

/** Applications for finance (spec §3, §7). Both mails name the car if it is one of the stock. */
export const finance = jsonForm({
  kind: 'finance',
  path: '/api/v1/finance-eligibility',
  operationId: 'applyForFinance',
  summary: 'Applies for finance pre-approval',
  fields: {
    manufacturer: requiredText('Manufacturer'),
    vehicleType: requiredText('Vehicle type'),
    fullName: requiredText('Full name'),
    mobileNumber,
    email,
    salary: requiredText('Salary'),
    hasExistingLoans: choice('Answer about existing loans', ['yes', 'no']),
    carId: Type.Optional(
      anyLine({ title: 'Car', maxLength: 200, description: 'The car to be financed, if it is in the stock' }),
    ),
    downPayment: Type.Optional(
      Type.Integer({
        title: 'Down payment (AED)',
        minimum: 0,
        maximum: 1_000_000_000,
        description: 'The chosen down payment, AED',
      }),
    ),
    loanMonths: Type.Optional(
      Type.Integer({
        title: 'Loan (months)',
        minimum: 1,
        maximum: 120,
        description: 'The chosen term of the loan in months',
      }),
    ),
  },
  example: { salary: '12k', hasExistingLoans: 'no' },
  async accept({ carId, manufacturer, vehicleType }, { cars, publicUrl, dealership }) {
    const promised = promiseInWords(dealership().promises.financeReply);
    const car = (carId && (await cars.byId(carId))) || undefined;
    const { toVisitor = '', toDealer = '' } = car ? secondInLine(car) : {};
    return {
      message: 'Your application was submitted. Our agent will contact you shortly.',
      car,
      mails: {
        car: car ? stockCar(car, publicUrl) : undefined,
        confirmation: {
          subject: 'We have your finance application',
          text: `thank you for applying for finance with us. Submitting the application does
not affect your credit score. If you have a question, or if you did not
apply, answer this mail.
${toVisitor}
You have our answer within ${promised}.`,
          team: 'finance',
        },
        notice: {
          subject: 'Finance application',
          typedCar: `${manufacturer} ${vehicleType}`,
          text: `Somebody applies for finance. We promise to answer within ${promised}.${toDealer}`,
        },
      },
    };
  },
});
