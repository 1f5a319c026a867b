import Type, { type Static } from 'typebox';
import { formOf } from '../form.ts';
import { anyLine, choice, email, mobileNumber, requiredLines, requiredText } from '../../http/fields.ts';
import { LARGEST_PHOTO, LONGEST_SIDE, MOST_PHOTOS, MOST_PIXELS } from '../../photos/photoLimits.ts';

/** The body of `POST /api/v1/sell-car` (spec §3). Year, mileage and price are whatever the owner writes. */
export const SellCarForm = formOf({
  manufacturer: requiredText('Manufacturer'),
  vehicleType: requiredText('Vehicle type'),
  year: requiredText('Year'),
  mileage: requiredText('Mileage'),
  price: requiredText('Price'),
  origin: choice('Origin', ['gcc', 'US', 'EU', 'CAD', 'Korean', 'Others']),
  emirates: choice('Emirate', ['dubai', 'abu dhabi', 'sharjah']),
  tradeIn: Type.Optional(choice('Trade-in', ['yes', 'no'])),
  fullName: requiredText('Full name'),
  mobileNumber,
  email,
  description: requiredLines('Description', 10_000),
  wantedCar: Type.Optional(
    anyLine({
      title: 'Wants in exchange',
      maxLength: 200,
      description: 'The id of the car of the stock that the offered one is to be valued against',
    }),
  ),
  images: Type.Array(Type.String({ format: 'binary' }), {
    title: 'Photos',
    default: [],
    description: `One field per photo: JPEG or PNG, at most ${MOST_PHOTOS}, at most ${LARGEST_PHOTO / 1024 / 1024} MB and ${MOST_PIXELS / 1_000_000} megapixels each, no side longer than ${LONGEST_SIDE} pixels`,
  }),
});
export type SellCarForm = Static<typeof SellCarForm>;
