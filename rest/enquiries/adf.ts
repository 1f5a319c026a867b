import { create } from 'xmlbuilder2';
import type { Car } from '../cars/car.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { Attachment } from '../mail/Mail.ts';

/** An enquiry about one car, as data for the program in which a dealer manages customers. */
export interface AdfLead {
  interest: 'buy' | 'test-drive' | 'sell';
  vehicle: {
    year: string;
    make: string;
    model: string;
    stock?: string;
    trim?: string;
    /** In kilometres. */
    odometer?: string;
    /** In dirhams. */
    price?: string;
    comments?: string;
  };
  customer: Partial<Record<'first' | 'last' | 'full' | 'email' | 'phone', string>>;
  comments?: string;
  /** Whom the enquiry is for. */
  dealer: Pick<Dealership, 'name' | 'legalName'>;
}

/** The facts about a car of the stock, as far as they are known. */
export function adfVehicle(car: Car): AdfLead['vehicle'] {
  const price = car.discountedPrice ?? car.originalPrice;
  return {
    year: String(car.year ?? ''),
    make: car.manufacturerId?.brandName ?? '',
    model: car.vehicleTypeId?.modelName ?? car.title ?? '',
    stock: car.stockNumber || undefined,
    trim: car.trimId?.trimName,
    odometer: car.mileage === null ? undefined : String(car.mileage),
    price: price === null ? undefined : String(price),
  };
}

interface Origin {
  /** The id of the enquiry. */
  id: string;
  /** ISO 8601. */
  createdAt: string;
  /** The sender: the name of the partner; the dealership's when left out. */
  provider?: string;
}

/** An enquiry as an ADF 1.0 document (Auto-lead Data Format), which dealers' programs read from a mail. */
export function adfDocument(
  lead: AdfLead,
  { id, createdAt, provider = lead.dealer.name }: Origin,
): Attachment {
  const { interest, vehicle, customer, comments, dealer } = lead;
  const { price, odometer, ...car } = vehicle;
  const known = ({ year, make, model, stock, trim }: typeof car) =>
    Object.entries({ year, make, model, stock, trim }).filter(([, value]) => value !== undefined);
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' });
  document.ins('adf', 'version="1.0"');
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  prospect.ele('id', { sequence: '1', source: dealer.name }).txt(id);
  prospect.ele('requestdate').txt(createdAt);
  const about = prospect.ele('vehicle', { interest, status: 'used' });
  for (const [name, value] of known(car)) about.ele(name).txt(value ?? '');
  if (odometer) about.ele('odometer', { units: 'km' }).txt(odometer);
  if (price)
    about.ele('price', { type: interest === 'sell' ? 'asking' : 'quote', currency: 'AED' }).txt(price);
  if (car.comments) about.ele('comments').txt(car.comments);
  const person = prospect.ele('customer').ele('contact');
  for (const part of ['first', 'last', 'full'] as const) {
    if (customer[part]) person.ele('name', { part }).txt(customer[part]);
  }
  if (customer.email) person.ele('email').txt(customer.email);
  if (customer.phone) person.ele('phone', { type: 'cellphone' }).txt(customer.phone);
  if (comments) person.up().ele('comments').txt(comments);
  const vendor = prospect.ele('vendor');
  vendor.ele('vendorname').txt(dealer.legalName);
  vendor.ele('contact').ele('name', { part: 'full' }).txt(dealer.name);
  prospect.ele('provider').ele('name', { part: 'full' }).txt(provider);
  const content = document.end({ prettyPrint: true });
  return { filename: 'lead.xml', contentType: 'application/xml', content };
}
