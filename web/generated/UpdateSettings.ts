/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The price of one unit of each currency, AED. */
export type CurrencyRatesInput = {
  /** Euro. */
  eur: number;
  /** Pound sterling. */
  gbp: number;
  /** Indian rupee. */
  inr: number;
  /** Saudi riyal. */
  sar: number;
  /** US dollar. */
  usd: number;
};

/** What a customer has written, word for word. */
export type CustomerReviewInput = {
  /** Who has written it. */
  author: string;
  /** The day on which it was written. */
  day: string;
  /** Who has published it. */
  source: string;
  /** The text. */
  text: string;
  /** Where it can be read. */
  url: string;
};

/** The exchange rates, and their day. */
export type ExchangeRatesInput = {
  /** The day of the rates. */
  asOf: string;
  /** The rates. */
  rates: CurrencyRatesInput;
};

/** The limits and initial values of the payment calculator. Down payments are in percent, rates in percent per year. What is left out stays as it is. */
export type FinanceTermsInput = {
  /** The initial down payment. */
  downPayment?: number | null | undefined;
  /** The flat rate. */
  flatRate?: number | null | undefined;
  /** The largest down payment. */
  maxDownPayment?: number | null | undefined;
  /** The longest term, months. */
  maxMonths?: number | null | undefined;
  /** The least down payment. */
  minDownPayment?: number | null | undefined;
  /** The shortest term, months. */
  minMonths?: number | null | undefined;
  /** The initial term, months. */
  months?: number | null | undefined;
  /** The reducing rate. */
  reducingRate?: number | null | undefined;
};

/** Days on which the showroom stays closed. */
export type HolidayInput = {
  /** The first day. */
  from: string;
  /** The name. */
  name: string;
  /** The last day. Null if it is one day. */
  to?: string | null | undefined;
};

/** A position on the map, degrees. */
export type MapPositionInput = {
  /** From -90 to 90. */
  latitude: number;
  /** From -180 to 180. */
  longitude: number;
};

/** The marketing figures, as they are shown, such as 500+. What is left out stays as it is. */
export type MarketingFiguresInput = {
  /** Makes. */
  brands?: string | null | undefined;
  /** Cars. */
  cars?: string | null | undefined;
  /** Clients. */
  clients?: string | null | undefined;
  /** Models. */
  models?: string | null | undefined;
  /** The rating. */
  rating?: string | null | undefined;
  /** Reviews. */
  reviews?: string | null | undefined;
  /** Subscribers of the newsletter. */
  subscribers?: string | null | undefined;
  /** When there is support. */
  support?: string | null | undefined;
  /** Years in the trade. */
  years?: string | null | undefined;
};

/** From when until when the showroom is open, such as 09:00 and 19:00. */
export type OpeningSpanInput = {
  /** When it closes, which may be after midnight. */
  closes: string;
  /** When it opens. */
  opens: string;
};

/** What a buyer pays for or gets with a car. */
export type PriceItem =
  /** The delivery. */
  | 'DELIVERY'
  /** The insurance. */
  | 'INSURANCE'
  /** The number plates. */
  | 'PLATES'
  /** The registration. */
  | 'REGISTRATION'
  /** The transfer of ownership. */
  | 'TRANSFER'
  /** The value added tax. */
  | 'VAT';

/** Whether the price of a car includes something. Else what it costs; without either, on request. */
export type PricePartInput = {
  /** What it costs, AED. */
  amount?: number | null | undefined;
  /** Whether the price includes it. */
  included: boolean;
  /** What it is. */
  item: PriceItem;
  /** What it costs in percent of the price. */
  percent?: number | null | undefined;
};

/** The unit of a promised time. */
export type PromiseUnit =
  /** Days. */
  | 'DAYS'
  /** Hours. */
  | 'HOURS'
  /** Minutes. */
  | 'MINUTES';

/** How long something takes: a number, or a range. */
export type PromisedTimeInput = {
  /** The time, or the longest time of a range. */
  max: number;
  /** The shortest time of a range. */
  min?: number | null | undefined;
  /** The unit. */
  unit: PromiseUnit;
};

/** How long something takes, by what is promised. What is left out stays as it is. */
export type PromisedTimesInput = {
  /** The answer to a finance application. */
  financeReply?: PromisedTimeInput | null | undefined;
  /** The contact by sales. */
  salesContact?: PromisedTimeInput | null | undefined;
  /** The reply to an offer. */
  sellReply?: PromisedTimeInput | null | undefined;
  /** The confirmation of a test drive. */
  testDriveConfirmation?: PromisedTimeInput | null | undefined;
  /** The length of a test drive. */
  testDriveLength?: PromisedTimeInput | null | undefined;
};

/** Where reviews are that the figures count. */
export type RatingSourceInput = {
  /** Its name. */
  name: string;
  /** Its address. */
  url: string;
};

/** Somebody who sells cars. */
export type SalespersonInput = {
  /** The English names of the languages they speak. */
  languages: Array<string>;
  /** The name. */
  name: string;
  /** The phone number. */
  phone?: string | null | undefined;
  /** The path of a portrait in the dealer's system. */
  picture?: string | null | undefined;
  /** What they are, such as Sales adviser. */
  role: string;
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp?: string | null | undefined;
};

/** A social network. */
export type SocialNetworkInput = {
  /** What it is called. */
  name: string;
  /** The dealer's address there, which begins with https://. Null where it is not shown. */
  url?: string | null | undefined;
};

/** A trade licence. */
export type TradeLicenceInput = {
  /** The authority that has issued it. */
  authority: string;
  /** Its number. */
  number: string;
};

/** Facts that change. What is left out stays as it is; a list is sent whole, of a group the parts that change. */
export type UpdateSettingsInput = {
  /** The city. */
  city?: string | null | undefined;
  /** The country: its code of ISO 3166, such as AE. */
  country?: string | null | undefined;
  /** The email address. */
  email?: string | null | undefined;
  /** The exchange rates. */
  exchange?: ExchangeRatesInput | null | undefined;
  /** The figures that change. */
  figures?: MarketingFiguresInput | null | undefined;
  /** The day on which the figures were checked. */
  figuresAsOf?: string | null | undefined;
  /** The terms that change. */
  finance?: FinanceTermsInput | null | undefined;
  /** All holidays. */
  holidays?: Array<HolidayInput> | null | undefined;
  /** The name of the company. */
  legalName?: string | null | undefined;
  /** All trade licences. */
  licences?: Array<TradeLicenceInput> | null | undefined;
  /** The name of the dealer. */
  name?: string | null | undefined;
  /** The days whose hours change. */
  openingHours?: WeeklyHoursInput | null | undefined;
  /** All who sell cars. */
  people?: Array<SalespersonInput> | null | undefined;
  /** One to five phone numbers. The first one is dialled. */
  phones?: Array<string> | null | undefined;
  /** The position of the showroom on the map. */
  position?: MapPositionInput | null | undefined;
  /** All parts of the price that are known. */
  priceParts?: Array<PricePartInput> | null | undefined;
  /** The promises that change. */
  promises?: PromisedTimesInput | null | undefined;
  /** All sources of the rating. */
  ratingSources?: Array<RatingSourceInput> | null | undefined;
  /** All reviews. */
  reviews?: Array<CustomerReviewInput> | null | undefined;
  /** The revision that the change is based on. */
  revision: number;
  /** All social networks. */
  socials?: Array<SocialNetworkInput> | null | undefined;
  /** The address of the showroom, without the city. */
  street?: string | null | undefined;
  /** All that is to be brought to a test drive. */
  testDriveBring?: Array<string> | null | undefined;
  /** All ways to pay. */
  waysToPay?: Array<string> | null | undefined;
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp?: string | null | undefined;
};

/** The reason why input was rejected. */
export type UserErrorCode =
  /**
   * The idempotency key or the name is already used for something else, the maximum number is reached, or nobody has to wait for
   * the car.
   */
  | 'CONFLICT'
  /** The sender is not allowed to do this. */
  | 'FORBIDDEN'
  /** A value is missing or invalid. */
  | 'INVALID'
  /** Confirm your password first. */
  | 'NOT_CONFIRMED'
  /** The car or the record does not exist or is no longer listed. */
  | 'NOT_FOUND'
  /** Too many submissions. Wait `retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** Someone else has changed the record meanwhile. There is an error for each field that has changed. */
  | 'STALE'
  /** Invalid email address or password. */
  | 'UNAUTHENTICATED'
  /** A file has an unsupported type. The message names the file. */
  | 'WRONG_FILE_TYPE';

/** The hours of each day, in order of time. None on a day on which the showroom stays closed. What is left out stays as it is. */
export type WeeklyHoursInput = {
  /** On Friday. */
  friday?: Array<OpeningSpanInput> | null | undefined;
  /** On Monday. */
  monday?: Array<OpeningSpanInput> | null | undefined;
  /** On Saturday. */
  saturday?: Array<OpeningSpanInput> | null | undefined;
  /** On Sunday. */
  sunday?: Array<OpeningSpanInput> | null | undefined;
  /** On Thursday. */
  thursday?: Array<OpeningSpanInput> | null | undefined;
  /** On Tuesday. */
  tuesday?: Array<OpeningSpanInput> | null | undefined;
  /** On Wednesday. */
  wednesday?: Array<OpeningSpanInput> | null | undefined;
};

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { settings: { revision: number, name: string, legalName: string, phones: Array<string>, whatsApp: string, email: string, street: string, city: string, country: string, figuresAsOf: string, waysToPay: Array<string>, testDriveBring: Array<string>, examples: Array<string>, position: { latitude: number, longitude: number }, openingHours: { monday: Array<{ opens: string, closes: string }>, tuesday: Array<{ opens: string, closes: string }>, wednesday: Array<{ opens: string, closes: string }>, thursday: Array<{ opens: string, closes: string }>, friday: Array<{ opens: string, closes: string }>, saturday: Array<{ opens: string, closes: string }>, sunday: Array<{ opens: string, closes: string }> }, holidays: Array<{ from: string, to: string | null, name: string }>, socials: Array<{ name: string, url: string | null }>, promises: { financeReply: { min: number | null, max: number, unit: PromiseUnit }, testDriveConfirmation: { min: number | null, max: number, unit: PromiseUnit }, salesContact: { min: number | null, max: number, unit: PromiseUnit }, sellReply: { min: number | null, max: number, unit: PromiseUnit }, testDriveLength: { min: number | null, max: number, unit: PromiseUnit } }, finance: { minDownPayment: number, maxDownPayment: number, downPayment: number, minMonths: number, maxMonths: number, months: number, reducingRate: number, flatRate: number }, exchange: { asOf: string, rates: { usd: number, eur: number, gbp: number, sar: number, inr: number } }, figures: { cars: string, clients: string, years: string, brands: string, models: string, reviews: string, rating: string, support: string, subscribers: string }, priceParts: Array<{ item: PriceItem, included: boolean, amount: number | null, percent: number | null }>, people: Array<{ name: string, role: string, languages: Array<string>, phone: string | null, whatsApp: string | null, picture: string | null }>, licences: Array<{ number: string, authority: string }>, reviews: Array<{ text: string, author: string, source: string, url: string, day: string }>, ratingSources: Array<{ name: string, url: string }> } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningSpanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningSpan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromisedTimeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromisedTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"whatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuesday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wednesday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thursday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"friday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saturday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sunday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningSpanFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"financeReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromisedTimeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testDriveConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromisedTimeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salesContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromisedTimeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromisedTimeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testDriveLength"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromisedTimeFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"finance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minDownPayment"}},{"kind":"Field","name":{"kind":"Name","value":"maxDownPayment"}},{"kind":"Field","name":{"kind":"Name","value":"downPayment"}},{"kind":"Field","name":{"kind":"Name","value":"minMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maxMonths"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"reducingRate"}},{"kind":"Field","name":{"kind":"Name","value":"flatRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usd"}},{"kind":"Field","name":{"kind":"Name","value":"eur"}},{"kind":"Field","name":{"kind":"Name","value":"gbp"}},{"kind":"Field","name":{"kind":"Name","value":"sar"}},{"kind":"Field","name":{"kind":"Name","value":"inr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"figuresAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"brands"}},{"kind":"Field","name":{"kind":"Name","value":"models"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"support"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"included"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsApp"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waysToPay"}},{"kind":"Field","name":{"kind":"Name","value":"testDriveBring"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const useUpdateSettingsMutation = (options?: useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) =>
  useMutation(UpdateSettingsDocument, options);
