import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { visitorForms } from '../../gateway/apis/visitorForms.ts';
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

const onlyCreated = new Set(['applyForFinance', 'subscribe']);
const shown = new Set(['requestTestDrive', 'requestPurchase', 'subscribe']);
const mutations = buildSchema(readFileSync('gateway/generated/schema.graphql', 'utf8')).getMutationType();

/** The forms that are sent as JSON. */
export const formMutations: FormMutation[] = Object.entries(filledForms).map(([path, wire]) => {
  const [name = ''] = Object.entries(visitorForms).find(([, form]) => form.path === path) ?? [];
  const [thing = '', fields = []] = storedBy(name);
  return {
    name,
    path,
    document: `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { ${thing} { ${fields.join(' ')} } message userErrors { field message code } }
    }`,
    input: graphNames(wire),
    wire,
    thing,
    onlyCreated: onlyCreated.has(name),
    shown: shown.has(name),
  };
});

/** The field of the payload that holds what a mutation has stored, and the fields of that. */
function storedBy(mutation: string): [thing: string, fields: string[]] | [] {
  const payload = getNamedType(mutations?.getFields()[mutation]?.type);
  const things = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  const [stored] = things.filter(({ name }) => name !== 'message' && name !== 'userErrors');
  const type = getNamedType(stored?.type);
  return stored && isObjectType(type) ? [stored.name, Object.keys(type.getFields())] : [];
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
