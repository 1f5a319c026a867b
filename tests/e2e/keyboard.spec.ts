import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { asTyped, dayIn, enquiries } from '../browser/enquiries.ts';
import { ask } from './ask.ts';
import { idOfCar } from './idOfCar.ts';
import { ownerToken, owner } from './staff.ts';
import { alive, expect, test } from './test.ts';

// Nothing in this file touches a mouse: no click, no fill, no check.

/** Why a visitor would not see the element with the focus; undefined if it is seen. */
function missedFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const called = element.outerHTML.slice(0, 160);
  const ringed = (other: Element | null, part?: '::after') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(other ?? element, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  };
  const { opacity, boxShadow } = getComputedStyle(element);
  // The ring is around the label of an invisible box, around a whole card, and around the thumb of a slider. A field has a
  // frame instead.
  const shown =
    opacity === '0'
      ? ringed(element.closest('label'))
      : ringed(element) ||
        ringed(element, '::after') ||
        (element.matches('.field') && boxShadow !== 'none') ||
        element.matches('[type=range]');
  if (!shown) return `no ring: ${called}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // Of a high field, only the beginning must be seen.
  const [middle, low] = [(left + right) / 2, Math.min(bottom, top + 80) - 3];
  const points = [
    [left + 3, (top + low) / 2],
    [right - 3, (top + low) / 2],
    [middle, top + 3],
    [middle, low],
  ] as const;
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return `outside of the window: ${called}`;
    if (
      !hit.contains(element) &&
      !element.contains(hit) &&
      hit.closest('label') !== element.closest('label')
    ) {
      return `under ${hit.outerHTML.slice(0, 80)}: ${called}`;
    }
  }
  return undefined;
}

/** Expects that a visitor sees the element with the focus, once scrolling has ended. */
async function seeFocus(page: Page) {
  await expect.poll(() => page.evaluate(missedFocus), { intervals: [0, 100, 200, 400] }).toBeUndefined();
}

/** Presses Tab until `target` has the focus, which must be seen at every stop on the way. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    await seeFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

/** Opens a page and skips to its content. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await skip(page);
}

/** Skips from the top of a page to its content. The first key hydrates the page. */
async function skip(page: Page) {
  await page.keyboard.press('Tab');
  await alive(page);
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await seeFocus(page);
  await page.keyboard.press('Enter');
}

/** Types into fields, one after the other. */
async function type(page: Page, fields: Record<string, string>, within: Locator = page.getByRole('main')) {
  for (const [label, typed] of Object.entries(fields)) {
    await tabTo(page, within.getByLabel(label, { exact: true }));
    await page.keyboard.type(typed);
  }
}

/** Goes to a list and chooses its first entry once it has one: some lists are filled after another field. */
async function chooseFirst(page: Page, list: Locator) {
  await tabTo(page, list);
  await expect(list.getByRole('option').nth(1)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
}

/** Goes to a button or a link and presses it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Follows a link. The page that it leads to has the focus, so that Tab goes on from its beginning. */
async function follow(page: Page, link: Locator, to: RegExp | string) {
  await press(page, link);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('a seller offers a car with a photo', async ({ page }) => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3b5' } })
    .jpeg()
    .toBuffer();
  await open(page, '/sell');
  await type(page, {
    Manufacturer: 'Nissan',
    Model: 'Patrol',
    Year: '2019',
    'Mileage (km)': '84,000',
    'Price you hope for': '145000',
  });
  await tabTo(page, page.getByLabel('Origin'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Origin')).toHaveValue('gcc');
  await tabTo(page, page.getByLabel('Emirate'));
  await page.keyboard.type('sha');
  await expect(page.getByLabel('Emirate')).toHaveValue('sharjah');
  await tabTo(page, page.getByLabel('Trade in'));
  await page.keyboard.press('ArrowDown');
  await type(page, { Description: 'One owner.' });
  await tabTo(page, page.getByLabel('Add photos'));
  // The browser opens a dialog of the device here, which a test cannot use.
  const files = ['front.jpg', 'side.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo }));
  await page.getByLabel('Add photos').setInputFiles(files);
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(2);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Make cover: photo 2')).toBeFocused();
  await seeFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Photo 1: side.jpg' })).toBeVisible();
  await seeFocus(page);
  await press(page, button(page, 'Remove photo 2'), 'Space');
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(1);
  await seeFocus(page);
  await type(page, {
    'Full name': 'Mariam Al Suwaidi',
    'Mobile number': '+971 50 888 9999',
    Email: 'mariam@example.ae',
  });
  await press(page, button(page, 'Submit'));
  await expect(page).toHaveURL('/sell-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a buyer chooses a car for a test drive, the day and the time', async ({ page }) => {
  await open(page, '/test-drive');
  const book = page.getByRole('main').getByRole('link', { name: /^Book Test Drive/ });
  await follow(page, book.first(), /\/test-drive-form\?car=/);
  await type(page, { ...enquiries.testDrive, 'Preferred date': asTyped(dayIn(3)) });
  await tabTo(page, page.getByRole('radio', { name: '11:00 AM' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await seeFocus(page);
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
  await press(page, button(page, 'Request Test Drive'), 'Space');
  await expect(page).toHaveURL('/test-drive-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a buyer asks to buy a car from its page', async ({ page }) => {
  await open(page, `/car/${await idOfCar('AVAILABLE')}`);
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Buy Now' }), /\/buy-now-form\?car=/);
  await type(page, enquiries.purchase);
  await press(page, button(page, 'Request to Buy'));
  await expect(page).toHaveURL('/buy-now-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an applicant asks for finance', async ({ page }) => {
  await open(page, '/finance');
  for (const label of ['Manufacturer', 'Vehicle type']) {
    await chooseFirst(page, page.getByLabel(label));
  }
  await type(page, enquiries.finance);
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await seeFocus(page);
  await press(page, button(page, 'Submit Application'));
  await expect(page).toHaveURL('/finance-confirm');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a visitor writes to the dealer, and no emptied field is marked as missing', async ({ page }) => {
  await open(page, '/contact-us');
  await type(page, enquiries.contact);
  await press(page, button(page, 'Send Message'));
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await expect(page.locator(':user-invalid')).toHaveCount(0);
  await seeFocus(page);
});

test('a reader subscribes to the newsletter from the home page, past all that stands on it', async ({
  page,
}) => {
  await page.goto('/');
  await type(page, { Email: 'noor@example.ae' });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await seeFocus(page);
});

test('a member of the staff signs in and out', async ({ page }) => {
  await ownerToken();
  await open(page, '/login');
  await type(page, { Email: owner.email, Password: owner.password });
  await press(page, button(page, 'Log in'));
  await page.waitForURL('**/admin/**');
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }));
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

test('a reader who left the newsletter by mistake subscribes again', async ({ page }) => {
  await open(page, '/unsubscribe/nobody');
  const again = button(page, 'Not you? Subscribe again');
  // Until the answer has come, Tab skips the button.
  await expect(again).toBeEnabled();
  await press(page, again);
  const email = page.getByRole('main').getByLabel('Email');
  await expect(email).toBeFocused();
  await seeFocus(page);
  await page.keyboard.type('noor@example.ae');
  await press(page, button(page, 'Subscribe'));
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
});

test('a buyer filters by everything that there is to filter by', async ({ page, isMobile }) => {
  await open(page, '/buy');
  const main = page.getByRole('main');
  if (isMobile) await press(page, button(page, 'Filters'));
  /** Opens a part of the panel. */
  const unfold = (title: string) => press(page, main.locator('summary', { hasText: title }));
  /** Moves a thumb; its ring is drawn by the browser, so a picture must show it. */
  const slide = async (label: string, key: string) => {
    await tabTo(page, main.getByLabel(label));
    await page.keyboard.press(key);
    const track = main.locator('.range-slider').filter({ has: page.getByLabel(label) });
    const focused = await track.screenshot();
    await page.keyboard.press('Tab');
    expect((await track.screenshot()).equals(focused)).toBe(false);
    await page.keyboard.press('Shift+Tab');
  };

  await press(page, main.getByRole('checkbox', { name: /^Porsche/ }), 'Space');
  await tabTo(page, main.getByLabel('More Companies'));
  await page.keyboard.type('F');
  await expect(main.getByRole('button', { name: /^Ferrari/ })).toBeVisible();
  await seeFocus(page);
  await unfold('Model');
  await chooseFirst(page, main.getByLabel('Model', { exact: true }));
  await page.keyboard.press('ArrowUp');
  await unfold('Mileage (km)');
  await type(page, { 'Mileage (km), From': '0', 'Mileage (km), To': '200000' });
  await slide('Lowest: Mileage (km)', 'ArrowRight');
  await slide('Highest: Mileage (km)', 'ArrowLeft');
  await unfold('Year');
  await type(page, { 'Year, From': '2015', 'Year, To': '2026' });
  await unfold('Body Type');
  await press(page, main.getByRole('checkbox', { name: /^Sports/ }), 'Space');
  await unfold('Installment');
  await slide('Lowest: Installment', 'ArrowRight');
  await unfold('Availability');
  await press(page, main.getByRole('checkbox', { name: 'Available Now' }), 'Space');
  await press(page, button(page, 'Search Cars'));
  await expect(page).toHaveURL(/company=Porsche&company=Ferrari.*yearMin=2015&yearMax=2026.*available=true/);
  await expect(page.getByText(/cars? match/).first()).toBeVisible();
});

test('a buyer searches the stock by name', async ({ page }) => {
  await open(page, '/buy');
  await tabTo(page, page.getByRole('main').getByLabel('Search', { exact: true }));
  await page.keyboard.type('911');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buy?q=911');
  await expect(page.getByRole('article').first()).toContainText('911');
});

test('a buyer on a phone who goes back through cars that are swiped has each wholly in sight @phone', async ({
  page,
}) => {
  // A wide screen has room for all of them.
  await page.setViewportSize({ width: 390, height: 844 });
  /** How much of the `place` with the focus is outside the window, or under the names of the rows, px. */
  const hidden = (place: string) =>
    page.evaluate((selector) => {
      const { left, right } = document.activeElement!.closest(selector)!.getBoundingClientRect();
      const labels = document.querySelector('.compare-table th')?.getBoundingClientRect().right ?? 0;
      return Math.max(0, Math.round(labels - left), Math.round(right - innerWidth));
    }, place);
  const goBack = async (from: Locator, place: string) => {
    await from.focus();
    for (let stops = 0; stops < 9; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => hidden(place)).toBe(0);
    }
  };
  await open(page, `/car/${await idOfCar('AVAILABLE')}`);
  await goBack(page.getByRole('region', { name: 'Similar cars' }).getByRole('link').last(), 'li');
  type Found = { cars: { nodes: { id: string }[] } };
  const { cars } = await ask<Found>('{ cars(first: 4) { nodes { id } } }');
  await open(page, `/compare?cars=${cars.nodes.map(({ id }) => id).join(',')}`);
  await goBack(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(Book|Ask for a) test drive/i })
      .last(),
    'td, th',
  );
});

test('a buyer chooses two cars and compares them', async ({ page }) => {
  await open(page, '/buy');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare/ });
  await press(page, toggles.nth(0), 'Space');
  await seeFocus(page);
  await press(page, toggles.nth(1));
  const tray = page.getByRole('region', { name: 'Compare', exact: true });
  await follow(page, tray.getByRole('link'), /\/compare\?cars=.+,.+/);
  await tabTo(page, page.getByRole('switch', { name: 'Only differences' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Remove from the comparison/ }).first());
  await expect(page.getByRole('heading', { name: 'Choose one more car' })).toBeVisible();
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Browse Cars' }), '/buy');
});
