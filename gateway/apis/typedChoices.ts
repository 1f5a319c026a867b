import type { Emirate, RegionalSpecs, TestDriveTime, UserError } from '../generated/schemaTypes.ts';

const yesOrNo = (answer: boolean) => (answer ? 'yes' : 'no');
const oneOf =
  <Value extends string>(texts: Record<Value, string>) =>
  (value: Value) =>
    texts[value];

/**
 * Fields of forms that take one of a few texts (spec §3). The key is the name of the typed field beside it; `field` is the
 * field with the text, `text` turns a typed value into it, and an `optional` one may be left out.
 */
const choices = {
  timeSlot: {
    field: 'time',
    text: oneOf<TestDriveTime>({
      AT_11_00: '11:00 AM',
      AT_11_30: '11:30 AM',
      AT_12_00: '12:00 PM',
      AT_12_30: '12:30 PM',
      AT_13_00: '01:00 PM',
      AT_13_30: '01:30 PM',
    }),
  },
  regionalSpecs: {
    field: 'origin',
    text: oneOf<RegionalSpecs>({
      GCC: 'gcc',
      US: 'US',
      EU: 'EU',
      CANADA: 'CAD',
      KOREA: 'Korean',
      OTHER: 'Others',
    }),
  },
  emirate: {
    field: 'emirates',
    text: oneOf<Emirate>({ DUBAI: 'dubai', ABU_DHABI: 'abu dhabi', SHARJAH: 'sharjah' }),
  },
  wantsTradeIn: { field: 'tradeIn', text: yesOrNo, optional: true },
  paysLoans: { field: 'hasExistingLoans', text: yesOrNo },
} as const;

interface Choice {
  field: string;
  text: (value: never) => string;
  optional?: boolean;
}

/** The name of a typed field. */
export type TypedField = keyof typeof choices;

/**
 * Writes the choices of a form, of the typed `fields`, as the texts that origins take. `userErrors` has one error for each
 * typed field that differs from its text, and for each that is missing together with its text. `sentAs` returns the name
 * under which a field of `form` was sent.
 */
export function withTexts(input: object, fields: readonly TypedField[]) {
  const form = new Map<string, unknown>(Object.entries(input));
  const typed = new Map<string, string>();
  const userErrors: UserError[] = [];
  for (const name of fields) {
    const { field, text, optional }: Choice = choices[name];
    const value = form.get(name) ?? undefined;
    const meant = value === undefined ? undefined : text(value as never);
    const written = form.get(field) ?? undefined;
    form.delete(name);
    form.set(field, meant ?? written);
    if (meant !== undefined) typed.set(field, name);
    if (meant !== undefined && written !== undefined && meant !== written) {
      userErrors.push({
        field: name,
        message: `Send \`${name}\` or \`${field}\`, not both.`,
        code: 'INVALID',
      });
    } else if (form.get(field) === undefined && !optional) {
      userErrors.push({ field: name, message: `Send \`${name}\` or \`${field}\`.`, code: 'INVALID' });
    }
  }
  return {
    form: Object.fromEntries(form),
    userErrors,
    sentAs: (field: string) => typed.get(field) ?? field,
  };
}
