import { filledForms } from './filledForms.ts';

/** A mutation that sends a form, and what the specification says about it. */
export interface FormMutation {
  name: string;
  path: string;
  document: string;
  /** The input of the mutation. */
  input: Record<string, unknown>;
  /** The JSON that the origin gets: the same with the names of the wire. */
  wire: Record<string, unknown>;
  /** The field of the payload that holds what was stored. */
  thing: string;
  /** Whether 201 is the only success (API-5). */
  onlyCreated: boolean;
  /** Whether the origin's own text is shown for every failure. */
  shown: boolean;
}

/** The forms that are sent as JSON. */
export const formMutations: FormMutation[] = [
  formMutation(
    'requestTestDrive',
    'RequestTestDriveInput',
    '/test-drive',
    'testDrive { id carId date time }',
    {
      shown: true,
    },
  ),
  formMutation('requestPurchase', 'RequestPurchaseInput', '/buy-car', 'purchase { id carId }', {
    shown: true,
  }),
  formMutation(
    'applyForFinance',
    'ApplyForFinanceInput',
    '/finance-eligibility',
    'application { id make model }',
    { onlyCreated: true },
  ),
  formMutation(
    'sendContactMessage',
    'SendContactMessageInput',
    '/contact-us',
    'contactMessage { id email }',
    {},
  ),
  formMutation('subscribe', 'SubscribeInput', '/subscribe', 'subscription { email }', {
    onlyCreated: true,
    shown: true,
  }),
];

function formMutation(
  name: string,
  input: string,
  address: string,
  thing: string,
  { onlyCreated = false, shown = false },
): FormMutation {
  const path = `/api/v1${address}`;
  const wire = filledForms[path as keyof typeof filledForms];
  return {
    name,
    path,
    document: `mutation ($input: ${input}!) {
      ${name}(input: $input) { ${thing} message userErrors { field message code } }
    }`,
    input: graphNames(wire),
    wire,
    thing: thing.split(' ')[0] ?? '',
    onlyCreated,
    shown,
  };
}

/** The fields of a form of the wire (spec §7) as the graph names them. */
function graphNames(form: Record<string, unknown>): Record<string, unknown> {
  const { manufacturer, vehicleType, ...others } = form;
  return manufacturer === undefined ? form : { make: manufacturer, model: vehicleType, ...others };
}

export const unsubscribeDocument = `mutation ($input: UnsubscribeInput!) {
  unsubscribe(input: $input) { message userErrors { field message code } }
}`;

export const sellCarDocument = `mutation ($input: SellCarInput!, $images: [Upload!]) {
  sellCar(input: $input, images: $images) {
    submission { id make model photoCount } message userErrors { field message code }
  }
}`;

/** A car that a visitor offers, with the names of the wire. */
export const aCarOffer = {
  manufacturer: 'BMW',
  vehicleType: 'X5',
  year: '2021',
  mileage: 'about 40,000',
  price: 'abc',
  origin: 'gcc',
  emirates: 'abu dhabi',
  tradeIn: 'no',
  fullName: 'Mona “Mo” Hassan',
  mobileNumber: '+971 50 123 4567',
  email: 'mona@example.ae',
  description: 'One owner.\nالسيارة نظيفة',
};

/** The same with the names of the graph. */
export const aCarForSale = graphNames(aCarOffer);
