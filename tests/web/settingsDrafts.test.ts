import { expect, it } from 'vitest';
import { type Fault, fromDraft } from '../../web/admin/settings/entries/drafts.ts';

const rate = { kind: 'number', label: 'rates' } as const;

it.each(['3.25', '٣٫٢٥', '۳٫۲۵', '３.２５'])('AR-11 an owner may type a rate as %s', (typed) => {
  const faults = new Map<string, Fault>();
  expect(fromDraft(rate, typed, 'rate', faults)).toBe(3.25);
  expect(faults.size).toBe(0);
});

it('an owner is told of a rate that is no number', () => {
  const faults = new Map<string, Fault>();
  fromDraft(rate, 'about 3', 'rate', faults);
  expect([...faults]).toEqual([['rate', 'noNumber']]);
});
