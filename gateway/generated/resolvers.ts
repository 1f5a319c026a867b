import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CarParent } from '../apis/CarsApi.ts';
import type { CarConnectionParent } from '../resolvers/CarConnection.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, ISO 8601 in UTC, such as `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** An article of the blog. */
export type Blog = {
  __typename?: 'Blog';
  /** When it was published. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The article: HTML, made safe to show. */
  description: Scalars['String']['output'];
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
  /** Body type, such as `SUV`, `Sedan` or `Cross Over`. */
  bodyType?: Maybe<Scalars['String']['output']>;
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
  /** When the car was listed. */
  listedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The make, such as BMW. */
  manufacturer?: Maybe<Manufacturer>;
  /** Kilometres driven. */
  mileage?: Maybe<Scalars['Int']['output']>;
  /** The model, such as X5. */
  model?: Maybe<VehicleType>;
  /** The instalment, AED a month. */
  monthlyInstallment?: Maybe<Scalars['Float']['output']>;
  /** The price before any discount, AED. */
  originalPrice?: Maybe<Scalars['Float']['output']>;
  /** What is asked now, AED: the discounted price, or the original one when there is no discount. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The sale status as the dealer keeps it, such as `available`, `reserved` or `sold`. Only `sold` means sold. */
  saleStatus?: Maybe<Scalars['String']['output']>;
  /** Whether the car is sold. */
  sold: Scalars['Boolean']['output'];
  /** Every feature that the dealer has looked for, and whether the car has it. */
  specifications: Array<Specification>;
  /** Whether a test drive is offered. */
  testDrive: Scalars['Boolean']['output'];
  /** The seller's headline. */
  title?: Maybe<Scalars['String']['output']>;
  /** Gearbox, such as `Automatic`. */
  transmission?: Maybe<Scalars['String']['output']>;
  /** The trim of the model, such as M Sport. */
  trim?: Maybe<Trim>;
  /** Model year, such as 2021. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A part of the filtered stock. */
export type CarConnection = {
  __typename?: 'CarConnection';
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
  companies: Array<CompanyCount>;
  /** Kilometres driven. */
  mileage: Bounds;
  /** Models, by make and name. */
  models: Array<ModelCount>;
  /** Instalments, AED a month. */
  monthlyInstallment: Bounds;
  /** Prices that are asked now, AED. */
  price: Bounds;
  /** Model years. */
  year: Bounds;
};

/** Which cars are asked for. Every part narrows; a part that is left out does not. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Names of makes, in any case: a car of any of them. */
  companies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kilometres driven. */
  mileage?: InputMaybe<IntRange>;
  /** Instalment, AED a month. */
  monthlyInstallment?: InputMaybe<IntRange>;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The id of a `VehicleType`. */
  vehicleType?: InputMaybe<Scalars['ID']['input']>;
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

/** How many cars of a make. */
export type CompanyCount = {
  __typename?: 'CompanyCount';
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The name of the make. */
  name: Scalars['String']['output'];
};

/** A range of whole numbers. Both ends belong to it; an end that is left out is open. Negative numbers are refused. */
export type IntRange = {
  /** The largest number. */
  max?: InputMaybe<Scalars['Int']['input']>;
  /** The smallest number. */
  min?: InputMaybe<Scalars['Int']['input']>;
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
export type Manufacturer = {
  __typename?: 'Manufacturer';
  /** The id of the make. */
  id: Scalars['ID']['output'];
  /** The name of the make, such as `Land Rover`. */
  name: Scalars['String']['output'];
};

/** How many cars of a model. */
export type ModelCount = {
  __typename?: 'ModelCount';
  /** The name of its make. */
  company: Scalars['String']['output'];
  /** Number of cars. */
  count: Scalars['Int']['output'];
  /** The id of the `VehicleType`. */
  id: Scalars['ID']['output'];
  /** The name of the model. */
  name: Scalars['String']['output'];
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

/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type Query = {
  __typename?: 'Query';
  /** One article. Null, with an error of code `NOT_FOUND`, when it does not exist. */
  blog?: Maybe<Blog>;
  /** Every article, newest first. */
  blogs?: Maybe<Array<Blog>>;
  /** One car. Null, with an error of code `NOT_FOUND`, when it is not listed. */
  car?: Maybe<Car>;
  /** The stock, filtered, sorted and in parts. Walk the whole of it by passing `pageInfo.endCursor` as `after`. */
  cars?: Maybe<CarConnection>;
  /** Cars by their ids, in the order of the ids. Null stands for a car that is no longer listed. */
  carsByIds?: Maybe<Array<Maybe<Car>>>;
  /** Every make that the dealer knows, in the order of the alphabet. */
  companies?: Maybe<Array<Manufacturer>>;
  /** The cars that the dealer puts forward, newest first. */
  featuredCars?: Maybe<Array<Car>>;
  /** The latest articles, newest first. */
  latestBlogs?: Maybe<Array<Blog>>;
  /** Logos of makes. */
  logos?: Maybe<Array<Logo>>;
  /** The cars that can be test-driven, newest first. */
  testDriveCars?: Maybe<Array<Car>>;
  /** The models that the dealer knows. */
  vehicleTypes?: Maybe<Array<VehicleType>>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryBlogArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryCarArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryCarsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CarFilter>;
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  sort?: InputMaybe<CarSort>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryCarsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryLatestBlogsArgs = {
  limit?: Scalars['Int']['input'];
};


/**
 * The stock and the blog of a dealer of premium used cars in Dubai.
 *
 * Each list of the root is null, with an error beside it, when the dealer's records could not be reached; the other
 * fields of the same query still arrive.
 */
export type QueryVehicleTypesArgs = {
  company?: InputMaybe<Scalars['String']['input']>;
};

/** A feature that the dealer has looked for. */
export type Specification = {
  __typename?: 'Specification';
  /** Whether the car has it. */
  included: Scalars['Boolean']['output'];
  /** The name of the feature. */
  name: Scalars['String']['output'];
};

/** The trim of a model. */
export type Trim = {
  __typename?: 'Trim';
  /** The id of the trim. */
  id: Scalars['ID']['output'];
  /** The name of the trim, such as `M Sport`. */
  name: Scalars['String']['output'];
};

/** A model of a make. */
export type VehicleType = {
  __typename?: 'VehicleType';
  /** The id of the model. */
  id: Scalars['ID']['output'];
  /** Its make. */
  manufacturer?: Maybe<Manufacturer>;
  /** The name of the model, such as `Range Rover Sport`. */
  name: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Blog: ResolverTypeWrapper<Blog>;
  BodyTypeCount: ResolverTypeWrapper<BodyTypeCount>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Bounds>;
  Car: ResolverTypeWrapper<CarParent>;
  CarConnection: ResolverTypeWrapper<CarConnectionParent>;
  CarEdge: ResolverTypeWrapper<Omit<CarEdge, 'node'> & { node: ResolversTypes['Car'] }>;
  CarFacets: ResolverTypeWrapper<CarFacets>;
  CarFilter: CarFilter;
  CarImage: ResolverTypeWrapper<CarImage>;
  CarSort: CarSort;
  CompanyCount: ResolverTypeWrapper<CompanyCount>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntRange: IntRange;
  Logo: ResolverTypeWrapper<Logo>;
  Manufacturer: ResolverTypeWrapper<Manufacturer>;
  ModelCount: ResolverTypeWrapper<ModelCount>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Specification: ResolverTypeWrapper<Specification>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Trim: ResolverTypeWrapper<Trim>;
  VehicleType: ResolverTypeWrapper<VehicleType>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Blog: Blog;
  BodyTypeCount: BodyTypeCount;
  Boolean: Scalars['Boolean']['output'];
  Bounds: Bounds;
  Car: CarParent;
  CarConnection: CarConnectionParent;
  CarEdge: Omit<CarEdge, 'node'> & { node: ResolversParentTypes['Car'] };
  CarFacets: CarFacets;
  CarFilter: CarFilter;
  CarImage: CarImage;
  CompanyCount: CompanyCount;
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  IntRange: IntRange;
  Logo: Logo;
  Manufacturer: Manufacturer;
  ModelCount: ModelCount;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  Specification: Specification;
  String: Scalars['String']['output'];
  Trim: Trim;
  VehicleType: VehicleType;
};

export type BlogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BodyTypeCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BodyTypeCount'] = ResolversParentTypes['BodyTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Car'] = ResolversParentTypes['Car']> = {
  bodyType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountedPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exteriorColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fuelType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['CarImage']>, ParentType, ContextType>;
  listedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  mileage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['VehicleType']>, ParentType, ContextType>;
  monthlyInstallment?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  saleStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  testDrive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trim?: Resolver<Maybe<ResolversTypes['Trim']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CarConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarConnection'] = ResolversParentTypes['CarConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CarEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['CarFacets']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Car']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CarEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarEdge'] = ResolversParentTypes['CarEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Car'], ParentType, ContextType>;
};

export type CarFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarFacets'] = ResolversParentTypes['CarFacets']> = {
  bodyTypes?: Resolver<Array<ResolversTypes['BodyTypeCount']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['CompanyCount']>, ParentType, ContextType>;
  mileage?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['ModelCount']>, ParentType, ContextType>;
  monthlyInstallment?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
};

export type CarImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarImage'] = ResolversParentTypes['CarImage']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanyCount'] = ResolversParentTypes['CompanyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LogoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManufacturerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Manufacturer'] = ResolversParentTypes['Manufacturer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModelCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModelCount'] = ResolversParentTypes['ModelCount']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  blog?: Resolver<Maybe<ResolversTypes['Blog']>, ParentType, ContextType, RequireFields<QueryBlogArgs, 'id'>>;
  blogs?: Resolver<Maybe<Array<ResolversTypes['Blog']>>, ParentType, ContextType>;
  car?: Resolver<Maybe<ResolversTypes['Car']>, ParentType, ContextType, RequireFields<QueryCarArgs, 'id'>>;
  cars?: Resolver<Maybe<ResolversTypes['CarConnection']>, ParentType, ContextType, RequireFields<QueryCarsArgs, 'first' | 'offset'>>;
  carsByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['Car']>>>, ParentType, ContextType, RequireFields<QueryCarsByIdsArgs, 'ids'>>;
  companies?: Resolver<Maybe<Array<ResolversTypes['Manufacturer']>>, ParentType, ContextType>;
  featuredCars?: Resolver<Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType>;
  latestBlogs?: Resolver<Maybe<Array<ResolversTypes['Blog']>>, ParentType, ContextType, RequireFields<QueryLatestBlogsArgs, 'limit'>>;
  logos?: Resolver<Maybe<Array<ResolversTypes['Logo']>>, ParentType, ContextType>;
  testDriveCars?: Resolver<Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType>;
  vehicleTypes?: Resolver<Maybe<Array<ResolversTypes['VehicleType']>>, ParentType, ContextType, Partial<QueryVehicleTypesArgs>>;
};

export type SpecificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Trim'] = ResolversParentTypes['Trim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VehicleType'] = ResolversParentTypes['VehicleType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['Manufacturer']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Blog?: BlogResolvers<ContextType>;
  BodyTypeCount?: BodyTypeCountResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  Car?: CarResolvers<ContextType>;
  CarConnection?: CarConnectionResolvers<ContextType>;
  CarEdge?: CarEdgeResolvers<ContextType>;
  CarFacets?: CarFacetsResolvers<ContextType>;
  CarImage?: CarImageResolvers<ContextType>;
  CompanyCount?: CompanyCountResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Logo?: LogoResolvers<ContextType>;
  Manufacturer?: ManufacturerResolvers<ContextType>;
  ModelCount?: ModelCountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  Trim?: TrimResolvers<ContextType>;
  VehicleType?: VehicleTypeResolvers<ContextType>;
};

