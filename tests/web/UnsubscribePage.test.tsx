// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const ENDED = 'You will not hear from us any more.';

const blog = {
  _id: 'b1',
  title: 'Reading a service history',
  description: '<p>Start at the end.</p>',
  image: null,
  postedBy: 'Tom Ashworth',
  createdAt: '2026-11-12T08:00:00.000Z',
};

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  origin = await writingOrigin();
  origin.on('/api/v1/blogs', says(200, { blogs: [blog] }));
  origin.on('/api/v1/unsubscribe/abc', says(200, { message: ENDED }));
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

test('UNS-1 opening the link unsubscribes once, also in strict mode', async () => {
  site.visit('/unsubscribe/abc', { strict: true });
  await screen.findByText(ENDED);
  expect(origin.requests.filter((path) => path.includes('unsubscribe'))).toEqual(['/api/v1/unsubscribe/abc']);
});

test('UNS-2 the words of the dealer stand above the articles', async () => {
  site.visit('/unsubscribe/abc');
  const words = await screen.findByText(ENDED);
  expect(words.role).toBe('status');
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('Reading a service history');
  expect(words.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [404, { error: 'We do not know this link.' }, 'We do not know this link.'],
  [500, '', /is unavailable/],
])('UNS-3 ERR-1 a failure (%i) is told in the same place', async (status, body, words) => {
  origin.on('/api/v1/unsubscribe/abc', says(status, body));
  site.visit('/unsubscribe/abc');
  expect((await screen.findByText(words)).role).toBe('alert');
  expect(screen.getByRole('article')).toBeTruthy();
});

test('somebody who was unsubscribed by another subscribes again', async () => {
  origin.on('/api/v1/subscribe', says(201, { message: 'Welcome back.' }));
  const { user } = site.visit('/unsubscribe/abc');
  await screen.findByText(ENDED);
  await user.click(screen.getByRole('button', { name: 'Not you? Subscribe again' }));
  const main = within(screen.getByRole('main'));
  await user.type(main.getByLabelText('Email'), 'noor@example.ae');
  await user.click(main.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Welcome back.')).toBeTruthy();
});
