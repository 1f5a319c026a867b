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

/** Where a picture is to be added. */
export type AddCarPictureInput = {
  /** Names what is sent together. Any text of at most 64 characters. */
  batch: Scalars['String']['input'];
  /** The car. */
  id: Scalars['ID']['input'];
  /** The name of its file with its folders, which may say what it shows. By default that of the upload. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The place of the picture among what is sent together: they stand in this order, whichever arrives first. */
  place: Scalars['Int']['input'];
};

/** A new partner. */
export type AddPartnerInput = {
  /** Where mails to the partner go. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its name, which no other partner has. */
  name: Scalars['String']['input'];
  /** What its keys allow, at least one of `inventory:read`, `leads:write`, `webhooks:manage`. */
  scopes: Array<Scalars['String']['input']>;
  /** Restricts the key to registered documents. */
  trustedOnly?: Scalars['Boolean']['input'];
};

/** For whom to make a key. */
export type AddPartnerKeyInput = {
  /** The id of the partner. */
  id: Scalars['ID']['input'];
  /** The revision of the partner that was read. */
  revision: Scalars['Int']['input'];
  /** Restricts the key to registered documents. */
  trustedOnly?: Scalars['Boolean']['input'];
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

/** The result of a portrait. */
export type AddPortraitPayload = {
  __typename?: 'AddPortraitPayload';
  /** Its path, for `people` of the settings. Null where it was not stored. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Why nothing was stored. */
  userErrors: Array<UserError>;
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

/** The pictures of a car in their order. */
export type ArrangeCarPicturesInput = {
  /** The car. */
  id: Scalars['ID']['input'];
  /** Its pictures, the cover first. */
  pictures: Array<ArrangedPictureInput>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** What a picture shows. */
export type ArrangedPictureInput = {
  /** What it shows, in words for those who do not see it. At most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which part of the car it shows. */
  group?: InputMaybe<PictureGroup>;
  /** The id of the picture. */
  id: Scalars['ID']['input'];
};

/** An article as the staff writes it. */
export type Article = {
  __typename?: 'Article';
  /** The text exactly as it was written, HTML that is not sanitised. Null in a list. */
  description?: Maybe<Scalars['String']['output']>;
  /** When the staff changed it last. Null if it never did. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who of the staff changed it last. Null if nobody did. */
  editedBy?: Maybe<Scalars['String']['output']>;
  /** Whether something was written that is not published. */
  hasDraft: Scalars['Boolean']['output'];
  /** The id: that of the `Blog` of the site, and the end of its address. */
  id: Scalars['ID']['output'];
  /** The path of its picture in the dealer's system. */
  image?: Maybe<Scalars['String']['output']>;
  /** The author's name. */
  postedBy: Scalars['String']['output'];
  /** The article as the site would show it. Null in a list. */
  preview?: Maybe<Blog>;
  /** The date that the site shows. Null of a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A change names it: it is refused if someone else has changed the article meanwhile. */
  revision: Scalars['Int']['output'];
  /** Where it is on its way to the site. */
  state: ArticleState;
  /** The headline. */
  title: Scalars['String']['output'];
};

/** How many articles are in each state. */
export type ArticleCounts = {
  __typename?: 'ArticleCounts';
  /** Those that the site does not show. */
  draft: Scalars['Int']['output'];
  /** Those that the site shows. */
  published: Scalars['Int']['output'];
  /** Those that appear by themselves. */
  scheduled: Scalars['Int']['output'];
};

/** Names an article, and the revision that a change is based on. */
export type ArticleInput = {
  /** The article. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** The result of a change of an article. */
export type ArticlePayload = {
  __typename?: 'ArticlePayload';
  /** The article as it is now, changed or not. Null if it does not exist, or if that is not known. */
  article?: Maybe<Article>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** Where an article is on its way to the site. */
export type ArticleState =
  /** The site does not show it. */
  | 'DRAFT'
  /** The site shows it. */
  | 'PUBLISHED'
  /** It appears by itself at `publishedAt`. */
  | 'SCHEDULED';

/** A page of the articles. */
export type Articles = {
  __typename?: 'Articles';
  /** How many articles are in each state. */
  counts: ArticleCounts;
  /** The articles, the latest first. */
  nodes: Array<Article>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of the last page. */
  pages: Scalars['Int']['output'];
  /** How many articles match. */
  totalCount: Scalars['Int']['output'];
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

/** Whether a backup is due. */
export type BackupState = {
  __typename?: 'BackupState';
  /** When the last one was made; null if there is none. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the last one is older than 48 hours, or there is none. */
  isDue: Scalars['Boolean']['output'];
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

/** What is done with each car. */
export type BulkAction = {
  __typename?: 'BulkAction';
  /** What is done. */
  kind: BulkActionKind;
  /** Whether cars are featured, or available for test drives. Null for other changes. */
  on?: Maybe<Scalars['Boolean']['output']>;
  /** How prices change. Null for other changes. */
  price?: Maybe<BulkPrice>;
  /** The new sale status. Null for other changes. */
  status?: Maybe<SaleStatus>;
};

/** What is done with each car. */
export type BulkActionInput = {
  /** What is done. */
  kind: BulkActionKind;
  /** Whether cars are featured, or available for test drives. Needed for `FEATURED` and `TEST_DRIVE`. */
  on?: InputMaybe<Scalars['Boolean']['input']>;
  /** How prices change. Needed for `PRICE`. */
  price?: InputMaybe<BulkPriceInput>;
  /** The new sale status. Needed for `STATUS`. */
  status?: InputMaybe<SaleStatus>;
};

/** What a change of many cars does. */
export type BulkActionKind =
  /** Shows cars among the featured ones, or no longer. */
  | 'FEATURED'
  /** Changes the asking price. A car with a discount keeps the price before it. */
  | 'PRICE'
  /** Lists withdrawn cars again. */
  | 'RELIST'
  /** Sets the sale status. */
  | 'STATUS'
  /** Offers test drives, or no longer. */
  | 'TEST_DRIVE'
  /** Takes cars off the site. */
  | 'WITHDRAW';

/** A change of many cars at once. */
export type BulkChange = {
  __typename?: 'BulkChange';
  /** What is done with each car. */
  action: BulkAction;
  /** The name of who has made it. */
  by: Scalars['String']['output'];
  /** How many were changed. */
  changed: Scalars['Int']['output'];
  /** When it was previewed. */
  createdAt: Scalars['DateTime']['output'];
  /** When the last car was changed. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of them the run, or the undoing, has looked at. */
  handled: Scalars['Int']['output'];
  /** The id, which a preview has already. */
  id: Scalars['ID']['output'];
  /** How many were changed by others since, and were not put back. */
  kept: Scalars['Int']['output'];
  /** The first of these: at most 200. */
  keptCars: Array<BulkSkippedCar>;
  /** How many of the chosen cars are left out. */
  refused: Scalars['Int']['output'];
  /** The first of those that are left out: at most 200. */
  refusedCars: Array<BulkRefusedCar>;
  /** How many of these were put back. */
  restored: Scalars['Int']['output'];
  /** Undoing names it: it is refused if the change has gone on meanwhile. */
  revision: Scalars['Int']['output'];
  /** The first cars, before and after: at most 20. */
  samples: Array<BulkSample>;
  /** How many were no longer as previewed, and were left as they are. */
  skipped: Scalars['Int']['output'];
  /** The first of these: at most 200. */
  skippedCars: Array<BulkSkippedCar>;
  /** When it was started. Null for a preview. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  state: BulkChangeState;
  /** How many cars are to be changed. */
  total: Scalars['Int']['output'];
  /** Until when it can be undone. Null where it cannot, or no longer. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the last car was put back. Null before. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of who has undone it. */
  undoneBy?: Maybe<Scalars['String']['output']>;
};

/** The result of a preview, a start or an undoing. */
export type BulkChangePayload = {
  __typename?: 'BulkChangePayload';
  /** The change as it is now. Null if it does not exist, or if that is not known. */
  change?: Maybe<BulkChange>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** How far a change of many cars is. */
export type BulkChangeState =
  /** All cars are changed that could be. */
  | 'DONE'
  /** No car is changed yet. */
  | 'PREVIEWED'
  /** Cars are being changed. */
  | 'RUNNING'
  /** Cars are being put back. */
  | 'UNDOING'
  /** All cars are put back that could be. */
  | 'UNDONE';

/** Which cars match, as in the list of the stock. */
export type BulkFilterInput = {
  /** Only cars that lack this. */
  gap?: InputMaybe<StockGap>;
  /** A stock number, words of the name, or the last six characters of the VIN. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The order in which the first ones are shown. */
  sort?: StockSort;
  /** Only cars with this sale status. */
  status?: InputMaybe<SaleStatus>;
  /** Which part of the stock. */
  tab?: StockTab;
};

/** How prices change. */
export type BulkPrice = {
  __typename?: 'BulkPrice';
  /** Whether a car without a discount keeps its price, and shows the lower one as a discount. */
  asDiscount: Scalars['Boolean']['output'];
  /** By how much: negative where prices become lower. */
  by: Scalars['Float']['output'];
  /** To which amount new prices are rounded, AED. */
  roundTo: Scalars['Int']['output'];
  /** Where to new prices are rounded. */
  rounding: BulkRounding;
  /** Whether that is AED or per cent. */
  unit: BulkPriceUnit;
};

/** How prices change. */
export type BulkPriceInput = {
  /** Whether a car without a discount keeps its price, and shows the lower one as a discount. */
  asDiscount: Scalars['Boolean']['input'];
  /** By how much: negative to lower prices. */
  by: Scalars['Float']['input'];
  /** To which amount new prices are rounded, AED: 1, 10, 100, 500 or 1,000. */
  roundTo: Scalars['Int']['input'];
  /** Where to new prices are rounded. What is to become lower is never higher than before, nor the other way round. */
  rounding: BulkRounding;
  /** Whether that is AED or per cent. */
  unit: BulkPriceUnit;
};

/** In what a change of prices is told. */
export type BulkPriceUnit =
  /** In AED. */
  | 'AED'
  /** In per cent of the asking price. */
  | 'PERCENT';

/** Why a car is left out of a change. */
export type BulkRefusal =
  /** It has no price. */
  | 'NO_PRICE'
  /** It is sold: what it was offered for stays. */
  | 'SOLD'
  /** Its price would be above AED 100,000,000. */
  | 'TOO_HIGH'
  /** Its price would be below AED 500. */
  | 'TOO_LOW'
  /** It is so already, or rounding leaves its price as it is. */
  | 'UNCHANGED'
  /** There is no such car. */
  | 'UNKNOWN'
  /** It is withdrawn. */
  | 'WITHDRAWN';

/** A car that is left out of a change. */
export type BulkRefusedCar = {
  __typename?: 'BulkRefusedCar';
  /** The id of the car. */
  id: Scalars['ID']['output'];
  /** Make, model and trim, or the title. */
  name: Scalars['String']['output'];
  /** Why. */
  reason: BulkRefusal;
  /** The dealer's stock number. */
  stockNumber?: Maybe<Scalars['String']['output']>;
};

/** How new prices are rounded. */
export type BulkRounding =
  /** To the next lower amount. */
  | 'DOWN'
  /** To the nearest amount. */
  | 'NEAREST'
  /** To the next higher amount. */
  | 'UP';

/** A car before and after a change. */
export type BulkSample = {
  __typename?: 'BulkSample';
  /** What it has afterwards, told likewise. */
  after: Scalars['String']['output'];
  /** What it had: the asking price in AED, the sale status, `yes` or `no`, `listed` or `withdrawn`. */
  before: Scalars['String']['output'];
  /** The price without the discount that it then has, AED. Null without a discount, and for other changes than of prices. */
  fullPrice?: Maybe<Scalars['Float']['output']>;
  /** The id of the car. */
  id: Scalars['ID']['output'];
  /** Make, model and trim, or the title. */
  name: Scalars['String']['output'];
  /** The dealer's stock number. */
  stockNumber?: Maybe<Scalars['String']['output']>;
};

/** Which cars: those that are named, or all that match a filter. */
export type BulkSelectionInput = {
  /** At most 1,000 cars that match, but stay as they are. */
  except?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All cars that match. Left out where cars are named. */
  filter?: InputMaybe<BulkFilterInput>;
  /** At most 1,000 cars by their ids. Left out where all that match are meant. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Why a car was not changed, or not put back. */
export type BulkSkip =
  /** Somebody else, or a file, has changed it meanwhile. */
  | 'CHANGED'
  /** It is no longer there. */
  | 'GONE'
  /** It was listed meanwhile. */
  | 'LISTED'
  /** It was withdrawn meanwhile. */
  | 'WITHDRAWN';

/** A car that was not changed, or not put back. */
export type BulkSkippedCar = {
  __typename?: 'BulkSkippedCar';
  /** The id of the car. */
  id: Scalars['ID']['output'];
  /** Make, model and trim, or the title. */
  name: Scalars['String']['output'];
  /** Why. */
  reason: BulkSkip;
  /** The dealer's stock number. */
  stockNumber?: Maybe<Scalars['String']['output']>;
};

/** A car in the stock. */
export type Car = {
  __typename?: 'Car';
  /** The accident history, such as `None`. */
  accidentHistory?: Maybe<Scalars['String']['output']>;
  /** Body type, such as `SUV`, `Sedan` or `Cross Over`. */
  bodyType?: Maybe<Scalars['String']['output']>;
  /** What is left of the brakes, such as `70%`. */
  brakes?: Maybe<Scalars['String']['output']>;
  /** The first picture, which is all that a list needs. Null if there is none. */
  cover?: Maybe<CarImage>;
  /** The number of cylinders. */
  cylinders?: Maybe<Scalars['Int']['output']>;
  /** The dealer's description as sanitised HTML. */
  description?: Maybe<Scalars['String']['output']>;
  /** The price after the discount, AED. Null if there is no discount. */
  discountedPrice?: Maybe<Scalars['Float']['output']>;
  /** Number of doors. */
  doors?: Maybe<Scalars['Int']['output']>;
  /** The driven wheels, such as `AWD`, `4WD`, `RWD` or `FWD`. */
  drive?: Maybe<Scalars['String']['output']>;
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
  /** What is not as new. Empty if the dealer says that there is nothing; null if nothing is said. */
  imperfections?: Maybe<Array<Imperfection>>;
  /** Who inspected the car, such as a test centre. */
  inspectedBy?: Maybe<Scalars['String']['output']>;
  /** The day of the inspection, such as `2026-10-05`, or only its month, such as `2026-10`. */
  inspectedOn?: Maybe<Scalars['String']['output']>;
  /** The address of the report of the inspection, such as a PDF; always https. */
  inspectionReport?: Maybe<Scalars['URL']['output']>;
  /** The interior colour. */
  interiorColor?: Maybe<Scalars['String']['output']>;
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
  /** How thick the paint is, for each panel on which it was measured. Empty if it was not, or if that is unknown. */
  paintReadings: Array<PaintReading>;
  /** The power in horsepower. */
  power?: Maybe<Scalars['Int']['output']>;
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
  /** The sale status as the dealer records it, such as `available`, `reserved` or `sold`. Any other value means available. */
  saleStatus?: Maybe<Scalars['String']['output']>;
  /** The name of the salesperson for this car. Null if the dealer has not assigned one. */
  salesperson?: Maybe<Scalars['String']['output']>;
  /** The number of seats. */
  seats?: Maybe<Scalars['Int']['output']>;
  /** Where and how it was serviced, such as `Full, at the agency`. */
  serviceHistory?: Maybe<Scalars['String']['output']>;
  /**
   * The most similar available cars, closest first: by model, make and body type, then by price and year. Empty if there are
   * none; null, with an error, if the dealer's system cannot be reached. This field is costly: request it for one car or a
   * short list. Candidates are the newest cars of the same model, make and body type.
   */
  similar?: Maybe<Array<Car>>;
  /** Whether the car is sold. */
  sold: Scalars['Boolean']['output'];
  /** Every feature that the dealer has checked, and whether the car has it. */
  specifications: Array<Specification>;
  /** The car turned once all the way round (360°). Null if that is not to be seen anywhere. */
  spin?: Maybe<CarSpin>;
  /** The sale status. A car that is neither sold nor reserved is available. */
  status: SaleStatus;
  /** The side of the steering wheel: `Left` or `Right`. */
  steering?: Maybe<Scalars['String']['output']>;
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
  /** How deep the tread of the most worn tyre is, in millimetres. */
  tyreTread?: Maybe<Scalars['Float']['output']>;
  /** The year in which the oldest tyre was made. */
  tyreYear?: Maybe<Scalars['Int']['output']>;
  /** The tyres in words, such as their make. */
  tyres?: Maybe<Scalars['String']['output']>;
  /** When the car's data last changed. Null if the dealer's system does not provide it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the car's page on the site. */
  url: Scalars['URL']['output'];
  /** The video of the car. Null if there is none. */
  video?: Maybe<CarVideo>;
  /**
   * The vehicle identification number (VIN): 17 letters and digits. Only for partners: null if unknown or without an API
   * key that has the scope `inventory:read`.
   */
  vin?: Maybe<Scalars['String']['output']>;
  /** The last six characters of the VIN, visible to everyone. Null if unknown. */
  vinLastSix?: Maybe<Scalars['String']['output']>;
  /** The warranty, such as `Until June 2027`. */
  warranty?: Maybe<Scalars['String']['output']>;
  /** The last day of the warranty, such as `2027-06-30`, or only its month, such as `2027-06`. */
  warrantyUntil?: Maybe<Scalars['String']['output']>;
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
  /** The car is for sale again after it was withdrawn, sold or reserved. */
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

/** What was typed into fields of a car, or of a new one, and is not published. */
export type CarDraft = {
  __typename?: 'CarDraft';
  /** What a new car should have besides. */
  advice: Array<DraftAdvice>;
  /** How many fields were typed into. */
  changeCount: Scalars['Int']['output'];
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** The name of the person who changed it last. */
  changedBy: Scalars['String']['output'];
  /** Fields that have changed in the car since they were typed into: it is published when a value of each is chosen. Null in a list. */
  conflicts?: Maybe<Array<DraftConflict>>;
  /** Whether the car was never published. */
  isNew: Scalars['Boolean']['output'];
  /** The fields without which a new car cannot be published. */
  missing: Array<StockField>;
  /** Why what was typed cannot be published as it is. Null in a list. */
  problems?: Maybe<Array<DraftProblem>>;
  /** A change names it: it is refused if someone else has changed the draft meanwhile. */
  revision: Scalars['Int']['output'];
  /** What was typed. Null in a list. */
  values?: Maybe<Array<DraftValue>>;
};

/** Names the draft of a car. */
export type CarDraftInput = {
  /** The car, or the id of the new one. */
  id: Scalars['ID']['input'];
  /** The revision of the draft. */
  revision: Scalars['Int']['input'];
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
  /** Number of cars whose accident history says that there is none. Null if the dealer's system does not count them. */
  accidentFree?: Maybe<Scalars['Int']['output']>;
  /** Body types, in alphabetical order. */
  bodyTypes: Array<BodyTypeCount>;
  /** Numbers of cylinders. */
  cylinders: Bounds;
  /** Number of cars whose price is below their original price. Null if the dealer's system does not count them. */
  discounted?: Maybe<Scalars['Int']['output']>;
  /** Driven wheels, in alphabetical order. */
  drives: Array<ValueCount>;
  /** Colours, in alphabetical order: `white` for a car painted Alpine White. */
  exteriorColors: Array<ValueCount>;
  /** Fuels, in alphabetical order. */
  fuelTypes: Array<ValueCount>;
  /** Number of cars whose record tells of a warranty that has not ended. Null if the dealer's system does not count them. */
  hasWarranty?: Maybe<Scalars['Int']['output']>;
  /** Colours of the interior, in alphabetical order: `red` for Cranberry red. */
  interiorColors: Array<ValueCount>;
  /** Makes, in alphabetical order. */
  makes: Array<MakeCount>;
  /** The mileage in kilometres. */
  mileage: Bounds;
  /** Models, by make and name. */
  models: Array<ModelCount>;
  /** Monthly instalments, AED. */
  monthlyInstalment: Bounds;
  /** Power in horsepower. */
  power: Bounds;
  /** Current asking prices, AED. */
  price: Bounds;
  /** Regional specifications, in alphabetical order. */
  regionalSpecs: Array<ValueCount>;
  /** Numbers of seats. */
  seats: Array<ValueCount>;
  /** Sides of the steering wheel, in alphabetical order. */
  steeringSides: Array<ValueCount>;
  /** Gearboxes, in alphabetical order. */
  transmissions: Array<ValueCount>;
  /** Model years. */
  year: Bounds;
};

/** A filter of cars. A car must match every condition; an omitted condition, an empty list and an empty string match all cars. */
export type CarFilter = {
  /** If true, only cars whose accident history says that there is none. */
  accidentFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, excludes sold cars, and reserved ones as far as the dealer's system tells them apart. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Body types, case-insensitive. Matches cars of any of them. */
  bodyTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The number of cylinders. */
  cylinders?: InputMaybe<IntRange>;
  /** If true, only cars whose price is below their original price. */
  discounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Driven wheels such as `AWD`, case-insensitive. Matches cars with any of them. */
  drives?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Colours such as `white`, case-insensitive. Matches cars of any of them: a car painted Alpine White is white. */
  exteriorColors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Fuels, case-insensitive. Matches cars of any of them. */
  fuelTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** If true, only cars whose record tells of a warranty that has not ended. */
  hasWarranty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours of the interior such as `red`, case-insensitive. Matches cars with any of them: Cranberry red is red. */
  interiorColors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names of makes, case-insensitive. Matches cars of any of them. */
  makes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The mileage in kilometres. */
  mileage?: InputMaybe<IntRange>;
  /** The id of a `Model`. */
  model?: InputMaybe<Scalars['ID']['input']>;
  /** The monthly instalment, AED. */
  monthlyInstalment?: InputMaybe<IntRange>;
  /** The power in horsepower. */
  power?: InputMaybe<IntRange>;
  /** The asking price, AED. A car without a price matches no range. */
  price?: InputMaybe<IntRange>;
  /** Regional specifications, case-insensitive. Matches cars of any of them. */
  regionalSpecs?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * A free-text search: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and title. It
   * understands common names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount or a distance
   * alone is a maximum, `low mileage` means at most 40,000 km, and `test drive` selects cars available for a test drive. A
   * car must match every term. The last word is matched as a prefix if no car has the whole word, or if it ends in `*`
   * (`porsche 9*`).
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Numbers of seats such as `7`. Matches cars with any of them. */
  seats?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Sale statuses. Matches cars with any of them. */
  status?: InputMaybe<Array<SaleStatus>>;
  /** Sides of the steering wheel, `Left` or `Right`. Matches cars with any of them. */
  steeringSides?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 stock numbers. Matches cars with any of them. */
  stockNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words that must all occur in the car's title, make, model or trim, case-insensitive. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Gearboxes, case-insensitive. Matches cars of any of them. */
  transmissions?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Only cars that changed at or after this time, or whose time of change is unknown. When polling, go back a minute
   * further than the last poll, because a change may become visible shortly after its timestamp. Withdrawn cars are not
   * listed; `carChanges` reports them too and misses nothing.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Model year. */
  year?: InputMaybe<IntRange>;
};

/** A car to which pictures are to be added. */
export type CarForPictures = {
  __typename?: 'CarForPictures';
  /** The car, listed, withdrawn or a new one that is not published. Several may have one stock number. */
  car: StockCar;
  /** The id of the draft that it was, if it was looked for by that. Else null. */
  draftId?: Maybe<Scalars['ID']['output']>;
};

/** A picture of a car. */
export type CarImage = {
  __typename?: 'CarImage';
  /** A description of the picture, if the dealer's system provides it. */
  description?: Maybe<Scalars['String']['output']>;
  /** The file name. */
  filename?: Maybe<Scalars['String']['output']>;
  /** Which part of the car it shows. Null if the dealer's system does not say it. */
  group?: Maybe<PictureGroup>;
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

/** A file with cars, and what its import does. The file itself is sent to `/back-office/imports`, as it may have 100 MB. */
export type CarImport = {
  __typename?: 'CarImport';
  /** When the file was sent. */
  at: Scalars['DateTime']['output'];
  /** Who has sent it. */
  by: Scalars['String']['output'];
  /** The columns of the file. */
  columns: Array<ImportColumn>;
  /** Whether the file is the dealer's whole stock: imported cars that it lacks are withdrawn. */
  complete: Scalars['Boolean']['output'];
  /** What it does, or has done so far. Null before its first dry run. */
  counts?: Maybe<ImportCounts>;
  /** How its characters are encoded, such as `UTF-8`. */
  encoding: Scalars['String']['output'];
  /** When that ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** Whether it is imported although it looks like a mistake. */
  force: Scalars['Boolean']['output'];
  /** Whether its file is still there. It is removed a day after it was sent. */
  hasFile: Scalars['Boolean']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** Whether it ends after the batch that is being imported. */
  isCancelling: Scalars['Boolean']['output'];
  /** Why it needs the option `force`, by its dry run. */
  mustBeForced?: Maybe<Scalars['String']['output']>;
  /** Fields of which the file counts, although they were changed by hand. */
  overwrite: Array<ImportField>;
  /** What it has done with pictures. Null where the file has none. */
  pictures?: Maybe<ImportPictureCounts>;
  /** Why nothing was imported, or not all. */
  problem?: Maybe<ImportProblem>;
  /** How far it is. Null where it is not being checked or imported. */
  progress?: Maybe<ImportProgress>;
  /** A change names it: it is refused if someone else has changed the import meanwhile. */
  revision: Scalars['Int']['output'];
  /** How many rows there are to look at. */
  rowCounts: Array<ImportRowCount>;
  /** The size of the file, bytes. */
  size: Scalars['Int']['output'];
  /** When its last dry run or import began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: ImportState;
};

/** Names an import, and the revision that a change is based on. */
export type CarImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** The result of a change of an import. */
export type CarImportPayload = {
  __typename?: 'CarImportPayload';
  /** The import as it is now, changed or not. Null if it is removed, or if that is not known. */
  carImport?: Maybe<CarImport>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** Names a picture of a car, and the revision that a change is based on. */
export type CarPictureInput = {
  /** The car. */
  id: Scalars['ID']['input'];
  /** The id of the picture. */
  picture: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
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
  /** Cars for sale first, then the sold ones; each the most recently listed first. */
  | 'FOR_SALE_FIRST'
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

/** The car turned once all the way round: by a viewer elsewhere, or in pictures of the dealer's. */
export type CarSpin = {
  __typename?: 'CarSpin';
  /** The name of the viewer's host, such as `Kuula`. Null if the turn is in pictures. */
  host?: Maybe<Scalars['String']['output']>;
  /** The pictures of one whole turn at even steps, in their order. Empty if a viewer shows it. */
  images: Array<CarImage>;
  /** The address of the viewer, for a frame of a page. Null if there is none, and for a host whose viewer is not known. */
  playerUrl?: Maybe<Scalars['URL']['output']>;
  /** The address of a viewer. Null if the turn is in pictures. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** The video of a car. */
export type CarVideo = {
  __typename?: 'CarVideo';
  /** The name of the host, such as `YouTube`. */
  host: Scalars['String']['output'];
  /** The address of its player, for a frame of a page. Null for a file, and for a host whose player is not known. */
  playerUrl?: Maybe<Scalars['URL']['output']>;
  /** The address that the dealer gives: a page of YouTube or Vimeo, or an MP4 or WebM file. */
  url: Scalars['URL']['output'];
};

/** A change of a partner. Omitted fields keep their values. */
export type ChangePartnerInput = {
  /** Where mails to the partner go; empty for nowhere. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of the partner. */
  id: Scalars['ID']['input'];
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The revision of the partner that was read. */
  revision: Scalars['Int']['input'];
  /** What its keys allow. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A change of a webhook of a partner. Omitted fields keep their values. */
export type ChangePartnerWebhookInput = {
  /** The id of the webhook. */
  id: Scalars['ID']['input'];
  /** Whether the webhook is active: `false` pauses it, `true` resumes it where it stopped, also after it was turned off. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kinds of changes. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** The address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

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

/** A new article. */
export type CreateArticleInput = {
  /** The headline. */
  title: Scalars['String']['input'];
};

/** A new webhook of a partner. */
export type CreatePartnerWebhookInput = {
  /** The kinds of changes to deliver. Default: all. */
  kinds?: InputMaybe<Array<CarChangeKind>>;
  /** The id of the partner. */
  partnerId: Scalars['ID']['input'];
  /** An `https://` address whose host is on the public internet. Redirects are not followed. */
  url: Scalars['String']['input'];
};

/** A new search alert. */
export type CreateSearchAlertInput = {
  /**
   * The id of a reserved car, instead of `filter`. One email is sent when the car becomes available again, is sold or is no longer
   * listed. The alert then ends.
   */
  carId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email: Scalars['String']['input'];
  /** The search. At least one condition is required. Sold and reserved cars are never reported. Send `carId` instead for an alert on one car. */
  filter?: InputMaybe<CarFilter>;
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

/** The price of one unit of each currency, AED. */
export type CurrencyRates = {
  __typename?: 'CurrencyRates';
  /** Euro. */
  eur: Scalars['Float']['output'];
  /** Pound sterling. */
  gbp: Scalars['Float']['output'];
  /** Indian rupee. */
  inr: Scalars['Float']['output'];
  /** Saudi riyal. */
  sar: Scalars['Float']['output'];
  /** US dollar. */
  usd: Scalars['Float']['output'];
};

/** The price of one unit of each currency, AED. */
export type CurrencyRatesInput = {
  /** Euro. */
  eur: Scalars['Float']['input'];
  /** Pound sterling. */
  gbp: Scalars['Float']['input'];
  /** Indian rupee. */
  inr: Scalars['Float']['input'];
  /** Saudi riyal. */
  sar: Scalars['Float']['input'];
  /** US dollar. */
  usd: Scalars['Float']['input'];
};

/** What a customer has written, word for word. */
export type CustomerReview = {
  __typename?: 'CustomerReview';
  /** Who has written it. */
  author: Scalars['String']['output'];
  /** The day on which it was written. */
  day: Scalars['String']['output'];
  /** Who has published it. */
  source: Scalars['String']['output'];
  /** The text. */
  text: Scalars['String']['output'];
  /** Where it can be read. */
  url: Scalars['String']['output'];
};

/** What a customer has written, word for word. */
export type CustomerReviewInput = {
  /** Who has written it. */
  author: Scalars['String']['input'];
  /** The day on which it was written. */
  day: Scalars['String']['input'];
  /** Who has published it. */
  source: Scalars['String']['input'];
  /** The text. */
  text: Scalars['String']['input'];
  /** Where it can be read. */
  url: Scalars['String']['input'];
};

/** The result of deleting an article. */
export type DeleteArticlePayload = {
  __typename?: 'DeleteArticlePayload';
  /** The id of the deleted article. Null if nothing was deleted. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** The result of deleting a webhook of a partner. */
export type DeletePartnerWebhookPayload = {
  __typename?: 'DeletePartnerWebhookPayload';
  /** The id of the deleted webhook; null where nothing was deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
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

/** The free space on a disk. */
export type DiskSpace = {
  __typename?: 'DiskSpace';
  /** The free space, bytes. */
  freeBytes: Scalars['Float']['output'];
  /** Whether there is enough of it to store anything new. */
  takesNew: Scalars['Boolean']['output'];
};

/** What a new car should have, or what to look at, before it is published. */
export type DraftAdvice =
  /** The VIN may be mistyped. */
  | 'DOUBTFUL_VIN'
  /** There is no description. */
  | 'NO_DESCRIPTION'
  /** There is no mileage. */
  | 'NO_MILEAGE'
  /** There is no picture. */
  | 'NO_PICTURES';

/** A field that has changed in the car since somebody typed into it. */
export type DraftConflict = {
  __typename?: 'DraftConflict';
  /** What the car says now. */
  current: Scalars['String']['output'];
  /** Which field. */
  field: StockField;
  /** What was typed. */
  yours: Scalars['String']['output'];
};

/** Why a field cannot be published as it is. */
export type DraftProblem = {
  __typename?: 'DraftProblem';
  /** The car that has this stock number or VIN already. */
  car?: Maybe<NamedCar>;
  /** Which field. */
  field: StockField;
  /** A sentence for the person who typed it. */
  message: Scalars['String']['output'];
};

/** What was typed into a field. */
export type DraftValue = {
  __typename?: 'DraftValue';
  /** What the car said when somebody began to type. */
  base: Scalars['String']['output'];
  /** Which field. */
  field: StockField;
  /** The text, valid or not. Empty removes the value. */
  text: Scalars['String']['output'];
};

/** What was typed into a field. */
export type DraftValueInput = {
  /** What the car said when somebody began to type: where it says something else by then, publication asks. Naming what it says now chooses the typed text. */
  base?: InputMaybe<Scalars['String']['input']>;
  /** Which field. */
  field: StockField;
  /** The text as it was typed. Empty removes the value; null leaves it as the car has it. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is due in the inbox. */
export type DueEnquiries = {
  __typename?: 'DueEnquiries';
  /** How many enquiries each view of the inbox has. */
  counts: InboxCounts;
  /** The first five that are overdue or due today, in the order of the inbox. */
  due: Array<Enquiry>;
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

/** The subscription to end. */
export type EndSubscriptionInput = {
  /** The id of the subscription. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** The result of ending a subscription. */
export type EndSubscriptionPayload = {
  __typename?: 'EndSubscriptionPayload';
  /** The id of the subscription that has ended. Null if nothing was changed. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was changed. */
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
  /** A change names it: it is refused if someone else has changed the enquiry meanwhile. */
  revision: Scalars['Int']['output'];
  /** How far it is. */
  status: EnquiryStatus;
  /** Whether something has happened since the caller last opened it. */
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
  /** The name of the person who did it. Null for what happened automatically. */
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
  /** A visitor offers a price for a car. */
  | 'PRICE_OFFER'
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
  /** The names of the photos; `/back-office/enquiries/{id}/photos/{name}` returns one, with a token. */
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
  /** Assigned to the caller. */
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

/** The exchange rates, and their day. */
export type ExchangeRates = {
  __typename?: 'ExchangeRates';
  /** The day of the rates. */
  asOf: Scalars['String']['output'];
  /** The rates. */
  rates: CurrencyRates;
};

/** The exchange rates, and their day. */
export type ExchangeRatesInput = {
  /** The day of the rates. */
  asOf: Scalars['String']['input'];
  /** The rates. */
  rates: CurrencyRatesInput;
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

/** The limits and initial values of the payment calculator. Down payments are in percent, rates in percent per year. */
export type FinanceTerms = {
  __typename?: 'FinanceTerms';
  /** The initial down payment. */
  downPayment: Scalars['Float']['output'];
  /** The flat rate. */
  flatRate: Scalars['Float']['output'];
  /** The largest down payment. */
  maxDownPayment: Scalars['Float']['output'];
  /** The longest term, months. */
  maxMonths: Scalars['Int']['output'];
  /** The least down payment. */
  minDownPayment: Scalars['Float']['output'];
  /** The shortest term, months. */
  minMonths: Scalars['Int']['output'];
  /** The initial term, months. */
  months: Scalars['Int']['output'];
  /** The reducing rate. */
  reducingRate: Scalars['Float']['output'];
};

/** The limits and initial values of the payment calculator. Down payments are in percent, rates in percent per year. What is left out stays as it is. */
export type FinanceTermsInput = {
  /** The initial down payment. */
  downPayment?: InputMaybe<Scalars['Float']['input']>;
  /** The flat rate. */
  flatRate?: InputMaybe<Scalars['Float']['input']>;
  /** The largest down payment. */
  maxDownPayment?: InputMaybe<Scalars['Float']['input']>;
  /** The longest term, months. */
  maxMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The least down payment. */
  minDownPayment?: InputMaybe<Scalars['Float']['input']>;
  /** The shortest term, months. */
  minMonths?: InputMaybe<Scalars['Int']['input']>;
  /** The initial term, months. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** The reducing rate. */
  reducingRate?: InputMaybe<Scalars['Float']['input']>;
};

/** A former asking price. */
export type FormerPrice = {
  __typename?: 'FormerPrice';
  /** The price, AED. */
  price: Scalars['Float']['output'];
  /** When this price was replaced. */
  until: Scalars['DateTime']['output'];
};

/** Days on which the showroom stays closed. */
export type Holiday = {
  __typename?: 'Holiday';
  /** The first day. */
  from: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The last day. Null if it is one day. */
  to?: Maybe<Scalars['String']['output']>;
};

/** Days on which the showroom stays closed. */
export type HolidayInput = {
  /** The first day. */
  from: Scalars['String']['input'];
  /** The name. */
  name: Scalars['String']['input'];
  /** The last day. Null if it is one day. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Something about a car that is not as new. */
export type Imperfection = {
  __typename?: 'Imperfection';
  /** The picture of the car that shows it. Null if there is none. */
  picture?: Maybe<CarImage>;
  /** What it is, such as `A stone chip on the bonnet`. */
  text: Scalars['String']['output'];
};

/** A column of a file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** What it means. Null if it is not used. */
  meaning?: Maybe<ImportField>;
  /** Its name in the header. */
  name: Scalars['String']['output'];
  /** Its values in the first rows. */
  samples: Array<Scalars['String']['output']>;
};

/** What an import does, in cars. */
export type ImportCounts = {
  __typename?: 'ImportCounts';
  /** Cars that are new. */
  added: Scalars['Int']['output'];
  /** Cars that have changed. */
  changed: Scalars['Int']['output'];
  /** Cars that keep values which were changed by hand, though the file says something else. */
  kept: Scalars['Int']['output'];
  /** Cars that stay withdrawn, as a person has withdrawn them. */
  keptWithdrawn: Scalars['Int']['output'];
  /** Rows that cannot be imported. */
  refused: Scalars['Int']['output'];
  /** How many rows were read. */
  rows: Scalars['Int']['output'];
  /** Cars that are as before. */
  unchanged: Scalars['Int']['output'];
  /** Cars that the file lacks, where it is the whole stock. */
  withdrawn: Scalars['Int']['output'];
};

/** What a column of a file with cars means. */
export type ImportField =
  /** The accidents that are known. */
  | 'ACCIDENT_HISTORY'
  /** The condition of the body. */
  | 'BODY_CONDITION'
  /** The body type. */
  | 'BODY_TYPE'
  /** What is left of the brakes. */
  | 'BRAKES'
  /** The number of cylinders. */
  | 'CYLINDERS'
  /** The description. */
  | 'DESCRIPTION'
  /** The price after the discount. */
  | 'DISCOUNTED_PRICE'
  /** The number of doors. */
  | 'DOORS'
  /** The driven wheels. */
  | 'DRIVE'
  /** The engine. */
  | 'ENGINE'
  /** The colour of the body. */
  | 'EXTERIOR_COLOR'
  /** Whether it is among the featured cars. */
  | 'FEATURED'
  /** The features. */
  | 'FEATURES'
  /** The fuel. */
  | 'FUEL_TYPE'
  /** The power in horsepower. */
  | 'HORSEPOWER'
  /** Addresses of pictures. The only meaning that several columns may have. */
  | 'IMAGES'
  /** The imperfections. */
  | 'IMPERFECTIONS'
  /** Who inspected it. */
  | 'INSPECTED_BY'
  /** The day of the inspection. */
  | 'INSPECTED_ON'
  /** The address of the report of the inspection. */
  | 'INSPECTION_REPORT'
  /** The colour of the interior. */
  | 'INTERIOR_COLOR'
  /** The number of keys. */
  | 'KEYS'
  /** The day of the advert. */
  | 'LISTED_ON'
  /** Where it stands. */
  | 'LOCATION'
  /** The make. */
  | 'MAKE'
  /** The mechanical condition. */
  | 'MECHANICAL_CONDITION'
  /** The mileage. */
  | 'MILEAGE'
  /** The unit of the mileage. */
  | 'MILEAGE_UNIT'
  /** The model. */
  | 'MODEL'
  /** The monthly instalment. */
  | 'MONTHLY_INSTALMENT'
  /** The number of previous owners. */
  | 'OWNERS'
  /** The paint of this panel: bonnet. */
  | 'PAINT_BONNET'
  /** The paint of this panel: boot. */
  | 'PAINT_BOOT'
  /** The paint of this panel: front left door. */
  | 'PAINT_FRONT_LEFT_DOOR'
  /** The paint of this panel: front left wing. */
  | 'PAINT_FRONT_LEFT_WING'
  /** The paint of this panel: front right door. */
  | 'PAINT_FRONT_RIGHT_DOOR'
  /** The paint of this panel: front right wing. */
  | 'PAINT_FRONT_RIGHT_WING'
  /** The paint of this panel: rear left door. */
  | 'PAINT_REAR_LEFT_DOOR'
  /** The paint of this panel: rear left wing. */
  | 'PAINT_REAR_LEFT_WING'
  /** The paint of this panel: rear right door. */
  | 'PAINT_REAR_RIGHT_DOOR'
  /** The paint of this panel: rear right wing. */
  | 'PAINT_REAR_RIGHT_WING'
  /** The paint of this panel: roof. */
  | 'PAINT_ROOF'
  /** The price before any discount. */
  | 'PRICE'
  /** The market that the car was built for. */
  | 'REGIONAL_SPECS'
  /** The registration. */
  | 'REGISTRATION'
  /** Who sells it. */
  | 'SALESPERSON'
  /** The number of seats. */
  | 'SEATS'
  /** Where and how it was serviced. */
  | 'SERVICE_HISTORY'
  /** Whether it is sold. */
  | 'SOLD'
  /** The address of a 360 view, or those of its pictures. */
  | 'SPIN'
  /** Whether it is for sale. */
  | 'STATUS'
  /** The side of the steering wheel. */
  | 'STEERING'
  /** The stock number. */
  | 'STOCK_NUMBER'
  /** Whether it is available for a test drive. */
  | 'TEST_DRIVE'
  /** The headline. */
  | 'TITLE'
  /** The gearbox. */
  | 'TRANSMISSION'
  /** The trim. */
  | 'TRIM'
  /** The tyres in words. */
  | 'TYRES'
  /** The depth of the tread. */
  | 'TYRE_TREAD'
  /** The year of the tyres. */
  | 'TYRE_YEAR'
  /** The address of a video. */
  | 'VIDEO'
  /** The whole VIN. */
  | 'VIN'
  /** The warranty. */
  | 'WARRANTY'
  /** The last day of the warranty. */
  | 'WARRANTY_UNTIL'
  /** The model year. */
  | 'YEAR';

/** How a file is imported. */
export type ImportOptionsInput = {
  /** Whether it is the dealer's whole stock: imported cars that it lacks are withdrawn. */
  complete: Scalars['Boolean']['input'];
  /** Whether it is imported although it looks like a mistake. */
  force: Scalars['Boolean']['input'];
  /** Fields of which the file counts, although they were changed by hand. */
  overwrite: Array<ImportField>;
};

/** What is being imported. */
export type ImportPhase =
  /** The pictures that the rows name. */
  | 'PICTURES'
  /** The rows of the file. */
  | 'ROWS';

/** What an import has done with pictures. */
export type ImportPictureCounts = {
  __typename?: 'ImportPictureCounts';
  /** Fetched pictures. */
  added: Scalars['Int']['output'];
  /** Pictures that could not be fetched. */
  failed: Scalars['Int']['output'];
  /** Pictures that were there. */
  kept: Scalars['Int']['output'];
  /** Pictures that were taken away. */
  removed: Scalars['Int']['output'];
};

/** Why nothing was imported, or not all. */
export type ImportProblem = {
  __typename?: 'ImportProblem';
  /** Whether the option `force` imports it all the same. */
  canBeForced: Scalars['Boolean']['output'];
  /** A sentence. */
  message: Scalars['String']['output'];
};

/** How far an import is. */
export type ImportProgress = {
  __typename?: 'ImportProgress';
  /** How many lines, or cars with pictures, are done. */
  done: Scalars['Int']['output'];
  /** Whether it waits for another import to end. */
  isWaiting: Scalars['Boolean']['output'];
  /** What is being imported. */
  phase: ImportPhase;
  /** How many there are. 0 as long as that is not known. */
  total: Scalars['Int']['output'];
};

/** What an import does to a car, or why not. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** The car in words. Empty where nothing tells it. */
  car: Scalars['String']['output'];
  /** The id of the car. Null where there is none. */
  carId?: Maybe<Scalars['ID']['output']>;
  /** The column that is at fault. */
  column?: Maybe<Scalars['String']['output']>;
  /** The line of the file, from 1. Null for what is in no line. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What there is to say. Empty where there is nothing. */
  text: Scalars['String']['output'];
  /** The value that is at fault. */
  value?: Maybe<Scalars['String']['output']>;
};

/** How many rows of a kind there are. */
export type ImportRowCount = {
  __typename?: 'ImportRowCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: ImportRowKind;
};

/** A kind of row that can be looked at. */
export type ImportRowKind =
  /** Of new cars. */
  | 'ADDED'
  /** Of changed cars, with what has changed. */
  | 'CHANGED'
  /** Of cars that keep values which were changed by hand. */
  | 'KEPT'
  /** Of cars that stay withdrawn. */
  | 'KEPT_WITHDRAWN'
  /** Of imported cars, with what could not be read, and of those whose pictures stay as a person has arranged them. */
  | 'NOTES'
  /** Pictures that could not be fetched. */
  | 'PICTURES'
  /** Refused ones, with the reason. */
  | 'REFUSED'
  /** Withdrawn cars. */
  | 'WITHDRAWN';

/** What an import has done. */
export type ImportRun = {
  __typename?: 'ImportRun';
  /** How many cars it has added. */
  added: Scalars['Int']['output'];
  /** When it was finished. */
  at: Scalars['DateTime']['output'];
  /** How many cars it has changed. */
  changed: Scalars['Int']['output'];
  /** How many rows of the file it has refused. */
  refused: Scalars['Int']['output'];
  /** The `CarImport` that it was. Null where it was done by the command. */
  runId?: Maybe<Scalars['ID']['output']>;
  /** How many cars it has withdrawn. */
  withdrawn: Scalars['Int']['output'];
};

/** Where an import stands. */
export type ImportState =
  /** Somebody has ended it. What was imported by then stays. */
  | 'CANCELLED'
  /** A dry run has said what it would do. */
  | 'CHECKED'
  /** A dry run is being done. */
  | 'CHECKING'
  /** It is imported. */
  | 'DONE'
  /** It has failed. It can be run again. */
  | 'FAILED'
  /** Its process has ended before it was done. It can be run again: nothing is imported twice. */
  | 'INTERRUPTED'
  /** Its file is there, and can be checked. */
  | 'READY'
  /** It is being imported. */
  | 'RUNNING';

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
  /** Assigned to the caller. */
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

/** A value of a car that is right, though the file has another one. */
export type KeepValueInput = {
  /** Which value. */
  field: StockField;
  /** The car. */
  id: Scalars['ID']['input'];
  /** The revision of the car that the change is based on. */
  revision: Scalars['Int']['input'];
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
  /** An offer of a price for a car. */
  | 'PRICE_OFFER'
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

/** A position on the map, degrees. */
export type MapPosition = {
  __typename?: 'MapPosition';
  /** From -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** From -180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A position on the map, degrees. */
export type MapPositionInput = {
  /** From -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** From -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** The marketing figures, as they are shown, such as 500+. */
export type MarketingFigures = {
  __typename?: 'MarketingFigures';
  /** Makes. */
  brands: Scalars['String']['output'];
  /** Cars. */
  cars: Scalars['String']['output'];
  /** Clients. */
  clients: Scalars['String']['output'];
  /** Models. */
  models: Scalars['String']['output'];
  /** The rating. */
  rating: Scalars['String']['output'];
  /** Reviews. */
  reviews: Scalars['String']['output'];
  /** Subscribers of the newsletter. */
  subscribers: Scalars['String']['output'];
  /** When there is support. */
  support: Scalars['String']['output'];
  /** Years in the trade. */
  years: Scalars['String']['output'];
};

/** The marketing figures, as they are shown, such as 500+. What is left out stays as it is. */
export type MarketingFiguresInput = {
  /** Makes. */
  brands?: InputMaybe<Scalars['String']['input']>;
  /** Cars. */
  cars?: InputMaybe<Scalars['String']['input']>;
  /** Clients. */
  clients?: InputMaybe<Scalars['String']['input']>;
  /** Models. */
  models?: InputMaybe<Scalars['String']['input']>;
  /** The rating. */
  rating?: InputMaybe<Scalars['String']['input']>;
  /** Reviews. */
  reviews?: InputMaybe<Scalars['String']['input']>;
  /** Subscribers of the newsletter. */
  subscribers?: InputMaybe<Scalars['String']['input']>;
  /** When there is support. */
  support?: InputMaybe<Scalars['String']['input']>;
  /** Years in the trade. */
  years?: InputMaybe<Scalars['String']['input']>;
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
  /** Adds a picture to a car, upright and without metadata. The same file sent again is there once. */
  addCarPicture?: Maybe<StockCarPayload>;
  /** Adds a partner with a key. Needs the password to be confirmed. */
  addPartner?: Maybe<PartnerKeyPayload>;
  /** Makes another key; the previous one stays valid. Needs the password to be confirmed. */
  addPartnerKey?: Maybe<PartnerKeyPayload>;
  /** Writes down what a person has asked about their data. It is due 30 days after it was received. For owners. */
  addPersonRequest?: Maybe<PersonRequestPayload>;
  /**
   * Stores the portrait of somebody who sells cars, JPEG or PNG of at most 15 MB, sent as a multipart request. It is shown, and kept,
   * once the settings name its path; else it is removed after a day. For owners.
   */
  addPortrait?: Maybe<AddPortraitPayload>;
  /** Sends an answer by email, or records that the customer was answered otherwise. */
  answerEnquiry?: Maybe<EnquiryPayload>;
  /** Applies for finance pre-approval. It does not affect the applicant's credit score. */
  applyForFinance?: Maybe<ApplyForFinancePayload>;
  /** Puts the pictures of a car in order, and says what they show. A picture that was added meanwhile stays at the end. */
  arrangeCarPictures?: Maybe<StockCarPayload>;
  /** Assigns an enquiry to a member of the staff, or to nobody. */
  assignEnquiry?: Maybe<EnquiryPayload>;
  /** Ends an import after the batch that is being imported, or removes a file that is not imported. */
  cancelCarImport?: Maybe<CarImportPayload>;
  /** Changes the name, the email address or the scopes of a partner. Needs the password to be confirmed. */
  changePartner?: Maybe<PartnerAccountPayload>;
  /** Pauses or resumes a webhook of a partner, or changes its address or kinds. */
  changePartnerWebhook?: Maybe<PartnerWebhookPayload>;
  /** Changes the password of the member of the staff who asks, and ends the other sessions. */
  changePassword?: Maybe<StaffActionPayload>;
  /** Begins a dry run, which says what the import would do. */
  checkCarImport?: Maybe<CarImportPayload>;
  /** Closes a request that is done, which drops its contact. For owners. */
  closePersonRequest?: Maybe<PersonRequestPayload>;
  /** Confirms the caller's password: for ten minutes, the session may do what is otherwise refused with `NOT_CONFIRMED`. */
  confirmPassword?: Maybe<StaffActionPayload>;
  /** Starts an alert after its owner has opened the link. Idempotent. */
  confirmSearchAlert?: Maybe<ConfirmSearchAlertPayload>;
  /** Corrects the name and the contact of a person in the chosen records. For owners. */
  correctPerson?: Maybe<PersonPayload>;
  /** Begins an article as a draft. Its address is made of its title, and stays. */
  createArticle?: Maybe<ArticlePayload>;
  /** Creates a webhook for a partner, for changes from now on. Needs the password to be confirmed. */
  createPartnerWebhook?: Maybe<PartnerWebhookPayload>;
  /** Makes a link with which a member of the staff can choose another password, once, within 24 hours. For owners who have confirmed their password. */
  createResetLink?: Maybe<ResetLinkPayload>;
  /**
   * Creates a search alert, which emails new cars and price reductions to its owner. It starts once the owner opens the
   * link in the confirmation email. The response is the same for every address, whether it has alerts or not.
   */
  createSearchAlert?: Maybe<CreateSearchAlertPayload>;
  /** Creates a webhook for changes from now on. All webhook mutations require the scope `webhooks:manage`. */
  createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deletes an article that is not on the site. */
  deleteArticle?: Maybe<DeleteArticlePayload>;
  /** Deletes a webhook of a partner. */
  deletePartnerWebhook?: Maybe<DeletePartnerWebhookPayload>;
  /** Removes a saved view. */
  deleteView?: Maybe<DeleteViewPayload>;
  /** Deletes a webhook. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Disables an account, which ends its sessions. For owners who have confirmed their password. */
  disableAdmin?: Maybe<StaffAccountPayload>;
  /** Forgets what was written since an article was published. */
  discardArticleDraft?: Maybe<ArticlePayload>;
  /** Discards the draft of a car. Saving it again brings it back. The car is null if it was never published. */
  discardCarDraft?: Maybe<StockCarPayload>;
  /** Lets the owner of a disabled account log in again. For owners who have confirmed their password. */
  enableAdmin?: Maybe<StaffAccountPayload>;
  /** Ends an alert. Idempotent. */
  endSearchAlert?: Maybe<EndSearchAlertPayload>;
  /** Ends a session of the member of the staff who asks, also on another device. */
  endSession?: Maybe<EndSessionPayload>;
  /** Ends a subscription to the newsletter. Only the subscriber can renew it. */
  endSubscription?: Maybe<EndSubscriptionPayload>;
  /** Erases a person from the chosen records, which cannot be undone. What the numbers need stays. For owners who have confirmed their password. */
  erasePerson?: Maybe<ErasePersonPayload>;
  /** Invites a person to the back office by mail. An earlier link to the same address ends at once. For owners who have confirmed their password. */
  invite?: Maybe<InvitePayload>;
  /** Says that a value that was set by hand is right, though the file has another one. */
  keepValue?: Maybe<StockCarPayload>;
  /** Logs an administrator in. */
  logInAdmin?: Maybe<LogInAdminPayload>;
  /** Logs out the administrator whose token the request carries (`Authorization: Bearer …`) and invalidates that token. Sessions on other devices stay active. */
  logOutAdmin?: Maybe<LogOutAdminPayload>;
  /** Writes a note, which only the staff reads. */
  noteEnquiry?: Maybe<EnquiryPayload>;
  /** Offers a price for a car. */
  offerPrice?: Maybe<OfferPricePayload>;
  /** Says for whom an invitation is. Needs its link, but no session; the link remains valid. */
  openInvitation?: Maybe<OpenInvitationPayload>;
  /** Says what the columns of a file mean, for later files with the same columns too, and how it is imported. */
  prepareCarImport?: Maybe<CarImportPayload>;
  /** Makes a secret for an authenticator app. Nothing changes until a code of it was sent (`turnOnOneTimeCodes`). Needs the password to be confirmed. */
  prepareOneTimeCodes?: Maybe<PrepareOneTimeCodesPayload>;
  /** Lets the site show an article as it is written, at once or later. */
  publishArticle?: Maybe<ArticlePayload>;
  /** Publishes the draft of a car: the typed fields, and nothing else. A new car may get another id. */
  publishCar?: Maybe<StockCarPayload>;
  /** Sends all changes after a cursor again, with their original ids. A webhook that is off is on then. */
  redeliverPartnerWebhook?: Maybe<PartnerWebhookPayload>;
  /** Redelivers all changes after a cursor of the feed, with their original ids. It also reactivates a webhook that is off. */
  redeliverWebhook?: Maybe<RedeliverWebhookPayload>;
  /** Registers the documents of a file for a partner. */
  registerPartnerDocuments?: Maybe<PartnerDocumentsPayload>;
  /** Lists a withdrawn car again, as it was. */
  relistCar?: Maybe<StockCarPayload>;
  /** Takes the picture off an article. */
  removeArticleCover?: Maybe<ArticlePayload>;
  /** Removes a picture. For half an hour it can be put back. */
  removeCarPicture?: Maybe<StockCarPayload>;
  /** Removes a document of a partner, or all of them. */
  removePartnerDocuments?: Maybe<PartnerDocumentsPayload>;
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
  /** Puts a picture back where it was before it was removed. */
  restoreCarPicture?: Maybe<StockCarPayload>;
  /** Restricts the use of the chosen records, or lifts that: restricted ones are not changed, get no mail, and are in no list. For owners. */
  restrictPerson?: Maybe<PersonPayload>;
  /** Revokes an invitation: its link ends at once. For owners who have confirmed their password. */
  revokeInvitation?: Maybe<RevokeInvitationPayload>;
  /** Revokes a key, or all of them, within a second in every gateway. Needs the password to be confirmed. */
  revokePartnerKeys?: Maybe<PartnerAccountPayload>;
  /** Turns a picture to the right. */
  rotateCarPicture?: Maybe<StockCarPayload>;
  /** Makes a new secret for a webhook; the previous one signs as well. Needs the password to be confirmed. */
  rotatePartnerWebhookSecret?: Maybe<PartnerWebhookPayload>;
  /** Writes an article. The site shows what is written when the article is published. */
  saveArticle?: Maybe<ArticlePayload>;
  /** Stores what somebody types into fields of a car, or of a new one. The site shows it when it is published. */
  saveCarDraft?: Maybe<StockCarPayload>;
  /** Saves filters of the inbox under a name: at most 20 for each member of the staff. */
  saveView?: Maybe<SaveViewPayload>;
  /**
   * Offers a car to the dealer. Photos are sent as a multipart request: at most 20 JPEG or PNG files of at most 15 MB
   * each. The whole request may have at most 300 MB.
   */
  sellCar?: Maybe<SellCarPayload>;
  /** Sends a message to the dealer. */
  sendContactMessage?: Maybe<SendContactMessagePayload>;
  /**
   * Gives an article a picture, a JPEG or PNG of at most 15 MB, sent as a multipart request. The site shows it when the article is
   * published.
   */
  setArticleCover?: Maybe<ArticlePayload>;
  /** Changes the status of an enquiry. */
  setEnquiryStatus?: Maybe<EnquiryPayload>;
  /** Gives a member of the staff another role, which ends that member's sessions. For owners who have confirmed their password. */
  setRole?: Maybe<StaffAccountPayload>;
  /** Marks a car as available, reserved or sold. */
  setSaleStatus?: Maybe<StockCarPayload>;
  /** Creates an administrator with the dealer's sign-up code. */
  signUpAdmin?: Maybe<SignUpAdminPayload>;
  /** Starts what was previewed. Starting it again changes nothing. */
  startBulkChange?: Maybe<BulkChangePayload>;
  /** Begins the import of a file that was checked. */
  startCarImport?: Maybe<CarImportPayload>;
  /** Subscribes an address to the newsletter. An existing subscription stays active. */
  subscribe?: Maybe<SubscribePayload>;
  /** Sends a message of the type `webhook.test` to a webhook of a partner, and returns the receiver's response. */
  testPartnerWebhook?: Maybe<TestPartnerWebhookPayload>;
  /** Sends a message of the type `webhook.test` and returns the receiver's response. */
  testWebhook?: Maybe<TestWebhookPayload>;
  /** Turns one-time codes off. Needs the password to be confirmed. */
  turnOffOneTimeCodes?: Maybe<StaffActionPayload>;
  /** Turns one-time codes on, with a code that the app shows. Other sessions end. Needs the password to be confirmed. */
  turnOnOneTimeCodes?: Maybe<TurnOnOneTimeCodesPayload>;
  /** Puts back what a change of many cars has changed, within 24 hours, but for cars that somebody has changed since. */
  undoBulkChange?: Maybe<BulkChangePayload>;
  /** Cancels a subscription. Idempotent. */
  unsubscribe?: Maybe<UnsubscribePayload>;
  /** Replaces the texts to answer enquiries with; the inbox offers the new ones from then on. For owners. */
  updateReplyTemplates?: Maybe<UpdateReplyTemplatesPayload>;
  /** Changes how long personal data are kept. For owners who have confirmed their password. */
  updateRetention?: Maybe<RetentionPayload>;
  /** Changes facts of the dealer. The site, its mails and the times by which enquiries are due follow within seconds. */
  updateSettings?: Maybe<UpdateSettingsPayload>;
  /** Updates a webhook: pauses it, resumes it where it stopped, or rotates its secret. */
  updateWebhook?: Maybe<UpdateWebhookPayload>;
  /** Ends what was changed by hand: the pictures of the imported file count again. */
  useSheetPictures?: Maybe<StockCarPayload>;
  /** Ends what was changed by hand: the value of the imported file counts again. */
  useSheetValue?: Maybe<StockCarPayload>;
  /** Takes an article off the site, also one that was to appear. It stays as a draft. */
  withdrawArticle?: Maybe<ArticlePayload>;
  /** Withdraws a car from the site. Files that list it leave it withdrawn. */
  withdrawCar?: Maybe<StockCarPayload>;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAddCarPictureArgs = {
  input: AddCarPictureInput;
  picture?: InputMaybe<Scalars['Upload']['input']>;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationAddPartnerKeyArgs = {
  input: AddPartnerKeyInput;
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
export type MutationAddPortraitArgs = {
  picture: Scalars['Upload']['input'];
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
export type MutationArrangeCarPicturesArgs = {
  input: ArrangeCarPicturesInput;
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
export type MutationCancelCarImportArgs = {
  input: CarImportInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationChangePartnerArgs = {
  input: ChangePartnerInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationChangePartnerWebhookArgs = {
  input: ChangePartnerWebhookInput;
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
export type MutationCheckCarImportArgs = {
  input: CarImportInput;
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
export type MutationCreateArticleArgs = {
  input: CreateArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationCreatePartnerWebhookArgs = {
  input: CreatePartnerWebhookInput;
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
export type MutationDeleteArticleArgs = {
  input: ArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationDeletePartnerWebhookArgs = {
  input: PartnerWebhookInput;
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
export type MutationDiscardArticleDraftArgs = {
  input: ArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationDiscardCarDraftArgs = {
  input: CarDraftInput;
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
export type MutationEndSubscriptionArgs = {
  input: EndSubscriptionInput;
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
export type MutationKeepValueArgs = {
  input: KeepValueInput;
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
export type MutationOfferPriceArgs = {
  input: OfferPriceInput;
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
export type MutationPrepareCarImportArgs = {
  input: PrepareCarImportInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationPublishArticleArgs = {
  input: PublishArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationPublishCarArgs = {
  input: CarDraftInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRedeliverPartnerWebhookArgs = {
  input: RedeliverPartnerWebhookInput;
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
export type MutationRegisterPartnerDocumentsArgs = {
  input: RegisterPartnerDocumentsInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRelistCarArgs = {
  input: StockCarInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRemoveArticleCoverArgs = {
  input: ArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRemoveCarPictureArgs = {
  input: CarPictureInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRemovePartnerDocumentsArgs = {
  input: RemovePartnerDocumentsInput;
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
export type MutationRestoreCarPictureArgs = {
  input: CarPictureInput;
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
export type MutationRevokePartnerKeysArgs = {
  input: RevokePartnerKeysInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRotateCarPictureArgs = {
  input: RotateCarPictureInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationRotatePartnerWebhookSecretArgs = {
  input: PartnerWebhookInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSaveArticleArgs = {
  input: SaveArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationSaveCarDraftArgs = {
  input: SaveCarDraftInput;
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
export type MutationSetArticleCoverArgs = {
  input: ArticleInput;
  picture: Scalars['Upload']['input'];
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
export type MutationSetSaleStatusArgs = {
  input: SetSaleStatusInput;
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
export type MutationStartBulkChangeArgs = {
  input: StartBulkChangeInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationStartCarImportArgs = {
  input: CarImportInput;
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
export type MutationTestPartnerWebhookArgs = {
  input: PartnerWebhookInput;
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
export type MutationUndoBulkChangeArgs = {
  input: UndoBulkChangeInput;
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
export type MutationUpdateReplyTemplatesArgs = {
  input: UpdateReplyTemplatesInput;
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
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
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


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationUseSheetPicturesArgs = {
  input: StockCarInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationUseSheetValueArgs = {
  input: UseSheetValueInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationWithdrawArticleArgs = {
  input: ArticleInput;
};


/**
 * The forms of the site, and the sign-in of administrators.
 *
 * Invalid input is reported in `userErrors` of the payload. A field is null, with an error, if it is unknown whether
 * anything was stored: retry with the same input and the same `idempotencyKey`.
 */
export type MutationWithdrawCarArgs = {
  input: StockCarInput;
};

/** Names a car of the back office. */
export type NamedCar = {
  __typename?: 'NamedCar';
  /** The id of the car. */
  id: Scalars['ID']['output'];
  /** Make, model and trim, or the title. */
  name: Scalars['String']['output'];
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

/** An offer of a price. Text is forwarded as entered. */
export type OfferPriceInput = {
  /** The id of the car. */
  carId: Scalars['ID']['input'];
  /** The version of the privacy notice that the sender accepted. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's name. */
  fullName: Scalars['String']['input'];
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The buyer's mobile number. */
  mobileNumber: Scalars['String']['input'];
  /** The price that the buyer offers, in AED. Any text is accepted. */
  offer: Scalars['String']['input'];
  /** The path of the page with the form, such as `/sell`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The result of offering a price. */
export type OfferPricePayload = {
  __typename?: 'OfferPricePayload';
  /** A message from the dealer's system, if any. */
  message?: Maybe<Scalars['String']['output']>;
  /** The stored record. Null if nothing was stored. */
  priceOffer?: Maybe<PriceOffer>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a person logs in with one-time codes. */
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

/** From when until when the showroom is open, such as 09:00 and 19:00. */
export type OpeningSpan = {
  __typename?: 'OpeningSpan';
  /** When it closes, which may be after midnight. */
  closes: Scalars['String']['output'];
  /** When it opens. */
  opens: Scalars['String']['output'];
};

/** From when until when the showroom is open, such as 09:00 and 19:00. */
export type OpeningSpanInput = {
  /** When it closes, which may be after midnight. */
  closes: Scalars['String']['input'];
  /** When it opens. */
  opens: Scalars['String']['input'];
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

/** A panel of a car. Left and right are those of the driver. */
export type PaintPanel =
  /** The bonnet. */
  | 'BONNET'
  /** The boot lid or tailgate. */
  | 'BOOT'
  /** The front left door. */
  | 'FRONT_LEFT_DOOR'
  /** The front left wing. */
  | 'FRONT_LEFT_WING'
  /** The front right door. */
  | 'FRONT_RIGHT_DOOR'
  /** The front right wing. */
  | 'FRONT_RIGHT_WING'
  /** The rear left door. */
  | 'REAR_LEFT_DOOR'
  /** The rear left wing. */
  | 'REAR_LEFT_WING'
  /** The rear right door. */
  | 'REAR_RIGHT_DOOR'
  /** The rear right wing. */
  | 'REAR_RIGHT_WING'
  /** The roof. */
  | 'ROOF';

/** How thick the paint of a panel is. */
export type PaintReading = {
  __typename?: 'PaintReading';
  /** The thickness in micrometres. */
  microns: Scalars['Int']['output'];
  /** The panel. */
  panel: PaintPanel;
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

/** A partner, as owners see it. */
export type PartnerAccount = {
  __typename?: 'PartnerAccount';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Where mails to the partner go; null if none is known. */
  email?: Maybe<Scalars['String']['output']>;
  /** How many forms it may send in an hour. */
  formsPerHour: Scalars['Int']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its keys, oldest first; at most two. */
  keys: Array<PartnerAccountKey>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
  /** What its keys allow: `inventory:read`, `leads:write`, `webhooks:manage`. */
  scopes: Array<Scalars['String']['output']>;
  /** The use of all its keys in the last 30 days. */
  usage: PartnerUsage;
};

/** A key of a partner. The key itself is told once, when it is made. */
export type PartnerAccountKey = {
  __typename?: 'PartnerAccountKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was used last; null if that was more than 90 days ago, or never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its first characters. */
  prefix: Scalars['String']['output'];
  /** Whether it is restricted to registered documents. */
  trustedOnly: Scalars['Boolean']['output'];
};

/** The result of a change of a partner. */
export type PartnerAccountPayload = {
  __typename?: 'PartnerAccountPayload';
  /** The partner as it is now, changed or not; null where it is not known. */
  partner?: Maybe<PartnerAccount>;
  /** What to correct. Empty on success. An error with `STALE` says what someone else has changed. */
  userErrors: Array<UserError>;
};

/** A change of the stock that was sent to a webhook. */
export type PartnerDelivery = {
  __typename?: 'PartnerDelivery';
  /** The position for `redeliverPartnerWebhook`: sends this change again, and what followed it. */
  after: Scalars['String']['output'];
  /** When it was sent last. */
  at: Scalars['DateTime']['output'];
  /** How often it was sent. */
  attempts: Scalars['Int']['output'];
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** Why the last attempt failed, as a sentence; null if the receiver has accepted it. */
  error?: Maybe<Scalars['String']['output']>;
  /** The id of the message, which stays the same when it is sent again. */
  id: Scalars['ID']['output'];
  /** What happened to the car. */
  kind: CarChangeKind;
  /** When it is sent again by itself; null if it is not. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The status of the last response; null if there was none. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** An operation that is registered for a partner, who then sends only its hash. */
export type PartnerDocument = {
  __typename?: 'PartnerDocument';
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** SHA-256 of its text, in hexadecimal digits. */
  hash: Scalars['ID']['output'];
  /** The names of its operations. */
  operations: Array<Scalars['String']['output']>;
};

/** The result of a change of the documents of a partner. */
export type PartnerDocumentsPayload = {
  __typename?: 'PartnerDocumentsPayload';
  /** All documents of the partner as they are now; null where nothing was changed. */
  documents?: Maybe<Array<PartnerDocument>>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
};

/** The result of making a key. */
export type PartnerKeyPayload = {
  __typename?: 'PartnerKeyPayload';
  /** The key, `pk_…`. It is told this once. */
  key?: Maybe<Scalars['String']['output']>;
  /** The partner as it is now, changed or not; null where it is not known. */
  partner?: Maybe<PartnerAccount>;
  /** What to correct. Empty on success. An error with `STALE` says what someone else has changed. */
  userErrors: Array<UserError>;
};

/** An enquiry that a partner has sent. */
export type PartnerLead = {
  __typename?: 'PartnerLead';
  /** The id of the car, if the enquiry is about one. */
  carId?: Maybe<Scalars['ID']['output']>;
  /** When it was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the enquiry. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: PartnerLeadKind;
  /** Whether the dealer's mail server has accepted its notification. */
  state: LeadState;
};

/** How many enquiries of a kind a partner has sent. */
export type PartnerLeadCount = {
  __typename?: 'PartnerLeadCount';
  /** The number. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: PartnerLeadKind;
};

/** What a partner has sent: the kinds of enquiries, and what else counts as a lead. */
export type PartnerLeadKind =
  /** An offer of a car to the dealer. */
  | 'CAR_OFFER'
  /** A contact message. */
  | 'CONTACT'
  /** A finance application. */
  | 'FINANCE'
  /** A price that a customer offers for a car. */
  | 'PRICE_OFFER'
  /** The purchase of a car. */
  | 'PURCHASE'
  /** A search alert. */
  | 'SEARCH_ALERT'
  /** A newsletter subscription. */
  | 'SUBSCRIPTION'
  /** A test drive. */
  | 'TEST_DRIVE';

/** A part of the enquiries that a partner has sent. */
export type PartnerLeadPage = {
  __typename?: 'PartnerLeadPage';
  /** How many of each kind were sent in the last 30 days. */
  counts: Array<PartnerLeadCount>;
  /** For the next part; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The enquiries, latest first. The customer's data is not returned. */
  nodes: Array<PartnerLead>;
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

/** What the keys of a partner were used for. */
export type PartnerUsage = {
  __typename?: 'PartnerUsage';
  /** Their total cost in points. */
  cost: Scalars['Float']['output'];
  /** The number of stored enquiries. */
  leads: Scalars['Int']['output'];
  /** The number of executed operations. */
  requests: Scalars['Int']['output'];
};

/** A webhook of a partner, as owners see it. */
export type PartnerWebhook = {
  __typename?: 'PartnerWebhook';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The last 20 deliveries, latest first. */
  deliveries: Array<PartnerDelivery>;
  /** When the first of these was made; null if the last attempt did not fail. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The number of consecutive failed attempts. */
  failures: Scalars['Int']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** The kinds of changes that are delivered. */
  kinds: Array<CarChangeKind>;
  /** When the last message was delivered. */
  lastDeliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed; null if it did not. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** The id of the partner. */
  partnerId: Scalars['ID']['output'];
  /** The state of delivery. */
  state: WebhookState;
  /** The receiver's address. */
  url: Scalars['URL']['output'];
};

/** A webhook of a partner. */
export type PartnerWebhookInput = {
  /** The id of the webhook. */
  id: Scalars['ID']['input'];
};

/** The result of a change of a webhook of a partner. */
export type PartnerWebhookPayload = {
  __typename?: 'PartnerWebhookPayload';
  /** The secret that signs the messages, if one was made. It is told this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What to correct. Empty on success. */
  userErrors: Array<UserError>;
  /** The webhook; null where nothing was changed. */
  webhook?: Maybe<PartnerWebhook>;
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
  /** What to correct. Empty on success. An error with `STALE` says what someone else has changed. */
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

/** A part of a car that pictures show. */
export type PictureGroup =
  /** Details, such as a wheel or the engine. */
  | 'DETAILS'
  /** Marks of use, such as a scratch. */
  | 'IMPERFECTIONS'
  /** The cabin. */
  | 'INSIDE'
  /** The car from outside. */
  | 'OUTSIDE';

/** How far a picture is turned. */
export type PictureTurn =
  /** Upside down. */
  | 'HALF'
  /** A quarter to the left. */
  | 'LEFT'
  /** A quarter to the right. */
  | 'RIGHT';

/** What the columns of a file mean, and how it is imported. What is left out stays. */
export type PrepareCarImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** What each column means, in their order. Null for one that is not used. */
  meanings?: InputMaybe<Array<InputMaybe<ImportField>>>;
  /** How it is imported. */
  options?: InputMaybe<ImportOptionsInput>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

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

/** A stored offer of a price. */
export type PriceOffer = {
  __typename?: 'PriceOffer';
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The id of the offer, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The price that the buyer offers, as entered. */
  offer: Scalars['String']['output'];
};

/** Whether the price of a car includes something. Else what it costs; without either, on request. */
export type PricePart = {
  __typename?: 'PricePart';
  /** What it costs, AED. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** Whether the price includes it. */
  included: Scalars['Boolean']['output'];
  /** What it is. */
  item: PriceItem;
  /** What it costs in percent of the price. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** Whether the price of a car includes something. Else what it costs; without either, on request. */
export type PricePartInput = {
  /** What it costs, AED. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the price includes it. */
  included: Scalars['Boolean']['input'];
  /** What it is. */
  item: PriceItem;
  /** What it costs in percent of the price. */
  percent?: InputMaybe<Scalars['Float']['input']>;
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
export type PromisedTime = {
  __typename?: 'PromisedTime';
  /** The time, or the longest time of a range. */
  max: Scalars['Int']['output'];
  /** The shortest time of a range. */
  min?: Maybe<Scalars['Int']['output']>;
  /** The unit. */
  unit: PromiseUnit;
};

/** How long something takes: a number, or a range. */
export type PromisedTimeInput = {
  /** The time, or the longest time of a range. */
  max: Scalars['Int']['input'];
  /** The shortest time of a range. */
  min?: InputMaybe<Scalars['Int']['input']>;
  /** The unit. */
  unit: PromiseUnit;
};

/** How long something takes, by what is promised. */
export type PromisedTimes = {
  __typename?: 'PromisedTimes';
  /** The answer to a finance application. */
  financeReply: PromisedTime;
  /** The contact by sales. */
  salesContact: PromisedTime;
  /** The reply to an offer. */
  sellReply: PromisedTime;
  /** The confirmation of a test drive. */
  testDriveConfirmation: PromisedTime;
  /** The length of a test drive. */
  testDriveLength: PromisedTime;
};

/** How long something takes, by what is promised. What is left out stays as it is. */
export type PromisedTimesInput = {
  /** The answer to a finance application. */
  financeReply?: InputMaybe<PromisedTimeInput>;
  /** The contact by sales. */
  salesContact?: InputMaybe<PromisedTimeInput>;
  /** The reply to an offer. */
  sellReply?: InputMaybe<PromisedTimeInput>;
  /** The confirmation of a test drive. */
  testDriveConfirmation?: InputMaybe<PromisedTimeInput>;
  /** The length of a test drive. */
  testDriveLength?: InputMaybe<PromisedTimeInput>;
};

/** When the site shows an article. */
export type PublishArticleInput = {
  /** The article. */
  id: Scalars['ID']['input'];
  /** From when on, which is then the date of the article. Null for at once; an article on the site then keeps its date. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
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
  /** One article as it is written, also where the site does not show it. Null if there is none. */
  article?: Maybe<Article>;
  /** The articles of the blog as the dealer's staff writes them: a page of 100. */
  articles?: Maybe<Articles>;
  /** What the staff have done, newest first. For owners. */
  auditLog?: Maybe<AuditLogPage>;
  /** The back office, for the member of the dealer's staff whose token the request carries. An error with `NOT_OFFERED` if the dealer's system has none. */
  backOffice?: Maybe<BackOffice>;
  /** One article. Null, with an error of code `NOT_FOUND`, when it does not exist. */
  blog?: Maybe<Blog>;
  /** Every article, newest first. */
  blogs?: Maybe<Array<Blog>>;
  /** A change of many cars: how far it is, and what became of the cars. Null if there is none. */
  bulkChange?: Maybe<BulkChange>;
  /**
   * What a change of many cars at once would do. It changes no car; `startBulkChange` starts it within two hours. Each car is
   * then changed only if it is as it was here.
   */
  bulkPreview?: Maybe<BulkChangePayload>;
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
  /** One import. Null if there is none. */
  carImport?: Maybe<CarImport>;
  /** What an import does, or would do, to which car: a page of 100 rows. */
  carImportRows?: Maybe<Array<ImportRow>>;
  /** The last twenty imports of files with cars, newest first. */
  carImports?: Maybe<Array<CarImport>>;
  /**
   * The stock, filtered, sorted and paginated. To read all of it, pass `pageInfo.endCursor` as `after`: every car that
   * stays listed throughout is returned exactly once, whatever is sold, repriced or withdrawn meanwhile. A cursor is valid
   * only for its own filter and order, otherwise the error code is `CURSOR_MISMATCH`; `CURSOR_EXPIRED` means that too much
   * has changed since the first page.
   */
  cars?: Maybe<CarConnection>;
  /** Cars by their ids, in the order of the ids. Null for a car that is no longer listed. */
  carsByIds?: Maybe<Array<Maybe<Car>>>;
  /** The cars to which pictures are to be added: those whose stock numbers begin the names of files or folders, as imports of pictures recognise them, and those with given ids. What fits no car is left out. */
  carsForPictures: Array<CarForPictures>;
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
  /** A partner; null if there is none with this id. */
  partnerAccount?: Maybe<PartnerAccount>;
  /** The partners, by name. For owners, like every field that begins with `partner`, but for `partner` itself. */
  partnerAccounts?: Maybe<Array<PartnerAccount>>;
  /** The documents that are registered for a partner; null if there is no such partner. */
  partnerDocuments?: Maybe<Array<PartnerDocument>>;
  /** The enquiries that a partner has sent; null if there is no such partner. */
  partnerLeads?: Maybe<PartnerLeadPage>;
  /** The webhooks of a partner, oldest first; null if there is no such partner. */
  partnerWebhooks?: Maybe<Array<PartnerWebhook>>;
  /** Everything that is stored about a person, found by an email address, or by a phone number in any notation. For owners. `BAD_USER_INPUT` for anything else. */
  person?: Maybe<Array<PersonalRecord>>;
  /** What people have asked about their data: open requests first, by when they are due. For owners. */
  personRequests?: Maybe<Array<PersonRequest>>;
  /** The last changes of many cars, the newest first. */
  recentBulkChanges?: Maybe<Array<BulkChange>>;
  /** The texts to answer enquiries with, as they are before they are filled in. Null if they are not known. */
  replyTemplates?: Maybe<ReplyTemplates>;
  /** How long personal data are kept. For owners. */
  retention?: Maybe<Retention>;
  /** The inbox views that the caller has saved, by name. */
  savedViews?: Maybe<Array<SavedView>>;
  /**
   * The limits of search alerts. If the dealer's system does not support them, `perAddress` is 0 and their mutations fail
   * with the code `NOT_OFFERED`.
   */
  searchAlertTerms?: Maybe<SearchAlertTerms>;
  /** The dealer's facts as the staff changes them. Null if they are not known. */
  settings?: Maybe<Settings>;
  /** Everybody who has an account of the back office, the oldest first. For owners. */
  staff?: Maybe<Array<StaffAccount>>;
  /** The dealer's cars as his staff works with them: a page of 100. */
  stock?: Maybe<Stock>;
  /** One car with all that the staff may change, listed or withdrawn. Null if there is none. */
  stockCar?: Maybe<StockCar>;
  /** The subscribers of the newsletter, the latest first: a page of 100. */
  subscribers?: Maybe<Subscribers>;
  /** The cars available for a test drive, newest first. */
  testDriveCars?: Maybe<Array<Car>>;
  /** What the signed-in member of the staff must do now: the first page of the back office. */
  today?: Maybe<Today>;
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
export type QueryArticleArgs = {
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
export type QueryArticlesArgs = {
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: ArticleState;
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
export type QueryBulkChangeArgs = {
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
export type QueryBulkPreviewArgs = {
  action: BulkActionInput;
  selection: BulkSelectionInput;
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
export type QueryCarImportArgs = {
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
export type QueryCarImportRowsArgs = {
  id: Scalars['ID']['input'];
  kind: ImportRowKind;
  page?: Scalars['Int']['input'];
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
export type QueryCarsForPicturesArgs = {
  ids?: Array<Scalars['ID']['input']>;
  names?: Array<Scalars['String']['input']>;
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
export type QueryPartnerAccountArgs = {
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
export type QueryPartnerDocumentsArgs = {
  partnerId: Scalars['ID']['input'];
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
export type QueryPartnerLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  partnerId: Scalars['ID']['input'];
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
export type QueryPartnerWebhooksArgs = {
  partnerId: Scalars['ID']['input'];
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
export type QueryStockArgs = {
  gap?: InputMaybe<StockGap>;
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: StockSort;
  status?: InputMaybe<SaleStatus>;
  tab?: StockTab;
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
export type QueryStockCarArgs = {
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
export type QuerySubscribersArgs = {
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
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

/** Where reviews are that the figures count. */
export type RatingSource = {
  __typename?: 'RatingSource';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** Where reviews are that the figures count. */
export type RatingSourceInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its address. */
  url: Scalars['String']['input'];
};

/** From where to send changes again. */
export type RedeliverPartnerWebhookInput = {
  /** The field `after` of a delivery. */
  after: Scalars['String']['input'];
  /** The id of the webhook. */
  id: Scalars['ID']['input'];
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

/** A file with documents. */
export type RegisterPartnerDocumentsInput = {
  /** Its content: GraphQL, or the JSON that client tools write, by SHA-256. */
  content: Scalars['String']['input'];
  /** The name of the file. */
  name: Scalars['String']['input'];
  /** The id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** Which documents to remove. */
export type RemovePartnerDocumentsInput = {
  /** The hash of the document; omitted for all of them. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** The id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** What may stand in a template in braces. */
export type ReplyPlaceholder = {
  __typename?: 'ReplyPlaceholder';
  /** What it becomes in an example. */
  example: Scalars['String']['output'];
  /** What it becomes where nothing is known. */
  fallback: Scalars['String']['output'];
  /** Its name, such as `car`, which stands there as `{car}`. */
  name: Scalars['String']['output'];
};

/** A text to answer enquiries with. Placeholders in it, such as `{car}`, are replaced by what is known of the enquiry. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** The id. */
  id: Scalars['ID']['output'];
  /** The kinds of enquiries that it is offered for. */
  kinds: Array<EnquiryKind>;
  /** The subject of the mail. */
  subject: Scalars['String']['output'];
  /** The text of the mail, with its greeting. */
  text: Scalars['String']['output'];
  /** What the staff calls it. */
  title: Scalars['String']['output'];
};

/** A text to answer enquiries with. */
export type ReplyTemplateInput = {
  /** The id. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The kinds of enquiries that it is offered for, at least one. */
  kinds: Array<EnquiryKind>;
  /** The subject of the mail, at most 200 characters. */
  subject: Scalars['String']['input'];
  /** The text of the mail, with its greeting, at most 3,000 characters. */
  text: Scalars['String']['input'];
  /** What the staff calls it, at most 60 characters. */
  title: Scalars['String']['input'];
};

/** The texts to answer enquiries with. */
export type ReplyTemplates = {
  __typename?: 'ReplyTemplates';
  /** Those that the product comes with. */
  builtIn: Array<ReplyTemplate>;
  /** What may stand in a template in braces. */
  placeholders: Array<ReplyPlaceholder>;
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
  /** The templates, in the order in which they are offered. */
  templates: Array<ReplyTemplate>;
};

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
  /** The address to which the car should be brought, in any words of at most 300 characters. */
  bringTo?: InputMaybe<Scalars['String']['input']>;
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
  /** Another time that would suit better, in any words of at most 300 characters. */
  otherTime?: InputMaybe<Scalars['String']['input']>;
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
  /** What to correct. Empty on success. An error with `STALE` says what someone else has changed. */
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

/** Which keys to revoke. */
export type RevokePartnerKeysInput = {
  /** The id of the partner. */
  id: Scalars['ID']['input'];
  /** The first characters of the key; omitted for all keys. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** The revision of the partner that was read. */
  revision: Scalars['Int']['input'];
};

/** How far a picture is turned. */
export type RotateCarPictureInput = {
  /** The car. */
  id: Scalars['ID']['input'];
  /** The id of the picture. */
  picture: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** How far it is turned. */
  turn: PictureTurn;
};

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

/** Somebody who sells cars. */
export type Salesperson = {
  __typename?: 'Salesperson';
  /** The English names of the languages they speak. */
  languages: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The path of a portrait in the dealer's system. */
  picture?: Maybe<Scalars['String']['output']>;
  /** What they are, such as Sales adviser. */
  role: Scalars['String']['output'];
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp?: Maybe<Scalars['String']['output']>;
};

/** Somebody who sells cars. */
export type SalespersonInput = {
  /** The English names of the languages they speak. */
  languages: Array<Scalars['String']['input']>;
  /** The name. */
  name: Scalars['String']['input'];
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The path of a portrait in the dealer's system. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** What they are, such as Sales adviser. */
  role: Scalars['String']['input'];
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp?: InputMaybe<Scalars['String']['input']>;
};

/** New content of an article. What is left out stays. */
export type SaveArticleInput = {
  /** The text, HTML. It is stored as it is written, and sanitised where it is shown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The article. */
  id: Scalars['ID']['input'];
  /** The author's name. */
  postedBy?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** The headline. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody has typed into fields of a car since it was stored last. */
export type SaveCarDraftInput = {
  /** The car, or an id for a new one: 24 digits and letters from a to f. */
  id: Scalars['ID']['input'];
  /** Whether it may be a new car. */
  isNew?: Scalars['Boolean']['input'];
  /** The revision of the draft that the change is based on; 0 without a draft. */
  revision: Scalars['Int']['input'];
  /** The fields that were typed into. The others stay. */
  values: Array<DraftValueInput>;
};

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
  /** The id of the car of the stock that it is to be valued against, if there is one. */
  wantedCar?: InputMaybe<Scalars['ID']['input']>;
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

/** The new sale status of a car. */
export type SetSaleStatusInput = {
  /** The car. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** The new status. */
  status: SaleStatus;
};

/** The dealer's facts: addresses, hours, promises, terms, and what is said of prices and people. Days are YYYY-MM-DD. */
export type Settings = {
  __typename?: 'Settings';
  /** The city. */
  city: Scalars['String']['output'];
  /** The country: its code of ISO 3166, such as AE. */
  country: Scalars['String']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
  /** The names of those fields whose values are made up for the demonstration. One that is changed is none any more. */
  examples: Array<Scalars['String']['output']>;
  /** The exchange rates. */
  exchange: ExchangeRates;
  /** The marketing figures. */
  figures: MarketingFigures;
  /** The day on which the marketing figures were last checked. */
  figuresAsOf: Scalars['String']['output'];
  /** The limits and initial values of the payment calculator. */
  finance: FinanceTerms;
  /** When it stays closed. */
  holidays: Array<Holiday>;
  /** The name of the company. */
  legalName: Scalars['String']['output'];
  /** The trade licences. */
  licences: Array<TradeLicence>;
  /** The name of the dealer. */
  name: Scalars['String']['output'];
  /** When the showroom is open. */
  openingHours: WeeklyHours;
  /** Who sells the cars, the first ones first. */
  people: Array<Salesperson>;
  /** The phone numbers, with their spaces. The first one is dialled. */
  phones: Array<Scalars['String']['output']>;
  /** The position of the showroom on the map. */
  position: MapPosition;
  /** What the price of a car includes, and what comes on top. */
  priceParts: Array<PricePart>;
  /** How long something takes. */
  promises: PromisedTimes;
  /** Where the reviews are that the figures count. */
  ratingSources: Array<RatingSource>;
  /** What customers have written. */
  reviews: Array<CustomerReview>;
  /** Goes up with each change. A change names the revision that it is based on. */
  revision: Scalars['Int']['output'];
  /** The social networks, in the order in which the site shows those that have an address. */
  socials: Array<SocialNetwork>;
  /** The address of the showroom, without the city. */
  street: Scalars['String']['output'];
  /** What to bring to a test drive. */
  testDriveBring: Array<Scalars['String']['output']>;
  /** How a car can be paid. */
  waysToPay: Array<Scalars['String']['output']>;
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp: Scalars['String']['output'];
};

/** The pictures that the imported file has for a car whose pictures a person has changed. */
export type SheetPictures = {
  __typename?: 'SheetPictures';
  /** Whether the file has changed since. */
  differs: Scalars['Boolean']['output'];
  /** The pictures. */
  pictures: Array<StockPicture>;
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

/** How the site is run. Each part is there only where it is known. */
export type SiteOperation = {
  __typename?: 'SiteOperation';
  /** The last backup; null where the database may have backups of its own, and none was made with ours. */
  backup?: Maybe<BackupState>;
  /** The disk on which the records are; null where they are in a database elsewhere. */
  disk?: Maybe<DiskSpace>;
  /** What the last import has done; null if there was none. */
  lastImport?: Maybe<ImportRun>;
  /** How many mails of the last seven days were refused, or have waited for more than an hour. */
  undeliveredMails: Scalars['Int']['output'];
};

/** A social network. */
export type SocialNetwork = {
  __typename?: 'SocialNetwork';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The dealer's address there. Null where it is not shown. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A social network. */
export type SocialNetworkInput = {
  /** What it is called. */
  name: Scalars['String']['input'];
  /** The dealer's address there, which begins with https://. Null where it is not shown. */
  url?: InputMaybe<Scalars['String']['input']>;
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
  /** What to correct. Empty on success. An error with `STALE` says what someone else has changed. */
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

/** Which preview to start. */
export type StartBulkChangeInput = {
  /** The id of the preview. */
  id: Scalars['ID']['input'];
};

/** A page of the stock. */
export type Stock = {
  __typename?: 'Stock';
  /** How many cars each part of the stock has, and how many published ones lack what. */
  counts: StockCounts;
  /** The cars. */
  nodes: Array<StockCar>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of the last page. */
  pages: Scalars['Int']['output'];
  /** How many cars match. */
  totalCount: Scalars['Int']['output'];
};

/** A car as the staff works with it. */
export type StockCar = {
  __typename?: 'StockCar';
  /** The path of its first picture in the dealer's system. */
  cover?: Maybe<Scalars['String']['output']>;
  /** How many days ago it was listed, in Dubai. */
  daysInStock: Scalars['Int']['output'];
  /** What was typed into its fields and is not published. Null if there is nothing. */
  draft?: Maybe<CarDraft>;
  /** The id that it had as a draft: pictures that are still sent to that one go to it. Null if it was none, and in a list. */
  draftId?: Maybe<Scalars['ID']['output']>;
  /** How many enquiries about it came in the last 30 days. */
  enquiryCount: Scalars['Int']['output'];
  /** Whether it is shown among the featured cars. */
  featured: Scalars['Boolean']['output'];
  /** What it lacks. */
  gaps: Array<StockGap>;
  /** The id: that of the `Car` of the site. */
  id: Scalars['ID']['output'];
  /** Whether an imported file has listed it. Null in a list. */
  isImported?: Maybe<Scalars['Boolean']['output']>;
  /** When it was listed. */
  listedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  location?: Maybe<Scalars['String']['output']>;
  /** Kilometres. */
  mileage?: Maybe<Scalars['Int']['output']>;
  /** Make, model and trim, or the title. */
  name: Scalars['String']['output'];
  /** How many pictures it has. */
  pictureCount: Scalars['Int']['output'];
  /** Its pictures; the first one is its cover. Null in a list. */
  pictures?: Maybe<Array<StockPicture>>;
  /** What is asked for it now, AED. */
  price?: Maybe<Scalars['Float']['output']>;
  /** A change names it: it is refused if someone else has changed the car meanwhile. */
  revision: Scalars['Int']['output'];
  /** What the imported file has, where a person has changed the pictures. Null where nobody has, and in a list. */
  sheetPictures?: Maybe<SheetPictures>;
  /** Whether it is for sale. */
  status: SaleStatus;
  /** The dealer's stock number. */
  stockNumber?: Maybe<Scalars['String']['output']>;
  /** Whether it is available for a test drive. */
  testDrive: Scalars['Boolean']['output'];
  /** When its data last changed. Null if that is not known, and in a list. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The values that the staff may change. Null in a list. */
  values?: Maybe<Array<StockValue>>;
  /** When it was withdrawn. Null while it is on the site. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a person has withdrawn it: files that list it leave it withdrawn. Null in a list. */
  withdrawnByHand?: Maybe<Scalars['Boolean']['output']>;
  /** The model year. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** Names a car, and the revision that a change is based on. */
export type StockCarInput = {
  /** The car. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
};

/** The result of a change of a car. */
export type StockCarPayload = {
  __typename?: 'StockCarPayload';
  /** The car as it is now, changed or not. Null if it does not exist, or if that is not known. */
  car?: Maybe<StockCar>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** How many cars each part of the stock has, and how many published ones lack what. */
export type StockCounts = {
  __typename?: 'StockCounts';
  /** New cars, and cars with changes, that are not published. */
  drafts: Scalars['Int']['output'];
  /** With fewer than eight pictures, but some. */
  fewPictures: Scalars['Int']['output'];
  /** Without a description. */
  noDescription: Scalars['Int']['output'];
  /** Without a make. */
  noMake: Scalars['Int']['output'];
  /** Without pictures. */
  noPictures: Scalars['Int']['output'];
  /** Without a price. */
  noPrice: Scalars['Int']['output'];
  /** For sale for more than 60 days. */
  over60Days: Scalars['Int']['output'];
  /** Cars on the site. */
  published: Scalars['Int']['output'];
  /** The last file has another value than what somebody has typed. */
  sheetDiffers: Scalars['Int']['output'];
  /** Withdrawn cars. */
  withdrawn: Scalars['Int']['output'];
};

/** A value of a car that the staff may change. An error of such a value has its name in `field`. */
export type StockField =
  /** The accidents that are known. */
  | 'ACCIDENT_HISTORY'
  /** The body type. */
  | 'BODY_TYPE'
  /** What is left of the brakes. */
  | 'BRAKES'
  /** The number of cylinders. */
  | 'CYLINDERS'
  /** The description, HTML. */
  | 'DESCRIPTION'
  /** The price after the discount, AED. */
  | 'DISCOUNTED_PRICE'
  /** The number of doors. */
  | 'DOORS'
  /** The driven wheels. */
  | 'DRIVE'
  /** The engine in words. */
  | 'ENGINE'
  /** The colour of the body. */
  | 'EXTERIOR_COLOR'
  /** Whether it is shown among the featured cars: yes or no. */
  | 'FEATURED'
  /** The fuel. */
  | 'FUEL_TYPE'
  /** What is not as new, a line for each, with the name of the picture's file in brackets: `Stone chip [chip.jpg]`. `None` says that there is nothing. */
  | 'IMPERFECTIONS'
  /** Who inspected it. */
  | 'INSPECTED_BY'
  /** The day of the inspection, or only its month, ISO 8601. */
  | 'INSPECTED_ON'
  /** The address of the report of the inspection. */
  | 'INSPECTION_REPORT'
  /** The colour of the interior. */
  | 'INTERIOR_COLOR'
  /** The number of keys. */
  | 'KEYS'
  /** Where it stands. */
  | 'LOCATION'
  /** The make. */
  | 'MAKE'
  /** Kilometres. */
  | 'MILEAGE'
  /** The model. */
  | 'MODEL'
  /** The monthly instalment, AED. */
  | 'MONTHLY_INSTALMENT'
  /** The price before any discount, AED. */
  | 'ORIGINAL_PRICE'
  /** The number of previous owners. */
  | 'OWNERS'
  /** How thick the paint is in micrometres, a line for each panel: `front left wing: 110`. */
  | 'PAINT_READINGS'
  /** The power in horsepower. */
  | 'POWER'
  /** The market that the car was built for. */
  | 'REGIONAL_SPECS'
  /** The registration. */
  | 'REGISTRATION'
  /** Who sells it. */
  | 'SALESPERSON'
  /** Whether it is for sale: available, reserved or sold. */
  | 'SALE_STATUS'
  /** The number of seats. */
  | 'SEATS'
  /** Where and how it was serviced. */
  | 'SERVICE_HISTORY'
  /** The features, a line for each. A cross before one says that the car lacks it. */
  | 'SPECIFICATIONS'
  /** The address of a viewer that shows the car all the way round. Of a view in pictures, how many there are. */
  | 'SPIN'
  /** The side of the steering wheel. */
  | 'STEERING'
  /** The dealer's stock number, by which files know the car. It is entered once, before the car is published. */
  | 'STOCK_NUMBER'
  /** Whether it is available for a test drive: yes or no. */
  | 'TEST_DRIVE'
  /** The headline. */
  | 'TITLE'
  /** The gearbox. */
  | 'TRANSMISSION'
  /** The trim. */
  | 'TRIM'
  /** The tyres in words. */
  | 'TYRES'
  /** The depth of the tread of the most worn tyre, millimetres. */
  | 'TYRE_TREAD'
  /** The year in which the oldest tyre was made. */
  | 'TYRE_YEAR'
  /** The address of a video: a page of YouTube or Vimeo, or an MP4 or WebM file. */
  | 'VIDEO'
  /** The vehicle identification number. It is entered once, before the car is published. */
  | 'VIN'
  /** The warranty in words. */
  | 'WARRANTY'
  /** The last day of the warranty, or only its month, ISO 8601. */
  | 'WARRANTY_UNTIL'
  /** The model year. */
  | 'YEAR';

/** What a car lacks. A sold car lacks nothing, but its file may differ. */
export type StockGap =
  /** There are fewer than eight pictures, but some. */
  | 'FEW_PICTURES'
  /** There is no description. */
  | 'NO_DESCRIPTION'
  /** There is no make. */
  | 'NO_MAKE'
  /** There is no picture. */
  | 'NO_PICTURES'
  /** There is no price. */
  | 'NO_PRICE'
  /** It has been for sale for more than 60 days. */
  | 'OVER_60_DAYS'
  /** The last file has another value than what somebody has typed. */
  | 'SHEET_DIFFERS';

/** A picture of a car, as the staff works with it. */
export type StockPicture = {
  __typename?: 'StockPicture';
  /** What it shows, in words for those who do not see it. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name of the file from which it came. */
  fileName: Scalars['String']['output'];
  /** Which part of the car it shows. Null where nobody has said so. */
  group?: Maybe<PictureGroup>;
  /** The id, which it keeps when it is turned. */
  id: Scalars['ID']['output'];
  /** Its path in the dealer's system. */
  path: Scalars['String']['output'];
};

/** The order of the stock. Cars without the value come last. */
export type StockSort =
  /** Lowest mileage first. */
  | 'MILEAGE_ASC'
  /** By name. */
  | 'NAME'
  /** Most recently listed first. */
  | 'NEWEST'
  /** Least recently listed first. */
  | 'OLDEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC';

/** A part of the stock. */
export type StockTab =
  /** New cars, and cars with changes, that are not published. */
  | 'DRAFTS'
  /** Cars on the site. */
  | 'PUBLISHED'
  /** Cars that were taken off the site. */
  | 'WITHDRAWN';

/** A value of a car that the staff may change. */
export type StockValue = {
  __typename?: 'StockValue';
  /** Whether the file has changed this value since it was changed by hand. */
  differs: Scalars['Boolean']['output'];
  /** Which one. */
  field: StockField;
  /** The value of the last imported file, as it is typed. Null unless somebody has changed the value by hand. */
  sheet?: Maybe<Scalars['String']['output']>;
  /** The value as it is typed. Empty if there is none. */
  text: Scalars['String']['output'];
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

/** A subscriber of the newsletter. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** The email address. */
  email: Scalars['String']['output'];
  /** The id of the subscription. */
  id: Scalars['ID']['output'];
  /** A change names it: it is refused if the subscription has changed meanwhile. */
  revision: Scalars['Int']['output'];
  /** When they subscribed last. */
  subscribedAt: Scalars['DateTime']['output'];
};

/** How many subscribed in a week. */
export type SubscriberWeek = {
  __typename?: 'SubscriberWeek';
  /** How many there are who are subscribers still. */
  count: Scalars['Int']['output'];
  /** Its Monday in Dubai, YYYY-MM-DD. */
  from: Scalars['String']['output'];
};

/** A page of the subscribers of the newsletter. */
export type Subscribers = {
  __typename?: 'Subscribers';
  /** How many subscribers there are in all. */
  count: Scalars['Int']['output'];
  /** The subscribers. */
  nodes: Array<Subscriber>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of the last page. */
  pages: Scalars['Int']['output'];
  /** How many subscribers match. */
  totalCount: Scalars['Int']['output'];
  /** How many of them subscribed in each of the last twelve weeks, the current one last. */
  weeks: Array<SubscriberWeek>;
};

/** A stored test drive request. */
export type TestDrive = {
  __typename?: 'TestDrive';
  /** The address to which the car should be brought. */
  bringTo?: Maybe<Scalars['String']['output']>;
  /** The id of the car. */
  carId: Scalars['ID']['output'];
  /** The day in Dubai. */
  date: Scalars['String']['output'];
  /** The id of the request, if the dealer's system provides it. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Another time that would suit better. */
  otherTime?: Maybe<Scalars['String']['output']>;
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

/** The result of testing a webhook of a partner. */
export type TestPartnerWebhookPayload = {
  __typename?: 'TestPartnerWebhookPayload';
  /** The receiver's response, such as `HTTP 500`. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether the receiver accepted the message; null where it was not sent. */
  delivered?: Maybe<Scalars['Boolean']['output']>;
  /** What to correct. Empty if the message was sent. */
  userErrors: Array<UserError>;
};

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

/** What must be done now. What a role may not see is null. */
export type Today = {
  __typename?: 'Today';
  /** When it was read: ask with it for what is new in the inbox since. */
  at: Scalars['DateTime']['output'];
  /** How many cars there are, and how many lack what. */
  cars: StockCounts;
  /** Enquiries, for those who answer them. */
  enquiries?: Maybe<DueEnquiries>;
  /** How the site is run, for owners. */
  operation?: Maybe<SiteOperation>;
};

/** A trade licence. */
export type TradeLicence = {
  __typename?: 'TradeLicence';
  /** The authority that has issued it. */
  authority: Scalars['String']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
};

/** A trade licence. */
export type TradeLicenceInput = {
  /** The authority that has issued it. */
  authority: Scalars['String']['input'];
  /** Its number. */
  number: Scalars['String']['input'];
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

/** Which change to undo. */
export type UndoBulkChangeInput = {
  /** The id of the change. */
  id: Scalars['ID']['input'];
  /** Its revision. */
  revision: Scalars['Int']['input'];
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

/** All texts to answer enquiries with. */
export type UpdateReplyTemplatesInput = {
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** At most 30 templates, in the order in which they are offered. */
  templates: Array<ReplyTemplateInput>;
};

/** The result of a change of the texts to answer enquiries with. */
export type UpdateReplyTemplatesPayload = {
  __typename?: 'UpdateReplyTemplatesPayload';
  /** The templates as they are now, changed or not. Null if they are not known. */
  replyTemplates?: Maybe<ReplyTemplates>;
  /** Why nothing was changed. `field` is a path, such as `templates.2.text`. */
  userErrors: Array<UserError>;
};

/** A change of how long personal data are kept. */
export type UpdateRetentionInput = {
  /** The months that change. */
  months: RetentionMonthsInput;
  /** The revision that was read. */
  revision: Scalars['Int']['input'];
};

/** Facts that change. What is left out stays as it is; a list is sent whole, of a group the parts that change. */
export type UpdateSettingsInput = {
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country: its code of ISO 3166, such as AE. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The exchange rates. */
  exchange?: InputMaybe<ExchangeRatesInput>;
  /** The figures that change. */
  figures?: InputMaybe<MarketingFiguresInput>;
  /** The day on which the figures were checked. */
  figuresAsOf?: InputMaybe<Scalars['String']['input']>;
  /** The terms that change. */
  finance?: InputMaybe<FinanceTermsInput>;
  /** All holidays. */
  holidays?: InputMaybe<Array<HolidayInput>>;
  /** The name of the company. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** All trade licences. */
  licences?: InputMaybe<Array<TradeLicenceInput>>;
  /** The name of the dealer. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The days whose hours change. */
  openingHours?: InputMaybe<WeeklyHoursInput>;
  /** All who sell cars. */
  people?: InputMaybe<Array<SalespersonInput>>;
  /** One to five phone numbers. The first one is dialled. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The position of the showroom on the map. */
  position?: InputMaybe<MapPositionInput>;
  /** All parts of the price that are known. */
  priceParts?: InputMaybe<Array<PricePartInput>>;
  /** The promises that change. */
  promises?: InputMaybe<PromisedTimesInput>;
  /** All sources of the rating. */
  ratingSources?: InputMaybe<Array<RatingSourceInput>>;
  /** All reviews. */
  reviews?: InputMaybe<Array<CustomerReviewInput>>;
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
  /** All social networks. */
  socials?: InputMaybe<Array<SocialNetworkInput>>;
  /** The address of the showroom, without the city. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** All that is to be brought to a test drive. */
  testDriveBring?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All ways to pay. */
  waysToPay?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The number in WhatsApp: digits only, with the country code. */
  whatsApp?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a change of settings. */
export type UpdateSettingsPayload = {
  __typename?: 'UpdateSettingsPayload';
  /** The settings as they are now, changed or not. Null if that is not known. */
  settings?: Maybe<Settings>;
  /** Why nothing was changed. `field` is a path, such as `holidays.2` or `openingHours.monday`. */
  userErrors: Array<UserError>;
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

/** A value of a car that is to be that of the imported file again. */
export type UseSheetValueInput = {
  /** Which value. Prices, and make, model and trim, end together. */
  field: StockField;
  /** The car. */
  id: Scalars['ID']['input'];
  /** The revision that the change is based on. */
  revision: Scalars['Int']['input'];
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

/** The number of cars with a value, such as a colour. */
export type ValueCount = {
  __typename?: 'ValueCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The value. */
  name: Scalars['String']['output'];
};

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

/** The hours of each day, in order of time. None on a day on which the showroom stays closed. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  /** On Friday. */
  friday: Array<OpeningSpan>;
  /** On Monday. */
  monday: Array<OpeningSpan>;
  /** On Saturday. */
  saturday: Array<OpeningSpan>;
  /** On Sunday. */
  sunday: Array<OpeningSpan>;
  /** On Thursday. */
  thursday: Array<OpeningSpan>;
  /** On Tuesday. */
  tuesday: Array<OpeningSpan>;
  /** On Wednesday. */
  wednesday: Array<OpeningSpan>;
};

/** The hours of each day, in order of time. None on a day on which the showroom stays closed. What is left out stays as it is. */
export type WeeklyHoursInput = {
  /** On Friday. */
  friday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Monday. */
  monday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Saturday. */
  saturday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Sunday. */
  sunday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Thursday. */
  thursday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Tuesday. */
  tuesday?: InputMaybe<Array<OpeningSpanInput>>;
  /** On Wednesday. */
  wednesday?: InputMaybe<Array<OpeningSpanInput>>;
};
