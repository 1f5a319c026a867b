import type { FieldError } from '../../http/schemas.ts';
import { answeredKinds } from '../answeredKinds.ts';
import {
  placeholderNames,
  placeholdersIn,
  subjectPlaceholders,
  withoutPlaceholders,
} from './placeholders.ts';
import type { ReplyTemplatesChange } from './replyTemplate.ts';

type Template = ReplyTemplatesChange['templates'][number];

/** What is wrong with templates besides their shape: a sentence for each field, such as `templates.2.text`. */
export function templateFaults(templates: readonly Template[]): FieldError[] {
  return templates.flatMap(({ id, title, kinds, subject, text }, i) => {
    const others = templates.slice(0, i);
    const faults: [field: keyof Template, message: string | undefined][] = [
      ['id', id && others.some((other) => other.id === id) ? 'Two templates have one id.' : undefined],
      ['title', titleFault(title, others)],
      ['kinds', kindsFault(kinds)],
      ['subject', textFault(subject, 'Subject', subjectPlaceholders)],
      ['text', textFault(text, 'Text', placeholderNames)],
    ];
    return faults.flatMap(([field, message]) =>
      message ? { field: `templates.${i}.${field}`, message } : [],
    );
  });
}

function titleFault(title: string, others: readonly Template[]): string | undefined {
  if (!title) return 'Give this template a name.';
  const isTaken = others.some((other) => other.title.toLowerCase() === title.toLowerCase());
  return isTaken ? `Two templates are called ${title}. Tell them apart.` : undefined;
}

function kindsFault(kinds: readonly string[]): string | undefined {
  if (kinds.length === 0) return 'Choose which kinds of enquiries it is for.';
  const unknown = kinds.find((kind) => !answeredKinds.has(kind));
  return unknown === undefined ? undefined : `No enquiry is of the kind ${unknown}.`;
}

/** What is wrong with a text in which only the placeholders `known` may stand. */
function textFault(text: string, name: string, known: readonly string[]): string | undefined {
  if (!text) return `${name} is missing.`;
  const unknown = placeholdersIn(text).find((placeholder) => !known.includes(placeholder));
  if (unknown !== undefined) {
    const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known.map(inBraces));
    return placeholderNames.includes(unknown)
      ? `${inBraces(unknown)} has several lines, so it cannot stand here. Use ${names}.`
      : `Nothing is known that could replace ${inBraces(unknown)}. Use ${names}.`;
  }
  // A reader would get them as they are: only placeholders are looked for before a mail is sent.
  return /[{}]/.test(withoutPlaceholders(text))
    ? 'Braces may only stand around a placeholder, such as {car}. Remove the others.'
    : undefined;
}

function inBraces(name: string): string {
  return `{${name}}`;
}
