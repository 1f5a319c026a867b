// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultTemplates } from '../../rest/enquiries/templates/defaultTemplates.ts';
import type { ReplyTemplatesChange } from '../../rest/enquiries/templates/replyTemplate.ts';
import { templateStore } from '../../rest/enquiries/templates/templateStore.ts';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

let site: RunningSite;

siteForEach(async () => (site = await runSite()));

async function open() {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', 'OWNER')));
  const shown = await site.visitOffice('/admin/settings/templates');
  await screen.findByRole('form', { name: 'Reply templates' });
  return shown;
}
const store = () => templateStore(site.store, () => new Date());
const stored = async () => (await store().read()).templates;
const titles = async () => (await stored()).map(({ title }) => title);
/** Somebody else changes the templates meanwhile. */
async function changeMeanwhile(
  change: (now: ReplyTemplatesChange['templates']) => ReplyTemplatesChange['templates'],
) {
  const { revision, templates } = await store().read();
  await store().replace(change([...templates]), { based: revision, by: 'Noor', current: async () => null });
}
const plain = (text: string) => (all: ReplyTemplatesChange['templates']) =>
  all.map((each) => (each.id === 'plain' ? { ...each, text } : each));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const SAVED = 'Saved. The inbox offers them from now on.';

test('an owner adds a template with placeholders from buttons, and sees what a customer reads', async () => {
  const { user } = await open();
  await user.click(button('Add a template'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.type(screen.getByLabelText('Name'), 'Cash price');
  await user.click(screen.getByLabelText('Finance'));
  await user.type(screen.getByLabelText('Subject'), 'About ');
  await user.click(button('Car'));
  await user.type(screen.getByLabelText('Text'), 'Hello');
  await user.click(button('Customer’s name'));
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'About {car}');
  await user.click(button('Preview'));
  expect(screen.getByText('About BMW X5 2023')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Preview'), 'As where nothing is known');
  expect(screen.getByText('Hellocustomer')).toBeTruthy();
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect((await stored()).at(-1)).toMatchObject({
    ...{ title: 'Cash price', subject: 'About {car}', text: 'Hello{name}' },
  });
  const kinds = ['testDrive', 'purchase', 'priceOffer', 'sellCar', 'contact'];
  expect((await stored()).at(-1)?.kinds.toSorted()).toEqual(kinds.toSorted());
});

test('an owner reads at the text that a placeholder is not known, and what she has typed stays', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.type(screen.getByLabelText('Text'), ' {{price}');
  await user.click(button(/^Ask for papers/));
  await user.click(button('Save'));
  expect(await screen.findByText(/^Nothing is known that could replace \{price\}\./)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toContain('{price}');
  expect(await stored()).toEqual(defaultTemplates);
});

test('an owner who corrects the second of two errors of a template first keeps the focus there', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.clear(screen.getByLabelText('Name'));
  await user.clear(screen.getByLabelText('Text'));
  await user.click(button('Save'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await user.type(screen.getByLabelText('Text'), 'Salam');
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Salam');
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
});

test('an owner orders and removes templates, takes a removal back, and resets all to those of the product', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.click(button('Move Empty answer up'));
  await waitFor(() => expect(document.activeElement).toBe(button('Move Empty answer up')));
  await user.click(button(/^Ask for papers/));
  await user.click(button('Remove Ask for papers'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(button(/^Test drive confirmed/));
  await user.click(button('Remove Test drive confirmed'));
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(await titles()).toEqual([
    ...[
      'Propose another time',
      'The car is available',
      'Invite to show the car',
      'Empty answer',
      'Ask for papers',
    ],
  ]);
  await user.click(button('Reset to the texts of the product'));
  await user.click(button('Save'));
  await waitFor(async () => expect(await stored()).toEqual(defaultTemplates));
});

test('an owner who takes a removal back keeps what she has typed since, and the template its place', async () => {
  const { user } = await open();
  await user.click(button(/^Propose another time/));
  await user.click(button('Remove Propose another time'));
  await user.click(button(/^Empty answer/));
  await user.type(screen.getByLabelText('Text'), '!');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(await titles()).toEqual(defaultTemplates.map(({ title }) => title));
  expect((await stored()).at(-1)?.text).toMatch(/!$/);
});

test('an owner who takes a reset back keeps what she has typed since', async () => {
  const theirs = { title: 'Cash', kinds: ['contact' as const], subject: 'About', text: 'Hello' };
  await changeMeanwhile((all) => plain('Salam {name}')(all).toSpliced(1, 1, theirs));
  const { user } = await open();
  await user.click(button('Reset to the texts of the product'));
  await user.click(button(/^Ask for papers/));
  await user.type(screen.getByLabelText('Text'), '!');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect((await titles())[1]).toBe('Cash');
  const [papers, empty] = (await stored()).slice(-2);
  expect([papers?.text.at(-1), empty?.text]).toEqual(['!', 'Salam {name}']);
});

test('an owner who has discarded changes back keeps what she has typed since', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.click(button('Move Empty answer up'));
  await user.type(screen.getByLabelText('Text'), '!');
  await user.click(button('Discard'));
  await user.click(button(/^Ask for papers/));
  await user.type(screen.getByLabelText('Text'), '?');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  const last = (await stored()).slice(-2).map(({ title, text }) => [title, text.at(-1)]);
  expect(last).toEqual([
    ['Empty answer', '!'],
    ['Ask for papers', '?'],
  ]);
});

test('an owner who takes a removal back while it is being saved has the template again', async () => {
  const { user } = await open();
  await user.click(button(/^Propose another time/));
  await user.click(button('Remove Propose another time'));
  const goOn = site.hold('UpdateReplyTemplates');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  goOn();
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect(await titles()).not.toContain('Propose another time');
  await user.click(button('Save'));
  await waitFor(async () => expect(await titles()).toEqual(defaultTemplates.map(({ title }) => title)));
});

test('BO-7 an owner saves one template while somebody has changed another one, and loses nothing', async () => {
  const { user } = await open();
  await user.click(button(/^Ask for papers/));
  await user.type(screen.getByLabelText('Text'), '!');
  await changeMeanwhile(plain('Salam {name}'));
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  const [papers, empty] = (await stored()).slice(-2);
  expect([papers?.text.at(-1), empty?.text]).toEqual(['!', 'Salam {name}']);
});

test('BO-7 an owner whose change of the same template comes too late is told which, and saves again knowingly', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.type(screen.getByLabelText('Text'), '!');
  await changeMeanwhile(plain('Salam {name}'));
  await user.click(button('Save'));
  expect(await screen.findByText(/^Somebody else has meanwhile changed Empty answer as well\./)).toBeTruthy();
  expect((await stored()).at(-1)?.text).toBe('Salam {name}');
  await user.click(button('Save'));
  expect(await screen.findByText(SAVED)).toBeTruthy();
  expect((await stored()).at(-1)?.text).toMatch(/!$/);
});

test('an owner who leaves with a changed template is asked', async () => {
  const { user } = await open();
  await user.click(button(/^Empty answer/));
  await user.type(screen.getByLabelText('Text'), '!');
  await user.click(screen.getByRole('link', { name: 'Figures' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/!$/);
});
