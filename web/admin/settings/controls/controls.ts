import type { SettingsFieldsFragment } from '../../../generated/SettingsFields.ts';
import { controlParts } from './controlParts.ts';
import { type Control, type Group, type Leaf, type List, partsOf, textOf } from '../entries/control.ts';
import type { SettingsField } from './SettingsField.ts';
import { trustControls } from './trustControls.ts';

/** The control that fits the type of a value. */
type Fitting<T> = T extends readonly (infer Item)[]
  ? List & { of: Fitting<Item> }
  : T extends string | number | boolean
    ? Leaf
    : Group & { parts: { readonly [Part in keyof T]-?: Fitting<NonNullable<T[Part]>> } };

const { hours, promise, text, figure, number, months, phone, whatsApp, address } = controlParts;

/** How each fact is entered. A fact without a line, or a part of one, does not compile. */
export const controls: Readonly<Record<SettingsField, Control>> = {
  name: text('name'),
  legalName: text('legalName'),
  phones: { kind: 'list', label: 'phones', of: phone, add: 'phone', least: 1, most: 5 },
  whatsApp,
  email: { kind: 'text', label: 'email', type: 'email' },
  street: text('street'),
  city: text('city'),
  country: { kind: 'country', label: 'country' },
  position: {
    kind: 'group',
    label: 'position',
    parts: { latitude: number('latitude', 'degrees'), longitude: number('longitude', 'degrees') },
  },
  openingHours: {
    kind: 'group',
    label: 'openingHours',
    parts: {
      monday: hours('monday'),
      tuesday: hours('tuesday'),
      wednesday: hours('wednesday'),
      thursday: hours('thursday'),
      friday: hours('friday'),
      saturday: hours('saturday'),
      sunday: hours('sunday'),
    },
  },
  holidays: {
    kind: 'list',
    label: 'holidays',
    of: {
      kind: 'group',
      label: 'holiday',
      parts: {
        name: text('holidayName'),
        from: { kind: 'text', label: 'from', type: 'date' },
        to: { kind: 'text', label: 'to', type: 'date', optional: true },
      },
    },
    add: 'holiday',
    most: 100,
    isOver: (holiday, today) => {
      const { from, to } = partsOf(holiday);
      // One that is being typed has no day yet.
      return Boolean(from) && (textOf(to) || textOf(from)) < today;
    },
  },
  socials: {
    kind: 'list',
    label: 'socials',
    of: {
      kind: 'group',
      label: 'social',
      parts: { name: text('socialName'), url: { ...address, label: 'socialUrl', optional: true } },
    },
    add: 'social',
    most: 10,
  },
  promises: {
    kind: 'group',
    label: 'promises',
    parts: {
      financeReply: promise('financeReply'),
      testDriveConfirmation: promise('testDriveConfirmation'),
      salesContact: promise('salesContact'),
      sellReply: promise('sellReply'),
      testDriveLength: promise('testDriveLength'),
    },
  },
  finance: {
    kind: 'group',
    label: 'finance',
    parts: {
      minDownPayment: number('minDownPayment', 'percent'),
      downPayment: number('downPayment', 'percent'),
      maxDownPayment: number('maxDownPayment', 'percent'),
      minMonths: months('minMonths'),
      months: months('months'),
      maxMonths: months('maxMonths'),
      reducingRate: number('reducingRate', 'percent'),
      flatRate: number('flatRate', 'percent'),
    },
  },
  exchange: {
    kind: 'group',
    label: 'exchange',
    parts: {
      asOf: { kind: 'text', label: 'asOf', type: 'date' },
      rates: {
        kind: 'group',
        label: 'rates',
        parts: {
          usd: number('usd', 'AED'),
          eur: number('eur', 'AED'),
          gbp: number('gbp', 'AED'),
          sar: number('sar', 'AED'),
          inr: number('inr', 'AED'),
        },
      },
    },
  },
  figuresAsOf: { kind: 'text', label: 'figuresAsOf', type: 'date' },
  figures: {
    kind: 'group',
    label: 'figures',
    parts: {
      cars: figure('cars'),
      clients: figure('clients'),
      years: figure('years'),
      brands: figure('brands'),
      models: figure('models'),
      reviews: figure('reviewCount'),
      rating: figure('rating'),
      support: figure('support'),
      subscribers: figure('subscribers'),
    },
  },
  priceParts: {
    kind: 'list',
    label: 'priceParts',
    of: {
      kind: 'group',
      label: 'pricePart',
      parts: {
        item: {
          kind: 'choice',
          label: 'item',
          options: ['VAT', 'TRANSFER', 'REGISTRATION', 'PLATES', 'INSURANCE', 'DELIVERY'],
        },
        included: { kind: 'yesNo', label: 'included' },
        amount: { kind: 'number', label: 'amount', unit: 'AED', optional: true },
        percent: { kind: 'number', label: 'percent', unit: 'percent', optional: true },
      },
    },
    add: 'pricePart',
    most: 6,
  },
  waysToPay: { kind: 'list', label: 'waysToPay', of: text('wayToPay'), add: 'wayToPay', most: 12 },
  testDriveBring: {
    ...{ kind: 'list', label: 'testDriveBring', of: text('toBring'), add: 'toBring', most: 12 },
  },
  ...trustControls,
} satisfies { [Field in SettingsField]: Fitting<SettingsFieldsFragment[Field]> };
