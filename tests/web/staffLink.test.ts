// @vitest-environment happy-dom
import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStaffClient } from '../../web/admin/frame/createStaffClient.ts';
import { writeToken } from '../../web/admin/token.ts';
import { BackOfficeDocument } from '../../web/generated/BackOffice.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const mutation = gql`
  mutation Upload {
    upload
  }
`;

test('an upload of an editor who must sign in first tells its progress after that, and can still be ended', async () => {
  const sent: unknown[] = [];
  const member = { __typename: 'StaffMember', id: 'edith', name: 'Edith', email: 'edith@example.ae' };
  const backOffice = { __typename: 'BackOffice', member: { ...member, role: 'EDITOR' }, allowedFields: [] };
  const client = createStaffClient(
    new ApolloLink((operation) => {
      if (operation.operationName !== 'Upload') return of({ data: { backOffice } });
      sent.push(operation.getContext().fetchOptions);
      return of({ data: { upload: true } });
    }),
  );
  writeToken('the token of yesterday');
  await client.query({ query: BackOfficeDocument });
  writeToken(null);
  const fetchOptions = { send: fetch, signal: new AbortController().signal };
  const answer = client.mutate({ mutation, context: { fetchOptions } });
  writeToken('the token of today');
  await answer;
  expect(sent).toEqual([fetchOptions]);
});
