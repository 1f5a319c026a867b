import type { PhotoUpload } from '../origin/PhotoUpload.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, ISO 8601 in UTC, such as `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: Date; output: string; }
  /** A whole address, such as `https://www.example.ae/car/1`. */
  URL: { input: string; output: string; }
  /**
   * A file, sent as the GraphQL multipart request specification says
   * (https://github.com/jaydenseric/graphql-multipart-request-spec), with a header `Apollo-Require-Preflight: true`.
   */
  Upload: { input: PhotoUpload; output: PhotoUpload; }
};

/** An administrator: a member of the dealer's staff. */
export type Admin = {
  __typename?: 'Admin';
  /** The email address, where the dealer's records tell it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the administrator, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name, where the dealer's records tell it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** What programs may rely on. The numbers are those of the gateway that answers. */
export type Api = {
  __typename?: 'Api';
  /** Every code of an error, by its HTTP status. */
  errorCodes: Array<ApiErrorCode>;
  /** Every limit. */
  limits: Array<ApiLimit>;
  /** Whether operations other than those of the site are run with a partner's key alone. */
  needsKey: Scalars['Boolean']['output'];
  /** The formats in which a picture can be asked for, the smallest files first. */
  pictureFormats: Array<Scalars['String']['output']>;
  /** The widths in which a picture can be asked for, pixels: `/pictures/<width>.<format>/<path>`. */
  pictureWidths: Array<Scalars['Int']['output']>;
};

/** A code that stands in `extensions.code` of an error. Codes are never renamed. */
export type ApiErrorCode = {
  __typename?: 'ApiErrorCode';
  /** The code, such as `NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** What it says, and what to do. */
  meaning: Scalars['String']['output'];
  /** The HTTP status that it comes with, where it is the only error. */
  status: Scalars['Int']['output'];
};

/** A number that a request must not exceed. */
export type ApiLimit = {
  __typename?: 'ApiLimit';
  /** The code of the refusal. Null for what is not asked of the graph, which is refused by its status alone. */
  code?: Maybe<Scalars['String']['output']>;
  /** What is limited, and in which unit. */
  meaning: Scalars['String']['output'];
  /** The most that is allowed. */
  value: Scalars['Int']['output'];
};

/** An application for finance. Texts are passed on as they were typed. */
export type ApplyForFinanceInput = {
  /** The id of the car of the stock that the finance is for, where it is one. */
  carId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The down payment that the applicant has chosen, AED. It is passed on as it is. */
  downPayment?: InputMaybe<Scalars['Int']['input']>;
  /** The applicant's email address. */
  email: Scalars['String']['input'];
  /** The applicant's name. */
  fullName: Scalars['String']['input'];
  /** Whether the applicant is paying for other loans: `yes` or `no`. Send it or `paysLoans`. */
  hasExistingLoans?: InputMaybe<Scalars['String']['input']>;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** In how many months the applicant wants to pay back the rest: 120 at most. */
  loanMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The make of the car, such as `BMW`. */
  make: Scalars['String']['input'];
  /** The applicant's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The model of the car, such as `X5`. */
  model: Scalars['String']['input'];
  /** Whether the applicant is paying for other loans, in the place of `hasExistingLoans`. */
  paysLoans?: InputMaybe<Scalars['Boolean']['input']>;
  /** The applicant's salary, AED a month, as typed. */
  salary: Scalars['String']['input'];
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to the application for finance. */
export type ApplyForFinancePayload = {
  __typename?: 'ApplyForFinancePayload';
  /** What was stored. Null when it was not. */
  application?: Maybe<FinanceApplication>;
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** An article of the blog. */
export type Blog = {
  __typename?: 'Blog';
  /** When it was published. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The article: HTML, made safe to show. */
  description: Scalars['String']['output'];
  /** The first paragraph of the article, in one line: HTML, made safe to show, without links and pictures. */
  excerpt: Scalars['String']['output'];
  /** The id of the article. */
  id: Scalars['ID']['output'];
  /** Where the dealer's records keep its picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** The author's name. */
  postedBy?: Maybe<Scalars['String']['output']>;
  /** The headline. */
  title: Scalars['String']['output'];
};

/** How many cars of a body type. */
export type BodyTypeCount = {
  __typename?: 'BodyTypeCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The body type. */
  name: Scalars['String']['output'];
};

/** The smallest and the largest value. Null where no car has one. */
export type Bounds = {
  __typename?: 'Bounds';
  /** The largest value. */
  max?: Maybe<Scalars['Float']['output']>;
  /** The smallest value. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A car of the stock. */
export type Car = {
  __typename?: 'Car';
  /** What is known of accidents, such as `None`. */
  accidentHistory?: Maybe<Scalars['String']['output']>;
  /** Body type, such as `SUV`, `Sedan` or `Cross Over`. */
  bodyType?: Maybe<Scalars['String']['output']>;
  /** The first of the pictures: all that a list needs. Null when there is none. */
  cover?: Maybe<CarImage>;
  /** The dealer's description: HTML, made safe to show. */
  description?: Maybe<Scalars['String']['output']>;
  /** The price after the discount, AED. Null when there is none. */
  discountedPrice?: Maybe<Scalars['Float']['output']>;
  /** Number of doors. */
  doors?: Maybe<Scalars['Int']['output']>;
  /** Engine, such as `3.0 L V6`. */
  engine?: Maybe<Scalars['String']['output']>;
  /** Colour of the body. */
  exteriorColor?: Maybe<Scalars['String']['output']>;
  /** Whether the dealer puts the car forward. */
  featured: Scalars['Boolean']['output'];
  /** Names of the features that the car has. */
  features: Array<Scalars['String']['output']>;
  /** Fuel, such as `Petrol`. */
  fuelType?: Maybe<Scalars['String']['output']>;
  /** The id of the car, the same in every list. */
  id: Scalars['ID']['output'];
  /** Pictures, the best one first. */
  images: Array<CarImage>;
  /** Number of keys that come with the car. */
  keys?: Maybe<Scalars['Int']['output']>;
  /** When the car was listed. */
  listedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the car stands, such as `Dubai`. */
  location?: Maybe<Scalars['String']['output']>;
  /** The make, such as BMW. */
  make?: Maybe<Make>;
  /** Kilometres driven. */
  mileage?: Maybe<Scalars['Int']['output']>;
  /** The model, such as X5. */
  model?: Maybe<Model>;
  /** The instalment, AED a month. */
  monthlyInstalment?: Maybe<Scalars['Float']['output']>;
  /** The price before any discount, AED. */
  originalPrice?: Maybe<Scalars['Float']['output']>;
  /** How many people and companies have owned it. */
  owners?: Maybe<Scalars['Int']['output']>;
  /** What is asked now, AED: the discounted price, or the original one when there is no discount. */
  price?: Maybe<Scalars['Float']['output']>;
  /**
   * What was asked for the car before, each price for a day at least, oldest first. Empty where its price has never changed,
   * or where the dealer's records do not tell.
   */
  priceHistory: Array<FormerPrice>;
  /** The market that the car was built for, such as `GCC`. */
  regionalSpecs?: Maybe<Scalars['String']['output']>;
  /** Its registration, such as `Until March 2027`. */
  registration?: Maybe<Scalars['String']['output']>;
  /** The sale status as the dealer keeps it, such as `available`, `reserved` or `sold`. Only `sold` means sold. */
  saleStatus?: Maybe<Scalars['String']['output']>;
  /** Where and how it was serviced, such as `Full, at the agency`. */
  serviceHistory?: Maybe<Scalars['String']['output']>;
  /**
   * Unsold cars that come closest to this one, the closest first: by model, make and body type, then by price and year.
   * Empty when nothing is like it; null, with an error beside it, when the dealer's records could not be reached. It
   * weighs much in an operation: ask for it of one car or of a short list. It is chosen among the newest cars of its model, its
   * make and its body type.
   */
  similar?: Maybe<Array<Car>>;
  /** Whether the car is sold. */
  sold: Scalars['Boolean']['output'];
  /** Every feature that the dealer has looked for, and whether the car has it. */
  specifications: Array<Specification>;
  /** The sale status, one of three: whatever is neither sold nor reserved is available. */
  status: SaleStatus;
  /** The number under which the dealer keeps the car. Null where it has none. */
  stockNumber?: Maybe<Scalars['String']['output']>;
  /** Whether a test drive is offered. */
  testDrive: Scalars['Boolean']['output'];
  /** The seller's headline. */
  title?: Maybe<Scalars['String']['output']>;
  /** Gearbox, such as `Automatic`. */
  transmission?: Maybe<Scalars['String']['output']>;
  /** The trim of the model, such as M Sport. */
  trim?: Maybe<Trim>;
  /** When what is said of the car last changed. Null where the dealer's records do not tell. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The page of the car on the site. */
  url: Scalars['URL']['output'];
  /**
   * The vehicle identification number (VIN): 17 letters and digits. Only for partners: null without a key of
   * the scope `inventory:read`, and where it is unknown.
   */
  vin?: Maybe<Scalars['String']['output']>;
  /** The last six characters of the VIN, for everybody. Null where it is unknown. */
  vinLastSix?: Maybe<Scalars['String']['output']>;
  /** What warranty it has, such as `Until June 2027`. */
  warranty?: Maybe<Scalars['String']['output']>;
  /** Model year, such as 2021. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A car of the stock. */
export type CarSimilarArgs = {
  limit?: Scalars['Int']['input'];
};

/** Something that has happened to a car. */
export type CarChange = {
  __typename?: 'CarChange';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /**
   * The car as it is now, which may be newer than the change. Null when it is not in the stock, or its record cannot be read:
   * then no list has it either.
   */
  car?: Maybe<Car>;
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The fields of the car that have changed; none where it came or went. */
  changedFields: Array<Scalars['String']['output']>;
  /** The id of the change, which is also its cursor. */
  id: Scalars['ID']['output'];
  /** What has happened. */
  kind: CarChangeKind;
  /** The price that is asked after the change, AED. Null when the car has left, or has none. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The price that was asked before the change, AED. Null when the car was not there, or had none. */
  priceBefore?: Maybe<Scalars['Float']['output']>;
};

/** A part of the changes. */
export type CarChangeConnection = {
  __typename?: 'CarChangeConnection';
  /** The changes, oldest first. */
  nodes: Array<CarChange>;
  /** Where the part ends. `endCursor` is there also where there is no change: go on from it; `hasNextPage` tells whether at once. */
  pageInfo: PageInfo;
};

/** What has happened to a car: the most telling of what one write does. */
export type CarChangeKind =
  /** Something else than its price or sale status has changed. */
  | 'CHANGED'
  /** It is new in the stock. */
  | 'LISTED'
  /** The price that is asked has changed. */
  | 'PRICE_CHANGED'
  /** It is for sale again, after it was withdrawn or sold. */
  | 'RELISTED'
  /** It is reserved. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD'
  /** It has left the stock. */
  | 'WITHDRAWN';

/** A part of the filtered stock. */
export type CarConnection = {
  __typename?: 'CarConnection';
  /**
   * Where the feed of changes goes on behind these cars: pass it to `carChanges`. Take that of the first part of a walk. Null
   * where the dealer's records do not tell changes.
   */
  changesCursor?: Maybe<Scalars['String']['output']>;
  /** The cars with their cursors. */
  edges: Array<CarEdge>;
  /** What else could be filtered for, with counts. Null when it could not be counted. */
  facets?: Maybe<CarFacets>;
  /** The cars alone. */
  nodes: Array<Car>;
  /** Whether there is more. */
  pageInfo: PageInfo;
  /** How many cars match the filter in all. */
  totalCount: Scalars['Int']['output'];
};

/** A car in its place in the list. */
export type CarEdge = {
  __typename?: 'CarEdge';
  /** Pass it as `after` to go on behind this car. */
  cursor: Scalars['String']['output'];
  /** The car. */
  node: Car;
};

/**
 * Counts and bounds of the stock under a filter. Each part leaves its own filter out: the count of a make says how
 * many cars there are if that make is chosen too.
 */
export type CarFacets = {
  __typename?: 'CarFacets';
  /** Body types, in the order of the alphabet. */
  bodyTypes: Array<BodyTypeCount>;
  /** Makes, in the order of the alphabet. */
  makes: Array<MakeCount>;
  /** Kilometres driven. */
  mileage: Bounds;
  /** Models, by make and name. */
  models: Array<ModelCount>;
  /** Instalments, AED a month. */
  monthlyInstalment: Bounds;
  /** Prices that are asked now, AED. */
  price: Bounds;
  /** Model years. */
  year: Bounds;
};

/** Which cars are asked for. Every part narrows; one that is left out does not, and neither does an empty list or text. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names of makes, in any case: a car of any of them. */
  makes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kilometres driven. */
  mileage?: InputMaybe<IntRange>;
  /** The id of a `Model`. */
  model?: InputMaybe<Scalars['ID']['input']>;
  /** Instalment, AED a month. */
  monthlyInstalment?: InputMaybe<IntRange>;
  /** The price that is asked, AED. A car without a price is in no range. */
  price?: InputMaybe<IntRange>;
  /**
   * What somebody types to find cars: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and
   * headline, with everyday names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount of money or a distance
   * alone is a maximum, `low mileage` is at most 40,000 km, and `test drive` leaves the cars that can be test-driven. A car must
   * have each. Where no car has the last word as it stands, or with a `*` behind it (`porsche 9*`), it is the beginning of a word.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Sale statuses: a car of any of them. */
  status?: InputMaybe<Array<SaleStatus>>;
  /** Stock numbers, at most 100: the cars that the dealer keeps under any of them. */
  stockNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only cars of which something changed at this moment or later, and those of which nobody knows when. Who asks again and again
   * asks for a minute more than has passed, as a change can be read a moment after its time. Cars that were withdrawn are in no
   * list: `carChanges` tells them too, and misses nothing.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Model year. */
  year?: InputMaybe<IntRange>;
};

/** A picture of a car. */
export type CarImage = {
  __typename?: 'CarImage';
  /** What it shows, where the dealer's records say it. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name of its file. */
  filename?: Maybe<Scalars['String']['output']>;
  /** The id of the picture. */
  id: Scalars['ID']['output'];
  /** Where the dealer's records keep the picture. */
  path: Scalars['String']['output'];
  /** A tiny blurred picture to show until the real one is there: a thumbhash in base64. Null until it is computed. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /**
   * Where the site has the picture, upright and without metadata. What an address shows never changes, so it may be kept for
   * ever. A picture that is smaller than the width is not enlarged.
   */
  url: Scalars['URL']['output'];
};


/** A picture of a car. */
export type CarImageUrlArgs = {
  format?: PictureFormat;
  width?: Scalars['Int']['input'];
};

/** An order of the stock. Cars without the value stand last, either way; equal ones keep one order. */
export type CarSort =
  /** The fewest kilometres first. */
  | 'MILEAGE_ASC'
  /** The most kilometres first. */
  | 'MILEAGE_DESC'
  /** The latest listed first. */
  | 'NEWEST'
  /** The earliest listed first. */
  | 'OLDEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The oldest model year first. */
  | 'YEAR_ASC'
  /** The newest model year first. */
  | 'YEAR_DESC';

/** An alert that is to begin. */
export type ConfirmSearchAlertInput = {
  /** Passed on to the dealer's records. Confirming twice is fine without one. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the link in the mail says. */
  token: Scalars['ID']['input'];
};

/** The answer to the beginning of an alert. */
export type ConfirmSearchAlertPayload = {
  __typename?: 'ConfirmSearchAlertPayload';
  /** What to tell the owner, in the words of the dealer's records. */
  message?: Maybe<Scalars['String']['output']>;
  /** The alert. Null when there is none for the link. */
  searchAlert?: Maybe<SearchAlert>;
  /** What to put right. Empty when the alert is known. */
  userErrors: Array<UserError>;
};

/** A message to the dealer that the dealer's records hold. */
export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** The address that will be answered to. */
  email: Scalars['String']['output'];
  /** The id of the message, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
};

/** A search that is to be saved. */
export type CreateSearchAlertInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The address to write to. */
  email: Scalars['String']['input'];
  /** Which cars to tell of; one part of it at least must narrow. Sold cars are never told of. */
  filter: CarFilter;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a search that is to be saved. */
export type CreateSearchAlertPayload = {
  __typename?: 'CreateSearchAlertPayload';
  /** What to tell whoever asks, in the words of the dealer's records. Null when nothing was taken. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when it was taken. */
  userErrors: Array<UserError>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The changes that it wants; all of them when left out. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** An address that begins with `https://`, whose host is found on the open internet. Redirections are not followed. */
  url: Scalars['String']['input'];
};

/** The answer to a new webhook. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** What messages are signed with, `whsec_…`. It is shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when it was made. */
  userErrors: Array<UserError>;
  /** The webhook. Null when it was not made. */
  webhook?: Maybe<Webhook>;
};

/** The answer to the end of a webhook. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The id of the webhook that is no more. Null where there was none. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What to put right. Empty when it was removed. */
  userErrors: Array<UserError>;
};

/** An emirate in which the dealer looks at cars. */
export type Emirate =
  /** It is `abu dhabi`. */
  | 'ABU_DHABI'
  /** It is `dubai`. */
  | 'DUBAI'
  /** It is `sharjah`. */
  | 'SHARJAH';

/** An alert that is to end. */
export type EndSearchAlertInput = {
  /** Passed on to the dealer's records. Ending an alert twice is fine without one. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the links in its mails say. */
  token: Scalars['ID']['input'];
};

/** The answer to the end of an alert. */
export type EndSearchAlertPayload = {
  __typename?: 'EndSearchAlertPayload';
  /** What to tell the owner, in the words of the dealer's records. */
  message?: Maybe<Scalars['String']['output']>;
  /** The alert. Null when there is none for the link. */
  searchAlert?: Maybe<SearchAlert>;
  /** What to put right. Empty when the alert has ended. */
  userErrors: Array<UserError>;
};

/** An application for finance that the dealer's records hold. */
export type FinanceApplication = {
  __typename?: 'FinanceApplication';
  /** The id of the application, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The make of the car. */
  make: Scalars['String']['output'];
  /** The model of the car. */
  model: Scalars['String']['output'];
};

/** A price that is not asked any more. */
export type FormerPrice = {
  __typename?: 'FormerPrice';
  /** The price, AED. */
  price: Scalars['Float']['output'];
  /** When another price was asked. */
  until: Scalars['DateTime']['output'];
};

/** A range of whole numbers. Both ends belong to it; an end that is left out is open. Negative numbers are refused. */
export type IntRange = {
  /** The largest number. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** The smallest number. */
  min?: InputMaybe<Scalars['Int']['input']>;
};

/** What was done with one key on one day. */
export type KeyUsage = {
  __typename?: 'KeyUsage';
  /** How many points they cost. */
  cost: Scalars['Float']['output'];
  /** The day in UTC, such as `2026-11-20`. */
  day: Scalars['String']['output'];
  /** The first characters of the key. */
  key: Scalars['String']['output'];
  /** When the key was used last on that day. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** How many enquiries were stored. */
  leads: Scalars['Int']['output'];
  /** How many operations were executed. */
  requests: Scalars['Int']['output'];
};

/** An enquiry that a partner has sent. What its customer has entered is not told again. */
export type Lead = {
  __typename?: 'Lead';
  /** The id of the car that it is about, if there is one. */
  carId?: Maybe<Scalars['ID']['output']>;
  /** When it was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** The id, as the answer to the enquiry has told it. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: LeadKind;
  /** How far it came. */
  state: LeadState;
};

/** A part of the leads of a partner. */
export type LeadConnection = {
  __typename?: 'LeadConnection';
  /** The leads, the latest first. */
  nodes: Array<Lead>;
  /** Where the part stands. */
  pageInfo: PageInfo;
};

/** What an enquiry is about. */
export type LeadKind =
  /** A message. */
  | 'CONTACT'
  /** Finance for a car. */
  | 'FINANCE'
  /** The purchase of a car. */
  | 'PURCHASE'
  /** A search that is saved, with alerts by mail. */
  | 'SEARCH_ALERT'
  /** An offer of a car to the dealer. */
  | 'SELL_CAR'
  /** The newsletter. */
  | 'SUBSCRIPTION'
  /** A test drive. */
  | 'TEST_DRIVE';

/** How far an enquiry came. */
export type LeadState =
  /** The dealer's mail server has taken the mail about it. */
  | 'FORWARDED'
  /** The dealer's records hold it. */
  | 'RECEIVED';

/** Who wants to log in. */
export type LogInAdminInput = {
  /** The email address. */
  email: Scalars['String']['input'];
  /** Passed on to the dealer's records. A login is never sent twice, with or without it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
};

/** The answer to a login. */
export type LogInAdminPayload = {
  __typename?: 'LogInAdminPayload';
  /** Who logged in, where the dealer's records tell it. */
  admin?: Maybe<Admin>;
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** The token of the administrator, to be sent as `Authorization: Bearer …`. Null when there is none. */
  token?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when the login succeeded. */
  userErrors: Array<UserError>;
};

/** The answer to a logout. */
export type LogOutAdminPayload = {
  __typename?: 'LogOutAdminPayload';
  /** What to put right. Empty when the session has ended, now or before, and where no token came. */
  userErrors: Array<UserError>;
};

/** The logo of a make. */
export type Logo = {
  __typename?: 'Logo';
  /** The name of the make, where the dealer's records say it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Where the dealer's records keep the picture. */
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

/** How many cars of a make. */
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

/** How many cars of a model. */
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
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Applies for a first decision about finance. It does not touch the applicant's credit score. */
  applyForFinance?: Maybe<ApplyForFinancePayload>;
  /** Begins an alert: the owner of the address has opened the link. Doing it twice is fine. */
  confirmSearchAlert?: Maybe<ConfirmSearchAlertPayload>;
  /**
   * Saves a search whose owner is told by mail of new cars and lower prices. It begins when the link in the mail that is sent was
   * opened. The answer is the same for every address, whether it has alerts or not.
   */
  createSearchAlert?: Maybe<CreateSearchAlertPayload>;
  /** Makes a webhook for the changes from now on. It needs the scope `webhooks:manage`, as those below do. */
  createWebhook?: Maybe<CreateWebhookPayload>;
  /** Removes a webhook. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Ends an alert. Doing it twice is fine. */
  endSearchAlert?: Maybe<EndSearchAlertPayload>;
  /** Logs an administrator in. */
  logInAdmin?: Maybe<LogInAdminPayload>;
  /** Logs out the administrator whose token came with the request (`Authorization: Bearer …`): the token is not valid from then on. Sessions on other devices go on. */
  logOutAdmin?: Maybe<LogOutAdminPayload>;
  /** Delivers all changes behind a cursor of the feed once more, with the ids that they had. A webhook that was off is on then. */
  redeliverWebhook?: Maybe<RedeliverWebhookPayload>;
  /** Asks to buy a car. */
  requestPurchase?: Maybe<RequestPurchasePayload>;
  /** Asks for a test drive of a car. */
  requestTestDrive?: Maybe<RequestTestDrivePayload>;
  /**
   * Offers the dealer a car. The photos travel as a multipart request: at most 20, each at most 15 MB, JPEG or PNG by
   * their content. What is sent at once may weigh 300 MB at most.
   */
  sellCar?: Maybe<SellCarPayload>;
  /** Writes to the dealer. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /** Makes an administrator, with the dealer's sign-up code. */
  signUpAdmin?: Maybe<SignUpAdminPayload>;
  /** Subscribes an address to the newsletter. An address that is subscribed already stays so. */
  subscribe?: Maybe<SubscribePayload>;
  /** Delivers a message of the type `webhook.test`, and tells what was answered. */
  testWebhook?: Maybe<TestWebhookPayload>;
  /** Ends a subscription. Doing it twice is fine. */
  unsubscribe?: Maybe<UnsubscribePayload>;
  /** Changes a webhook: pauses it, goes on where it was left, makes another secret. */
  updateWebhook?: Maybe<UpdateWebhookPayload>;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationApplyForFinanceArgs = {
  input: ApplyForFinanceInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationConfirmSearchAlertArgs = {
  input: ConfirmSearchAlertInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationCreateSearchAlertArgs = {
  input: CreateSearchAlertInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationDeleteWebhookArgs = {
  input: WebhookIdInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationEndSearchAlertArgs = {
  input: EndSearchAlertInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationLogInAdminArgs = {
  input: LogInAdminInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationRequestPurchaseArgs = {
  input: RequestPurchaseInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationRequestTestDriveArgs = {
  input: RequestTestDriveInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationSellCarArgs = {
  images?: InputMaybe<Array<Scalars['Upload']['input']>>;
  input: SellCarInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationSignUpAdminArgs = {
  input: SignUpAdminInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationTestWebhookArgs = {
  input: WebhookIdInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


/**
 * What visitors send to the dealer, and the sign-in of administrators.
 *
 * What somebody can put right is told in `userErrors` of the payload. A field is null, with an error beside it, when
 * nothing is known to have been stored: then the same input may be sent again, with the same `idempotencyKey`.
 */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};

/** A subscription that the dealer's records hold. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** The address that is written to. */
  email: Scalars['String']['output'];
};

/** Where a part stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last car of this part. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether cars follow this part. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether cars precede this part. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first car of this part. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A business that reads the stock, or sends enquiries of its customers, by a program. */
export type Partner = {
  __typename?: 'Partner';
  /** The enquiries that it has sent, the latest first. It needs the scope `leads:write`. */
  leads: LeadConnection;
  /** How much it may use. */
  limits: PartnerLimits;
  /** Its name, as the dealer knows it. */
  name: Scalars['String']['output'];
  /** What its key may be used for: `inventory:read`, `leads:write`, `webhooks:manage`. */
  scopes: Array<Scalars['String']['output']>;
  /** What was done with each of its keys, the latest day first. It is up to date within seconds. */
  usage: Array<KeyUsage>;
  /** Its webhooks, the oldest first. They need the scope `webhooks:manage`. */
  webhooks: Array<Webhook>;
};


/** A business that reads the stock, or sends enquiries of its customers, by a program. */
export type PartnerLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A business that reads the stock, or sends enquiries of its customers, by a program. */
export type PartnerUsageArgs = {
  days?: Scalars['Int']['input'];
};

/** How much a partner may use, whichever of its keys it uses. */
export type PartnerLimits = {
  __typename?: 'PartnerLimits';
  /** How many points its operations may cost in a minute. `extensions.cost` of each answer says what it cost. */
  costPerMinute: Scalars['Int']['output'];
  /** How many forms it may send in an hour. */
  formsPerHour: Scalars['Int']['output'];
  /** How many of them are left. */
  remaining: Scalars['Int']['output'];
  /** When all of them may be used again. */
  resetAt: Scalars['DateTime']['output'];
};

/** The format of a picture. */
export type PictureFormat =
  /** The smallest files. */
  | 'AVIF'
  /** Known everywhere. */
  | 'JPG'
  /** Small files, for programs that do not know AVIF. */
  | 'WEBP';

/** A wish to buy a car that the dealer's records hold. */
export type Purchase = {
  __typename?: 'Purchase';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The id of the wish, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
};

/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type Query = {
  __typename?: 'Query';
  /** What this API promises to programs: the codes of its errors, its limits, and the sizes of its pictures. */
  api: Api;
  /** One article. Null, with an error of code `NOT_FOUND`, when it does not exist. */
  blog?: Maybe<Blog>;
  /** Every article, newest first. */
  blogs?: Maybe<Array<Blog>>;
  /** One car. Null, with an error of code `NOT_FOUND` when there never was one, and `GONE` when the dealer has withdrawn it. */
  car?: Maybe<Car>;
  /**
   * What has happened to the cars, oldest first, kept for 90 days. A change is in the first answer after it: these answers
   * are never cached. To mirror the stock, take `changesCursor` of the first part of `cars`, walk the whole stock, then ask
   * again and again for what is behind that cursor, and take over `car` of each change.
   *
   * Null with an error of code `CURSOR_EXPIRED` when changes behind `after` are not kept any more: walk the stock again.
   * `NOT_OFFERED`: the dealer's records do not tell changes.
   */
  carChanges?: Maybe<CarChangeConnection>;
  /**
   * The stock, filtered, sorted and in parts. Walk the whole of it by passing `pageInfo.endCursor` as `after`: every car that
   * is listed as long as the walk takes is met once, whatever is sold, repriced or withdrawn meanwhile. Cursors go with their
   * filter and order, else the code is `CURSOR_MISMATCH`; `CURSOR_EXPIRED` says that too much has changed since the walk began.
   */
  cars?: Maybe<CarConnection>;
  /** Cars by their ids, in the order of the ids. Null stands for a car that is no longer listed. */
  carsByIds?: Maybe<Array<Maybe<Car>>>;
  /** The cars that the dealer puts forward, newest first. */
  featuredCars?: Maybe<Array<Car>>;
  /** The latest articles, newest first. */
  latestBlogs?: Maybe<Array<Blog>>;
  /** Logos of makes. */
  logos?: Maybe<Array<Logo>>;
  /** Every make that the dealer knows, in the order of the alphabet. */
  makes?: Maybe<Array<Make>>;
  /** The administrator whose token came with the request (`Authorization: Bearer …`). Null without one, or when it is no longer good. */
  me?: Maybe<Admin>;
  /** The models that the dealer knows. */
  models?: Maybe<Array<Model>>;
  /** Whose key came with the request (`Authorization: Bearer pk_…`). Null without one. */
  partner?: Maybe<Partner>;
  /**
   * The bounds of search alerts. Where the dealer's records do not offer any, `perAddress` is 0, and the mutations about them fail
   * with the code `NOT_OFFERED`.
   */
  searchAlertTerms?: Maybe<SearchAlertTerms>;
  /** The cars that can be test-driven, newest first. */
  testDriveCars?: Maybe<Array<Car>>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryBlogArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryCarArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryCarChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
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
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryCarsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryFeaturedCarsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryLatestBlogsArgs = {
  limit?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryModelsArgs = {
  make?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 *
 * Answers are cached for some seconds. One that shows more than that, because the dealer's records could not be asked
 * again so far, says so over HTTP: its header `Cache-Status` (RFC 9211) has a negative `ttl`, the seconds since it was
 * good. Send `Cache-Control: no-store` for an answer that is not cached and has every change that was told before, and
 * `If-None-Match` with an `ETag` for none that you have already (304).
 */
export type QueryTestDriveCarsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** From where on a webhook is delivered again. */
export type RedeliverWebhookInput = {
  /** A cursor of `carChanges`, of a message, or of the webhook. */
  after: Scalars['String']['input'];
  /** The id. */
  id: Scalars['ID']['input'];
};

/** The answer to a delivery that is to begin again. */
export type RedeliverWebhookPayload = {
  __typename?: 'RedeliverWebhookPayload';
  /** What to put right. Empty when the delivery begins again. */
  userErrors: Array<UserError>;
  /** The webhook. Null when nothing is delivered again. */
  webhook?: Maybe<Webhook>;
};

/** The market that a car was made for. */
export type RegionalSpecs =
  /** Canada: `CAD`. */
  | 'CANADA'
  /** Europe: `EU`. */
  | 'EU'
  /** The states of the Gulf: `gcc`. */
  | 'GCC'
  /** Korea: `Korean`. */
  | 'KOREA'
  /** Any other: `Others`. */
  | 'OTHER'
  /** The United States: `US`. */
  | 'US';

/** A wish to buy a car. Texts are passed on as they were typed. */
export type RequestPurchaseInput = {
  /** The id of the car. */
  carId: Scalars['ID']['input'];
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's email address. */
  email: Scalars['String']['input'];
  /** The buyer's first name. */
  firstName: Scalars['String']['input'];
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's last name. */
  lastName: Scalars['String']['input'];
  /** The buyer's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to the wish to buy a car. */
export type RequestPurchasePayload = {
  __typename?: 'RequestPurchasePayload';
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** What was stored. Null when it was not. */
  purchase?: Maybe<Purchase>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** A wish for a test drive. Texts are passed on as they were typed. */
export type RequestTestDriveInput = {
  /** The id of the car. */
  carId: Scalars['ID']['input'];
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The day in Dubai, such as `2026-11-20`; today at the earliest, and then a time that has not begun. */
  date: Scalars['String']['input'];
  /** The visitor's email address. */
  email: Scalars['String']['input'];
  /** The visitor's name. */
  fullName: Scalars['String']['input'];
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The time in Dubai: `11:00 AM`, `11:30 AM`, `12:00 PM`, `12:30 PM`, `01:00 PM` or `01:30 PM`. Send it or `timeSlot`. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** The time in Dubai, in the place of `time`. */
  timeSlot?: InputMaybe<TestDriveTime>;
};

/** The answer to the wish for a test drive. */
export type RequestTestDrivePayload = {
  __typename?: 'RequestTestDrivePayload';
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** What was stored. Null when it was not. */
  testDrive?: Maybe<TestDrive>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** Whether a car can be bought. */
export type SaleStatus =
  /** It can be bought. */
  | 'AVAILABLE'
  /** Somebody has reserved it. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD';

/** A saved search whose owner is told by mail of new cars and lower prices. */
export type SearchAlert = {
  __typename?: 'SearchAlert';
  /** The search in words, such as `White SUV up to AED 150,000`. */
  name: Scalars['String']['output'];
  /** Whether it is on. */
  state: SearchAlertState;
  /** Where the site lists the cars that match now. */
  url: Scalars['URL']['output'];
};

/** Whether an alert is on. */
export type SearchAlertState =
  /** It is on. */
  | 'CONFIRMED'
  /** It has ended. */
  | 'ENDED'
  /** The owner of the address has not confirmed it yet. */
  | 'WAITING';

/** What an alert promises. */
export type SearchAlertTerms = {
  __typename?: 'SearchAlertTerms';
  /** In how many hours an alert sends one mail at most. */
  hoursBetweenMails: Scalars['Int']['output'];
  /** How many alerts an address can have; 0 where there are none. */
  perAddress: Scalars['Int']['output'];
};

/** A car that its owner offers to the dealer, and how to reach the owner. Texts are passed on as they were typed. */
export type SellCarInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** What else there is to know about the car. */
  description: Scalars['String']['input'];
  /** The owner's email address. */
  email: Scalars['String']['input'];
  /** Where the car is, in the place of `emirates`. */
  emirate?: InputMaybe<Emirate>;
  /** Where the car is: `dubai`, `abu dhabi` or `sharjah`. Send it or `emirate`. */
  emirates?: InputMaybe<Scalars['String']['input']>;
  /** The owner's name. */
  fullName: Scalars['String']['input'];
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The make, such as `BMW`. */
  make: Scalars['String']['input'];
  /** Kilometres driven, as typed. */
  mileage: Scalars['String']['input'];
  /** The owner's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The model, such as `X5`. */
  model: Scalars['String']['input'];
  /** The market that the car was made for: `gcc`, `US`, `EU`, `CAD`, `Korean` or `Others`. Send it or `regionalSpecs`. */
  origin?: InputMaybe<Scalars['String']['input']>;
  /** The price that the owner hopes for, AED, as typed. */
  price: Scalars['String']['input'];
  /** The market that the car was made for, in the place of `origin`. */
  regionalSpecs?: InputMaybe<RegionalSpecs>;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Whether the owner wants another car in exchange: `yes` or `no`. */
  tradeIn?: InputMaybe<Scalars['String']['input']>;
  /** Whether the owner wants another car in exchange, in the place of `tradeIn`. */
  wantsTradeIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The model year, as typed. */
  year: Scalars['String']['input'];
};

/** The answer to the offer of a car. */
export type SellCarPayload = {
  __typename?: 'SellCarPayload';
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** What was stored. Null when it was not. */
  submission?: Maybe<SellCarSubmission>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** An offer of a car that the dealer's records hold. */
export type SellCarSubmission = {
  __typename?: 'SellCarSubmission';
  /** The id of the offer, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The make. */
  make: Scalars['String']['output'];
  /** The model. */
  model: Scalars['String']['output'];
  /** How many photos came with it. */
  photoCount: Scalars['Int']['output'];
};

/** A message to the dealer. Texts are passed on as they were typed. */
export type SendContactMessageInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The sender's email address. */
  email: Scalars['String']['input'];
  /** The sender's first name. */
  firstName: Scalars['String']['input'];
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The sender's last name. */
  lastName: Scalars['String']['input'];
  /** What the sender has to say. */
  message: Scalars['String']['input'];
  /** The sender's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to the message. */
export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** What was stored. Null when it was not. */
  contactMessage?: Maybe<ContactMessage>;
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** A new administrator. */
export type SignUpAdminInput = {
  /** The dealer's sign-up code, which works once. The first administrator's stands in the console of the REST API. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The email address, for logging in. */
  email: Scalars['String']['input'];
  /** Passed on to the dealer's records. A sign-up is never sent twice, with or without it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name: Scalars['String']['input'];
  /** The password: twelve visible characters at least, not easy to guess, and neither the name nor the email address. */
  password: Scalars['String']['input'];
};

/** The answer to a sign-up. */
export type SignUpAdminPayload = {
  __typename?: 'SignUpAdminPayload';
  /** The new administrator, where the dealer's records tell it. */
  admin?: Maybe<Admin>;
  /** What the dealer's records say about it, where they say anything. */
  message?: Maybe<Scalars['String']['output']>;
  /** The token of the new administrator, to be sent as `Authorization: Bearer …`. Null when there is none. */
  token?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when the administrator was made. */
  userErrors: Array<UserError>;
};

/** A feature that the dealer has looked for. */
export type Specification = {
  __typename?: 'Specification';
  /** Whether the car has it. */
  included: Scalars['Boolean']['output'];
  /** The name of the feature. */
  name: Scalars['String']['output'];
};

/** A subscription to the newsletter. */
export type SubscribeInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The address to write to. */
  email: Scalars['String']['input'];
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to a subscription. */
export type SubscribePayload = {
  __typename?: 'SubscribePayload';
  /** What to tell the subscriber, in the words of the dealer's records. */
  message?: Maybe<Scalars['String']['output']>;
  /** What was stored. Null when it was not. */
  subscription?: Maybe<NewsletterSubscription>;
  /** What to put right. Empty when it was stored. */
  userErrors: Array<UserError>;
};

/** A wish for a test drive that the dealer's records hold. */
export type TestDrive = {
  __typename?: 'TestDrive';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The day in Dubai. */
  date: Scalars['String']['output'];
  /** The id of the wish, where the dealer's records tell it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The time in Dubai. */
  time: Scalars['String']['output'];
};

/** When test drives begin, in Dubai. */
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

/** The answer to a test of a webhook. */
export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  /** What was answered, such as `HTTP 500`. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether the message was taken. Null when it was not sent. */
  delivered?: Maybe<Scalars['Boolean']['output']>;
  /** What to put right. Empty when it was sent. */
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

/** A subscription that is to end. */
export type UnsubscribeInput = {
  /** The id of the subscription, as the links in its mails say it. */
  id: Scalars['ID']['input'];
  /** Passed on to the dealer's records. Ending a subscription twice is fine without one. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to the end of a subscription. */
export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** What to tell the subscriber, in the words of the dealer's records. */
  message?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when the subscription has ended. */
  userErrors: Array<UserError>;
};

/** Changes of a webhook; what is left out stays. */
export type UpdateWebhookInput = {
  /** The id. */
  id: Scalars['ID']['input'];
  /** Whether it is delivered: `false` pauses it; `true` goes on where it was left, also where it had failed. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other changes that it wants. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** Makes another secret. Messages are signed with the one before as well, until the next one is made. */
  rotateSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to changes of a webhook. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** The new secret where one was made. It is shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What to put right. Empty when it was changed. */
  userErrors: Array<UserError>;
  /** The webhook. Null when it was not changed. */
  webhook?: Maybe<Webhook>;
};

/** Something that the sender can put right. Nothing was stored. */
export type UserError = {
  __typename?: 'UserError';
  /** What is wrong, for programs. */
  code: UserErrorCode;
  /** The field of the input that is wrong, such as `email`. Null when it is not about one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** What is wrong, a sentence for people. */
  message: Scalars['String']['output'];
  /** In how many seconds it may be sent again, where that is what is wrong (`RATE_LIMITED`). */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before; or there are as many as there may be. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

/**
 * An address that is told the changes of the stock. A message is a POST of JSON, `{ type, cursor, carId, at, kind, price }`,
 * signed as Standard Webhooks has it: `webhook-id`, which is the same when it is delivered again, `webhook-timestamp` and
 * `webhook-signature`. Any 2xx within eight seconds takes it; 410 says that no more are wanted, 429 and 503 may say in
 * `Retry-After` when to come again, within six hours, and redirections are not followed. Messages may come in another order
 * than the changes happened. Who asks for the car then sends `Cache-Control: no-store`, as what is cached may be a moment older
 * than the message.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Everything up to this place of `carChanges` is delivered. */
  cursor: Scalars['String']['output'];
  /** How many tries in a row have failed. The pauses between them grow, from five seconds to six hours. */
  failures: Scalars['Int']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** The changes that are delivered. */
  kinds: Array<CarChangeKind>;
  /** When something was delivered last. */
  lastDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last try has failed. Null where it has not. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Whether it is delivered. */
  state: WebhookState;
  /** Where messages are delivered. */
  url: Scalars['URL']['output'];
};

/** A webhook by its id. */
export type WebhookIdInput = {
  /** The id. */
  id: Scalars['ID']['input'];
};

/** Whether a webhook is delivered. */
export type WebhookState =
  /** Nothing could be delivered for three days, or its receiver has answered 410, so it is off until it is switched on. */
  | 'FAILED'
  /** It is delivered. */
  | 'ON'
  /** Its partner has paused it. */
  | 'PAUSED';
