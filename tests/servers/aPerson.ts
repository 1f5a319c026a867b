import { filledForms } from '../forms/filledForms.ts';
import { anOffer, sendOffer } from '../forms/sendOffer.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import type { RunningRest } from './runRest.ts';

/** Somebody who writes to the dealer, with words that nobody else has. */
export const zahra = {
  name: 'Zahra Qasimi',
  email: 'zahra.qasimi@example.ae',
  phone: '+971 50 987 1234',
  message: 'My falcon needs room on the back seat.',
  note: 'Has a falcon, calls from Hatta.',
};

/** What no file and no document may have once she is erased: parts of her words, as they are stored and as they are compared. */
export const herWords = ['Zahra', 'Qasimi', 'zahra.qasimi', '987 1234', '509871234', 'falcon', 'Hatta'];

const [firstName = '', lastName = ''] = zahra.name.split(' ');
const contact = { email: zahra.email, mobileNumber: zahra.phone };

/** Sends a form of hers, and returns the id of the enquiry. The car `available` must be there. */
export async function sendForm(rest: RunningRest, path: keyof typeof filledForms, form: object = {}) {
  const names = 'fullName' in filledForms[path] ? { fullName: zahra.name } : { firstName, lastName };
  const { body, status } = await rest.post(path, { ...filledForms[path], ...names, ...contact, ...form });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body.id);
}

/** Offers her car, with two photos. */
export async function offerHerCar(rest: RunningRest): Promise<string> {
  const fields = { ...anOffer, fullName: zahra.name, ...contact, description: zahra.message };
  const photos: [string, Buffer][] = [
    ['front.jpg', await aPhoto().jpeg().toBuffer()],
    ['back.jpg', await aPhoto().jpeg().toBuffer()],
  ];
  return String((await sendOffer(rest.url, photos, { fields })).body.id);
}

/** Asks for a search alert, and returns nothing: its id is nobody's. */
export async function askForAlert(rest: RunningRest, filter = 'companies=BMW') {
  await rest.post('/api/v1/search-alerts', { email: zahra.email, filter });
}
