import type { TObject, TProperties, TSchema } from 'typebox';
import { cleanLine, cleanLines } from '../../text/cleanText.ts';
import { latinDigits } from '../../text/latinDigits.ts';

/**
 * The typed `fields` of a form as they are validated and stored: its texts are cleaned, and fields that `shape` does not
 * have are left out. A text is one line, unless the `format` of its field says otherwise.
 */
export function cleanFields(
  fields: Iterable<[name: string, value: unknown]>,
  { properties }: Pick<TObject, 'properties'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(fields)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, value]) => [name, typeof value === 'string' ? cleaning(properties[name])(value) : value]),
  );
}

/**
 * Cleans the texts of a value that may have lists and records, each by its part of `shape`. What `shape` does not have stays as
 * it is, for the validation to refuse.
 */
export function cleanTexts(value: unknown, shape: TSchema | undefined): unknown {
  if (!shape) return value;
  if (typeof value === 'string') return cleaning(shape)(value);
  if (typeof value !== 'object' || value === null) return value;
  // Any schema may have these, but its type does not tell.
  const { items, properties = {} } = shape as { items?: TSchema; properties?: TProperties };
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, items));
  const shapes = new Map(Object.entries(properties));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, cleanTexts(part, shapes.get(name))]),
  );
}

/** How the texts of the formats are cleaned that are not one line of anything. */
const cleanings = new Map<unknown, (text: string) => string>([
  ['lines', cleanLines],
  ['phone', (text) => latinDigits(withoutInvisible(text))],
  ['mailbox', cleanAddress],
  // A password or a code: every character counts.
  ['well-formed', (text) => text],
]);

function cleaning(field: TSchema | undefined): (text: string) => string {
  // Any schema may have a format, but the types of typebox do not declare it.
  return cleanings.get((field as { format?: string } | undefined)?.format) ?? cleanLine;
}

/** One line, also without the joiners that spelling needs, fillers and variation selectors. */
function withoutInvisible(text: string): string {
  return cleanLine(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
}

/** Arabic digits of an address that is else of ASCII are Latin ones: it was typed with an Arabic keyboard. */
function cleanAddress(text: string): string {
  const visible = withoutInvisible(text);
  const latin = latinDigits(visible);
  return /^\p{ASCII}*$/u.test(latin) ? latin : visible;
}
