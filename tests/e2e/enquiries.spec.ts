import AxeBuilder from '@axe-core/playwright';
import { operationOf, send, signIn, test } from './office.ts';
import { expect, tooWide } from './test.ts';

const referenceOf = (id: string) => {
  const end = id.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
};

test('a salesman comes from the link of a notice to "Answered by WhatsApp" in three taps @phone', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  const id = await send(office, '/api/v1/test-drive', 'Mariam Al Suwaidi');
  await signIn(page, office, omar);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  let taps = 0;
  async function tap(name: string) {
    taps += 1;
    await page
      .getByRole('link', { name })
      .or(page.getByRole('button', { name, exact: true }))
      .first()
      .tap();
  }

  // The first tap is on the link in the mail.
  taps += 1;
  await page.goto(`/admin/e/${referenceOf(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mariam Al Suwaidi');
  await expect(page.getByText(/^Due in/)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await tap('WhatsApp');
  await (await opened).close();
  await tap('Answered by WhatsApp');
  await expect(page.getByText('Answered in time')).toBeVisible();
  await expect(page.getByText('Omar answered by WhatsApp')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
  expect(await tooWide(page)).toBe(0);
});

test('a salesman whose device is offline, or whose role is taken away, reads what to do, and his note stays over a reload @desktop', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  const id = await send(office, '/api/v1/contact-us', 'Khalid');
  await signIn(page, office, omar);
  await page.goto(`/admin/enquiries/${id}`);
  const note = page.getByLabel('Note');
  await note.fill('Call after six.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await page.context().setOffline(false);
  await page.reload();
  await expect(note).toHaveValue('Call after six.');

  // His role goes between the answer that says that somebody has changed the enquiry, and the request for how it is now.
  const huda = await office.addStaff('Huda', 'OWNER');
  const admins = office.rest.store.collection<{ _id: string; role: string }>('admins');
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'EnquiryPage')
      await admins.updateOne({ _id: omar.id }, { $set: { role: 'VIEWER' } });
    await route.continue();
  });
  const path = `/api/admin/v1/enquiries/${id}/notes`;
  expect((await office.rest.post(path, { text: 'He wants the blue one.' }, huda.headers)).status).toBe(200);
  const refusal = 'Your role does not allow this any more';
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(note).toHaveValue('Call after six.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('form', { has: note }).getByRole('alert')).toContainText(refusal);
  await expect(note).toHaveValue('Call after six.');
});

test('a salesman whose line breaks after his tap on "Answered by phone" taps again, and has answered once @phone', async ({
  page,
  office,
}) => {
  const omar = await office.addStaff('Omar', 'SALES');
  const id = await send(office, '/api/v1/contact-us', 'Khalid');
  await signIn(page, office, omar);
  let answers = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'AnswerEnquiry') return route.continue();
    answers += 1;
    if (answers > 1) return route.continue();
    // It arrives, and what the site says to it is lost.
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await page.goto(`/admin/enquiries/${id}`);
  await page.getByRole('button', { name: 'Answered', exact: true }).tap();
  await page.getByRole('button', { name: 'Answered by phone' }).tap();
  await expect(page.getByRole('alert')).toContainText('The site did not answer');
  await page.getByRole('button', { name: 'Answered by phone' }).tap();
  const message = page.getByText('Your answer is recorded.');
  await expect(message).toBeVisible();
  // It stands above what the thumb needs next.
  const covered = async () => {
    const [said, call] = [
      await message.boundingBox(),
      await page.getByRole('link', { name: 'Call' }).boundingBox(),
    ];
    return said === null || call === null || said.y + said.height > call.y;
  };
  await expect.poll(covered).toBe(false);
  await expect(page.getByText('Omar answered by phone')).toHaveCount(1);
  expect(answers).toBe(2);
});

test('an owner works through the inbox with the keyboard alone, and no page has a fault for screen readers (BO-20)', async ({
  page,
  office,
}) => {
  const huda = await office.addStaff('Huda', 'OWNER');
  for (const name of ['Mariam', 'Khalid', 'Olga']) await send(office, '/api/v1/contact-us', name);
  await signIn(page, office, huda);
  await page.goto('/admin/enquiries');
  const links = page.locator('[data-record]');
  await expect(links).toHaveCount(3);
  const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  expect(await faults()).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('jek');
  await expect(page.getByLabel('Note')).toHaveValue('jek');
  await page.getByLabel('Note').blur();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Status')).toHaveValue('CLOSED');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // An address that is typed at this moment would race the browser's way back from the dialog; a link waits for it.
  await page.getByRole('link', { name: 'Numbers' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  expect(await faults()).toEqual([]);
});
