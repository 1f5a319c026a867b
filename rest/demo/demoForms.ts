import type { Car } from '../cars/car.ts';
import { dubaiTime } from '../dealership/dubaiTime.ts';
import { testDriveTimes } from '../dealership/testDriveTimes.ts';

/** People whom nobody is; their numbers are not given to anybody. */
const people = [
  ...['Layla Hassan', 'Omar Al Farsi', 'Priya Nair', 'Ahmed Saleh', 'Mariam Al Suwaidi', 'James Carter'],
  ...['Fatima Al Mansoori', 'Wei Chen', 'Elena Petrova', 'Yusuf Demir', 'Sara Haddad', 'Rohan Mehta'],
];
const kinds = ['testDrive', 'purchase', 'contact', 'finance', 'sellCar', 'priceOffer'] as const;
const messages = [
  'Is the car still there? I could come on Saturday.',
  'Do you deliver to Al Ain?\nAnd what does registration cost?',
  'Can you find me a white Patrol with less than 60,000 km?',
];
const offers = [
  { manufacturer: 'Nissan', vehicleType: 'Patrol', year: '2019', mileage: '84,000', price: '145000' },
  { manufacturer: 'Lexus', vehicleType: 'LX', year: '2021', mileage: '41,000', price: '310000' },
];
const DAY = 24 * 60 * 60 * 1000;

/** What the sender of enquiry number `i` of the demonstration entered at `at`, and the car of the stock that it is about. */
export function demoForms(
  i: number,
  car: Car | undefined,
  at: Date,
): { kind: string; details: Record<string, unknown>; car?: Car } {
  const kind = kinds[i % kinds.length] ?? 'contact';
  const fullName = people[(i * 5) % people.length] ?? '';
  const [firstName = '', ...rest] = fullName.split(' ');
  const lastName = rest.join(' ');
  const mobileNumber = `+971 50 000 ${String(1000 + i)}`;
  const email = `${firstName.toLowerCase()}.${i}@visitor.example`;
  const reached = { mobileNumber, email };
  const carId = car?._id ?? '';
  const forms = {
    testDrive: {
      ...{ fullName, ...reached, carId },
      date: dubaiTime(at.getTime() + 2 * DAY).day,
      time: testDriveTimes[i % testDriveTimes.length],
    },
    purchase: { firstName, lastName, ...reached, carId },
    priceOffer: { fullName, mobileNumber, offer: offerFor(car), carId },
    contact: { firstName, lastName, ...reached, message: messages[i % messages.length] },
    finance: {
      ...{
        manufacturer: car?.manufacturerId?.brandName ?? '',
        vehicleType: car?.vehicleTypeId?.modelName ?? '',
      },
      ...{ fullName, ...reached, salary: '18,000', hasExistingLoans: i % 2 ? 'yes' : 'no', carId },
    },
    sellCar: {
      ...{ ...offers[i % offers.length], origin: 'gcc', emirates: 'dubai', tradeIn: 'no' },
      ...{ fullName, ...reached, description: 'One owner, full service history.', images: [] },
    },
  } satisfies Record<(typeof kinds)[number], object>;
  const isAbout = kind !== 'contact' && kind !== 'sellCar';
  return { kind, details: forms[kind], car: isAbout ? car : undefined };
}

/** A price that a buyer may offer for a car: some thousands less than is asked. */
function offerFor(car: Car | undefined): string {
  const price = car?.discountedPrice ?? car?.originalPrice ?? 100_000;
  return (Math.round(price * 0.00094) * 1_000).toLocaleString('en-US');
}
