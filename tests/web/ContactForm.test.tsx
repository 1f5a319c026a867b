// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filledForms } from '../forms/filledForms.ts';
import { writingOrigin } from '../origins/writingOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

const { firstName, lastName, email, mobileNumber, message } = filledForms['/api/v1/contact-us'];

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  origin = await writingOrigin();
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

test('a visitor whose receipt cannot be shown is told all the same that the message was sent', async () => {
  const { user } = site.visit('/contact-us');
  await user.type(await screen.findByLabelText('First name'), firstName);
  await user.type(screen.getByLabelText('Last name'), lastName);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Mobile number'), mobileNumber);
  await user.type(screen.getByLabelText('Message'), message);
  // As after a new release, when the files of the previous one are gone.
  vi.doMock('../../web/receipts/ReceiptCard.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('Message sent successfully!');
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Message sent successfully!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy();
});
