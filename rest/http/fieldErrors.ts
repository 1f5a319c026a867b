import {
  clockPattern,
  emailPattern,
  FILTER_FORMAT,
  secureAddressPattern,
  visiblePattern,
  wellFormed,
} from './fields.ts';
import type { FieldError } from './schemas.ts';

/** A fault that the validator found. */
export interface Fault {
  instancePath: string;
  keyword: string;
  message?: string;
  params: {
    additionalProperty?: string;
    missingProperty?: string;
    allowedValues?: string[];
    allowedValue?: unknown;
    pattern?: string;
    format?: string;
    limit?: number;
    type?: string;
  };
}

/**
 * Turns the faults of a body into sentences for the person who filled it in: one for each field, named by its `title` in
 * `shape`. A field in a group is called `group.field`, and named by the title of the group if it has none.
 */
export function fieldErrors(faults: Fault[], shape: unknown): FieldError[] {
  const errors = new Map<string, string>();
  for (const fault of faults) {
    const path = pathOf(fault);
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, field ? sentence(fault, titleOf(path, shape)) : NO_OBJECT);
  }
  return [...errors].map(([field, message]) => ({ field, message }));
}

const NO_OBJECT = 'Send the form as a JSON object.';

/** The names that lead to the field; an item of a list is a part of its field. */
function pathOf({ instancePath, params }: Fault): string[] {
  const [, ...names] = instancePath.split('/');
  const item = names.findIndex((name) => /^\d+$/.test(name));
  if (item !== -1) return names.slice(0, item);
  return [...names, params.missingProperty ?? params.additionalProperty ?? []].flat();
}

/** A shape as far as titles are concerned: the body of a route is typed `unknown`, ours are object schemas. */
interface Titled {
  title?: string;
  properties?: Record<string, Titled>;
}

function titleOf(path: string[], shape: unknown): string {
  let [inner, title]: [Titled | undefined, string | undefined] = [shape as Titled, undefined];
  for (const name of path) {
    inner = inner?.properties && Object.hasOwn(inner.properties, name) ? inner.properties[name] : undefined;
    title = inner?.title ?? title;
  }
  return title ?? path.join('.');
}

function sentence({ instancePath, keyword, params }: Fault, title: string): string {
  if (keyword === 'required' && /\/\d+$/.test(instancePath)) {
    return `Each entry of ${title} must have ${params.missingProperty}.`;
  }
  if (keyword === 'required' || keyword === 'minLength' || params.pattern === visiblePattern) {
    return `${title} is missing.`;
  }
  if (keyword === 'additionalProperties') return `${title} is not known here. Leave it out.`;
  if (keyword === 'maxLength') return `${title} is too long. The maximum is ${params.limit} characters.`;
  if (keyword === 'type' && params.type === 'integer') return `${title} must be a whole number.`;
  if (keyword === 'type' && params.type === 'boolean') return `${title} must be true or false.`;
  if (keyword === 'type' && params.type === 'number') return `${title} must be a number.`;
  if (keyword === 'maxItems') return `${title} must have at most ${params.limit} items.`;
  if (keyword === 'minItems') return `${title} must have at least ${params.limit} item, or be omitted.`;
  if (keyword === 'uniqueItems') return `${title} must not contain duplicates.`;
  if (keyword === 'minimum') return `${title} must be at least ${params.limit}.`;
  if (keyword === 'maximum') return `${title} must be at most ${params.limit}.`;
  if (keyword === 'enum') return `${title} must be one of ${params.allowedValues?.join(', ')}.`;
  if (Object.hasOwn(wellFormed, params.format ?? ''))
    return `${title} contains an invalid character. Type it again.`;
  if (params.format === 'mailbox') return `${title} is too long. The maximum before the @ is 64 characters.`;
  if (params.format === FILTER_FORMAT)
    return `${title} must have at least one condition, such as companies=BMW&price=0,150000.`;
  if (params.format === 'date') return `${title} must be a valid date, such as 2027-02-28.`;
  if (params.pattern === clockPattern) return `${title} must be times on a 24-hour clock, such as 09:00.`;
  if (params.pattern === emailPattern) return `${title} must look like name@example.com.`;
  if (params.pattern === secureAddressPattern)
    return `${title} must have addresses that begin with https://, such as https://example.com/reviews.`;
  return `${title} is not valid.`;
}
