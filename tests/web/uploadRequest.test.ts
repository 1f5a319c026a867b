import { describe, expect, it } from 'vitest';
import { linkedTab } from '../../web/graphiql/linkedTab.ts';
import { uploadRequest } from '../../web/graphiql/uploadRequest.ts';

const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.png`));
const names = (form: FormData | undefined) =>
  [...(form?.entries() ?? [])].flatMap(([key, value]) => (value instanceof File ? [[key, value.name]] : []));
const json = (form: FormData | undefined, name: string) => JSON.parse(form?.get(name) as string);

describe('a developer who has chosen files', () => {
  it('sends all of them as a list of uploads', () => {
    const query = 'mutation A($images: [Upload!]) { sellCar(images: $images) { message } }';
    const form = uploadRequest({ query, variables: { x: 1 } }, files);
    expect(json(form, 'operations')).toEqual({ query, variables: { x: 1, images: [null, null, null] } });
    expect(json(form, 'map')).toEqual({
      0: ['variables.images.0'],
      1: ['variables.images.1'],
      2: ['variables.images.2'],
    });
    expect(names(form)).toEqual([
      ['0', 'a.png'],
      ['1', 'b.png'],
      ['2', 'c.png'],
    ]);
  });

  it('sends one for a single upload, and the others for the list behind it', () => {
    const query = 'mutation A($cover: Upload!, $images: [Upload!]!) { x }';
    const form = uploadRequest({ query }, files);
    expect(json(form, 'operations').variables).toEqual({ cover: null, images: [null, null] });
    expect(json(form, 'map')).toEqual({
      0: ['variables.cover'],
      1: ['variables.images.0'],
      2: ['variables.images.1'],
    });
  });

  it('sends none with an operation without uploads, with another operation of the document, or with what is no GraphQL', () => {
    const both = 'query One { makes { id } } mutation Two($image: Upload) { x }';
    expect(uploadRequest({ query: both, operationName: 'One' }, files)).toBeUndefined();
    expect(uploadRequest({ query: both, operationName: 'Two' }, files)).toBeInstanceOf(FormData);
    expect(uploadRequest({ query: '{ makes {' }, files)).toBeUndefined();
    expect(uploadRequest({ query: both, operationName: 'Two' }, [])).toBeUndefined();
  });
});

describe('a link to the explorer', () => {
  it('brings an operation, its variables as people write them, and which one is meant', () => {
    const link = new URLSearchParams({
      query: '{ makes { id } }',
      variables: '{"a":[1]}',
      operationName: 'A',
    });
    expect(linkedTab(`?${link}`)).toEqual({
      query: '{ makes { id } }',
      variables: '{\n  "a": [\n    1\n  ]\n}',
      operationName: 'A',
    });
  });

  it('brings variables that are no JSON as they are, and without a query nothing', () => {
    expect(linkedTab('?query=x&variables={')?.variables).toBe('{');
    expect(linkedTab('?variables=1')).toBeUndefined();
    expect(linkedTab('')).toBeUndefined();
  });
});
