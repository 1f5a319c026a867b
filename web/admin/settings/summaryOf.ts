import type { SettingsPageQuery } from '../../generated/SettingsPage.ts';
import type { PromisedTimeFieldsFragment } from '../../generated/PromisedTimeFields.ts';
import { dubaiTime } from '../../dealer/dealership.ts';
import { openingHours } from '../../dealer/openingHours.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { formatDays } from '../../ui/text/formatDays.ts';
import { countryName } from './entries/countries.ts';
import type { SettingsMessages } from './messages.ts';
import type { SectionName } from './sections.ts';

type Settings = NonNullable<SettingsPageQuery['settings']>;

/** What is set in a section, in a line; empty where it is not known. */
export function summaryOf(
  name: SectionName,
  { settings, replyTemplates, retention }: SettingsPageQuery,
  text: SettingsMessages,
): string {
  if (name === 'retention') {
    return retention ? text.summaries.retention(retention.months.finance, retention.months.enquiries) : '';
  }
  if (name === 'templates') {
    return replyTemplates
      ? listed(
          replyTemplates.templates.map(({ title }) => title),
          text,
        )
      : '';
  }
  return settings ? summaries[name](settings, text) : '';
}

const summaries = {
  business: ({ name, city, country, phones }) =>
    joined([name, [city, countryName(country)].join(', '), phones[0]?.replaceAll(' ', '\u00a0')]),
  social: ({ socials }, text) =>
    listed(
      socials.flatMap(({ name, url }) => (url ? name : [])),
      text,
    ),
  hours: ({ openingHours: days }) => {
    const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = days;
    const week = {
      ...{ Monday: monday, Tuesday: tuesday, Wednesday: wednesday, Thursday: thursday },
      ...{ Friday: friday, Saturday: saturday, Sunday: sunday },
    };
    return joined(
      openingHours(week).map(({ line }) =>
        line.replaceAll('-', '\u2060–\u2060').replaceAll(/ (?=[AP]M)/g, '\u00a0'),
      ),
    );
  },
  holidays: ({ holidays }, text) => {
    const today = dubaiTime(Date.now()).day;
    const ahead = holidays.filter(({ from, to }) => (to ?? from) >= today);
    return listed(
      ahead.map(({ name, from, to }) => `${name} ${formatDays(from, to ?? from)}`),
      text,
    );
  },
  promises: ({ promises }, text) =>
    joined([
      text.summaries.testDrive(time(promises.testDriveConfirmation, text)),
      text.summaries.sales(time(promises.salesContact, text)),
      text.summaries.offer(time(promises.sellReply, text)),
    ]),
  finance: ({ finance: { reducingRate, maxMonths }, exchange }, text) =>
    joined([text.summaries.rate(reducingRate), text.summaries.months(maxMonths), dayIn(exchange.asOf, text)]),
  figures: ({ figures: { cars, clients }, figuresAsOf }, text) =>
    joined([text.summaries.cars(cars), text.summaries.clients(clients), dayIn(figuresAsOf, text)]),
  selling: ({ priceParts, waysToPay }, text) =>
    joined([text.summaries.priceParts(priceParts.length), text.summaries.waysToPay(waysToPay.length)]),
  people: ({ people }, text) =>
    listed(
      people.map(({ name }) => name),
      text,
    ),
  trust: ({ licences, reviews }, text) =>
    joined([text.summaries.licences(licences.length), text.summaries.reviews(reviews.length)]),
} satisfies Record<
  Exclude<SectionName, 'templates' | 'retention'>,
  (settings: Settings, text: SettingsMessages) => string
>;

function joined(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' · ');
}

/** How many there are, and which; where there is none, that. */
function listed(words: readonly string[], text: SettingsMessages): string {
  return words.length === 0 ? text.summaries.nothing : `${words.length} · ${words.join(', ')}`;
}

function dayIn(day: string, text: SettingsMessages): string {
  return text.summaries.asOf(formatDate(day));
}

function time({ min, max, unit }: PromisedTimeFieldsFragment, text: SettingsMessages): string {
  return text.spans[unit](min ? `${min}–${max}` : String(max), max);
}
