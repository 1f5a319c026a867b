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

type Choices = typeof choices;
type TypedField = keyof Choices;

/** A form whose choices are texts. */
type WithTexts<Input, Field extends TypedField> = Omit<Input, Field | Choices[Field]['field']> & {
  [Name in Choices[Field]['field']]: string;
};

/**
 * Writes the choices of a form as the texts that origins take. `userErrors` has one error for each typed field that differs
 * from its text, and for each that is missing together with its text.
 */
export function withTexts<Input extends object, Field extends TypedField>(
  input: Input,
  ...fields: Field[]
): { form: WithTexts<Input, Field>; userErrors: UserError[] } {
  const form = { ...input } as Record<string, unknown>;
  const userErrors: UserError[] = [];
  for (const name of fields) {
    const { field, text, optional }: Choice = choices[name];
    const value = form[name] ?? undefined;
    const meant = value === undefined ? undefined : text(value as never);
    const written = form[field] ?? undefined;
    delete form[name];
    form[field] = meant ?? written;
    if (meant !== undefined && written !== undefined && meant !== written) {
      userErrors.push({
        field: name,
        message: `Send \`${name}\` or \`${field}\`, not both.`,
        code: 'INVALID',
      });
    } else if (form[field] === undefined && !optional) {
      userErrors.push({ field: name, message: `Send \`${name}\` or \`${field}\`.`, code: 'INVALID' });
    }
  }
  return { form: form as WithTexts<Input, Field>, userErrors };
}
