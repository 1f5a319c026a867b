import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  type GraphQLInputObjectType,
  getNamedType,
} from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTexts } from '../../gateway/apis/typedChoices.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { finance } from '../../rest/enquiries/forms/finance.ts';
import { SellCarForm } from '../../rest/enquiries/sellCar/sellCarForm.ts';
import { testDrive } from '../../rest/enquiries/forms/testDrive.ts';
import { writingOrigin } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { formMutations } from './mutations.ts';
import { anOffer } from './sendOffer.ts';

const schema = buildSchema(await readTypeDefs());

/** All values of a typed field of an input. */
function valuesOf(input: string, field: string): unknown[] {
  const { [field]: typed } = (schema.getType(input) as GraphQLInputObjectType).getFields();
  const type = getNamedType(typed?.type) as GraphQLNamedType;
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [true, false];
}

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await writingOrigin();
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

describe('a program that chooses by the values of the schema', () => {
  it.each([
    ['RequestTestDriveInput', 'timeSlot', testDrive.body.properties.time],
    ['SellCarInput', 'regionalSpecs', SellCarForm.properties.origin],
    ['SellCarInput', 'emirate', SellCarForm.properties.emirates],
    ['SellCarInput', 'wantsTradeIn', SellCarForm.properties.tradeIn],
    ['ApplyForFinanceInput', 'paysLoans', finance.body.properties.hasExistingLoans],
  ] as const)('has in %s.%s each value that the form takes, and no other', (input, field, taken) => {
    const meant = valuesOf(input, field).map((value) =>
      Object.values(withTexts({ [field]: value }, [field]).form),
    );
    expect(meant.flat()).toEqual((taken as { enum?: unknown }).enum);
  });

  it('has the text of each choice sent to the origin, and answered', async () => {
    const { time: _time, ...drive } = formOf('requestTestDrive').input;
    const data = await gateway.data(formOf('requestTestDrive').document, {
      input: { ...drive, timeSlot: 'AT_13_30' },
    });
    expect(data.requestTestDrive.testDrive.time).toBe('01:30 PM');
    const { hasExistingLoans: _answer, ...application } = formOf('applyForFinance').input;
    await gateway.data(formOf('applyForFinance').document, { input: { ...application, paysLoans: false } });
    expect(origin.bodies()).toEqual([formOf('requestTestDrive').wire, formOf('applyForFinance').wire]);
  });

  it('offers a car so, and need not say whether another one is wanted', async () => {
    const {
      manufacturer: make,
      vehicleType: model,
      origin: _o,
      emirates: _e,
      tradeIn: _t,
      ...rest
    } = anOffer;
    const input = { ...rest, make, model, regionalSpecs: 'CANADA', emirate: 'ABU_DHABI' };
    const { sellCar } = await gateway.data(
      'mutation ($input: SellCarInput!) { sellCar(input: $input) { submission { make } userErrors { field } } }',
      { input },
    );
    expect(sellCar).toEqual({ submission: { make: 'Nissan' }, userErrors: [] });
    const sent = String(origin.received[0]?.body);
    expect(sent).toMatch(/name="origin"\r\n\r\nCAD\r\n/);
    expect(sent).toMatch(/name="emirates"\r\n\r\nabu dhabi\r\n/);
    expect(sent).not.toMatch(/tradeIn|regionalSpecs/);
  });

  it('is told to choose when neither the value nor the text is there, and nothing is sent', async () => {
    const { document, input } = formOf('requestTestDrive');
    const { requestTestDrive } = await gateway.data(document, { input: { ...input, time: null } });
    expect(requestTestDrive).toMatchObject({
      testDrive: null,
      userErrors: [{ field: 'timeSlot', message: 'Send `timeSlot` or `time`.', code: 'INVALID' }],
    });
    expect(origin.received).toEqual([]);
  });

  it('is told when the value and the text say different things, and may send both when they say the same', async () => {
    const { document, input } = formOf('applyForFinance');
    const both = await gateway.data(document, { input: { ...input, paysLoans: true } });
    expect(both.applyForFinance.userErrors).toEqual([
      expect.objectContaining({
        field: 'paysLoans',
        message: 'Send `paysLoans` or `hasExistingLoans`, not both.',
      }),
    ]);
    const same = await gateway.data(document, { input: { ...input, paysLoans: false } });
    expect(same.applyForFinance.userErrors).toEqual([]);
  });
});

function formOf(name: string) {
  const form = formMutations.find((mutation) => mutation.name === name);
  if (!form) throw new Error(name);
  return form;
}
