import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { reference } from '../../rest/dealership/reference.ts';
import { listEnquiries } from '../../rest/commands/enquiries/listEnquiries.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { runScript } from '../servers/runScript.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { enquiryKinds } from '../../rest/enquiries/forms/forms.ts';
import { filledForms } from '../forms/filledForms.ts';

const usage = `Usage: npm run enquiries -- [--since DAY] [--kind KIND] [--csv FILE]
DAY is a day in Dubai, such as 2026-11-28; KIND is ${enquiryKinds.join(', ')}.
`;
const [purchase, contact] = ['/api/v1/buy-car', '/api/v1/contact-us'] as const;

describe.each(storeEngines)('enquiries in $name', ({ emptyStore }) => {
  let own: EngineStore;
  let rest: RunningRest;
  let time: Date;
  /** The references of the purchase request and the message that have come in. */
  let references: string[];

  beforeEach(async () => {
    own = await emptyStore();
    await createIndexes(own.store, collections);
    rest = await runRest({ store: own.store, photos: own.photos, now: () => time });
    await carStore(own.store).save(aCar({ _id: 'available' }));
    references = [];
    // Just before and just after midnight in Dubai.
    time = new Date('2026-11-20T19:59:00Z');
    references.push(reference((await rest.post(purchase, filledForms[purchase])).body.id));
    time = new Date('2026-11-20T20:01:00Z');
    const typed = { firstName: '=cmd|A1', lastName: 'Saleh\n2026 | forged', mobileNumber: '+971 50 1' };
    references.push(reference((await rest.post(contact, { ...filledForms[contact], ...typed })).body.id));
  });
  afterEach(async () => {
    await rest.close();
    await own.close();
  });

  /** Runs `npm run enquiries --` with the parameters of an operator, while the site runs. */
  function command(...parameters: string[]) {
    const { mongodbUrl, dataDir } = own.settings;
    // A folder that is not there, where the engine needs none.
    const settings = mongodbUrl
      ? { MONGODB_URL: mongodbUrl, DATA_DIR: 'data-of-no-test' }
      : { MONGODB_URL: '', DATA_DIR: dataDir };
    return runScript('rest/commands/enquiries/enquiries.ts', parameters, settings);
  }

  it('are listed for an operator, a line each, while the site runs', async () => {
    const [first, second] = references;
    const bought = `2026-11-20 23:59 | purchase | ${first} | Omar Al Farsi | 050 765 4321 | omar@example.ae | BMW X5 xDrive40i`;
    const asked = `2026-11-21 00:01 | contact | ${second} | =cmd|A1 Saleh 2026 | forged | +971 50 1 | ahmed@example.ae`;
    expect(await command()).toMatchObject({ code: 0, out: `${bought}\n${asked}\n` });
    expect(await command('--since', '2026-11-21')).toMatchObject({ out: `${asked}\n` });
    expect(await command('--kind', 'purchase')).toMatchObject({ out: `${bought}\n` });
    expect(await command('--kind', 'finance')).toMatchObject({ code: 0, out: 'No enquiries found.\n' });
  });

  it('have the name of a car that was withdrawn since', async () => {
    await carStore(own.store).withdraw('available');
    const [bought] = await listEnquiries(own.store, { kind: 'purchase' });
    expect(bought).toMatchObject({ car: 'BMW X5 xDrive40i' });
  });
});

it('the operator may ask for each kind of enquiry', () => {
  const kinds = ['sellCar', 'testDrive', 'purchase', 'finance', 'contact', 'subscription', 'searchAlert'];
  expect(enquiryKinds).toEqual(expect.arrayContaining(kinds));
});

describe('a CSV file of enquiries', () => {
  let rest: RunningRest;
  let own: EngineStore;
  beforeEach(async () => {
    own = await storeEngines[0]!.emptyStore();
    rest = await runRest({ store: own.store, photos: own.photos });
  });
  afterEach(async () => {
    await rest.close();
    await own.close();
  });
  const command = (...parameters: string[]) =>
    runScript('rest/commands/enquiries/enquiries.ts', parameters, {
      ...{ DATA_DIR: own.settings.dataDir, MONGODB_URL: '' },
    });

  it('has every field, no formula, and is its owner’s alone', async () => {
    const { id } = (
      await rest.post(contact, {
        ...{
          ...filledForms[contact],
          firstName: '=1+1',
          mobileNumber: '+971 50 1',
          message: '@SUM(A1)\n"b"',
        },
        ...{ source: '/contact-us' },
      })
    ).body;
    const file = join(own.settings.dataDir, 'enquiries.csv');
    expect(await command('--csv', file)).toMatchObject({
      code: 0,
      out: `Enquiries written to ${file}: 1. The file contains personal data: only its owner can read it.\n`,
    });
    const [head, row] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toBe('\ufefftime,kind,reference,id,name,mobile,email,car,partner,source,message');
    expect(row).toMatch(
      new RegExp(
        `^.{16},contact,${reference(id)},${id},'=1\\+1 Saleh,'\\+971 50 1,ahmed@example.ae,,,/contact-us,"'@SUM`,
      ),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await command('--csv', file)).toEqual({
      code: 1,
      out: '',
      err: `The enquiries cannot be listed. ${file} already exists. Choose another place.\n`,
    });
  });

  it('has a message of several lines in one cell', async () => {
    await rest.post(contact, { ...filledForms[contact], message: 'First line\nsecond line' });
    const file = join(own.settings.dataDir, 'enquiries.csv');
    await command('--csv', file);
    const text = await readFile(file, 'utf8');
    expect(text.endsWith(',"First line\nsecond line"\r\n')).toBe(true);
  });

  it.each([
    [['--since', 'yesterday'], '"yesterday" is not a valid day.'],
    [['--since', '2026-02-30'], '"2026-02-30" is not a valid day.'],
    [['--kind', 'toString'], '"toString" is not a kind of enquiry.'],
    [['--csv', ''], 'The file name is missing.'],
    [['--all'], "Unknown option '--all'."],
  ])('is refused with a sentence for wrong arguments: %s', async (parameters, sentence) => {
    expect(await command(...parameters)).toEqual({ code: 1, out: '', err: `${sentence}\n${usage}` });
  });
});
