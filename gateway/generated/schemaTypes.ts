import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date and time in UTC, ISO 8601, such as `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: Date; output: string; }
  /** An absolute URL, such as `https://www.example.ae/car/1`. */
  URL: { input: string; output: string; }
  /**
   * A file, sent according to the GraphQL multipart request specification
   * (https://github.com/jaydenseric/graphql-multipart-request-spec), with the header `Apollo-Require-Preflight: true`.
   */
  Upload: { input: PhotoUpload; output: PhotoUpload; }
};

/** A request to write down. */
export type AddPersonRequestInput = {
  /** The email address or phone number of the person. */
  contact: Scalars['String']['input'];
  /** What was asked. */
  kind: PersonRequestKind;
  /** The day on which it was received, such as `2026-11-28`. */
  receivedOn: Scalars['String']['input'];
};

/** An administrator: a member of the dealer's staff. */
export type Admin = {
  __typename?: 'Admin';
  /** The email address, if the dealer's system provides it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the administrator, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name, if the dealer's system provides it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** How a customer is answered. */
export type AnswerChannel =
  /** By email. */
  | 'EMAIL'
  /** In person. */
  | 'IN_PERSON'
  /** By phone. */
  | 'PHONE'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** An answer to a customer. */
export type AnswerEnquiryInput = {
  /** How the customer is answered. */
  channel: AnswerChannel;
  /** The enquiry. */
  id: Scalars['ID']['input'];
  /** The same answer with the same key is given once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** For EMAIL. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The mail, or what was said. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What programs can rely on. The numbers are those of the gateway that responds. */
export type Api = {
  __typename?: 'Api';
  /** Every error code, ordered by HTTP status. */
  errorCodes: Array<ApiErrorCode>;
  /** Every limit. */
  limits: Array<ApiLimit>;
  /** Whether a partner's key is required to run operations other than the site's own. */
  needsKey: Scalars['Boolean']['output'];
  /** The available picture formats, smallest files first. */
  pictureFormats: Array<Scalars['String']['output']>;
  /** The available picture widths in pixels: `/pictures/<width>.<format>/<path>`. */
  pictureWidths: Array<Scalars['Int']['output']>;
};

/** A code found in `extensions.code` of an error. Codes are never renamed. */
export type ApiErrorCode = {
  __typename?: 'ApiErrorCode';
  /** The code, such as `NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** What the code means and what to do about it. */
  meaning: Scalars['String']['output'];
  /** The HTTP status of the response when this is the only error. */
  status: Scalars['Int']['output'];
};

/** A limit on requests. */
export type ApiLimit = {
  __typename?: 'ApiLimit';
  /** The error code when the limit is exceeded. Null for endpoints outside GraphQL, which respond with a status alone. */
  code?: Maybe<Scalars['String']['output']>;
  /** What is limited, and its unit. */
  meaning: Scalars['String']['output'];
  /** The maximum. */
  value: Scalars['Int']['output'];
};

/** An application for finance. Text is forwarded as entered. */
export type ApplyForFinanceInput = {
  /** The id of the car to be financed, if it is in the stock. */
  carId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The chosen down payment, AED. It is forwarded unchanged. */
  downPayment?: InputMaybe<Scalars['Int']['input']>;
  /** The applicant's email address. */
  email: Scalars['String']['input'];
  /** The applicant's name. */
  fullName: Scalars['String']['input'];
  /** Whether the applicant is repaying other loans: `yes` or `no`. Send either this or `paysLoans`. */
  hasExistingLoans?: InputMaybe<Scalars['String']['input']>;
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The chosen term of the loan in months, at most 120. */
  loanMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The make of the car, such as `BMW`. */
  make: Scalars['String']['input'];
  /** The applicant's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The model of the car, such as `X5`. */
  model: Scalars['String']['input'];
  /** Whether the applicant is repaying other loans. Replaces `hasExistingLoans`. */
  paysLoans?: InputMaybe<Scalars['Boolean']['input']>;
  /** The applicant's monthly salary, AED, as entered. */
  salary: Scalars['String']['input'];
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a finance application. */
export type ApplyForFinancePayload = {
  __typename?: 'ApplyForFinancePayload';
  /** The stored record. Null if nothing was stored. */
  application?: Maybe<FinanceApplication>;
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** Who looks after an enquiry. */
export type AssignEnquiryInput = {
  /** Null for nobody. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The enquiry. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** Something that a member of the staff has done. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done, such as `changePerson`. */
  action: Scalars['String']['output'];
  /** The network address; null for the operator's commands. */
  address?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Which fields have changed. */
  fields: Array<AuditedField>;
  /** The id. Ids are in order of time. */
  id: Scalars['ID']['output'];
  /** False for a sign-up or a login that was refused. */
  ok: Scalars['Boolean']['output'];
  /** The id of that record. */
  recordId: Scalars['ID']['output'];
  /** The kind of the record that it was done to, such as `staff`. */
  recordKind: Scalars['String']['output'];
  /** The name of the member; of a sign-in, the address that was typed. */
  who: Scalars['String']['output'];
  /** The id of the member; null for the operator's commands, and where nobody has the typed address. */
  whoId?: Maybe<Scalars['ID']['output']>;
};

/** Which entries of the audit log are wanted. Conditions are joined by and. */
export type AuditLogFilter = {
  /** The action, such as `changePerson`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The day in Dubai, such as `2026-11-28`. */
  day?: InputMaybe<Scalars['String']['input']>;
  /** The kind of the record, or kind and id, such as `enquiry/7f3a91c2`. */
  record?: InputMaybe<Scalars['String']['input']>;
  /** The id of a member of the staff. */
  who?: InputMaybe<Scalars['ID']['input']>;
};

/** A part of the audit log. */
export type AuditLogPage = {
  __typename?: 'AuditLogPage';
  /** For the next part; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The entries, newest first. */
  nodes: Array<AuditEntry>;
};

/** A field that was changed. */
export type AuditedField = {
  __typename?: 'AuditedField';
  /** The value after; null where it may be a visitor's data, or where there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before; null where it may be a visitor's data, or where there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
};

/** The back office, as the signed-in member of the staff may use it. */
export type BackOffice = {
  __typename?: 'BackOffice';
  /** The root fields that this member's role may use. */
  allowedFields: Array<Scalars['String']['output']>;
  /** Who is signed in. */
  member: StaffMember;
};

/** An article of the blog. */
export type Blog = {
  __typename?: 'Blog';
  /** When it was published. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The article as sanitised HTML. */
  description: Scalars['String']['output'];
  /** The first paragraph of the article on one line, as sanitised HTML without links and pictures. */
  excerpt: Scalars['String']['output'];
  /** The id of the article. */
  id: Scalars['ID']['output'];
  /** The path of its picture in the dealer's system. */
  image?: Maybe<Scalars['String']['output']>;
  /** The author's name. */
  postedBy?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  title: Scalars['String']['output'];
};

/** The number of cars of a body type. */
export type BodyTypeCount = {
  __typename?: 'BodyTypeCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The body type. */
  name: Scalars['String']['output'];
};

/** The smallest and the largest value. Null if no car has a value. */
export type Bounds = {
  __typename?: 'Bounds';
  /** The largest value. */
  max?: Maybe<Scalars['Float']['output']>;
  /** The smallest value. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A car in the stock. */
export type Car = {
  __typename?: 'Car';
  /** The accident history, such as `None`. */
  accidentHistory?: Maybe<Scalars['String']['output']>;
  /** Body type, such as `SUV`, `Sedan` or `Cross Over`. */
  bodyType?: Maybe<Scalars['String']['output']>;
  /** The first picture, which is all that a list needs. Null if there is none. */
  cover?: Maybe<CarImage>;
  /** The dealer's description as sanitised HTML. */
  description?: Maybe<Scalars['String']['output']>;
  /** The price after the discount, AED. Null if there is no discount. */
  discountedPrice?: Maybe<Scalars['Float']['output']>;
  /** Number of doors. */
  doors?: Maybe<Scalars['Int']['output']>;
  /** Engine, such as `3.0 L V6`. */
  engine?: Maybe<Scalars['String']['output']>;
  /** The exterior colour. */
  exteriorColor?: Maybe<Scalars['String']['output']>;
  /** Whether the dealer features the car. */
  featured: Scalars['Boolean']['output'];
  /** The names of the car's features. */
  features: Array<Scalars['String']['output']>;
  /** Fuel, such as `Petrol`. */
  fuelType?: Maybe<Scalars['String']['output']>;
  /** The id of the car, the same in every list. */
  id: Scalars['ID']['output'];
  /** Pictures, best first. */
  images: Array<CarImage>;
  /** The number of keys supplied with the car. */
  keys?: Maybe<Scalars['Int']['output']>;
  /** When the car was listed. */
  listedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The car's location, such as `Dubai`. */
  location?: Maybe<Scalars['String']['output']>;
  /** The make, such as BMW. */
  make?: Maybe<Make>;
  /** The mileage in kilometres. */
  mileage?: Maybe<Scalars['Int']['output']>;
  /** The model, such as X5. */
  model?: Maybe<Model>;
  /** The monthly instalment, AED. */
  monthlyInstalment?: Maybe<Scalars['Float']['output']>;
  /** The price before any discount, AED. */
  originalPrice?: Maybe<Scalars['Float']['output']>;
  /** The number of previous owners, people and companies. */
  owners?: Maybe<Scalars['Int']['output']>;
  /** The current asking price, AED: the discounted price, or the original price if there is no discount. */
  price?: Maybe<Scalars['Float']['output']>;
  /**
   * The former prices that were asked for at least a day, oldest first. Empty if the price has never changed, or if the
   * dealer's system does not provide former prices.
   */
  priceHistory: Array<FormerPrice>;
  /** The regional specification: the market that the car was built for, such as `GCC`. */
  regionalSpecs?: Maybe<Scalars['String']['output']>;
  /** The registration, such as `Until March 2027`. */
  registration?: Maybe<Scalars['String']['output']>;
  /** The sale status as the dealer records it, such as `available`, `reserved` or `sold`. Only `sold` means sold. */
  saleStatus?: Maybe<Scalars['String']['output']>;
  /** Where and how it was serviced, such as `Full, at the agency`. */
  serviceHistory?: Maybe<Scalars['String']['output']>;
  /**
   * The most similar unsold cars, closest first: by model, make and body type, then by price and year. Empty if there are
   * none; null, with an error, if the dealer's system cannot be reached. This field is costly: request it for one car or a
   * short list. Candidates are the newest cars of the same model, make and body type.
   */
  similar?: Maybe<Array<Car>>;
  /** Whether the car is sold. */
  sold: Scalars['Boolean']['output'];
  /** Every feature that the dealer has checked, and whether the car has it. */
  specifications: Array<Specification>;
  /** The sale status. A car that is neither sold nor reserved is available. */
  status: SaleStatus;
  /** The dealer's stock number. Null if the car has none. */
  stockNumber?: Maybe<Scalars['String']['output']>;
  /** Whether the car is available for a test drive. */
  testDrive: Scalars['Boolean']['output'];
  /** The seller's headline. */
  title?: Maybe<Scalars['String']['output']>;
  /** Gearbox, such as `Automatic`. */
  transmission?: Maybe<Scalars['String']['output']>;
  /** The trim of the model, such as M Sport. */
  trim?: Maybe<Trim>;
  /** When the car's data last changed. Null if the dealer's system does not provide it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the car's page on the site. */
  url: Scalars['URL']['output'];
  /**
   * The vehicle identification number (VIN): 17 letters and digits. Only for partners: null if unknown or without an API
   * key that has the scope `inventory:read`.
   */
  vin?: Maybe<Scalars['String']['output']>;
  /** The last six characters of the VIN, visible to everyone. Null if unknown. */
  vinLastSix?: Maybe<Scalars['String']['output']>;
  /** The warranty, such as `Until June 2027`. */
  warranty?: Maybe<Scalars['String']['output']>;
  /** Model year, such as 2021. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A car in the stock. */
export type CarSimilarArgs = {
  limit?: Scalars['Int']['input'];
};

/** A change of a car. */
export type CarChange = {
  __typename?: 'CarChange';
  /** When the change was recorded. */
  at: Scalars['DateTime']['output'];
  /**
   * The current state of the car, which may be newer than the change. Null if the car is no longer in the stock or its
   * record is unreadable; such a car is in no list either.
   */
  car?: Maybe<Car>;
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The names of the changed fields. Empty if the car was added or removed. */
  changedFields: Array<Scalars['String']['output']>;
  /** The id of the change, which is also its cursor. */
  id: Scalars['ID']['output'];
  /** The kind of change. */
  kind: CarChangeKind;
  /** The asking price after the change, AED. Null if the car was removed or has no price. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The asking price before the change, AED. Null if the car was not in the stock or had no price. */
  priceBefore?: Maybe<Scalars['Float']['output']>;
};

/** A page of changes. */
export type CarChangeConnection = {
  __typename?: 'CarChangeConnection';
  /** The changes, oldest first. */
  nodes: Array<CarChange>;
  /** The position of the page. `endCursor` is present even if there are no changes: continue from it, at once if `hasNextPage` is true. */
  pageInfo: PageInfo;
};

/** The kind of change. If a write changes several things, the most significant one. */
export type CarChangeKind =
  /** Something other than the price or the sale status changed. */
  | 'CHANGED'
  /** The car was added to the stock. */
  | 'LISTED'
  /** The asking price changed. */
  | 'PRICE_CHANGED'
  /** The car is for sale again after it was withdrawn or sold. */
  | 'RELISTED'
  /** The car was reserved. */
  | 'RESERVED'
  /** The car was sold. */
  | 'SOLD'
  /** The car was removed from the stock. */
  | 'WITHDRAWN';

/** A page of the filtered stock. */
export type CarConnection = {
  __typename?: 'CarConnection';
  /**
   * The position in the feed of changes as of this page: pass it to `carChanges`. Keep the one of the first page. Null if
   * the dealer's system has no feed of changes.
   */
  changesCursor?: Maybe<Scalars['String']['output']>;
  /** The cars with their cursors. */
  edges: Array<CarEdge>;
  /** The available filter values with counts. Null if they could not be counted. */
  facets?: Maybe<CarFacets>;
  /** The cars alone. */
  nodes: Array<Car>;
  /** Whether there are more cars. */
  pageInfo: PageInfo;
  /** The total number of cars that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A car and its position in the list. */
export type CarEdge = {
  __typename?: 'CarEdge';
  /** Pass it as `after` to continue after this car. */
  cursor: Scalars['String']['output'];
  /** The car. */
  node: Car;
};

/**
 * Counts and bounds of the stock under a filter. Each facet ignores its own filter: the count of a make is the number of
 * cars if that make is selected too.
 */
export type CarFacets = {
  __typename?: 'CarFacets';
  /** Body types, in alphabetical order. */
  bodyTypes: Array<BodyTypeCount>;
  /** Makes, in alphabetical order. */
  makes: Array<MakeCount>;
  /** The mileage in kilometres. */
  mileage: Bounds;
  /** Models, by make and name. */
  models: Array<ModelCount>;
  /** Monthly instalments, AED. */
  monthlyInstalment: Bounds;
  /** Current asking prices, AED. */
  price: Bounds;
  /** Model years. */
  year: Bounds;
};

/** A filter of cars. A car must match every condition; an omitted condition, an empty list and an empty string match all cars. */
export type CarFilter = {
  /** If true, excludes sold cars. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Body types, case-insensitive. Matches cars of any of them. */
  bodyTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names of makes, case-insensitive. Matches cars of any of them. */
  makes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The mileage in kilometres. */
  mileage?: InputMaybe<IntRange>;
  /** The id of a `Model`. */
  model?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly instalment, AED. */
  monthlyInstalment?: InputMaybe<IntRange>;
  /** The asking price, AED. A car without a price matches no range. */
  price?: InputMaybe<IntRange>;
  /**
   * A free-text search: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and title. It
   * understands common names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount or a distance
   * alone is a maximum, `low mileage` means at most 40,000 km, and `test drive` selects cars available for a test drive. A
   * car must match every term. The last word is matched as a prefix if no car has the whole word, or if it ends in `*`
   * (`porsche 9*`).
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Sale statuses. Matches cars with any of them. */
  status?: InputMaybe<Array<SaleStatus>>;
  /** At most 100 stock numbers. Matches cars with any of them. */
  stockNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that must all occur in the car's title, make, model or trim, case-insensitive. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only cars that changed at or after this time, or whose time of change is unknown. When polling, go back a minute
   * further than the last poll, because a change may become visible shortly after its timestamp. Withdrawn cars are not
   * listed; `carChanges` reports them too and misses nothing.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Model year. */
  year?: InputMaybe<IntRange>;
};

/** A picture of a car. */
export type CarImage = {
  __typename?: 'CarImage';
  /** A description of the picture, if the dealer's system provides it. */
  description?: Maybe<Scalars['String']['output']>;
  /** The file name. */
  filename?: Maybe<Scalars['String']['output']>;
  /** The id of the picture. */
  id: Scalars['ID']['output'];
  /** The path of the picture in the dealer's system. */
  path: Scalars['String']['output'];
  /** A tiny blurred placeholder to show while the picture loads: a ThumbHash in base64. Null until it is computed. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /**
   * The address of the picture on the site, upright and without metadata. The content of an address never changes, so it
   * can be cached forever. A picture narrower than the requested width is not enlarged.
   */
  url: Scalars['URL']['output'];
};


/** A picture of a car. */
export type CarImageUrlArgs = {
  format?: PictureFormat;
  width?: Scalars['Int']['input'];
};

/** A car at some moment. */
export type CarSnapshot = {
  __typename?: 'CarSnapshot';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** Whether it is on the site. */
  listed: Scalars['Boolean']['output'];
  /** AED. */
  price?: Maybe<Scalars['Float']['output']>;
  /** As the dealer's records say it. */
  status?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** The order of the stock. Cars without the value always come last; the order of equal cars is stable. */
export type CarSort =
  /** Lowest mileage first. */
  | 'MILEAGE_ASC'
  /** Highest mileage first. */
  | 'MILEAGE_DESC'
  /** Most recently listed first. */
  | 'NEWEST'
  /** Least recently listed first. */
  | 'OLDEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Oldest model year first. */
  | 'YEAR_ASC'
  /** Newest model year first. */
  | 'YEAR_DESC';

/** A change of the own password. */
export type ChangePasswordInput = {
  /** The password until now. */
  current: Scalars['String']['input'];
  /** The new one: at least twelve visible characters, hard to guess, and neither the name nor the email address. */
  password: Scalars['String']['input'];
};

/** A request that is done. */
export type ClosePersonRequestInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** The revision of the request that was read. */
  revision: Scalars['Int']['input'];
};

/** The own password. */
export type ConfirmPasswordInput = {
  /** The password. */
  password: Scalars['String']['input'];
};

/** The alert to start. */
export type ConfirmSearchAlertInput = {
  /** Forwarded to the dealer's system. Confirming is idempotent without a key too. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token in the link of the email. */
  token: Scalars['ID']['input'];
};

/** The result of starting an alert. */
export type ConfirmSearchAlertPayload = {
  __typename?: 'ConfirmSearchAlertPayload';
  /** The message for the owner, worded by the dealer's system. */
  message?: Maybe<Scalars['String']['output']>;
  /** The alert. Null if the token is unknown. */
  searchAlert?: Maybe<SearchAlert>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A stored message to the dealer. */
export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** The address that the dealer replies to. */
  email: Scalars['String']['output'];
  /** The id of the message, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A correction. What is left out stays as it is; at least one value is needed. */
export type CorrectPersonInput = {
  /** The right email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The right name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The right phone number. Subscriptions and search alerts have none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Which records. */
  records: Array<PersonalRecordInput>;
};

/** A new search alert. */
export type CreateSearchAlertInput = {
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email: Scalars['String']['input'];
  /** The search. At least one condition is required. Sold cars are never reported. */
  filter: CarFilter;
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of creating a search alert. */
export type CreateSearchAlertPayload = {
  __typename?: 'CreateSearchAlertPayload';
  /** The message for the visitor, worded by the dealer's system. Null if the request was rejected. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The kinds of changes to deliver. Default: all. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** An `https://` address whose host is on the public internet. Redirects are not followed. */
  url: Scalars['String']['input'];
};

/** The result of creating a webhook. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** The secret that signs the messages, `whsec_…`. It is shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. Null if it was not created. */
  webhook?: Maybe<Webhook>;
};

/** Names a saved view. */
export type DeleteViewInput = {
  /** The id of the view. */
  id: Scalars['ID']['input'];
};

/** The result of removing a saved view. */
export type DeleteViewPayload = {
  __typename?: 'DeleteViewPayload';
  /** The id of the view that is gone. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The result of deleting a webhook. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The id of the deleted webhook. Null if it did not exist. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** An emirate in which the dealer inspects cars. */
export type Emirate =
  /** Abu Dhabi: `abu dhabi`. */
  | 'ABU_DHABI'
  /** Dubai: `dubai`. */
  | 'DUBAI'
  /** Sharjah: `sharjah`. */
  | 'SHARJAH';

/** The alert to end. */
export type EndSearchAlertInput = {
  /** Forwarded to the dealer's system. Ending an alert is idempotent without a key too. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token in the links of its emails. */
  token: Scalars['ID']['input'];
};

/** The result of ending an alert. */
export type EndSearchAlertPayload = {
  __typename?: 'EndSearchAlertPayload';
  /** The message for the owner, worded by the dealer's system. */
  message?: Maybe<Scalars['String']['output']>;
  /** The alert. Null if the token is unknown. */
  searchAlert?: Maybe<SearchAlert>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A session to end. */
export type EndSessionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** The result of ending a session. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** The id of the session that has ended. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** An enquiry, as lists show it. */
export type Enquiry = {
  __typename?: 'Enquiry';
  /** Who looks after it. Null for nobody. */
  assignee?: Maybe<StaffMember>;
  /** The car that it is about. */
  car?: Maybe<EnquiryCar>;
  /** How much time is left for the first answer. */
  clock: EnquiryClock;
  /** The email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** Which form it came by. */
  kind: EnquiryKind;
  /** The visitor's name. Empty if none was given. */
  name: Scalars['String']['output'];
  /** As it was typed. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The digits of the phone number with its country code, for links. */
  phoneDigits?: Maybe<Scalars['String']['output']>;
  /** How many photos came with it. */
  photoCount: Scalars['Int']['output'];
  /** When it came. */
  receivedAt: Scalars['DateTime']['output'];
  /** What the visitor has on the receipt, such as `7F3A-91C2`. */
  reference: Scalars['String']['output'];
  /** A change names it: it is refused where somebody else has changed the enquiry meanwhile. */
  revision: Scalars['Int']['output'];
  /** How far it is. */
  status: EnquiryStatus;
  /** Whether something happened since whoever asks has opened it. */
  unread: Scalars['Boolean']['output'];
  /** When a waiting enquiry is in progress again. */
  wakeAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The car that an enquiry is about. */
export type EnquiryCar = {
  __typename?: 'EnquiryCar';
  /** Null for a car that is not of the stock. */
  carId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** How much time is left for the first answer. */
export type EnquiryClock = {
  __typename?: 'EnquiryClock';
  /** When half of the counted time is gone. */
  amberAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null if nothing was promised. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the customer was answered first. */
  firstAnswerAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  state: EnquiryClockState;
};

/** How the time for the first answer stands. */
export type EnquiryClockState =
  /** Less than half of the time is left. */
  | 'AMBER'
  /** Answered in time. */
  | 'ANSWERED'
  /** Answered too late. */
  | 'ANSWERED_LATE'
  /** More than half of the time is left. */
  | 'GREEN'
  /** Nothing was promised, or it is closed. */
  | 'NONE'
  /** Overdue. */
  | 'RED';

/** A part of the inbox. */
export type EnquiryConnection = {
  __typename?: 'EnquiryConnection';
  /** When it was read; pass it to `inboxChanges`. */
  at: Scalars['DateTime']['output'];
  /** How many enquiries each view has. */
  counts: InboxCounts;
  /** Pass it as `after` for the next part. Null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The enquiries. */
  nodes: Array<Enquiry>;
  /** How many enquiries match. */
  totalCount: Scalars['Int']['output'];
};

/** Something that has happened to an enquiry. */
export type EnquiryEvent = {
  __typename?: 'EnquiryEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The name of whoever did it. Null for what happened by itself. */
  by?: Maybe<Scalars['String']['output']>;
  /** How the customer was answered. */
  channel?: Maybe<AnswerChannel>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: EnquiryEventKind;
  /** What has become of the mail of an answer. */
  mail?: Maybe<EnquiryMailState>;
  /** What has happened. */
  sentence: Scalars['String']['output'];
  /** The subject of the mail. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The text of a note or an answer. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What can happen to an enquiry. */
export type EnquiryEventKind =
  /** The customer was answered. */
  | 'ANSWERED'
  /** It was assigned. */
  | 'ASSIGNED'
  /** A mail to the customer was refused. */
  | 'MAIL_FAILED'
  /** A note. */
  | 'NOTE'
  /** It came. */
  | 'RECEIVED'
  /** Its status has changed. */
  | 'STATUS';

/** A field of a form. */
export type EnquiryField = {
  __typename?: 'EnquiryField';
  /** The name of the field. */
  name: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What was sent. */
  value: Scalars['String']['output'];
};

/** Numbers of some enquiries. */
export type EnquiryFigures = {
  __typename?: 'EnquiryFigures';
  /** How many of them are answered. */
  answered: Scalars['Int']['output'];
  /** How many of them were answered in time. */
  answeredInTime: Scalars['Int']['output'];
  /** The median time to the first answer, in minutes of the opening hours. Null if none is answered. */
  medianMinutes?: Maybe<Scalars['Int']['output']>;
  /** How many came. */
  received: Scalars['Int']['output'];
  /** How many led to a deal. */
  won: Scalars['Int']['output'];
};

/** Which form an enquiry came by. */
export type EnquiryKind =
  /** A visitor offers a car. */
  | 'CAR_OFFER'
  /** A message. */
  | 'CONTACT'
  /** An application for finance. */
  | 'FINANCE'
  /** A visitor wants to buy a car. */
  | 'PURCHASE'
  /** A test drive. */
  | 'TEST_DRIVE';

/** The numbers of a kind. */
export type EnquiryKindFigures = {
  __typename?: 'EnquiryKindFigures';
  /** Its numbers. */
  figures: EnquiryFigures;
  /** The kind. */
  kind: EnquiryKind;
};

/** What has become of a mail. */
export type EnquiryMailState =
  /** It was refused. */
  | 'FAILED'
  /** It waits for the mail server. */
  | 'QUEUED'
  /** The mail server has taken it. */
  | 'SENT';

/** How enquiries were answered in some days. Nothing in it is about a visitor. */
export type EnquiryNumbers = {
  __typename?: 'EnquiryNumbers';
  /** By the form they came by. */
  byKind: Array<EnquiryKindFigures>;
  /** By who answered first, or else to whom they are assigned. */
  byPerson: Array<EnquiryPersonFigures>;
  /** The number of days. */
  days: Scalars['Int']['output'];
  /** All of them. */
  total: EnquiryFigures;
};

/** The result of a change of an enquiry. */
export type EnquiryPayload = {
  __typename?: 'EnquiryPayload';
  /** The enquiry as it is now, changed or not. Null if it does not exist, or if that is not known. */
  enquiry?: Maybe<EnquiryRecord>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** The numbers of a member of the staff. */
export type EnquiryPersonFigures = {
  __typename?: 'EnquiryPersonFigures';
  /** Their numbers. */
  figures: EnquiryFigures;
  /** The name; null for nobody. */
  name?: Maybe<Scalars['String']['output']>;
};

/** An enquiry with all that is known of it. */
export type EnquiryRecord = {
  __typename?: 'EnquiryRecord';
  /** The address to which the customer answers. */
  answersArriveAt: Scalars['String']['output'];
  /** The car as it is. */
  carNow?: Maybe<CarSnapshot>;
  /** The car as it was when the enquiry came. */
  carThen?: Maybe<CarSnapshot>;
  /** The version of the text about personal data that the visitor agreed to. */
  consent?: Maybe<Scalars['String']['output']>;
  /** The enquiry, as lists show it. */
  enquiry: Enquiry;
  /** The form as it was sent, without what is withheld. */
  fields: Array<EnquiryField>;
  /** The id of the enquiry. */
  id: Scalars['ID']['output'];
  /** Why it was lost. */
  lostReason?: Maybe<Scalars['String']['output']>;
  /** Enquiries of the same phone number or email address. */
  others: Array<Enquiry>;
  /** The names of the photos; `/back-office/enquiries/{id}/photos/{name}` sends one to whoever has a token. */
  photoNames: Array<Scalars['String']['output']>;
  /** The fields that are withheld else. Each time they are asked for is logged. */
  sensitiveFields: Array<EnquiryField>;
  /** The page that the form was sent from. */
  source?: Maybe<Scalars['String']['output']>;
  /** The texts to answer with, filled in. */
  templates: Array<EnquiryTemplate>;
  /** What has happened, oldest first. */
  timeline: Array<EnquiryEvent>;
  /** Titles of the fields that are given on request only. */
  withheld: Array<Scalars['String']['output']>;
};

/** How far an enquiry is. */
export type EnquiryStatus =
  /** Closed. */
  | 'CLOSED'
  /** Answered, and it is the dealer's turn. */
  | 'IN_PROGRESS'
  /** Closed: it led to no deal. */
  | 'LOST'
  /** Nobody has answered. */
  | 'NEW'
  /** Closed: nobody has asked anything. */
  | 'SPAM'
  /** It is the customer's turn. */
  | 'WAITING'
  /** Closed: it led to a deal. */
  | 'WON';

/** A text to answer with. */
export type EnquiryTemplate = {
  __typename?: 'EnquiryTemplate';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The text. */
  text: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** A view of the inbox. Each has open enquiries only. */
export type EnquiryView =
  /** Not answered, and due today in Dubai. */
  | 'DUE_TODAY'
  /** Assigned to whoever asks. */
  | 'MINE'
  /** All open ones. */
  | 'OPEN'
  /** Not answered in time. */
  | 'OVERDUE'
  /** Assigned to nobody. */
  | 'UNASSIGNED';

/** A member of the staff who has an enquiry on the screen. */
export type EnquiryViewer = {
  __typename?: 'EnquiryViewer';
  /** Who. */
  member: StaffMember;
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** Records from which a person is erased. */
export type ErasePersonInput = {
  /** Which records. */
  records: Array<PersonalRecordInput>;
};

/** The result of an erasure. */
export type ErasePersonPayload = {
  __typename?: 'ErasePersonPayload';
  /** From how many records the person was erased; null where none was. */
  erased?: Maybe<Scalars['Int']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A stored application for finance. */
export type FinanceApplication = {
  __typename?: 'FinanceApplication';
  /** The id of the application, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The make of the car. */
  make: Scalars['String']['output'];
  /** The model of the car. */
  model: Scalars['String']['output'];
};

/** A former asking price. */
export type FormerPrice = {
  __typename?: 'FormerPrice';
  /** The price, AED. */
  price: Scalars['Float']['output'];
  /** When this price was replaced. */
  until: Scalars['DateTime']['output'];
};

/** What is new in the inbox. */
export type InboxChanges = {
  __typename?: 'InboxChanges';
  /** Ask with it the next time. */
  at: Scalars['DateTime']['output'];
  /** The latest of the enquiries with news. */
  changed: Array<Enquiry>;
  /** How many enquiries each view has. */
  counts: InboxCounts;
  /** The latest of the enquiries that came. What came in the seconds before `since` may be repeated. */
  received: Array<Enquiry>;
  /** Who else has the enquiry `open` on the screen, the first one first. */
  viewers: Array<EnquiryViewer>;
};

/** How many enquiries each view has. */
export type InboxCounts = {
  __typename?: 'InboxCounts';
  /** Due today. */
  dueToday: Scalars['Int']['output'];
  /** Assigned to whoever asks. */
  mine: Scalars['Int']['output'];
  /** All open ones. */
  open: Scalars['Int']['output'];
  /** Overdue. */
  overdue: Scalars['Int']['output'];
  /** Assigned to nobody. */
  unassigned: Scalars['Int']['output'];
};

/** An inclusive range of whole numbers. An omitted end is open. Negative numbers are rejected. */
export type IntRange = {
  /** The largest number. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** The smallest number. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** An invitation. */
export type InvitationInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Whom to invite. */
export type InviteInput = {
  /** The email address. */
  email: Scalars['String']['input'];
  /** The role of the account to come. */
  role: StaffRole;
};

/** The result of an invitation. */
export type InvitePayload = {
  __typename?: 'InvitePayload';
  /** The invitation. */
  invitation?: Maybe<StaffInvitation>;
  /** Its link, which also goes out by mail. It is told this once. */
  url?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The usage of a key on one day. */
export type KeyUsage = {
  __typename?: 'KeyUsage';
  /** Their total cost in points. */
  cost: Scalars['Float']['output'];
  /** The day in UTC, such as `2026-11-20`. */
  day: Scalars['String']['output'];
  /** The first characters of the key. */
  key: Scalars['String']['output'];
  /** When the key was last used that day. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The number of stored enquiries. */
  leads: Scalars['Int']['output'];
  /** The number of executed operations. */
  requests: Scalars['Int']['output'];
};

/** An enquiry submitted by a partner. The customer's data is not returned. */
export type Lead = {
  __typename?: 'Lead';
  /** The id of the car, if the enquiry is about one. */
  carId?: Maybe<Scalars['ID']['output']>;
  /** When it was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** The id that was returned when the enquiry was submitted. */
  id: Scalars['ID']['output'];
  /** The kind of enquiry. */
  kind: LeadKind;
  /** The delivery state. */
  state: LeadState;
};

/** A page of a partner's leads. */
export type LeadConnection = {
  __typename?: 'LeadConnection';
  /** The leads, latest first. */
  nodes: Array<Lead>;
  /** The position of the page. */
  pageInfo: PageInfo;
};

/** The kind of an enquiry. */
export type LeadKind =
  /** A contact message. */
  | 'CONTACT'
  /** A finance application. */
  | 'FINANCE'
  /** The purchase of a car. */
  | 'PURCHASE'
  /** A search alert. */
  | 'SEARCH_ALERT'
  /** An offer of a car to the dealer. */
  | 'SELL_CAR'
  /** A newsletter subscription. */
  | 'SUBSCRIPTION'
  /** A test drive. */
  | 'TEST_DRIVE';

/** The delivery state of an enquiry. */
export type LeadState =
  /** The dealer's mail server has accepted its notification. */
  | 'FORWARDED'
  /** Stored in the dealer's system. */
  | 'RECEIVED';

/** Credentials to log in with. */
export type LogInAdminInput = {
  /** The email address. */
  email: Scalars['String']['input'];
  /** Forwarded to the dealer's system. A login is never retried, with or without a key. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The code of the authenticator app, or a recovery code; needed where `userErrors` names this field. */
  oneTimeCode?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
};

/** The result of a login. */
export type LogInAdminPayload = {
  __typename?: 'LogInAdminPayload';
  /** The administrator who logged in, if the dealer's system provides it. */
  admin?: Maybe<Admin>;
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The administrator's token, sent as `Authorization: Bearer …`. Null if none was issued. */
  token?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The result of a logout. */
export type LogOutAdminPayload = {
  __typename?: 'LogOutAdminPayload';
  /** What to correct. Empty if the session has ended, now or earlier, or if no token was sent. */
  userErrors: Array<UserError>;
};

/** The logo of a make. */
export type Logo = {
  __typename?: 'Logo';
  /** The name of the make, if the dealer's system provides it. */
  name?: Maybe<Scalars['String']['output']>;
  /** The path of the picture in the dealer's system. */
  path: Scalars['String']['output'];
};

/** A make of cars. */
export type Make = {
  __typename?: 'Make';
  /** The id of the make. */
  id: Scalars['ID']['output'];
  /** The name of the make, such as `Land Rover`. */
  name: Scalars['String']['output'];
};

/** The number of cars of a make. */
export type MakeCount = {
  __typename?: 'MakeCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The name of the make. */
  name: Scalars['String']['output'];
};

/** A model of a make. */
export type Model = {
  __typename?: 'Model';
  /** The id of the model. */
  id: Scalars['ID']['output'];
  /** Its make. */
  make?: Maybe<Make>;
  /** The name of the model, such as `Range Rover Sport`. */
  name: Scalars['String']['output'];
};

/** The number of cars of a model. */
export type ModelCount = {
  __typename?: 'ModelCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The id of the `Model`. */
  id: Scalars['ID']['output'];
  /** The name of its make. */
  make: Scalars['String']['output'];
  /** The name of the model. */
  name: Scalars['String']['output'];
};

/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Writes down what a person has asked about their data. It is due 30 days after it was received. For owners. */
  addPersonRequest?: Maybe<PersonRequestPayload>;
  /** Sends an answer by email, or records that the customer was answered otherwise. */
  answerEnquiry?: Maybe<EnquiryPayload>;
  /** Applies for finance pre-approval. It does not affect the applicant's credit score. */
  applyForFinance?: Maybe<ApplyForFinancePayload>;
  /** Assigns an enquiry to a member of the staff, or to nobody. */
  assignEnquiry?: Maybe<EnquiryPayload>;
  /** Changes the password of the member of the staff who asks, and ends the other sessions. */
  changePassword?: Maybe<StaffActionPayload>;
  /** Closes a request that is done, which drops its contact. For owners. */
  closePersonRequest?: Maybe<PersonRequestPayload>;
  /** Proves that whoever asks knows the password: for ten minutes, the session may do what is refused with `NOT_CONFIRMED` otherwise. */
  confirmPassword?: Maybe<StaffActionPayload>;
  /** Starts an alert after its owner has opened the link. Idempotent. */
  confirmSearchAlert?: Maybe<ConfirmSearchAlertPayload>;
  /** Corrects the name and the contact of a person in the chosen records. For owners. */
  correctPerson?: Maybe<PersonPayload>;
  /** Makes a link with which a member of the staff can choose another password, once, within 24 hours. For owners who have confirmed their password. */
  createResetLink?: Maybe<ResetLinkPayload>;
  /**
   * Creates a search alert, which emails new cars and price reductions to its owner. It starts once the owner opens the
   * link in the confirmation email. The response is the same for every address, whether it has alerts or not.
   */
  createSearchAlert?: Maybe<CreateSearchAlertPayload>;
  /** Creates a webhook for changes from now on. All webhook mutations require the scope `webhooks:manage`. */
  createWebhook?: Maybe<CreateWebhookPayload>;
  /** Removes a saved view. */
  deleteView?: Maybe<DeleteViewPayload>;
  /** Deletes a webhook. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Disables an account, which ends its sessions. For owners who have confirmed their password. */
  disableAdmin?: Maybe<StaffAccountPayload>;
  /** Lets the owner of a disabled account log in again. For owners who have confirmed their password. */
  enableAdmin?: Maybe<StaffAccountPayload>;
  /** Ends an alert. Idempotent. */
  endSearchAlert?: Maybe<EndSearchAlertPayload>;
  /** Ends a session of the member of the staff who asks, also on another device. */
  endSession?: Maybe<EndSessionPayload>;
  /** Erases a person from the chosen records, which cannot be undone. What the numbers need stays. For owners who have confirmed their password. */
  erasePerson?: Maybe<ErasePersonPayload>;
  /** Invites somebody to the back office by mail. An earlier link to the same address ends at once. For owners who have confirmed their password. */
  invite?: Maybe<InvitePayload>;
  /** Logs an administrator in. */
  logInAdmin?: Maybe<LogInAdminPayload>;
  /** Logs out the administrator whose token the request carries (`Authorization: Bearer …`) and invalidates that token. Sessions on other devices stay active. */
  logOutAdmin?: Maybe<LogOutAdminPayload>;
  /** Writes a note, which only the staff reads. */
  noteEnquiry?: Maybe<EnquiryPayload>;
  /** Says for whom an invitation is, to whoever has its link. Needs no session; the link stays good. */
  openInvitation?: Maybe<OpenInvitationPayload>;
  /** Makes a secret for an authenticator app. Nothing changes until a code of it was sent (`turnOnOneTimeCodes`). Needs the password to be confirmed. */
  prepareOneTimeCodes?: Maybe<PrepareOneTimeCodesPayload>;
  /** Redelivers all changes after a cursor of the feed, with their original ids. It also reactivates a webhook that is off. */
  redeliverWebhook?: Maybe<RedeliverWebhookPayload>;
  /** Submits a purchase request for a car. */
  requestPurchase?: Maybe<RequestPurchasePayload>;
  /** Requests a test drive of a car. */
  requestTestDrive?: Maybe<RequestTestDrivePayload>;
  /** Says whether a member of the staff needs one-time codes to log in. For owners who have confirmed their password. */
  requireOneTimeCodes?: Maybe<StaffAccountPayload>;
  /** Sends another link; the earlier one ends at once. For owners who have confirmed their password. */
  resendInvitation?: Maybe<InvitePayload>;
  /** Sets a password by the link of an owner. Needs no session; the link works once. */
  resetPassword?: Maybe<StaffActionPayload>;
  /** Restricts the use of the chosen records, or lifts that: restricted ones are not changed, get no mail, and are in no list. For owners. */
  restrictPerson?: Maybe<PersonPayload>;
  /** Revokes an invitation: its link ends at once. For owners who have confirmed their password. */
  revokeInvitation?: Maybe<RevokeInvitationPayload>;
  /** Saves filters of the inbox under a name: at most 20 for each member of the staff. */
  saveView?: Maybe<SaveViewPayload>;
  /**
   * Offers a car to the dealer. Photos are sent as a multipart request: at most 20 JPEG or PNG files of at most 15 MB
   * each. The whole request may have at most 300 MB.
   */
  sellCar?: Maybe<SellCarPayload>;
  /** Sends a message to the dealer. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /** Changes the status of an enquiry. */
  setEnquiryStatus?: Maybe<EnquiryPayload>;
  /** Gives a member of the staff another role, which ends that member's sessions. For owners who have confirmed their password. */
  setRole?: Maybe<StaffAccountPayload>;
  /** Creates an administrator with the dealer's sign-up code. */
  signUpAdmin?: Maybe<SignUpAdminPayload>;
  /** Subscribes an address to the newsletter. An existing subscription stays active. */
  subscribe?: Maybe<SubscribePayload>;
  /** Sends a message of the type `webhook.test` and returns the receiver's response. */
  testWebhook?: Maybe<TestWebhookPayload>;
  /** Turns one-time codes off. Needs the password to be confirmed. */
  turnOffOneTimeCodes?: Maybe<StaffActionPayload>;
  /** Turns one-time codes on, with a code that the app shows. Other sessions end. Needs the password to be confirmed. */
  turnOnOneTimeCodes?: Maybe<TurnOnOneTimeCodesPayload>;
  /** Cancels a subscription. Idempotent. */
  unsubscribe?: Maybe<UnsubscribePayload>;
  /** Changes how long personal data are kept. For owners who have confirmed their password. */
  updateRetention?: Maybe<RetentionPayload>;
  /** Updates a webhook: pauses it, resumes it where it stopped, or rotates its secret. */
  updateWebhook?: Maybe<UpdateWebhookPayload>;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAddPersonRequestArgs = {
  input: AddPersonRequestInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAnswerEnquiryArgs = {
  input: AnswerEnquiryInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationApplyForFinanceArgs = {
  input: ApplyForFinanceInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAssignEnquiryArgs = {
  input: AssignEnquiryInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationClosePersonRequestArgs = {
  input: ClosePersonRequestInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationConfirmSearchAlertArgs = {
  input: ConfirmSearchAlertInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationCorrectPersonArgs = {
  input: CorrectPersonInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationCreateResetLinkArgs = {
  input: ResetLinkInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationCreateSearchAlertArgs = {
  input: CreateSearchAlertInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationDeleteViewArgs = {
  input: DeleteViewInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationDeleteWebhookArgs = {
  input: WebhookIdInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationDisableAdminArgs = {
  input: StaffAccountInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationEnableAdminArgs = {
  input: StaffAccountInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationEndSearchAlertArgs = {
  input: EndSearchAlertInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationInviteArgs = {
  input: InviteInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationLogInAdminArgs = {
  input: LogInAdminInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationNoteEnquiryArgs = {
  input: NoteEnquiryInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationOpenInvitationArgs = {
  input: OpenInvitationInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRequestPurchaseArgs = {
  input: RequestPurchaseInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRequestTestDriveArgs = {
  input: RequestTestDriveInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRequireOneTimeCodesArgs = {
  input: RequireOneTimeCodesInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationResendInvitationArgs = {
  input: InvitationInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRestrictPersonArgs = {
  input: RestrictPersonInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRevokeInvitationArgs = {
  input: InvitationInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSellCarArgs = {
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  input: SellCarInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSetEnquiryStatusArgs = {
  input: SetEnquiryStatusInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSetRoleArgs = {
  input: SetRoleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSignUpAdminArgs = {
  input: SignUpAdminInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationTestWebhookArgs = {
  input: WebhookIdInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationTurnOnOneTimeCodesArgs = {
  input: TurnOnOneTimeCodesInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationUpdateRetentionArgs = {
  input: UpdateRetentionInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};

/** A stored subscription. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** The subscribed email address. */
  email: Scalars['String']['output'];
};

/** A note about an enquiry. */
export type NoteEnquiryInput = {
  /** The enquiry. */
  id: Scalars['ID']['input'];
  /** The note. */
  text: Scalars['String']['input'];
};

/** Whether somebody logs in with one-time codes. */
export type OneTimeCodes = {
  __typename?: 'OneTimeCodes';
  /** Whether they are on. */
  on: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether an owner requires them. */
  required: Scalars['Boolean']['output'];
};

/** The link of an invitation. */
export type OpenInvitationInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** For whom an invitation is. */
export type OpenInvitationPayload = {
  __typename?: 'OpenInvitationPayload';
  /** The email address to which it was sent; null if nobody can accept it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name of the owner who has sent it; null if nobody can accept it. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** The role that the new account will have; null if nobody can accept it. */
  role?: Maybe<StaffRole>;
  /** Why nobody can accept it. Empty on success. */
  userErrors: Array<UserError>;
};

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last item of this page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first item of this page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A business whose programs read the stock or submit its customers' enquiries. */
export type Partner = {
  __typename?: 'Partner';
  /** The enquiries that it has submitted, latest first. Requires the scope `leads:write`. */
  leads: LeadConnection;
  /** The rate limits of the partner. */
  limits: PartnerLimits;
  /** The name of the partner. */
  name: Scalars['String']['output'];
  /** The scopes of its key: `inventory:read`, `leads:write`, `webhooks:manage`. */
  scopes: Array<Scalars['String']['output']>;
  /** The daily usage of each of its keys, latest day first. It is up to date within seconds. */
  usage: Array<KeyUsage>;
  /** Its webhooks, oldest first. Requires the scope `webhooks:manage`. */
  webhooks: Array<Webhook>;
};


/** A business whose programs read the stock or submit its customers' enquiries. */
export type PartnerLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A business whose programs read the stock or submit its customers' enquiries. */
export type PartnerUsageArgs = {
  days?: Scalars['Int']['input'];
};

/** The rate limits of a partner, shared by all its keys. */
export type PartnerLimits = {
  __typename?: 'PartnerLimits';
  /** The maximum cost of its operations per minute, in points. `extensions.cost` of each response states its cost. */
  costPerMinute: Scalars['Int']['output'];
  /** The maximum number of forms per hour. */
  formsPerHour: Scalars['Int']['output'];
  /** The remaining points. */
  remaining: Scalars['Int']['output'];
  /** When the full limit is available again. */
  resetAt: Scalars['DateTime']['output'];
};

/** The result of a change of records about a person. */
export type PersonPayload = {
  __typename?: 'PersonPayload';
  /** The records as they are now; null where nothing was changed. */
  records?: Maybe<Array<PersonalRecord>>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** What a person has asked about their data. */
export type PersonRequest = {
  __typename?: 'PersonRequest';
  /** Who has done it. */
  by?: Maybe<StaffMember>;
  /** The email address or phone number of the person; null once it is done. */
  contact?: Maybe<Scalars['String']['output']>;
  /** When it was done; null while it is open. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day by which it must be done, such as `2026-12-28`. */
  dueOn: Scalars['String']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** What was asked. */
  kind: PersonRequestKind;
  /** The day on which it was received, such as `2026-11-28`. */
  receivedOn: Scalars['String']['output'];
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
};

/** What a person may ask about their data. */
export type PersonRequestKind =
  /** To get what is stored. */
  | 'ACCESS'
  /** To have it corrected. */
  | 'CORRECTION'
  /** To have it erased. */
  | 'ERASURE'
  /** That it is not used. */
  | 'RESTRICTION';

/** The result of a change of a request. */
export type PersonRequestPayload = {
  __typename?: 'PersonRequestPayload';
  /** The request as it is now, changed or not; null where it is not known. */
  request?: Maybe<PersonRequest>;
  /** What to correct. Empty on success. An error with `STALE` says what somebody else has changed. */
  userErrors: Array<UserError>;
};

/** Something that is stored about a person. */
export type PersonalRecord = {
  __typename?: 'PersonalRecord';
  /** When it came. */
  at: Scalars['DateTime']['output'];
  /** The email address; null if none is stored. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id; records of other kinds may have the same one. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: PersonalRecordKind;
  /** The name; null if none is stored. */
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number; null if none is stored. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The reference that the person has; null if it has none. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Since when its use is restricted; null if it is not. */
  restrictedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far an enquiry is; null for other records. */
  status?: Maybe<EnquiryStatus>;
  /** What it is in words, such as `Test drive`. */
  title: Scalars['String']['output'];
};

/** A record about a person. */
export type PersonalRecordInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: PersonalRecordKind;
};

/** What a record about a person is. */
export type PersonalRecordKind =
  /** An enquiry. */
  | 'ENQUIRY'
  /** A saved search with alerts. */
  | 'SEARCH_ALERT'
  /** A subscription to the newsletter. */
  | 'SUBSCRIPTION';

/** The format of a picture. */
export type PictureFormat =
  /** The smallest files. */
  | 'AVIF'
  /** Supported everywhere. */
  | 'JPG'
  /** Small files, for programs that do not support AVIF. */
  | 'WEBP';

/** A secret for an authenticator app. */
export type PrepareOneTimeCodesPayload = {
  __typename?: 'PrepareOneTimeCodesPayload';
  /** The secret in base 32, to be typed. It is told this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The same as an `otpauth:` address, for a link or a QR code. */
  uri?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A stored purchase request. */
export type Purchase = {
  __typename?: 'Purchase';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The id of the request, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
};

/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type Query = {
  __typename?: 'Query';
  /** Facts about this API that programs can rely on: its error codes, limits and picture sizes. */
  api: Api;
  /** What the staff have done, newest first. For owners. */
  auditLog?: Maybe<AuditLogPage>;
  /** The back office, for the member of the dealer's staff whose token the request carries. An error with `NOT_OFFERED` if the dealer's system has none. */
  backOffice?: Maybe<BackOffice>;
  /** One article. Null, with an error of code `NOT_FOUND`, when it does not exist. */
  blog?: Maybe<Blog>;
  /** Every article, newest first. */
  blogs?: Maybe<Array<Blog>>;
  /** A car by its id. Null, with the error code `NOT_FOUND` if it never existed, or `GONE` if the dealer has withdrawn it. */
  car?: Maybe<Car>;
  /**
   * The feed of changes of the cars, oldest first, kept for 90 days. Responses are never cached, so a change appears in
   * the first response after it. To mirror the stock, keep `changesCursor` of the first page of `cars`, read the whole
   * stock, then poll for changes after that cursor and store `car` of each change.
   *
   * Null with the error code `CURSOR_EXPIRED` if changes after `after` are no longer kept: read the stock again.
   * `NOT_OFFERED`: the dealer's system has no feed of changes.
   */
  carChanges?: Maybe<CarChangeConnection>;
  /**
   * The stock, filtered, sorted and paginated. To read all of it, pass `pageInfo.endCursor` as `after`: every car that
   * stays listed throughout is returned exactly once, whatever is sold, repriced or withdrawn meanwhile. A cursor is valid
   * only for its own filter and order, otherwise the error code is `CURSOR_MISMATCH`; `CURSOR_EXPIRED` means that too much
   * has changed since the first page.
   */
  cars?: Maybe<CarConnection>;
  /** Cars by their ids, in the order of the ids. Null for a car that is no longer listed. */
  carsByIds?: Maybe<Array<Maybe<Car>>>;
  /** The inbox of the dealer's staff: overdue enquiries first, then by when they are due; closed ones last. */
  enquiries?: Maybe<EnquiryConnection>;
  /** One enquiry, by its id or its reference. It is read from then on. Null if there is none. */
  enquiry?: Maybe<EnquiryRecord>;
  /** Who can be assigned to an enquiry. */
  enquiryAssignees?: Maybe<Array<StaffMember>>;
  /** How enquiries were answered in the last days; spam is not counted. */
  enquiryNumbers?: Maybe<EnquiryNumbers>;
  /** The featured cars, newest first. */
  featuredCars?: Maybe<Array<Car>>;
  /** What is new in the inbox since a moment. */
  inboxChanges?: Maybe<InboxChanges>;
  /** The invitations that were neither used nor revoked, the latest first. For owners. */
  invitations?: Maybe<Array<StaffInvitation>>;
  /** The latest articles, newest first. */
  latestBlogs?: Maybe<Array<Blog>>;
  /** Logos of makes. */
  logos?: Maybe<Array<Logo>>;
  /** All makes, in alphabetical order. */
  makes?: Maybe<Array<Make>>;
  /** The administrator whose token the request carries (`Authorization: Bearer …`). Null without a valid token. */
  me?: Maybe<Admin>;
  /** All models. */
  models?: Maybe<Array<Model>>;
  /** The sessions of the member of the staff who asks, the latest use first. */
  mySessions?: Maybe<Array<StaffSession>>;
  /** Whether the member of the staff who asks logs in with one-time codes. */
  oneTimeCodes?: Maybe<OneTimeCodes>;
  /** The partner whose API key the request carries (`Authorization: Bearer pk_…`). Null without a key. */
  partner?: Maybe<Partner>;
  /** Everything that is stored about a person, found by an email address, or by a phone number in any notation. For owners. `BAD_USER_INPUT` for anything else. */
  person?: Maybe<Array<PersonalRecord>>;
  /** What people have asked about their data: open requests first, by when they are due. For owners. */
  personRequests?: Maybe<Array<PersonRequest>>;
  /** How long personal data are kept. For owners. */
  retention?: Maybe<Retention>;
  /** The views of the inbox that whoever asks has saved, by name. */
  savedViews?: Maybe<Array<SavedView>>;
  /**
   * The limits of search alerts. If the dealer's system does not support them, `perAddress` is 0 and their mutations fail
   * with the code `NOT_OFFERED`.
   */
  searchAlertTerms?: Maybe<SearchAlertTerms>;
  /** Everybody who has an account of the back office, the oldest first. For owners. */
  staff?: Maybe<Array<StaffAccount>>;
  /** The cars available for a test drive, newest first. */
  testDriveCars?: Maybe<Array<Car>>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryBlogArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryCarArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryCarChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryCarsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CarFilter>;
  first?: Scalars['Int']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<CarSort>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryCarsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assignee?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<EnquiryKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EnquiryStatus>;
  view?: InputMaybe<EnquiryView>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryEnquiryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryEnquiryNumbersArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryFeaturedCarsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryInboxChangesArgs = {
  left?: InputMaybe<Scalars['ID']['input']>;
  open?: InputMaybe<Scalars['ID']['input']>;
  since: Scalars['DateTime']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryLatestBlogsArgs = {
  limit?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryModelsArgs = {
  make?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryPersonArgs = {
  contact: Scalars['String']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * A root list is null, with an error, if the dealer's system cannot be reached; the other fields of the query are still
 * returned.
 *
 * Responses are cached for some seconds. A stale response, served because the dealer's system has not answered since, has
 * a negative `ttl` in its header `Cache-Status` (RFC 9211): the seconds since it expired. Send `Cache-Control: no-store`
 * for an uncached response that includes every change reported so far, and `If-None-Match` with an `ETag` to get 304 if
 * nothing has changed.
 */
export type QueryTestDriveCarsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The position from which to redeliver. */
export type RedeliverWebhookInput = {
  /** A cursor of `carChanges`, of a message or of the webhook. */
  after: Scalars['String']['input'];
  /** The id. */
  id: Scalars['ID']['input'];
};

/** The result of starting a redelivery. */
export type RedeliverWebhookPayload = {
  __typename?: 'RedeliverWebhookPayload';
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. Null if nothing is redelivered. */
  webhook?: Maybe<Webhook>;
};

/** A regional specification: the market that a car was built for. */
export type RegionalSpecs =
  /** Canada: `CAD`. */
  | 'CANADA'
  /** Europe: `EU`. */
  | 'EU'
  /** The Gulf states (GCC): `gcc`. */
  | 'GCC'
  /** Korea: `Korean`. */
  | 'KOREA'
  /** Any other: `Others`. */
  | 'OTHER'
  /** The United States: `US`. */
  | 'US';

/** A purchase request. Text is forwarded as entered. */
export type RequestPurchaseInput = {
  /** The id of the car. */
  carId: Scalars['ID']['input'];
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's email address. */
  email: Scalars['String']['input'];
  /** The buyer's first name. */
  firstName: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's last name. */
  lastName: Scalars['String']['input'];
  /** The buyer's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a purchase request. */
export type RequestPurchasePayload = {
  __typename?: 'RequestPurchasePayload';
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The stored record. Null if nothing was stored. */
  purchase?: Maybe<Purchase>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A test drive request. Text is forwarded as entered. */
export type RequestTestDriveInput = {
  /** The id of the car. */
  carId: Scalars['ID']['input'];
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The day in Dubai, such as `2026-11-20`: today or later. For today, the time must lie in the future. */
  date: Scalars['String']['input'];
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** The visitor's name. */
  fullName: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The time in Dubai: `11:00 AM`, `11:30 AM`, `12:00 PM`, `12:30 PM`, `01:00 PM` or `01:30 PM`. Send either this or `timeSlot`. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** The time in Dubai. Replaces `time`. */
  timeSlot?: InputMaybe<TestDriveTime>;
};

/** The result of a test drive request. */
export type RequestTestDrivePayload = {
  __typename?: 'RequestTestDrivePayload';
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The stored record. Null if nothing was stored. */
  testDrive?: Maybe<TestDrive>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a member of the staff needs one-time codes. */
export type RequireOneTimeCodesInput = {
  /** The id of the member. */
  id: Scalars['ID']['input'];
  /** Whether they are needed. */
  required: Scalars['Boolean']['input'];
  /** The revision of the account that was read. */
  revision: Scalars['Int']['input'];
};

/** For whom to make a link. */
export type ResetLinkInput = {
  /** The id of the member. */
  id: Scalars['ID']['input'];
};

/** A link to choose another password. */
export type ResetLinkPayload = {
  __typename?: 'ResetLinkPayload';
  /** When it ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The link. It is told this once. */
  url?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A password by the link of an owner. */
export type ResetPasswordInput = {
  /** The password: at least twelve visible characters, hard to guess, and neither the name nor the email address. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** Whether the use of records is restricted. */
export type RestrictPersonInput = {
  /** Which records. */
  records: Array<PersonalRecordInput>;
  /** Whether it is. */
  restricted: Scalars['Boolean']['input'];
};

/** How long personal data are kept after the last event, and what the next daily run erases. */
export type Retention = {
  __typename?: 'Retention';
  /** How many records the next run erases. */
  due: RetentionNumbers;
  /** The last run; null before the first one. */
  lastRun?: Maybe<RetentionRun>;
  /** The months. */
  months: RetentionNumbers;
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
};

/** How many months personal data are kept, each from 1 to 120. What is left out stays as it is. */
export type RetentionMonthsInput = {
  /** Other enquiries. */
  enquiries?: InputMaybe<Scalars['Int']['input']>;
  /** Finance applications. */
  finance?: InputMaybe<Scalars['Int']['input']>;
  /** Mails that were refused. */
  refusedMails?: InputMaybe<Scalars['Int']['input']>;
  /** Spam. */
  spam?: InputMaybe<Scalars['Int']['input']>;
};

/** A number for each kind of personal data. */
export type RetentionNumbers = {
  __typename?: 'RetentionNumbers';
  /** Of other enquiries. */
  enquiries: Scalars['Int']['output'];
  /** Of finance applications. */
  finance: Scalars['Int']['output'];
  /** Of mails that were refused. */
  refusedMails: Scalars['Int']['output'];
  /** Of spam. */
  spam: Scalars['Int']['output'];
};

/** The result of a change of how long personal data are kept. */
export type RetentionPayload = {
  __typename?: 'RetentionPayload';
  /** The periods as they are now, changed or not; null where they are not known. */
  retention?: Maybe<Retention>;
  /** What to correct. Empty on success. An error with `STALE` says what somebody else has changed. */
  userErrors: Array<UserError>;
};

/** A run that has erased what was due. */
export type RetentionRun = {
  __typename?: 'RetentionRun';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** How many records it has erased. */
  counts: RetentionNumbers;
};

/** The result of revoking an invitation. */
export type RevokeInvitationPayload = {
  __typename?: 'RevokeInvitationPayload';
  /** The id of the invitation that is gone. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

/** A name, and the filters of the inbox that are saved under it. */
export type SaveViewInput = {
  /** The id of a member of the staff, `me`, or `none`. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** Which form they came by. */
  kind?: InputMaybe<EnquiryKind>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** What is searched for. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** How far they are. */
  status?: InputMaybe<EnquiryStatus>;
  /** Which view of the inbox it narrows; every enquiry if left out. */
  view?: InputMaybe<EnquiryView>;
};

/** The result of saving a view. */
export type SaveViewPayload = {
  __typename?: 'SaveViewPayload';
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
  /** The view that is saved. */
  view?: Maybe<SavedView>;
};

/** A view of the inbox that a member of the staff has saved. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The id of a member of the staff, `me`, or `none`. */
  assignee?: Maybe<Scalars['String']['output']>;
  /** The id. */
  id: Scalars['ID']['output'];
  /** Which form they came by. */
  kind?: Maybe<EnquiryKind>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What is searched for. */
  search?: Maybe<Scalars['String']['output']>;
  /** How far they are. */
  status?: Maybe<EnquiryStatus>;
  /** Which view of the inbox it narrows; null for every enquiry. */
  view?: Maybe<EnquiryView>;
};

/** A saved search that emails new cars and price reductions to its owner. */
export type SearchAlert = {
  __typename?: 'SearchAlert';
  /** The search in words, such as `White SUV up to AED 150,000`. */
  name: Scalars['String']['output'];
  /** The state of the alert. */
  state: SearchAlertState;
  /** The page that lists the currently matching cars. */
  url: Scalars['URL']['output'];
};

/** The state of an alert. */
export type SearchAlertState =
  /** Active. */
  | 'CONFIRMED'
  /** Ended. */
  | 'ENDED'
  /** Not yet confirmed by its owner. */
  | 'WAITING';

/** The limits of search alerts. */
export type SearchAlertTerms = {
  __typename?: 'SearchAlertTerms';
  /** The minimum interval between emails of an alert, in hours. */
  hoursBetweenMails: Scalars['Int']['output'];
  /** The maximum number of alerts per address; 0 if alerts are not supported. */
  perAddress: Scalars['Int']['output'];
};

/** A car offered to the dealer, with its owner's contact details. Text is forwarded as entered. */
export type SellCarInput = {
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** A description of the car. */
  description: Scalars['String']['input'];
  /** The owner's email address. */
  email: Scalars['String']['input'];
  /** The car's location. Replaces `emirates`. */
  emirate?: InputMaybe<Emirate>;
  /** The car's location: `dubai`, `abu dhabi` or `sharjah`. Send either this or `emirate`. */
  emirates?: InputMaybe<Scalars['String']['input']>;
  /** The owner's name. */
  fullName: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The make, such as `BMW`. */
  make: Scalars['String']['input'];
  /** The mileage in kilometres, as entered. */
  mileage: Scalars['String']['input'];
  /** The owner's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The model, such as `X5`. */
  model: Scalars['String']['input'];
  /** The regional specification: `gcc`, `US`, `EU`, `CAD`, `Korean` or `Others`. Send either this or `regionalSpecs`. */
  origin?: InputMaybe<Scalars['String']['input']>;
  /** The owner's expected price, AED, as entered. */
  price: Scalars['String']['input'];
  /** The regional specification. Replaces `origin`. */
  regionalSpecs?: InputMaybe<RegionalSpecs>;
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Whether the owner wants to trade the car in: `yes` or `no`. */
  tradeIn?: InputMaybe<Scalars['String']['input']>;
  /** Whether the owner wants to trade the car in. Replaces `tradeIn`. */
  wantsTradeIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The model year, as entered. */
  year: Scalars['String']['input'];
};

/** The result of offering a car. */
export type SellCarPayload = {
  __typename?: 'SellCarPayload';
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The stored record. Null if nothing was stored. */
  submission?: Maybe<SellCarSubmission>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A stored offer of a car. */
export type SellCarSubmission = {
  __typename?: 'SellCarSubmission';
  /** The id of the offer, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The make. */
  make: Scalars['String']['output'];
  /** The model. */
  model: Scalars['String']['output'];
  /** The number of received photos. */
  photoCount: Scalars['Int']['output'];
};

/** A message to the dealer. Text is forwarded as entered. */
export type SendContactMessageInput = {
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The sender's email address. */
  email: Scalars['String']['input'];
  /** The sender's first name. */
  firstName: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The sender's last name. */
  lastName: Scalars['String']['input'];
  /** The message text. */
  message: Scalars['String']['input'];
  /** The sender's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of sending a message. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** The stored record. Null if nothing was stored. */
  contactMessage?: Maybe<ContactMessage>;
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The new status of an enquiry. */
export type SetEnquiryStatusInput = {
  /** The enquiry. */
  id: Scalars['ID']['input'];
  /** For LOST: why. */
  lostReason?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** The new status. */
  status: EnquiryStatus;
  /** For WAITING: when it is in progress again. */
  wakeAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A role for a member of the staff. */
export type SetRoleInput = {
  /** The id of the member. */
  id: Scalars['ID']['input'];
  /** The revision of the account that was read. */
  revision: Scalars['Int']['input'];
  /** The role. */
  role: StaffRole;
};

/** A new administrator. */
export type SignUpAdminInput = {
  /** The dealer's single-use sign-up code. The code for the first administrator is printed to the REST API's console. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The email address used to log in. */
  email: Scalars['String']['input'];
  /** Forwarded to the dealer's system. A sign-up is never retried, with or without a key. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name: Scalars['String']['input'];
  /** The password: at least twelve visible characters, hard to guess, and neither the name nor the email address. */
  password: Scalars['String']['input'];
};

/** The result of a sign-up. */
export type SignUpAdminPayload = {
  __typename?: 'SignUpAdminPayload';
  /** The new administrator, if the dealer's system provides it. */
  admin?: Maybe<Admin>;
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The new administrator's token, sent as `Authorization: Bearer …`. Null if none was issued. */
  token?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A feature that the dealer has checked. */
export type Specification = {
  __typename?: 'Specification';
  /** Whether the car has it. */
  included: Scalars['Boolean']['output'];
  /** The name of the feature. */
  name: Scalars['String']['output'];
};

/** An account of the back office, as owners see it. */
export type StaffAccount = {
  __typename?: 'StaffAccount';
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Since when it is disabled; null while it is active. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id, which is that of the member. */
  id: Scalars['ID']['output'];
  /** Whose account it is. */
  member: StaffMember;
  /** Whether one-time codes are on. */
  oneTimeCodes: Scalars['Boolean']['output'];
  /** Whether an owner requires one-time codes. */
  oneTimeCodesRequired: Scalars['Boolean']['output'];
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
};

/** An account, and the revision that a change of it is based on. */
export type StaffAccountInput = {
  /** The id of the member. */
  id: Scalars['ID']['input'];
  /** The revision of the account that was read. */
  revision: Scalars['Int']['input'];
};

/** The result of a change of an account. */
export type StaffAccountPayload = {
  __typename?: 'StaffAccountPayload';
  /** The account as it is now, changed or not; null where it is not known. */
  account?: Maybe<StaffAccount>;
  /** What to correct. Empty on success. An error with `STALE` says what somebody else has changed. */
  userErrors: Array<UserError>;
};

/** The result of an action that returns nothing else. */
export type StaffActionPayload = {
  __typename?: 'StaffActionPayload';
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** An invitation to the back office that was not used yet. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** To whom it was sent. */
  email: Scalars['String']['output'];
  /** Whether its link has ended. */
  expired: Scalars['Boolean']['output'];
  /** When its link ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** The name of the owner who has sent it. */
  invitedBy: Scalars['String']['output'];
  /** The role of the account to come. */
  role: StaffRole;
  /** When it was sent last. */
  sentAt: Scalars['DateTime']['output'];
};

/** A member of the dealer's staff. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** The email address used to log in. */
  email: Scalars['String']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** What the member may do. */
  role: StaffRole;
};

/** What a member of the staff may do. */
export type StaffRole =
  /** Cars and articles, but no personal data of visitors. */
  | 'EDITOR'
  /** Everything, including people and settings. */
  | 'OWNER'
  /** Enquiries, and the sale status of cars. */
  | 'SALES'
  /** Reading only, without personal data of visitors. */
  | 'VIEWER';

/** A session of the back office. */
export type StaffSession = {
  __typename?: 'StaffSession';
  /** The network address; null if it is unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether it is the session that asks. */
  current: Scalars['Boolean']['output'];
  /** The device, such as `Safari on iPhone`; null if it is unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  firstUsedAt: Scalars['DateTime']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** When it was used last, to within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** A subscription to the newsletter. */
export type SubscribeInput = {
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a subscription. */
export type SubscribePayload = {
  __typename?: 'SubscribePayload';
  /** The message for the subscriber, worded by the dealer's system. */
  message?: Maybe<Scalars['String']['output']>;
  /** The stored record. Null if nothing was stored. */
  subscription?: Maybe<NewsletterSubscription>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A stored test drive request. */
export type TestDrive = {
  __typename?: 'TestDrive';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The day in Dubai. */
  date: Scalars['String']['output'];
  /** The id of the request, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The time in Dubai. */
  time: Scalars['String']['output'];
};

/** The start time of a test drive, in Dubai. */
export type TestDriveTime =
  /** At `11:00 AM`. */
  | 'AT_11_00'
  /** At `11:30 AM`. */
  | 'AT_11_30'
  /** At `12:00 PM`. */
  | 'AT_12_00'
  /** At `12:30 PM`. */
  | 'AT_12_30'
  /** At `01:00 PM`. */
  | 'AT_13_00'
  /** At `01:30 PM`. */
  | 'AT_13_30';

/** The result of testing a webhook. */
export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  /** The receiver's response, such as `HTTP 500`. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether the receiver accepted the message. Null if it was not sent. */
  delivered?: Maybe<Scalars['Boolean']['output']>;
  /** What to correct. Empty if the message was sent. */
  userErrors: Array<UserError>;
};

/** The trim of a model. */
export type Trim = {
  __typename?: 'Trim';
  /** The id of the trim. */
  id: Scalars['ID']['output'];
  /** The name of the trim, such as `M Sport`. */
  name: Scalars['String']['output'];
};

/** A code of an authenticator app. */
export type TurnOnOneTimeCodesInput = {
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
};

/** The result of turning one-time codes on. */
export type TurnOnOneTimeCodesPayload = {
  __typename?: 'TurnOnOneTimeCodesPayload';
  /** Each replaces a code of the app, once. They are told this once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The subscription to cancel. */
export type UnsubscribeInput = {
  /** The id of the subscription, found in the links of its emails. */
  id: Scalars['ID']['input'];
  /** Forwarded to the dealer's system. Cancelling is idempotent without a key too. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The result of cancelling a subscription. */
export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** The message for the subscriber, worded by the dealer's system. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** A change of how long personal data are kept. */
export type UpdateRetentionInput = {
  /** The months that change. */
  months: RetentionMonthsInput;
  /** The revision that was read. */
  revision: Scalars['Int']['input'];
};

/** Changes of a webhook. Omitted fields keep their values. */
export type UpdateWebhookInput = {
  /** The id. */
  id: Scalars['ID']['input'];
  /** Whether the webhook is active: `false` pauses it, `true` resumes it where it stopped, also after it was turned off. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new kinds of changes. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** Creates a new secret. Messages are also signed with the previous one until the next rotation. */
  rotateSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating a webhook. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** The new secret, if one was created. It is shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook. Null if it was not updated. */
  webhook?: Maybe<Webhook>;
};

/** A problem that the sender can correct. Nothing was stored. */
export type UserError = {
  __typename?: 'UserError';
  /** A code for programs. */
  code: UserErrorCode;
  /** The invalid input field, such as `email`. Null if the error is not about a single field. */
  field?: Maybe<Scalars['String']['output']>;
  /** A message for people. */
  message: Scalars['String']['output'];
  /** The seconds to wait before a retry, if the code is `RATE_LIMITED`. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** The reason why input was rejected. */
export type UserErrorCode =
  /** The idempotency key or the name is already used for something else, or the maximum number is reached. */
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
  /** Somebody else has changed the record meanwhile. There is an error for each field that has changed. */
  | 'STALE'
  /** Invalid email address or password. */
  | 'UNAUTHENTICATED'
  /** A file has an unsupported type. The message names the file. */
  | 'WRONG_FILE_TYPE';

/**
 * An address that receives changes of the stock. A message is a POST of JSON, `{ type, cursor, carId, at, kind, price }`,
 * signed according to Standard Webhooks: `webhook-id`, which stays the same on redelivery, `webhook-timestamp` and
 * `webhook-signature`. Any 2xx within eight seconds acknowledges it; 410 turns the webhook off; 429 and 503 may delay the
 * next attempt with `Retry-After`, by at most six hours; redirects are not followed. Messages may arrive out of order. To
 * read the car afterwards, send `Cache-Control: no-store`, because a cached response may be slightly older than the
 * message.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Everything up to this position of `carChanges` has been delivered. */
  cursor: Scalars['String']['output'];
  /** The number of consecutive failed attempts. The intervals between them grow from five seconds to six hours. */
  failures: Scalars['Int']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** The kinds of changes that are delivered. */
  kinds: Array<CarChangeKind>;
  /** When the last message was delivered. */
  lastDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed. Null if it succeeded. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** The state of delivery. */
  state: WebhookState;
  /** The receiver's address. */
  url: Scalars['URL']['output'];
};

/** A webhook by its id. */
export type WebhookIdInput = {
  /** The id. */
  id: Scalars['ID']['input'];
};

/** The state of a webhook. */
export type WebhookState =
  /** Off, because every delivery failed for three days or the receiver responded with 410, until it is switched on again. */
  | 'FAILED'
  /** Active. */
  | 'ON'
  /** Paused by the partner. */
  | 'PAUSED';
