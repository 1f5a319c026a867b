import { ApolloLink } from '@apollo/client';
import { expect, test } from 'vitest';
import { createStaffClient } from '../../web/admin/frame/createStaffClient.ts';
import { EnquiryTemplatesDocument } from '../../web/generated/EnquiryTemplates.ts';

test('a salesman is offered a template with the words for one customer at that enquiry alone', () => {
  const { cache } = createStaffClient(ApolloLink.empty());
  for (const name of ['Layla', 'Omar']) {
    const template = {
      __typename: 'EnquiryTemplate',
      id: 'available',
      title: 'The car is available',
      subject: 'Your car',
    };
    cache.writeQuery({
      query: EnquiryTemplatesDocument,
      variables: { id: name },
      data: {
        enquiry: {
          ...{ __typename: 'EnquiryRecord', id: name },
          templates: [{ ...template, text: `Hello ${name}` }],
        },
      },
    });
  }
  const textFor = (id: string) =>
    cache.readQuery({ query: EnquiryTemplatesDocument, variables: { id } })?.enquiry?.templates[0]?.text;
  expect(['Layla', 'Omar'].map(textFor)).toEqual(['Hello Layla', 'Hello Omar']);
});
