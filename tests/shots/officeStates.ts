import type { Page, Route } from '@playwright/test';

/** A page of the back office in a state. */
interface State {
  /** Its address, or the first one on the way to it. */
  path: string;
  /** Brings the page into the state; `open` loads the address and waits for its data. */
  show: (page: Page, open: () => Promise<void>) => Promise<void>;
}

const inbox = '/admin/enquiries';
const stock = '/admin/cars';

/** Every page and state that is looked at, by the name of its picture. */
export const states: Record<string, State> = {
  inbox: loaded(inbox),
  'inbox-loading': {
    path: inbox,
    async show(page, open) {
      await answer(page, 'InboxPage', () => undefined);
      void open().catch(() => undefined);
      await page.getByRole('navigation').waitFor();
    },
  },
  'inbox-empty': loaded(`${inbox}?q=nobody%40example.com`),
  'inbox-overdue': loaded(`${inbox}?view=OVERDUE`),
  'inbox-spam': loaded(`${inbox}?status=SPAM`),
  'inbox-answered': loaded(`${inbox}?status=WON`),
  'inbox-failed': failed(inbox, 'InboxPage'),
  'inbox-forbidden': {
    path: inbox,
    async show(page, open) {
      await answer(page, 'InboxPage', (route) =>
        refuse(route, 'FORBIDDEN', 'Your role does not allow this. Ask an owner if you need it.'),
      );
      await open();
    },
  },
  'inbox-offline': {
    path: inbox,
    async show(page, open) {
      await open();
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
  },
  'inbox-new': {
    path: inbox,
    async show(page, open) {
      let received: unknown[] = [];
      await answer(page, 'InboxPage', async (route) => {
        const { data } = await answerOf<{ enquiries: { nodes: unknown[] } }>(route);
        received = data.enquiries.nodes.splice(2, 3);
        await route.fulfill({ json: { data } });
      });
      await answer(page, 'InboxChanges', async (route) => {
        const { data } = await answerOf<{ inboxChanges: object }>(route);
        await route.fulfill({ json: { data: { inboxChanges: { ...data.inboxChanges, received } } } });
      });
      await open();
      await page.getByRole('button', { name: '3 new' }).waitFor();
    },
  },
  'inbox-keys': after(inbox, (page) => page.keyboard.press('?')),
  'inbox-view': after(`${inbox}?kind=TEST_DRIVE`, (page) =>
    page.getByRole('button', { name: 'Save view' }).click(),
  ),
  'enquiry-signed-out': {
    path: `${inbox}?view=UNASSIGNED`,
    async show(page, open) {
      await answer(page, 'NoteEnquiry', (route) => refuse(route, 'UNAUTHENTICATED', 'Log in again.'));
      await open();
      await openFirst(page);
      await page.getByLabel('Note').fill('He comes on Monday at ten, with his brother.');
      await page.getByRole('button', { name: 'Save note' }).click();
      await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
    },
  },
  enquiry: enquiry(() => undefined),
  'enquiry-end': enquiry((page) => page.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded()),
  'enquiry-overdue': {
    path: `${inbox}?view=OVERDUE`,
    async show(page, open) {
      await open();
      await openFirst(page);
    },
  },
  'enquiry-offer': {
    path: `${inbox}?kind=CAR_OFFER`,
    async show(page, open) {
      await open();
      await openFirst(page);
      const photos = page.getByRole('list', { name: 'Photos' });
      await photos.scrollIntoViewIfNeeded();
      await photos.locator('img').nth(3).waitFor();
    },
  },
  'enquiry-answer': enquiry((page) => page.getByRole('button', { name: 'Answered', exact: true }).click()),
  'enquiry-reply': enquiry((page) => page.getByLabel('Template').selectOption({ index: 1 })),
  'enquiry-stale': enquiry((page) => refused(page, stale, 'Somebody was faster.')),
  'enquiry-refused': enquiry((page) => refused(page, mailDown, 'The mail server')),
  'enquiry-unknown': loaded(`${inbox}/no-such-enquiry`),
  cars: loaded(stock),
  'cars-empty': loaded(`${stock}?q=nothing`),
  'cars-withdrawn': loaded(`${stock}?tab=WITHDRAWN`),
  'cars-gap': loaded(`${stock}?gap=FEW_PICTURES&sort=PRICE_ASC`),
  'cars-failed': failed(stock, 'StockPage'),
  'cars-status': after(stock, (page) =>
    page
      .getByRole('button', { name: /change the status/ })
      .first()
      .click(),
  ),
  car: car(() => undefined),
  'car-differs': {
    path: stock,
    async show(page, open) {
      await answer(page, 'StockCarPage', async (route) => {
        const { data } = await answerOf<CarAnswer>(route);
        for (const value of data.stockCar.values) {
          if (value.field === 'ORIGINAL_PRICE') Object.assign(value, { sheet: '120000', differs: true });
          if (value.field === 'MILEAGE') Object.assign(value, { sheet: '39000' });
        }
        await route.fulfill({ json: { data } });
      });
      await open();
      await openFirstCar(page);
    },
  },
  'car-changed': car((page) => page.getByLabel('Mileage').fill('12345')),
  'car-refused': car(async (page) => {
    await page.getByLabel('Doors').fill('90');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/Doors 90/).waitFor();
  }),
  'car-conflict': car(async (page) => {
    await answer(page, 'SaveCarDraft', async (route) => {
      const { data } = await answerOf<SavedDraft>(route);
      data.saveCarDraft.car.draft.conflicts.push({
        ...{ __typename: 'DraftConflict', field: 'ORIGINAL_PRICE', yours: '195000', current: '198000' },
      });
      await route.fulfill({ json: { data } });
    });
    await page.getByLabel('Price', { exact: true }).fill('195000');
    await page.getByText('You typed').waitFor();
  }),
  'car-new': after(stock, async (page) => {
    await page.getByRole('button', { name: 'Add car' }).click();
    await page.getByLabel('Stock number', { exact: true }).waitFor();
  }),
  'cars-drafts': loaded(`${stock}?tab=DRAFTS`),
  'car-leave': car(async (page) => {
    await page.getByLabel('Mileage').fill('12345');
    await page.getByRole('link', { name: 'Cars' }).last().click();
    await page.getByRole('dialog').waitFor();
  }),
  'car-withdraw': car((page) => page.getByRole('button', { name: 'Withdraw from the site' }).click()),
  'car-unknown': loaded(`${stock}/no-such-car`),
  numbers: loaded('/admin/numbers'),
  'numbers-failed': failed('/admin/numbers', 'NumbersPage'),
  persons: loaded('/admin/persons'),
  'persons-found': found(() => undefined),
  'persons-nothing': after('/admin/persons', (page) => find(page, 'nobody@example.com')),
  'persons-invalid': after('/admin/persons', (page) => find(page, 'nobody')),
  'persons-correct': found((page) => page.getByRole('button', { name: 'Correct' }).click()),
  'persons-erase': found((page) => page.getByRole('button', { name: 'Erase' }).click()),
  'persons-request': after('/admin/persons', (page) =>
    page.getByRole('button', { name: 'New request' }).click(),
  ),
  people: loaded('/admin/people'),
  'people-invite': after('/admin/people', (page) =>
    page.getByRole('button', { name: 'Invite somebody' }).click(),
  ),
  audit: loaded('/admin/audit'),
  'audit-empty': loaded('/admin/audit?record=settings&action=updateRetention'),
  account: loaded('/admin/account'),
  'account-password': after('/admin/account', (page) =>
    page.getByRole('button', { name: 'Set up one-time codes' }).click(),
  ),
  nothing: loaded('/admin/no-such-page'),
};

function loaded(path: string): State {
  return { path, show: (_page, open) => open() };
}

/** Loads a page and does something there. */
function after(path: string, act: (page: Page) => unknown): State {
  return {
    path,
    async show(page, open) {
      await open();
      await act(page);
    },
  };
}

function failed(path: string, operation: string): State {
  return {
    path,
    async show(page, open) {
      await answer(page, operation, (route) => route.fulfill({ status: 503, json: {} }));
      await open();
    },
  };
}

/** Opens the first enquiry of the inbox and does something there. */
function enquiry(act: (page: Page) => unknown): State {
  return after(inbox, async (page) => {
    await openFirst(page);
    await act(page);
  });
}

async function openFirst(page: Page) {
  await page.getByRole('list', { name: 'Enquiries' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
}

/** Opens the first car of the stock and does something there. */
function car(act: (page: Page) => unknown): State {
  return after(stock, async (page) => {
    await openFirstCar(page);
    await act(page);
  });
}

async function openFirstCar(page: Page) {
  await page.getByRole('list', { name: 'Cars' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Price and status' }).waitFor();
}

/** The car of the page of a car. */
interface CarAnswer {
  stockCar: { revision: number; values: { field: string; text: string }[] };
}

/** What the graph answers where a draft was stored. */
interface SavedDraft {
  saveCarDraft: { car: { draft: { conflicts: object[] } } };
}

/** Searches for whoever has sent the newest form of the demonstration. */
function found(act: (page: Page) => unknown): State {
  return after(inbox, async (page) => {
    await openFirst(page);
    const mail = page.locator('a[href^="mailto:"], a[href^="tel:"]').first();
    const contact = ((await mail.getAttribute('href')) ?? '').replace(/^\w+:|\?.*$/g, '');
    await page.goto('/admin/persons');
    await find(page, contact);
    await act(page);
  });
}

async function find(page: Page, contact: string) {
  await page.getByLabel('Email address or phone number').fill(contact);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('heading', { name: /found$|^Nothing is stored|^Check the contact/ }).waitFor();
}

const stale = {
  code: 'STALE',
  field: ['status'],
  message: 'Omar changed the status on Sat 28 Nov at 12:15.',
};
const mailDown = {
  code: 'UNAVAILABLE',
  field: null,
  message: 'The mail server takes nothing at the moment. Try again in a moment, or call.',
};

/** Writes a note, which is refused. */
async function refused(page: Page, error: object, says: string) {
  await answer(page, 'NoteEnquiry', (route) =>
    route.fulfill({
      json: {
        data: {
          noteEnquiry: {
            __typename: 'NoteEnquiryPayload',
            enquiry: null,
            userErrors: [{ __typename: 'UserError', ...error }],
          },
        },
      },
    }),
  );
  await page.getByLabel('Note').fill('He comes on Monday at ten, with his brother.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(says).waitFor();
}

/** Answers an operation in another way than the product; the others go through. */
async function answer(page: Page, operation: string, respond: (route: Route) => unknown) {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName === operation ? respond(route) : route.fallback());
  });
}

async function answerOf<Data>(route: Route) {
  return (await (await route.fetch()).json()) as { data: Data };
}

function refuse(route: Route, code: string, message: string) {
  return route.fulfill({ json: { errors: [{ message, extensions: { code } }], data: null } });
}
