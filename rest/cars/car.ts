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
  until: Type.String({ description: 'When another price was asked, ISO 8601' }),
});

/** A car as `GET /api/v1/car/{id}` and the lists of cars return it (spec §3): validator, serializer and type. */
export const Car = Type.Object(
  {
    _id: Type.String(),
    stockNumber: text('The number under which the dealer keeps it'),
    vinLastSix: text('The last six characters of its vehicle identification number (VIN)'),
    title: text("The seller's headline"),
    images: Type.Array(
      Type.Object({
        _id: Type.String(),
        path: Type.String({ description: 'Path of the picture on this origin' }),
        filename: Type.String(),
        description: Type.Optional(text('What the picture shows')),
      }),
    ),
    saleStatus: text("'sold' means sold; any other value is available"),
    featured: text("'yes' or 'no'"),
    testDrive: text("'yes' or 'no': whether a test drive is offered"),
    manufacturerId: Nullable(Type.Object({ _id: Type.String(), brandName: Type.String() })),
    vehicleTypeId: Nullable(Type.Object({ _id: Type.String(), modelName: Type.String() })),
    trimId: Nullable(Type.Object({ _id: Type.String(), trimName: Type.String() })),
    originalPrice: amount('Price before any discount'),
    discountedPrice: amount('Price after the discount; null when there is none'),
    monthlyInstallment: amount('Instalment a month'),
    mileage: wholeNumber('Kilometres driven'),
    year: wholeNumber('Model year'),
    door: wholeNumber('Number of doors'),
    keys: wholeNumber('Number of keys that come with the car'),
    owners: wholeNumber('Number of people and companies who have owned it'),
    serviceHistory: text('Where and how it was serviced, such as Full, at the agency'),
    warranty: text('What warranty it has, such as Until June 2027'),
    accidentHistory: text('What is known of accidents, such as None'),
    registration: text('Its registration, such as Until March 2027'),
    regionalSpecs: text('The market that it was built for, such as GCC'),
    location: text('Where it stands, such as Dubai'),
    exteriorColor: text('Colour of the body'),
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
        description: 'When what is said of the car last changed, ISO 8601; missing where unknown',
      }),
    ),
    priceHistory: Type.Optional(
      Type.Array(FormerPrice, {
        description:
          'Prices that were asked before, each for a day at least, oldest first; missing where there is none',
      }),
    ),
  },
  { $id: 'Car' },
);
export type Car = Static<typeof Car>;
