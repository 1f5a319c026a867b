import type { EntryMessages } from '../entries/messages.ts';

type Label = keyof EntryMessages['labels'];

const opens = { kind: 'text', label: 'opens', type: 'time' } as const;
const closes = { kind: 'text', label: 'closes', type: 'time' } as const;
const span = { kind: 'group', label: 'span', parts: { opens, closes } } as const;
const shortest = { kind: 'number', label: 'shortest', whole: true, optional: true } as const;
const time = { kind: 'number', label: 'time', whole: true } as const;
const unit = { kind: 'choice', label: 'unit', options: ['MINUTES', 'HOURS', 'DAYS'] } as const;

/** Controls that several facts have. */
export const controlParts = {
  hours: <L extends Label>(label: L) => ({ kind: 'list', label, of: span, add: 'hours', most: 4 }) as const,
  promise: <L extends Label>(label: L) =>
    ({ kind: 'group', label, parts: { min: shortest, max: time, unit } }) as const,
  figure: <L extends Label>(label: L) => ({ kind: 'text', label, short: true }) as const,
  text: <L extends Label>(label: L) => ({ kind: 'text', label }) as const,
  number: <L extends Label, U extends keyof EntryMessages['units']>(label: L, of: U) =>
    ({ kind: 'number', label, unit: of }) as const,
  months: <L extends Label>(label: L) => ({ kind: 'number', label, unit: 'months', whole: true }) as const,
  phone: { kind: 'text', label: 'phone', type: 'tel' },
  whatsApp: { kind: 'text', label: 'whatsApp', type: 'tel' },
  address: { kind: 'text', label: 'url', type: 'url' },
} as const;
