import Type from 'typebox';
import { expect, test } from 'vitest';
import { Nullable } from '../../rest/http/schemas.ts';
import { missingAsNull } from '../../rest/store/mongodb/missingAsNull.ts';

const person = Type.Object({ name: Type.String(), phone: Nullable(Type.String()) });
const shape = Type.Object({
  _id: Type.String(),
  note: Type.Optional(Nullable(Type.String())),
  count: Type.Number(),
  owner: Nullable(person),
  sellers: Type.Array(person),
  buyers: Nullable(Type.Array(person)),
  size: Type.Union([Type.Number(), Type.String(), Type.Null()]),
});

function completed(document: object, fields?: ReadonlySet<string>): object {
  missingAsNull(shape, fields)?.(document);
  return document;
}

test('a document has null for what may be null, and nothing else that it lacks', () => {
  expect(completed({ _id: 'a' })).toEqual({ _id: 'a', owner: null, buyers: null, size: null });
});

test('a document keeps every value that it has', () => {
  const full = {
    _id: 'a',
    note: '',
    count: 0,
    owner: { name: '', phone: '' },
    sellers: [],
    buyers: [],
    size: 0,
  };
  expect(completed(structuredClone(full))).toEqual(full);
});

test('objects in a document, and those in its lists, have null for what they lack', () => {
  const document = { owner: { name: 'a' }, sellers: [{ name: 'b' }], buyers: [{ name: 'c' }] };
  expect(completed(document)).toMatchObject({
    owner: { name: 'a', phone: null },
    sellers: [{ name: 'b', phone: null }],
    buyers: [{ name: 'c', phone: null }],
  });
});

test('a document with a value of another type is read as it is', () => {
  const odd = { owner: 'nobody', sellers: 'none', buyers: [null, 'c'], size: 1 };
  expect(completed(structuredClone(odd))).toEqual(odd);
});

test('a document of which some fields were read has null in these only', () => {
  expect(completed({ _id: 'a' }, new Set(['size', 'count']))).toEqual({ _id: 'a', size: null });
});

test('a shape without nullable properties costs nothing', () => {
  expect(missingAsNull(Type.Object({ name: Type.String() }))).toBeUndefined();
});
