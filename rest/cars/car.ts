import Type, { type Static } from 'typebox';
import { MAX_WHOLE, Nullable } from '../http/schemas.ts';

// A field without a value is null; it is never left out.
const text = (description: string) => Nullable(Type.String({ description }));
const wholeNumber = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, maximum: MAX_WHOLE, description }));
const amount = (description: string) =>
  Nullable(Type.Number({ minimum: 0, description: `${description}, AED` }));

/** A former asking price of a car. */
export const FormerPrice = Type.Object({
  price: Type.Number({ minimum: 0, description: 'AED' }),
  until: Type.String({ description: 'When this price was replaced, ISO 8601' }),
});

/** A car as `GET /api/v1/car/{id}` and the lists of cars return it (spec §3): validator, serializer and type. */
export const Car = Type.Object(
  {
    _id: Type.String(),
    stockNumber: text("The dealer's stock number"),
    vinLastSix: text('The last six characters of the vehicle identification number (VIN)'),
    title: text("The seller's headline"),
    images: Type.Array(
      Type.Object({
        _id: Type.String(),
        path: Type.String({ description: 'Path of the picture on this server' }),
        filename: Type.String(),
        description: Type.Optional(text('What the picture shows')),
      }),
    ),
    saleStatus: text("'sold' means sold; any other value is available"),
    featured: text("'yes' or 'no'"),
    testDrive: text("'yes' or 'no': whether the car is available for a test drive"),
    manufacturerId: Nullable(Type.Object({ _id: Type.String(), brandName: Type.String() })),
    vehicleTypeId: Nullable(Type.Object({ _id: Type.String(), modelName: Type.String() })),
    trimId: Nullable(Type.Object({ _id: Type.String(), trimName: Type.String() })),
    originalPrice: amount('Price before any discount'),
    discountedPrice: amount('Price after the discount; null if there is none'),
    monthlyInstallment: amount('Monthly instalment'),
    mileage: wholeNumber('Mileage in kilometres'),
    year: wholeNumber('Model year'),
    door: wholeNumber('Number of doors'),
    keys: wholeNumber('Number of keys supplied with the car'),
    owners: wholeNumber('Number of previous owners, people and companies'),
    serviceHistory: text('Where and how it was serviced, such as Full, at the agency'),
    warranty: text('Warranty, such as Until June 2027'),
    accidentHistory: text('Accident history, such as None'),
    registration: text('Registration, such as Until March 2027'),
    regionalSpecs: text('Regional specification: the market that the car was built for, such as GCC'),
    location: text('Location, such as Dubai'),
    exteriorColor: text('Exterior colour'),
    bodyType: text('Body type, such as SUV or Sedan'),
    engine: text('Engine, such as 3.0 L V6'),
    transmission: text('Gearbox, such as Automatic'),
    fuelType: text('Fuel, such as Petrol'),
    specifications: Nullable(
      Type.Record(Type.String(), Type.Boolean(), { description: 'Feature name → whether the car has it' }),
    ),
    description: text('HTML'),
    createdAt: Type.String({ description: 'When the car was listed, ISO 8601' }),
    updatedAt: Type.Optional(
      Type.String({
        description: 'When the data of the car last changed, ISO 8601; absent if unknown',
      }),
    ),
    priceHistory: Type.Optional(
      Type.Array(FormerPrice, {
        description:
          'Former prices that were asked for at least a day, oldest first; absent if there are none',
      }),
    ),
  },
  { $id: 'Car' },
);
export type Car = Static<typeof Car>;
