import Type, { type Static } from 'typebox';
import { MAX_WHOLE, Nullable } from '../http/schemas.ts';
import { Imperfection } from './condition/imperfection.ts';
import { PaintReading } from './condition/paintReading.ts';

// A field without a value is null; it is never left out.
const text = (description: string) => Nullable(Type.String({ description }));
const wholeNumber = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, maximum: MAX_WHOLE, description }));
const amount = (description: string) =>
  Nullable(Type.Number({ minimum: 0, description: `${description}, AED` }));

/** The parts of a car that pictures show, in the order of a gallery. */
export const pictureGroups = ['outside', 'inside', 'details', 'imperfections'] as const;
export type PictureGroup = (typeof pictureGroups)[number];

/** A picture of a car. */
export const CarPicture = Type.Object({
  _id: Type.String(),
  path: Type.String({ description: 'Path of the picture on this server' }),
  filename: Type.String(),
  description: Type.Optional(text('What the picture shows')),
  group: Type.Optional(text(`Which part of the car it shows: ${pictureGroups.join(', ')}`)),
});
export type CarPicture = Static<typeof CarPicture>;

/** The car turned once all the way round (360°): by a viewer elsewhere, or in pictures of its own. */
const CarSpin = Type.Object(
  {
    address: text('Address of a viewer'),
    images: Type.Array(CarPicture, {
      description: 'Pictures of one whole turn at even steps, in their order; empty if there are none',
    }),
  },
  { description: 'The car turned once all the way round (360°)' },
);

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
    images: Type.Array(CarPicture),
    video: text('Address of its video: a page of YouTube or Vimeo, or an MP4 or WebM file'),
    spin: Nullable(CarSpin),
    saleStatus: text("'sold' or 'reserved'; any other value means that the car is available"),
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
    salesperson: text('Who sells the car: the name of one of the people among the facts of the dealership'),
    exteriorColor: text('Exterior colour'),
    interiorColor: text('Interior colour'),
    bodyType: text('Body type, such as SUV or Sedan'),
    engine: text('Engine, such as 3.0 L V6'),
    transmission: text('Gearbox, such as Automatic'),
    fuelType: text('Fuel, such as Petrol'),
    drive: text('Driven wheels: AWD, 4WD, RWD or FWD'),
    power: wholeNumber('Power in horsepower'),
    cylinders: wholeNumber('Number of cylinders'),
    seats: wholeNumber('Number of seats'),
    steering: text('The side of the steering wheel: Left or Right'),
    inspectedBy: text('Who inspected the car, such as a test centre'),
    inspectedOn: text('The day of the inspection, or only its month, ISO 8601'),
    inspectionReport: text('Address of the report of the inspection, https'),
    paintReadings: Nullable(Type.Array(PaintReading, { description: 'Thickness of the paint by panel' })),
    tyres: text('The tyres in words, such as their make'),
    tyreTread: Nullable(
      Type.Number({ minimum: 0, description: 'Depth of the tread of the most worn tyre, millimetres' }),
    ),
    tyreYear: wholeNumber('The year in which the oldest tyre was made'),
    brakes: text('What is left of the brakes, such as 70%'),
    warrantyUntil: text('The last day of the warranty, or only its month, ISO 8601'),
    imperfections: Nullable(
      Type.Array(Imperfection, {
        description: 'What is not as new; empty if there is nothing, null if unknown',
      }),
    ),
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
