import Type, { type Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { choice, email, line } from '../fields.ts';

/** What `POST /api/v1/sell-car` takes (spec §3). Year, mileage and price are whatever their owner writes. */
export const SellCarForm = formOf({
  manufacturer: line('Manufacturer'),
  vehicleType: line('Vehicle type'),
  year: line('Year'),
  mileage: line('Mileage'),
  price: line('Price'),
  origin: choice('Origin', ['gcc', 'US', 'EU', 'CAD', 'Korean', 'Others']),
  emirates: choice('Emirate', ['dubai', 'abu dhabi', 'sharjah']),
  tradeIn: Type.Optional(choice('Trade-in', ['yes', 'no'])),
  fullName: line('Full name'),
  mobileNumber: line('Mobile number', 60),
  email,
  description: line('Description', 10_000),
  images: Type.Array(Type.String({ format: 'binary' }), {
    title: 'Photos',
    default: [],
    description:
      'The field is repeated, once a photo: JPEG or PNG, at most 20, at most 15 MB and 50 megapixels each',
  }),
});
export type SellCarForm = Static<typeof SellCarForm>;
