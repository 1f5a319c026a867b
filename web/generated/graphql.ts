/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application for finance. Texts are passed on as they were typed. */
export type ApplyForFinanceInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The applicant's email address. */
  email: string;
  /** The applicant's name. */
  fullName: string;
  /** Whether the applicant is paying for other loans: `yes` or `no`. */
  hasExistingLoans: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The make of the car, such as `BMW`. */
  manufacturer: string;
  /** The applicant's mobile number. */
  mobileNumber: string;
  /** The applicant's salary, AED a month, as typed. */
  salary: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
  /** The model of the car, such as `X5`. */
  vehicleType: string;
};

/** Which cars are asked for. Every part narrows; a part that is left out does not. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: boolean | null | undefined;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: Array<string> | null | undefined;
  /** Names of makes, in any case: a car of any of them. */
  companies?: Array<string> | null | undefined;
  /** Kilometres driven. */
  mileage?: IntRange | null | undefined;
  /** Instalment, AED a month. */
  monthlyInstallment?: IntRange | null | undefined;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: string | null | undefined;
  /** The id of a `VehicleType`. */
  vehicleType?: string | null | undefined;
  /** Model year. */
  year?: IntRange | null | undefined;
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

/** A range of whole numbers. Both ends belong to it; an end that is left out is open. Negative numbers are refused. */
export type IntRange = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** Who wants to log in. */
export type LogInAdminInput = {
  /** The email address. */
  email: string;
  /** Passed on to the dealer's records. A login is never sent twice, with or without it. */
  idempotencyKey?: string | null | undefined;
  /** The password. */
  password: string;
};

/** A wish to buy a car. Texts are passed on as they were typed. */
export type RequestPurchaseInput = {
  /** The id of the car. */
  carId: string;
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The buyer's email address. */
  email: string;
  /** The buyer's first name. */
  firstName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The buyer's last name. */
  lastName: string;
  /** The buyer's mobile number. */
  mobileNumber: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
};

/** A wish for a test drive. Texts are passed on as they were typed. */
export type RequestTestDriveInput = {
  /** The id of the car. */
  carId: string;
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The day in Dubai, such as `2026-11-20`; today at the earliest. */
  date: string;
  /** The visitor's email address. */
  email: string;
  /** The visitor's name. */
  fullName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The visitor's mobile number. */
  mobileNumber: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
  /** The time in Dubai: `11:00 AM`, `11:30 AM`, `12:00 PM`, `12:30 PM`, `01:00 PM` or `01:30 PM`. */
  time: string;
};

/** A car that its owner offers to the dealer, and how to reach the owner. Texts are passed on as they were typed. */
export type SellCarInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** What else there is to know about the car. */
  description: string;
  /** The owner's email address. */
  email: string;
  /** Where the car is: `dubai`, `abu dhabi` or `sharjah`. */
  emirates: string;
  /** The owner's name. */
  fullName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The make, such as `BMW`. */
  manufacturer: string;
  /** Kilometres driven, as typed. */
  mileage: string;
  /** The owner's mobile number. */
  mobileNumber: string;
  /** The market that the car was made for: `gcc`, `US`, `EU`, `CAD`, `Korean` or `Others`. */
  origin: string;
  /** The price that the owner hopes for, AED, as typed. */
  price: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
  /** Whether the owner wants another car in exchange: `yes` or `no`. */
  tradeIn?: string | null | undefined;
  /** The model, such as `X5`. */
  vehicleType: string;
  /** The model year, as typed. */
  year: string;
};

/** A message to the dealer. Texts are passed on as they were typed. */
export type SendContactMessageInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The sender's email address. */
  email: string;
  /** The sender's first name. */
  firstName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The sender's last name. */
  lastName: string;
  /** What the sender has to say. */
  message: string;
  /** The sender's mobile number. */
  mobileNumber: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
};

/** A new administrator. */
export type SignUpAdminInput = {
  /** The dealer's sign-up code. Not needed for the first administrator. */
  code?: string | null | undefined;
  /** The email address, for logging in. */
  email: string;
  /** Passed on to the dealer's records. A sign-up is never sent twice, with or without it. */
  idempotencyKey?: string | null | undefined;
  /** The name. */
  name: string;
  /** The password. */
  password: string;
};

/** A subscription to the newsletter. */
export type SubscribeInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The address to write to. */
  email: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
};

/** A subscription that is to end. */
export type UnsubscribeInput = {
  /** The id of the subscription, as the links in its mails say it. */
  id: string;
  /** Passed on to the dealer's records. Ending a subscription twice is fine without one. */
  idempotencyKey?: string | null | undefined;
};

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. The message says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

export type LogInAdminMutationVariables = Exact<{
  input: LogInAdminInput;
}>;


export type LogInAdminMutation = { logInAdmin: { token: string | null, message: string | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string | null, name: string | null, email: string | null } | null };

export type SignUpAdminMutationVariables = Exact<{
  input: SignUpAdminInput;
}>;


export type SignUpAdminMutation = { signUpAdmin: { token: string | null, message: string | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type SignedInAdminFragment = { id: string | null, name: string | null, email: string | null };

export type BlogBylineFragment = { postedBy: string | null, createdAt: string | null };

export type BlogCardFragment = { id: string, title: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null };

export type BlogPageQueryVariables = Exact<{
  id: string;
  latest: number;
}>;


export type BlogPageQuery = { blog: { id: string, title: string, description: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null } | null, latestBlogs: Array<{ id: string, title: string, image: string | null, createdAt: string | null }> | null };

export type BlogsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogsPageQuery = { blogs: Array<{ id: string, title: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null }> | null };

export type LatestBlogFragment = { id: string, title: string, image: string | null, createdAt: string | null };

export type BookingFormQueryVariables = Exact<{
  id: string;
}>;


export type BookingFormQuery = { car: { id: string, sold: boolean, mileage: number | null, year: number | null, originalPrice: number | null, discountedPrice: number | null, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null };

export type ChosenCarFragment = { id: string, sold: boolean, mileage: number | null, year: number | null, originalPrice: number | null, discountedPrice: number | null, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type BuyPageQueryVariables = Exact<{
  filter?: CarFilter | null | undefined;
  sort?: CarSort | null | undefined;
  first: number;
  offset: number;
}>;


export type BuyPageQuery = { cars: { totalCount: number, nodes: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }>, facets: { companies: Array<{ name: string, count: number }>, bodyTypes: Array<{ name: string, count: number }>, mileage: { min: number | null, max: number | null }, year: { min: number | null, max: number | null }, monthlyInstallment: { min: number | null, max: number | null } } | null } | null, companies: Array<{ id: string, name: string }> | null };

export type CarBadgesFragment = { id: string, sold: boolean, featured: boolean, testDrive: boolean };

export type CarCardFragment = { id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type CarFactsFragment = { id: string, year: number | null, mileage: number | null, transmission: string | null, fuelType: string | null };

export type CarFeaturesFragment = { id: string, features: Array<string> };

export type CarGalleryFragment = { id: string, images: Array<{ id: string, path: string, placeholder: string | null, filename: string | null }> };

export type CarNameFragment = { id: string, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type CarPageQueryVariables = Exact<{
  id: string;
}>;


export type CarPageQuery = { car: { id: string, title: string | null, description: string | null, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, transmission: string | null, fuelType: string | null, bodyType: string | null, engine: string | null, doors: number | null, features: Array<string>, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, images: Array<{ id: string, path: string, placeholder: string | null, filename: string | null }>, similar: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null };

export type CarPriceFragment = { id: string, originalPrice: number | null, discountedPrice: number | null };

export type CarSpecificationFragment = { id: string, bodyType: string | null, engine: string | null, transmission: string | null, fuelType: string | null, mileage: number | null, year: number | null, doors: number | null, exteriorColor: string | null };

export type SimilarCarsFragment = { id: string, similar: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> | null };

export type CompanyModelsQueryVariables = Exact<{
  company: string;
}>;


export type CompanyModelsQuery = { vehicleTypes: Array<{ id: string, name: string }> | null, cars: { facets: { models: Array<{ id: string, count: number }> } | null } | null };

export type FilterCountsFragment = { companies: Array<{ name: string, count: number }>, bodyTypes: Array<{ name: string, count: number }>, mileage: { min: number | null, max: number | null }, year: { min: number | null, max: number | null }, monthlyInstallment: { min: number | null, max: number | null } };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentlyViewedQuery = { carsByIds: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null> | null };

export type ComparePageQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ComparePageQuery = { carsByIds: Array<{ id: string, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, year: number | null, mileage: number | null, transmission: string | null, fuelType: string | null, bodyType: string | null, engine: string | null, doors: number | null, exteriorColor: string | null, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, specifications: Array<{ name: string, included: boolean }>, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null> | null };

export type ComparedCarFragment = { id: string, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, year: number | null, mileage: number | null, transmission: string | null, fuelType: string | null, bodyType: string | null, engine: string | null, doors: number | null, exteriorColor: string | null, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, specifications: Array<{ name: string, included: boolean }>, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { message: string | null, contactMessage: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type UserErrorFieldsFragment = { field: string | null, message: string, code: UserErrorCode };

export type LikesPageQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LikesPageQuery = { carsByIds: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null> | null };

export type ApplyForFinanceMutationVariables = Exact<{
  input: ApplyForFinanceInput;
}>;


export type ApplyForFinanceMutation = { applyForFinance: { message: string | null, application: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type FinanceCarFragment = { id: string, name: string, manufacturer: { id: string, name: string } | null };

export type FinancePageQueryVariables = Exact<{ [key: string]: never; }>;


export type FinancePageQuery = { logos: Array<{ name: string | null, path: string }> | null, vehicleTypes: Array<{ id: string, name: string, manufacturer: { id: string, name: string } | null }> | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { featuredCars: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> | null, testDriveCars: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> | null, logos: Array<{ name: string | null, path: string }> | null };

export type LogoStripFragment = { name: string | null, path: string };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { message: string | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type UnsubscribeMutationVariables = Exact<{
  input: UnsubscribeInput;
}>;


export type UnsubscribeMutation = { unsubscribe: { message: string | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type UnsubscribePageQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribePageQuery = { blogs: Array<{ id: string, title: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null }> | null };

export type RequestPurchaseMutationVariables = Exact<{
  input: RequestPurchaseInput;
}>;


export type RequestPurchaseMutation = { requestPurchase: { message: string | null, purchase: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type SellCarMutationVariables = Exact<{
  input: SellCarInput;
  images?: Array<File> | File | null | undefined;
}>;


export type SellCarMutation = { sellCar: { submission: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type RequestTestDriveMutationVariables = Exact<{
  input: RequestTestDriveInput;
}>;


export type RequestTestDriveMutation = { requestTestDrive: { message: string | null, testDrive: { id: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };

export type TestDrivePageQueryVariables = Exact<{ [key: string]: never; }>;


export type TestDrivePageQuery = { testDriveCars: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstallment: number | null, originalPrice: number | null, discountedPrice: number | null, sold: boolean, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> | null };

export const SignedInAdminFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInAdmin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SignedInAdminFragment, unknown>;
export const BlogBylineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BlogBylineFragment, unknown>;
export const BlogCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BlogCardFragment, unknown>;
export const LatestBlogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestBlog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LatestBlogFragment, unknown>;
export const CarNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CarNameFragment, unknown>;
export const CarPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]} as unknown as DocumentNode<CarPriceFragment, unknown>;
export const ChosenCarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]} as unknown as DocumentNode<ChosenCarFragment, unknown>;
export const CarFeaturesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFeatures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<CarFeaturesFragment, unknown>;
export const CarGalleryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarGallery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CarGalleryFragment, unknown>;
export const CarBadgesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}}]} as unknown as DocumentNode<CarBadgesFragment, unknown>;
export const CarCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}}]} as unknown as DocumentNode<CarCardFragment, unknown>;
export const SimilarCarsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarCars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}}]} as unknown as DocumentNode<SimilarCarsFragment, unknown>;
export const FilterCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<FilterCountsFragment, unknown>;
export const CarFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}}]}}]} as unknown as DocumentNode<CarFactsFragment, unknown>;
export const CarSpecificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSpecification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bodyType"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"doors"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}}]}}]} as unknown as DocumentNode<CarSpecificationFragment, unknown>;
export const ComparedCarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSpecification"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSpecification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bodyType"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"doors"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}}]}}]} as unknown as DocumentNode<ComparedCarFragment, unknown>;
export const UserErrorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<UserErrorFieldsFragment, unknown>;
export const FinanceCarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FinanceCarFragment, unknown>;
export const LogoStripFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogoStrip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Logo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<LogoStripFragment, unknown>;
export const LogInAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logInAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<LogInAdminMutation, LogInAdminMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInAdmin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInAdmin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignUpAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<SignUpAdminMutation, SignUpAdminMutationVariables>;
export const BlogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latest"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestBlog"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestBlog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const BlogsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}}]} as unknown as DocumentNode<BlogsPageQuery, BlogsPageQueryVariables>;
export const BookingFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChosenCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}}]}}]} as unknown as DocumentNode<BookingFormQuery, BookingFormQueryVariables>;
export const BuyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCounts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<BuyPageQuery, BuyPageQueryVariables>;
export const CarPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarGallery"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSpecification"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarFeatures"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimilarCars"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarGallery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSpecification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bodyType"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"doors"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFeatures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimilarCars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}}]} as unknown as DocumentNode<CarPageQuery, CarPageQueryVariables>;
export const CompanyModelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companies"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"company"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyModelsQuery, CompanyModelsQueryVariables>;
export const RecentlyViewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentlyViewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}}]} as unknown as DocumentNode<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const ComparePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSpecification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bodyType"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"doors"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSpecification"}}]}}]} as unknown as DocumentNode<ComparePageQuery, ComparePageQueryVariables>;
export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const LikesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}}]} as unknown as DocumentNode<LikesPageQuery, LikesPageQueryVariables>;
export const ApplyForFinanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForFinance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForFinanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForFinance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<ApplyForFinanceMutation, ApplyForFinanceMutationVariables>;
export const FinancePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FinancePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FinancePageQuery, FinancePageQueryVariables>;
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuredCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testDriveCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogoStrip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogoStrip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Logo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const UnsubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unsubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnsubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const UnsubscribePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}}]} as unknown as DocumentNode<UnsubscribePageQuery, UnsubscribePageQueryVariables>;
export const RequestPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RequestPurchaseMutation, RequestPurchaseMutationVariables>;
export const SellCarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellCar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellCarInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellCar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SellCarMutation, SellCarMutationVariables>;
export const RequestTestDriveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTestDrive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestTestDriveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTestDrive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDrive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RequestTestDriveMutation, RequestTestDriveMutationVariables>;
export const TestDrivePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestDrivePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDriveCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstallment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}}]} as unknown as DocumentNode<TestDrivePageQuery, TestDrivePageQueryVariables>;
export const useLogInAdminMutation = (options?: useMutation.Options<LogInAdminMutation, LogInAdminMutationVariables>) =>
  useMutation(LogInAdminDocument, options);

export const useMeQuery = <
  Options extends SkipToken | useQuery.Options<MeQuery, MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(MeDocument, (options ?? {}) as useQuery.Options<MeQuery, MeQueryVariables>) as unknown as useQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(MeDocument, (options ?? {}) as useSuspenseQuery.Options<MeQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeLazyQuery = (options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) =>
  useLazyQuery(MeDocument, options);

export const useSignUpAdminMutation = (options?: useMutation.Options<SignUpAdminMutation, SignUpAdminMutationVariables>) =>
  useMutation(SignUpAdminDocument, options);

export const useBlogPageQuery = <
  Options extends SkipToken | useQuery.Options<BlogPageQuery, BlogPageQueryVariables>,
>(options: Options) =>
  useQuery(BlogPageDocument, (options ?? {}) as useQuery.Options<BlogPageQuery, BlogPageQueryVariables>) as unknown as useQuery.ResultForOptions<BlogPageQuery, BlogPageQueryVariables, Options>;
export const useBlogPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BlogPageQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(BlogPageDocument, (options ?? {}) as useSuspenseQuery.Options<BlogPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BlogPageQuery, BlogPageQueryVariables, Options>;
export const useBlogPageLazyQuery = (options?: useLazyQuery.Options<BlogPageQuery, BlogPageQueryVariables>) =>
  useLazyQuery(BlogPageDocument, options);

export const useBlogsPageQuery = <
  Options extends SkipToken | useQuery.Options<BlogsPageQuery, BlogsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(BlogsPageDocument, (options ?? {}) as useQuery.Options<BlogsPageQuery, BlogsPageQueryVariables>) as unknown as useQuery.ResultForOptions<BlogsPageQuery, BlogsPageQueryVariables, Options>;
export const useBlogsPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BlogsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(BlogsPageDocument, (options ?? {}) as useSuspenseQuery.Options<BlogsPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BlogsPageQuery, BlogsPageQueryVariables, Options>;
export const useBlogsPageLazyQuery = (options?: useLazyQuery.Options<BlogsPageQuery, BlogsPageQueryVariables>) =>
  useLazyQuery(BlogsPageDocument, options);

export const useBookingFormQuery = <
  Options extends SkipToken | useQuery.Options<BookingFormQuery, BookingFormQueryVariables>,
>(options: Options) =>
  useQuery(BookingFormDocument, (options ?? {}) as useQuery.Options<BookingFormQuery, BookingFormQueryVariables>) as unknown as useQuery.ResultForOptions<BookingFormQuery, BookingFormQueryVariables, Options>;
export const useBookingFormSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BookingFormQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(BookingFormDocument, (options ?? {}) as useSuspenseQuery.Options<BookingFormQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BookingFormQuery, BookingFormQueryVariables, Options>;
export const useBookingFormLazyQuery = (options?: useLazyQuery.Options<BookingFormQuery, BookingFormQueryVariables>) =>
  useLazyQuery(BookingFormDocument, options);

export const useBuyPageQuery = <
  Options extends SkipToken | useQuery.Options<BuyPageQuery, BuyPageQueryVariables>,
>(options: Options) =>
  useQuery(BuyPageDocument, (options ?? {}) as useQuery.Options<BuyPageQuery, BuyPageQueryVariables>) as unknown as useQuery.ResultForOptions<BuyPageQuery, BuyPageQueryVariables, Options>;
export const useBuyPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BuyPageQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(BuyPageDocument, (options ?? {}) as useSuspenseQuery.Options<BuyPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BuyPageQuery, BuyPageQueryVariables, Options>;
export const useBuyPageLazyQuery = (options?: useLazyQuery.Options<BuyPageQuery, BuyPageQueryVariables>) =>
  useLazyQuery(BuyPageDocument, options);

export const useCarPageQuery = <
  Options extends SkipToken | useQuery.Options<CarPageQuery, CarPageQueryVariables>,
>(options: Options) =>
  useQuery(CarPageDocument, (options ?? {}) as useQuery.Options<CarPageQuery, CarPageQueryVariables>) as unknown as useQuery.ResultForOptions<CarPageQuery, CarPageQueryVariables, Options>;
export const useCarPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<CarPageQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(CarPageDocument, (options ?? {}) as useSuspenseQuery.Options<CarPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<CarPageQuery, CarPageQueryVariables, Options>;
export const useCarPageLazyQuery = (options?: useLazyQuery.Options<CarPageQuery, CarPageQueryVariables>) =>
  useLazyQuery(CarPageDocument, options);

export const useCompanyModelsQuery = <
  Options extends SkipToken | useQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>,
>(options: Options) =>
  useQuery(CompanyModelsDocument, (options ?? {}) as useQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>) as unknown as useQuery.ResultForOptions<CompanyModelsQuery, CompanyModelsQueryVariables, Options>;
export const useCompanyModelsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<CompanyModelsQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(CompanyModelsDocument, (options ?? {}) as useSuspenseQuery.Options<CompanyModelsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<CompanyModelsQuery, CompanyModelsQueryVariables, Options>;
export const useCompanyModelsLazyQuery = (options?: useLazyQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>) =>
  useLazyQuery(CompanyModelsDocument, options);

export const useRecentlyViewedQuery = <
  Options extends SkipToken | useQuery.Options<RecentlyViewedQuery, RecentlyViewedQueryVariables>,
>(options: Options) =>
  useQuery(RecentlyViewedDocument, (options ?? {}) as useQuery.Options<RecentlyViewedQuery, RecentlyViewedQueryVariables>) as unknown as useQuery.ResultForOptions<RecentlyViewedQuery, RecentlyViewedQueryVariables, Options>;
export const useRecentlyViewedSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<RecentlyViewedQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(RecentlyViewedDocument, (options ?? {}) as useSuspenseQuery.Options<RecentlyViewedQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<RecentlyViewedQuery, RecentlyViewedQueryVariables, Options>;
export const useRecentlyViewedLazyQuery = (options?: useLazyQuery.Options<RecentlyViewedQuery, RecentlyViewedQueryVariables>) =>
  useLazyQuery(RecentlyViewedDocument, options);

export const useComparePageQuery = <
  Options extends SkipToken | useQuery.Options<ComparePageQuery, ComparePageQueryVariables>,
>(options: Options) =>
  useQuery(ComparePageDocument, (options ?? {}) as useQuery.Options<ComparePageQuery, ComparePageQueryVariables>) as unknown as useQuery.ResultForOptions<ComparePageQuery, ComparePageQueryVariables, Options>;
export const useComparePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ComparePageQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(ComparePageDocument, (options ?? {}) as useSuspenseQuery.Options<ComparePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ComparePageQuery, ComparePageQueryVariables, Options>;
export const useComparePageLazyQuery = (options?: useLazyQuery.Options<ComparePageQuery, ComparePageQueryVariables>) =>
  useLazyQuery(ComparePageDocument, options);

export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) =>
  useMutation(SendContactMessageDocument, options);

export const useLikesPageQuery = <
  Options extends SkipToken | useQuery.Options<LikesPageQuery, LikesPageQueryVariables>,
>(options: Options) =>
  useQuery(LikesPageDocument, (options ?? {}) as useQuery.Options<LikesPageQuery, LikesPageQueryVariables>) as unknown as useQuery.ResultForOptions<LikesPageQuery, LikesPageQueryVariables, Options>;
export const useLikesPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<LikesPageQueryVariables>,
>(options: Options) =>
  useSuspenseQuery(LikesPageDocument, (options ?? {}) as useSuspenseQuery.Options<LikesPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<LikesPageQuery, LikesPageQueryVariables, Options>;
export const useLikesPageLazyQuery = (options?: useLazyQuery.Options<LikesPageQuery, LikesPageQueryVariables>) =>
  useLazyQuery(LikesPageDocument, options);

export const useApplyForFinanceMutation = (options?: useMutation.Options<ApplyForFinanceMutation, ApplyForFinanceMutationVariables>) =>
  useMutation(ApplyForFinanceDocument, options);

export const useFinancePageQuery = <
  Options extends SkipToken | useQuery.Options<FinancePageQuery, FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(FinancePageDocument, (options ?? {}) as useQuery.Options<FinancePageQuery, FinancePageQueryVariables>) as unknown as useQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(FinancePageDocument, (options ?? {}) as useSuspenseQuery.Options<FinancePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageLazyQuery = (options?: useLazyQuery.Options<FinancePageQuery, FinancePageQueryVariables>) =>
  useLazyQuery(FinancePageDocument, options);

export const useHomePageQuery = <
  Options extends SkipToken | useQuery.Options<HomePageQuery, HomePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(HomePageDocument, (options ?? {}) as useQuery.Options<HomePageQuery, HomePageQueryVariables>) as unknown as useQuery.ResultForOptions<HomePageQuery, HomePageQueryVariables, Options>;
export const useHomePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<HomePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(HomePageDocument, (options ?? {}) as useSuspenseQuery.Options<HomePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<HomePageQuery, HomePageQueryVariables, Options>;
export const useHomePageLazyQuery = (options?: useLazyQuery.Options<HomePageQuery, HomePageQueryVariables>) =>
  useLazyQuery(HomePageDocument, options);

export const useSubscribeMutation = (options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) =>
  useMutation(SubscribeDocument, options);

export const useUnsubscribeMutation = (options?: useMutation.Options<UnsubscribeMutation, UnsubscribeMutationVariables>) =>
  useMutation(UnsubscribeDocument, options);

export const useUnsubscribePageQuery = <
  Options extends SkipToken | useQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(UnsubscribePageDocument, (options ?? {}) as useQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables>) as unknown as useQuery.ResultForOptions<UnsubscribePageQuery, UnsubscribePageQueryVariables, Options>;
export const useUnsubscribePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<UnsubscribePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(UnsubscribePageDocument, (options ?? {}) as useSuspenseQuery.Options<UnsubscribePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<UnsubscribePageQuery, UnsubscribePageQueryVariables, Options>;
export const useUnsubscribePageLazyQuery = (options?: useLazyQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables>) =>
  useLazyQuery(UnsubscribePageDocument, options);

export const useRequestPurchaseMutation = (options?: useMutation.Options<RequestPurchaseMutation, RequestPurchaseMutationVariables>) =>
  useMutation(RequestPurchaseDocument, options);

export const useSellCarMutation = (options?: useMutation.Options<SellCarMutation, SellCarMutationVariables>) =>
  useMutation(SellCarDocument, options);

export const useRequestTestDriveMutation = (options?: useMutation.Options<RequestTestDriveMutation, RequestTestDriveMutationVariables>) =>
  useMutation(RequestTestDriveDocument, options);

export const useTestDrivePageQuery = <
  Options extends SkipToken | useQuery.Options<TestDrivePageQuery, TestDrivePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(TestDrivePageDocument, (options ?? {}) as useQuery.Options<TestDrivePageQuery, TestDrivePageQueryVariables>) as unknown as useQuery.ResultForOptions<TestDrivePageQuery, TestDrivePageQueryVariables, Options>;
export const useTestDrivePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<TestDrivePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(TestDrivePageDocument, (options ?? {}) as useSuspenseQuery.Options<TestDrivePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<TestDrivePageQuery, TestDrivePageQueryVariables, Options>;
export const useTestDrivePageLazyQuery = (options?: useLazyQuery.Options<TestDrivePageQuery, TestDrivePageQueryVariables>) =>
  useLazyQuery(TestDrivePageDocument, options);
