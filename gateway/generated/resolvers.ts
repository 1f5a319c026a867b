import type * as Types from './schemaTypes.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ArticleParent } from '../staff/ArticlesApi.ts';
import type { BlogParent } from '../apis/BlogsApi.ts';
import type { CarParent } from '../apis/CarsApi.ts';
import type { CarImageParent } from '../apis/carFromWire.ts';
import type { CarChangeParent } from '../apis/carChanges.ts';
import type { EnquiryRecordParent } from '../staff/enquiryFromWire.ts';
import type { Partner as PartnerModel } from '../../rest/partners/partner.ts';
import type { CarConnectionParent } from '../apis/CarConnectionParent.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

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
  AddCarPictureInput: Types.AddCarPictureInput;
  AddPartnerInput: Types.AddPartnerInput;
  AddPartnerKeyInput: Types.AddPartnerKeyInput;
  AddPersonRequestInput: Types.AddPersonRequestInput;
  AddPortraitPayload: ResolverTypeWrapper<Types.AddPortraitPayload>;
  Admin: ResolverTypeWrapper<Types.Admin>;
  AnswerChannel: Types.AnswerChannel;
  AnswerEnquiryInput: Types.AnswerEnquiryInput;
  Api: ResolverTypeWrapper<Types.Api>;
  ApiErrorCode: ResolverTypeWrapper<Types.ApiErrorCode>;
  ApiLimit: ResolverTypeWrapper<Types.ApiLimit>;
  ApplyForFinanceInput: Types.ApplyForFinanceInput;
  ApplyForFinancePayload: ResolverTypeWrapper<Types.ApplyForFinancePayload>;
  ArrangeCarPicturesInput: Types.ArrangeCarPicturesInput;
  ArrangedPictureInput: Types.ArrangedPictureInput;
  Article: ResolverTypeWrapper<ArticleParent>;
  ArticleCounts: ResolverTypeWrapper<Types.ArticleCounts>;
  ArticleInput: Types.ArticleInput;
  ArticlePayload: ResolverTypeWrapper<Omit<Types.ArticlePayload, 'article'> & { article?: Types.Maybe<ResolversTypes['Article']> }>;
  ArticleState: Types.ArticleState;
  Articles: ResolverTypeWrapper<Omit<Types.Articles, 'nodes'> & { nodes: Array<ResolversTypes['Article']> }>;
  AssignEnquiryInput: Types.AssignEnquiryInput;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditLogFilter: Types.AuditLogFilter;
  AuditLogPage: ResolverTypeWrapper<Types.AuditLogPage>;
  AuditedField: ResolverTypeWrapper<Types.AuditedField>;
  BackOffice: ResolverTypeWrapper<Types.BackOffice>;
  BackupState: ResolverTypeWrapper<Types.BackupState>;
  Blog: ResolverTypeWrapper<BlogParent>;
  BodyTypeCount: ResolverTypeWrapper<Types.BodyTypeCount>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Types.Bounds>;
  BulkAction: ResolverTypeWrapper<Types.BulkAction>;
  BulkActionInput: Types.BulkActionInput;
  BulkActionKind: Types.BulkActionKind;
  BulkChange: ResolverTypeWrapper<Types.BulkChange>;
  BulkChangePayload: ResolverTypeWrapper<Types.BulkChangePayload>;
  BulkChangeState: Types.BulkChangeState;
  BulkFilterInput: Types.BulkFilterInput;
  BulkPrice: ResolverTypeWrapper<Types.BulkPrice>;
  BulkPriceInput: Types.BulkPriceInput;
  BulkPriceUnit: Types.BulkPriceUnit;
  BulkRefusal: Types.BulkRefusal;
  BulkRefusedCar: ResolverTypeWrapper<Types.BulkRefusedCar>;
  BulkRounding: Types.BulkRounding;
  BulkSample: ResolverTypeWrapper<Types.BulkSample>;
  BulkSelectionInput: Types.BulkSelectionInput;
  BulkSkip: Types.BulkSkip;
  BulkSkippedCar: ResolverTypeWrapper<Types.BulkSkippedCar>;
  Car: ResolverTypeWrapper<CarParent>;
  CarChange: ResolverTypeWrapper<CarChangeParent>;
  CarChangeConnection: ResolverTypeWrapper<Omit<Types.CarChangeConnection, 'nodes'> & { nodes: Array<ResolversTypes['CarChange']> }>;
  CarChangeKind: Types.CarChangeKind;
  CarConnection: ResolverTypeWrapper<CarConnectionParent>;
  CarDraft: ResolverTypeWrapper<Types.CarDraft>;
  CarDraftInput: Types.CarDraftInput;
  CarEdge: ResolverTypeWrapper<Omit<Types.CarEdge, 'node'> & { node: ResolversTypes['Car'] }>;
  CarFacets: ResolverTypeWrapper<Types.CarFacets>;
  CarFilter: Types.CarFilter;
  CarForPictures: ResolverTypeWrapper<Types.CarForPictures>;
  CarImage: ResolverTypeWrapper<CarImageParent>;
  CarImport: ResolverTypeWrapper<Types.CarImport>;
  CarImportInput: Types.CarImportInput;
  CarImportPayload: ResolverTypeWrapper<Types.CarImportPayload>;
  CarPictureInput: Types.CarPictureInput;
  CarSnapshot: ResolverTypeWrapper<Types.CarSnapshot>;
  CarSort: Types.CarSort;
  CarSpin: ResolverTypeWrapper<Omit<Types.CarSpin, 'images'> & { images: Array<ResolversTypes['CarImage']> }>;
  CarVideo: ResolverTypeWrapper<Types.CarVideo>;
  ChangePartnerInput: Types.ChangePartnerInput;
  ChangePartnerWebhookInput: Types.ChangePartnerWebhookInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ClosePersonRequestInput: Types.ClosePersonRequestInput;
  ConfirmPasswordInput: Types.ConfirmPasswordInput;
  ConfirmSearchAlertInput: Types.ConfirmSearchAlertInput;
  ConfirmSearchAlertPayload: ResolverTypeWrapper<Types.ConfirmSearchAlertPayload>;
  ContactMessage: ResolverTypeWrapper<Types.ContactMessage>;
  CorrectPersonInput: Types.CorrectPersonInput;
  CreateArticleInput: Types.CreateArticleInput;
  CreatePartnerWebhookInput: Types.CreatePartnerWebhookInput;
  CreateSearchAlertInput: Types.CreateSearchAlertInput;
  CreateSearchAlertPayload: ResolverTypeWrapper<Types.CreateSearchAlertPayload>;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Types.CreateWebhookPayload>;
  CurrencyRates: ResolverTypeWrapper<Types.CurrencyRates>;
  CurrencyRatesInput: Types.CurrencyRatesInput;
  CustomerReview: ResolverTypeWrapper<Types.CustomerReview>;
  CustomerReviewInput: Types.CustomerReviewInput;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeleteArticlePayload: ResolverTypeWrapper<Types.DeleteArticlePayload>;
  DeletePartnerWebhookPayload: ResolverTypeWrapper<Types.DeletePartnerWebhookPayload>;
  DeleteViewInput: Types.DeleteViewInput;
  DeleteViewPayload: ResolverTypeWrapper<Types.DeleteViewPayload>;
  DeleteWebhookPayload: ResolverTypeWrapper<Types.DeleteWebhookPayload>;
  DiskSpace: ResolverTypeWrapper<Types.DiskSpace>;
  DraftAdvice: Types.DraftAdvice;
  DraftConflict: ResolverTypeWrapper<Types.DraftConflict>;
  DraftProblem: ResolverTypeWrapper<Types.DraftProblem>;
  DraftValue: ResolverTypeWrapper<Types.DraftValue>;
  DraftValueInput: Types.DraftValueInput;
  DueEnquiries: ResolverTypeWrapper<Types.DueEnquiries>;
  Emirate: Types.Emirate;
  EndSearchAlertInput: Types.EndSearchAlertInput;
  EndSearchAlertPayload: ResolverTypeWrapper<Types.EndSearchAlertPayload>;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Types.EndSessionPayload>;
  EndSubscriptionInput: Types.EndSubscriptionInput;
  EndSubscriptionPayload: ResolverTypeWrapper<Types.EndSubscriptionPayload>;
  Enquiry: ResolverTypeWrapper<Types.Enquiry>;
  EnquiryCar: ResolverTypeWrapper<Types.EnquiryCar>;
  EnquiryClock: ResolverTypeWrapper<Types.EnquiryClock>;
  EnquiryClockState: Types.EnquiryClockState;
  EnquiryConnection: ResolverTypeWrapper<Types.EnquiryConnection>;
  EnquiryEvent: ResolverTypeWrapper<Types.EnquiryEvent>;
  EnquiryEventKind: Types.EnquiryEventKind;
  EnquiryField: ResolverTypeWrapper<Types.EnquiryField>;
  EnquiryFigures: ResolverTypeWrapper<Types.EnquiryFigures>;
  EnquiryKind: Types.EnquiryKind;
  EnquiryKindFigures: ResolverTypeWrapper<Types.EnquiryKindFigures>;
  EnquiryMailState: Types.EnquiryMailState;
  EnquiryNumbers: ResolverTypeWrapper<Types.EnquiryNumbers>;
  EnquiryPayload: ResolverTypeWrapper<Omit<Types.EnquiryPayload, 'enquiry'> & { enquiry?: Types.Maybe<ResolversTypes['EnquiryRecord']> }>;
  EnquiryPersonFigures: ResolverTypeWrapper<Types.EnquiryPersonFigures>;
  EnquiryRecord: ResolverTypeWrapper<EnquiryRecordParent>;
  EnquiryStatus: Types.EnquiryStatus;
  EnquiryTemplate: ResolverTypeWrapper<Types.EnquiryTemplate>;
  EnquiryView: Types.EnquiryView;
  EnquiryViewer: ResolverTypeWrapper<Types.EnquiryViewer>;
  ErasePersonInput: Types.ErasePersonInput;
  ErasePersonPayload: ResolverTypeWrapper<Types.ErasePersonPayload>;
  ExchangeRates: ResolverTypeWrapper<Types.ExchangeRates>;
  ExchangeRatesInput: Types.ExchangeRatesInput;
  FinanceApplication: ResolverTypeWrapper<Types.FinanceApplication>;
  FinanceTerms: ResolverTypeWrapper<Types.FinanceTerms>;
  FinanceTermsInput: Types.FinanceTermsInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FormerPrice: ResolverTypeWrapper<Types.FormerPrice>;
  Holiday: ResolverTypeWrapper<Types.Holiday>;
  HolidayInput: Types.HolidayInput;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Imperfection: ResolverTypeWrapper<Omit<Types.Imperfection, 'picture'> & { picture?: Types.Maybe<ResolversTypes['CarImage']> }>;
  ImportColumn: ResolverTypeWrapper<Types.ImportColumn>;
  ImportCounts: ResolverTypeWrapper<Types.ImportCounts>;
  ImportField: Types.ImportField;
  ImportOptionsInput: Types.ImportOptionsInput;
  ImportPhase: Types.ImportPhase;
  ImportPictureCounts: ResolverTypeWrapper<Types.ImportPictureCounts>;
  ImportProblem: ResolverTypeWrapper<Types.ImportProblem>;
  ImportProgress: ResolverTypeWrapper<Types.ImportProgress>;
  ImportRow: ResolverTypeWrapper<Types.ImportRow>;
  ImportRowCount: ResolverTypeWrapper<Types.ImportRowCount>;
  ImportRowKind: Types.ImportRowKind;
  ImportRun: ResolverTypeWrapper<Types.ImportRun>;
  ImportState: Types.ImportState;
  InboxChanges: ResolverTypeWrapper<Types.InboxChanges>;
  InboxCounts: ResolverTypeWrapper<Types.InboxCounts>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  IntRange: Types.IntRange;
  InvitationInput: Types.InvitationInput;
  InviteInput: Types.InviteInput;
  InvitePayload: ResolverTypeWrapper<Types.InvitePayload>;
  KeepValueInput: Types.KeepValueInput;
  KeyUsage: ResolverTypeWrapper<Types.KeyUsage>;
  Lead: ResolverTypeWrapper<Types.Lead>;
  LeadConnection: ResolverTypeWrapper<Types.LeadConnection>;
  LeadKind: Types.LeadKind;
  LeadState: Types.LeadState;
  LogInAdminInput: Types.LogInAdminInput;
  LogInAdminPayload: ResolverTypeWrapper<Types.LogInAdminPayload>;
  LogOutAdminPayload: ResolverTypeWrapper<Types.LogOutAdminPayload>;
  Logo: ResolverTypeWrapper<Types.Logo>;
  Make: ResolverTypeWrapper<Types.Make>;
  MakeCount: ResolverTypeWrapper<Types.MakeCount>;
  MapPosition: ResolverTypeWrapper<Types.MapPosition>;
  MapPositionInput: Types.MapPositionInput;
  MarketingFigures: ResolverTypeWrapper<Types.MarketingFigures>;
  MarketingFiguresInput: Types.MarketingFiguresInput;
  Model: ResolverTypeWrapper<Types.Model>;
  ModelCount: ResolverTypeWrapper<Types.ModelCount>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCar: ResolverTypeWrapper<Types.NamedCar>;
  NewsletterSubscription: ResolverTypeWrapper<Types.NewsletterSubscription>;
  NoteEnquiryInput: Types.NoteEnquiryInput;
  OfferPriceInput: Types.OfferPriceInput;
  OfferPricePayload: ResolverTypeWrapper<Types.OfferPricePayload>;
  OneTimeCodes: ResolverTypeWrapper<Types.OneTimeCodes>;
  OpenInvitationInput: Types.OpenInvitationInput;
  OpenInvitationPayload: ResolverTypeWrapper<Types.OpenInvitationPayload>;
  OpeningSpan: ResolverTypeWrapper<Types.OpeningSpan>;
  OpeningSpanInput: Types.OpeningSpanInput;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PaintPanel: Types.PaintPanel;
  PaintReading: ResolverTypeWrapper<Types.PaintReading>;
  Partner: ResolverTypeWrapper<PartnerModel>;
  PartnerAccount: ResolverTypeWrapper<Types.PartnerAccount>;
  PartnerAccountKey: ResolverTypeWrapper<Types.PartnerAccountKey>;
  PartnerAccountPayload: ResolverTypeWrapper<Types.PartnerAccountPayload>;
  PartnerDelivery: ResolverTypeWrapper<Types.PartnerDelivery>;
  PartnerDocument: ResolverTypeWrapper<Types.PartnerDocument>;
  PartnerDocumentsPayload: ResolverTypeWrapper<Types.PartnerDocumentsPayload>;
  PartnerKeyPayload: ResolverTypeWrapper<Types.PartnerKeyPayload>;
  PartnerLead: ResolverTypeWrapper<Types.PartnerLead>;
  PartnerLeadCount: ResolverTypeWrapper<Types.PartnerLeadCount>;
  PartnerLeadKind: Types.PartnerLeadKind;
  PartnerLeadPage: ResolverTypeWrapper<Types.PartnerLeadPage>;
  PartnerLimits: ResolverTypeWrapper<Types.PartnerLimits>;
  PartnerUsage: ResolverTypeWrapper<Types.PartnerUsage>;
  PartnerWebhook: ResolverTypeWrapper<Types.PartnerWebhook>;
  PartnerWebhookInput: Types.PartnerWebhookInput;
  PartnerWebhookPayload: ResolverTypeWrapper<Types.PartnerWebhookPayload>;
  PersonPayload: ResolverTypeWrapper<Types.PersonPayload>;
  PersonRequest: ResolverTypeWrapper<Types.PersonRequest>;
  PersonRequestKind: Types.PersonRequestKind;
  PersonRequestPayload: ResolverTypeWrapper<Types.PersonRequestPayload>;
  PersonalRecord: ResolverTypeWrapper<Types.PersonalRecord>;
  PersonalRecordInput: Types.PersonalRecordInput;
  PersonalRecordKind: Types.PersonalRecordKind;
  PictureFormat: Types.PictureFormat;
  PictureGroup: Types.PictureGroup;
  PictureTurn: Types.PictureTurn;
  PrepareCarImportInput: Types.PrepareCarImportInput;
  PrepareOneTimeCodesPayload: ResolverTypeWrapper<Types.PrepareOneTimeCodesPayload>;
  PriceItem: Types.PriceItem;
  PriceOffer: ResolverTypeWrapper<Types.PriceOffer>;
  PricePart: ResolverTypeWrapper<Types.PricePart>;
  PricePartInput: Types.PricePartInput;
  PromiseUnit: Types.PromiseUnit;
  PromisedTime: ResolverTypeWrapper<Types.PromisedTime>;
  PromisedTimeInput: Types.PromisedTimeInput;
  PromisedTimes: ResolverTypeWrapper<Types.PromisedTimes>;
  PromisedTimesInput: Types.PromisedTimesInput;
  PublishArticleInput: Types.PublishArticleInput;
  Purchase: ResolverTypeWrapper<Types.Purchase>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingSource: ResolverTypeWrapper<Types.RatingSource>;
  RatingSourceInput: Types.RatingSourceInput;
  RedeliverPartnerWebhookInput: Types.RedeliverPartnerWebhookInput;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<Types.RedeliverWebhookPayload>;
  RegionalSpecs: Types.RegionalSpecs;
  RegisterPartnerDocumentsInput: Types.RegisterPartnerDocumentsInput;
  RemovePartnerDocumentsInput: Types.RemovePartnerDocumentsInput;
  ReplyPlaceholder: ResolverTypeWrapper<Types.ReplyPlaceholder>;
  ReplyTemplate: ResolverTypeWrapper<Types.ReplyTemplate>;
  ReplyTemplateInput: Types.ReplyTemplateInput;
  ReplyTemplates: ResolverTypeWrapper<Types.ReplyTemplates>;
  RequestPurchaseInput: Types.RequestPurchaseInput;
  RequestPurchasePayload: ResolverTypeWrapper<Types.RequestPurchasePayload>;
  RequestTestDriveInput: Types.RequestTestDriveInput;
  RequestTestDrivePayload: ResolverTypeWrapper<Types.RequestTestDrivePayload>;
  RequireOneTimeCodesInput: Types.RequireOneTimeCodesInput;
  ResetLinkInput: Types.ResetLinkInput;
  ResetLinkPayload: ResolverTypeWrapper<Types.ResetLinkPayload>;
  ResetPasswordInput: Types.ResetPasswordInput;
  RestrictPersonInput: Types.RestrictPersonInput;
  Retention: ResolverTypeWrapper<Types.Retention>;
  RetentionMonthsInput: Types.RetentionMonthsInput;
  RetentionNumbers: ResolverTypeWrapper<Types.RetentionNumbers>;
  RetentionPayload: ResolverTypeWrapper<Types.RetentionPayload>;
  RetentionRun: ResolverTypeWrapper<Types.RetentionRun>;
  RevokeInvitationPayload: ResolverTypeWrapper<Types.RevokeInvitationPayload>;
  RevokePartnerKeysInput: Types.RevokePartnerKeysInput;
  RotateCarPictureInput: Types.RotateCarPictureInput;
  SaleStatus: Types.SaleStatus;
  Salesperson: ResolverTypeWrapper<Types.Salesperson>;
  SalespersonInput: Types.SalespersonInput;
  SaveArticleInput: Types.SaveArticleInput;
  SaveCarDraftInput: Types.SaveCarDraftInput;
  SaveViewInput: Types.SaveViewInput;
  SaveViewPayload: ResolverTypeWrapper<Types.SaveViewPayload>;
  SavedView: ResolverTypeWrapper<Types.SavedView>;
  SearchAlert: ResolverTypeWrapper<Types.SearchAlert>;
  SearchAlertState: Types.SearchAlertState;
  SearchAlertTerms: ResolverTypeWrapper<Types.SearchAlertTerms>;
  SellCarInput: Types.SellCarInput;
  SellCarPayload: ResolverTypeWrapper<Types.SellCarPayload>;
  SellCarSubmission: ResolverTypeWrapper<Types.SellCarSubmission>;
  SendContactMessageInput: Types.SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<Types.SendContactMessagePayload>;
  SetEnquiryStatusInput: Types.SetEnquiryStatusInput;
  SetRoleInput: Types.SetRoleInput;
  SetSaleStatusInput: Types.SetSaleStatusInput;
  Settings: ResolverTypeWrapper<Types.Settings>;
  SheetPictures: ResolverTypeWrapper<Types.SheetPictures>;
  SignUpAdminInput: Types.SignUpAdminInput;
  SignUpAdminPayload: ResolverTypeWrapper<Types.SignUpAdminPayload>;
  SiteOperation: ResolverTypeWrapper<Types.SiteOperation>;
  SocialNetwork: ResolverTypeWrapper<Types.SocialNetwork>;
  SocialNetworkInput: Types.SocialNetworkInput;
  Specification: ResolverTypeWrapper<Types.Specification>;
  StaffAccount: ResolverTypeWrapper<Types.StaffAccount>;
  StaffAccountInput: Types.StaffAccountInput;
  StaffAccountPayload: ResolverTypeWrapper<Types.StaffAccountPayload>;
  StaffActionPayload: ResolverTypeWrapper<Types.StaffActionPayload>;
  StaffInvitation: ResolverTypeWrapper<Types.StaffInvitation>;
  StaffMember: ResolverTypeWrapper<Types.StaffMember>;
  StaffRole: Types.StaffRole;
  StaffSession: ResolverTypeWrapper<Types.StaffSession>;
  StartBulkChangeInput: Types.StartBulkChangeInput;
  Stock: ResolverTypeWrapper<Types.Stock>;
  StockCar: ResolverTypeWrapper<Types.StockCar>;
  StockCarInput: Types.StockCarInput;
  StockCarPayload: ResolverTypeWrapper<Types.StockCarPayload>;
  StockCounts: ResolverTypeWrapper<Types.StockCounts>;
  StockField: Types.StockField;
  StockGap: Types.StockGap;
  StockPicture: ResolverTypeWrapper<Types.StockPicture>;
  StockSort: Types.StockSort;
  StockTab: Types.StockTab;
  StockValue: ResolverTypeWrapper<Types.StockValue>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubscribeInput: Types.SubscribeInput;
  SubscribePayload: ResolverTypeWrapper<Types.SubscribePayload>;
  Subscriber: ResolverTypeWrapper<Types.Subscriber>;
  SubscriberWeek: ResolverTypeWrapper<Types.SubscriberWeek>;
  Subscribers: ResolverTypeWrapper<Types.Subscribers>;
  TestDrive: ResolverTypeWrapper<Types.TestDrive>;
  TestDriveTime: Types.TestDriveTime;
  TestPartnerWebhookPayload: ResolverTypeWrapper<Types.TestPartnerWebhookPayload>;
  TestWebhookPayload: ResolverTypeWrapper<Types.TestWebhookPayload>;
  Today: ResolverTypeWrapper<Types.Today>;
  TradeLicence: ResolverTypeWrapper<Types.TradeLicence>;
  TradeLicenceInput: Types.TradeLicenceInput;
  Trim: ResolverTypeWrapper<Types.Trim>;
  TurnOnOneTimeCodesInput: Types.TurnOnOneTimeCodesInput;
  TurnOnOneTimeCodesPayload: ResolverTypeWrapper<Types.TurnOnOneTimeCodesPayload>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UndoBulkChangeInput: Types.UndoBulkChangeInput;
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<Types.UnsubscribePayload>;
  UpdateReplyTemplatesInput: Types.UpdateReplyTemplatesInput;
  UpdateReplyTemplatesPayload: ResolverTypeWrapper<Types.UpdateReplyTemplatesPayload>;
  UpdateRetentionInput: Types.UpdateRetentionInput;
  UpdateSettingsInput: Types.UpdateSettingsInput;
  UpdateSettingsPayload: ResolverTypeWrapper<Types.UpdateSettingsPayload>;
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Types.UpdateWebhookPayload>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  UseSheetValueInput: Types.UseSheetValueInput;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  ValueCount: ResolverTypeWrapper<Types.ValueCount>;
  Webhook: ResolverTypeWrapper<Types.Webhook>;
  WebhookIdInput: Types.WebhookIdInput;
  WebhookState: Types.WebhookState;
  WeeklyHours: ResolverTypeWrapper<Types.WeeklyHours>;
  WeeklyHoursInput: Types.WeeklyHoursInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCarPictureInput: Types.AddCarPictureInput;
  AddPartnerInput: Types.AddPartnerInput;
  AddPartnerKeyInput: Types.AddPartnerKeyInput;
  AddPersonRequestInput: Types.AddPersonRequestInput;
  AddPortraitPayload: Types.AddPortraitPayload;
  Admin: Types.Admin;
  AnswerEnquiryInput: Types.AnswerEnquiryInput;
  Api: Types.Api;
  ApiErrorCode: Types.ApiErrorCode;
  ApiLimit: Types.ApiLimit;
  ApplyForFinanceInput: Types.ApplyForFinanceInput;
  ApplyForFinancePayload: Types.ApplyForFinancePayload;
  ArrangeCarPicturesInput: Types.ArrangeCarPicturesInput;
  ArrangedPictureInput: Types.ArrangedPictureInput;
  Article: ArticleParent;
  ArticleCounts: Types.ArticleCounts;
  ArticleInput: Types.ArticleInput;
  ArticlePayload: Omit<Types.ArticlePayload, 'article'> & { article?: Types.Maybe<ResolversParentTypes['Article']> };
  Articles: Omit<Types.Articles, 'nodes'> & { nodes: Array<ResolversParentTypes['Article']> };
  AssignEnquiryInput: Types.AssignEnquiryInput;
  AuditEntry: Types.AuditEntry;
  AuditLogFilter: Types.AuditLogFilter;
  AuditLogPage: Types.AuditLogPage;
  AuditedField: Types.AuditedField;
  BackOffice: Types.BackOffice;
  BackupState: Types.BackupState;
  Blog: BlogParent;
  BodyTypeCount: Types.BodyTypeCount;
  Boolean: Types.Scalars['Boolean']['output'];
  Bounds: Types.Bounds;
  BulkAction: Types.BulkAction;
  BulkActionInput: Types.BulkActionInput;
  BulkChange: Types.BulkChange;
  BulkChangePayload: Types.BulkChangePayload;
  BulkFilterInput: Types.BulkFilterInput;
  BulkPrice: Types.BulkPrice;
  BulkPriceInput: Types.BulkPriceInput;
  BulkRefusedCar: Types.BulkRefusedCar;
  BulkSample: Types.BulkSample;
  BulkSelectionInput: Types.BulkSelectionInput;
  BulkSkippedCar: Types.BulkSkippedCar;
  Car: CarParent;
  CarChange: CarChangeParent;
  CarChangeConnection: Omit<Types.CarChangeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CarChange']> };
  CarConnection: CarConnectionParent;
  CarDraft: Types.CarDraft;
  CarDraftInput: Types.CarDraftInput;
  CarEdge: Omit<Types.CarEdge, 'node'> & { node: ResolversParentTypes['Car'] };
  CarFacets: Types.CarFacets;
  CarFilter: Types.CarFilter;
  CarForPictures: Types.CarForPictures;
  CarImage: CarImageParent;
  CarImport: Types.CarImport;
  CarImportInput: Types.CarImportInput;
  CarImportPayload: Types.CarImportPayload;
  CarPictureInput: Types.CarPictureInput;
  CarSnapshot: Types.CarSnapshot;
  CarSpin: Omit<Types.CarSpin, 'images'> & { images: Array<ResolversParentTypes['CarImage']> };
  CarVideo: Types.CarVideo;
  ChangePartnerInput: Types.ChangePartnerInput;
  ChangePartnerWebhookInput: Types.ChangePartnerWebhookInput;
  ChangePasswordInput: Types.ChangePasswordInput;
  ClosePersonRequestInput: Types.ClosePersonRequestInput;
  ConfirmPasswordInput: Types.ConfirmPasswordInput;
  ConfirmSearchAlertInput: Types.ConfirmSearchAlertInput;
  ConfirmSearchAlertPayload: Types.ConfirmSearchAlertPayload;
  ContactMessage: Types.ContactMessage;
  CorrectPersonInput: Types.CorrectPersonInput;
  CreateArticleInput: Types.CreateArticleInput;
  CreatePartnerWebhookInput: Types.CreatePartnerWebhookInput;
  CreateSearchAlertInput: Types.CreateSearchAlertInput;
  CreateSearchAlertPayload: Types.CreateSearchAlertPayload;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: Types.CreateWebhookPayload;
  CurrencyRates: Types.CurrencyRates;
  CurrencyRatesInput: Types.CurrencyRatesInput;
  CustomerReview: Types.CustomerReview;
  CustomerReviewInput: Types.CustomerReviewInput;
  DateTime: Types.Scalars['DateTime']['output'];
  DeleteArticlePayload: Types.DeleteArticlePayload;
  DeletePartnerWebhookPayload: Types.DeletePartnerWebhookPayload;
  DeleteViewInput: Types.DeleteViewInput;
  DeleteViewPayload: Types.DeleteViewPayload;
  DeleteWebhookPayload: Types.DeleteWebhookPayload;
  DiskSpace: Types.DiskSpace;
  DraftConflict: Types.DraftConflict;
  DraftProblem: Types.DraftProblem;
  DraftValue: Types.DraftValue;
  DraftValueInput: Types.DraftValueInput;
  DueEnquiries: Types.DueEnquiries;
  EndSearchAlertInput: Types.EndSearchAlertInput;
  EndSearchAlertPayload: Types.EndSearchAlertPayload;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: Types.EndSessionPayload;
  EndSubscriptionInput: Types.EndSubscriptionInput;
  EndSubscriptionPayload: Types.EndSubscriptionPayload;
  Enquiry: Types.Enquiry;
  EnquiryCar: Types.EnquiryCar;
  EnquiryClock: Types.EnquiryClock;
  EnquiryConnection: Types.EnquiryConnection;
  EnquiryEvent: Types.EnquiryEvent;
  EnquiryField: Types.EnquiryField;
  EnquiryFigures: Types.EnquiryFigures;
  EnquiryKindFigures: Types.EnquiryKindFigures;
  EnquiryNumbers: Types.EnquiryNumbers;
  EnquiryPayload: Omit<Types.EnquiryPayload, 'enquiry'> & { enquiry?: Types.Maybe<ResolversParentTypes['EnquiryRecord']> };
  EnquiryPersonFigures: Types.EnquiryPersonFigures;
  EnquiryRecord: EnquiryRecordParent;
  EnquiryTemplate: Types.EnquiryTemplate;
  EnquiryViewer: Types.EnquiryViewer;
  ErasePersonInput: Types.ErasePersonInput;
  ErasePersonPayload: Types.ErasePersonPayload;
  ExchangeRates: Types.ExchangeRates;
  ExchangeRatesInput: Types.ExchangeRatesInput;
  FinanceApplication: Types.FinanceApplication;
  FinanceTerms: Types.FinanceTerms;
  FinanceTermsInput: Types.FinanceTermsInput;
  Float: Types.Scalars['Float']['output'];
  FormerPrice: Types.FormerPrice;
  Holiday: Types.Holiday;
  HolidayInput: Types.HolidayInput;
  ID: Types.Scalars['ID']['output'];
  Imperfection: Omit<Types.Imperfection, 'picture'> & { picture?: Types.Maybe<ResolversParentTypes['CarImage']> };
  ImportColumn: Types.ImportColumn;
  ImportCounts: Types.ImportCounts;
  ImportOptionsInput: Types.ImportOptionsInput;
  ImportPictureCounts: Types.ImportPictureCounts;
  ImportProblem: Types.ImportProblem;
  ImportProgress: Types.ImportProgress;
  ImportRow: Types.ImportRow;
  ImportRowCount: Types.ImportRowCount;
  ImportRun: Types.ImportRun;
  InboxChanges: Types.InboxChanges;
  InboxCounts: Types.InboxCounts;
  Int: Types.Scalars['Int']['output'];
  IntRange: Types.IntRange;
  InvitationInput: Types.InvitationInput;
  InviteInput: Types.InviteInput;
  InvitePayload: Types.InvitePayload;
  KeepValueInput: Types.KeepValueInput;
  KeyUsage: Types.KeyUsage;
  Lead: Types.Lead;
  LeadConnection: Types.LeadConnection;
  LogInAdminInput: Types.LogInAdminInput;
  LogInAdminPayload: Types.LogInAdminPayload;
  LogOutAdminPayload: Types.LogOutAdminPayload;
  Logo: Types.Logo;
  Make: Types.Make;
  MakeCount: Types.MakeCount;
  MapPosition: Types.MapPosition;
  MapPositionInput: Types.MapPositionInput;
  MarketingFigures: Types.MarketingFigures;
  MarketingFiguresInput: Types.MarketingFiguresInput;
  Model: Types.Model;
  ModelCount: Types.ModelCount;
  Mutation: Record<PropertyKey, never>;
  NamedCar: Types.NamedCar;
  NewsletterSubscription: Types.NewsletterSubscription;
  NoteEnquiryInput: Types.NoteEnquiryInput;
  OfferPriceInput: Types.OfferPriceInput;
  OfferPricePayload: Types.OfferPricePayload;
  OneTimeCodes: Types.OneTimeCodes;
  OpenInvitationInput: Types.OpenInvitationInput;
  OpenInvitationPayload: Types.OpenInvitationPayload;
  OpeningSpan: Types.OpeningSpan;
  OpeningSpanInput: Types.OpeningSpanInput;
  PageInfo: Types.PageInfo;
  PaintReading: Types.PaintReading;
  Partner: PartnerModel;
  PartnerAccount: Types.PartnerAccount;
  PartnerAccountKey: Types.PartnerAccountKey;
  PartnerAccountPayload: Types.PartnerAccountPayload;
  PartnerDelivery: Types.PartnerDelivery;
  PartnerDocument: Types.PartnerDocument;
  PartnerDocumentsPayload: Types.PartnerDocumentsPayload;
  PartnerKeyPayload: Types.PartnerKeyPayload;
  PartnerLead: Types.PartnerLead;
  PartnerLeadCount: Types.PartnerLeadCount;
  PartnerLeadPage: Types.PartnerLeadPage;
  PartnerLimits: Types.PartnerLimits;
  PartnerUsage: Types.PartnerUsage;
  PartnerWebhook: Types.PartnerWebhook;
  PartnerWebhookInput: Types.PartnerWebhookInput;
  PartnerWebhookPayload: Types.PartnerWebhookPayload;
  PersonPayload: Types.PersonPayload;
  PersonRequest: Types.PersonRequest;
  PersonRequestPayload: Types.PersonRequestPayload;
  PersonalRecord: Types.PersonalRecord;
  PersonalRecordInput: Types.PersonalRecordInput;
  PrepareCarImportInput: Types.PrepareCarImportInput;
  PrepareOneTimeCodesPayload: Types.PrepareOneTimeCodesPayload;
  PriceOffer: Types.PriceOffer;
  PricePart: Types.PricePart;
  PricePartInput: Types.PricePartInput;
  PromisedTime: Types.PromisedTime;
  PromisedTimeInput: Types.PromisedTimeInput;
  PromisedTimes: Types.PromisedTimes;
  PromisedTimesInput: Types.PromisedTimesInput;
  PublishArticleInput: Types.PublishArticleInput;
  Purchase: Types.Purchase;
  Query: Record<PropertyKey, never>;
  RatingSource: Types.RatingSource;
  RatingSourceInput: Types.RatingSourceInput;
  RedeliverPartnerWebhookInput: Types.RedeliverPartnerWebhookInput;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: Types.RedeliverWebhookPayload;
  RegisterPartnerDocumentsInput: Types.RegisterPartnerDocumentsInput;
  RemovePartnerDocumentsInput: Types.RemovePartnerDocumentsInput;
  ReplyPlaceholder: Types.ReplyPlaceholder;
  ReplyTemplate: Types.ReplyTemplate;
  ReplyTemplateInput: Types.ReplyTemplateInput;
  ReplyTemplates: Types.ReplyTemplates;
  RequestPurchaseInput: Types.RequestPurchaseInput;
  RequestPurchasePayload: Types.RequestPurchasePayload;
  RequestTestDriveInput: Types.RequestTestDriveInput;
  RequestTestDrivePayload: Types.RequestTestDrivePayload;
  RequireOneTimeCodesInput: Types.RequireOneTimeCodesInput;
  ResetLinkInput: Types.ResetLinkInput;
  ResetLinkPayload: Types.ResetLinkPayload;
  ResetPasswordInput: Types.ResetPasswordInput;
  RestrictPersonInput: Types.RestrictPersonInput;
  Retention: Types.Retention;
  RetentionMonthsInput: Types.RetentionMonthsInput;
  RetentionNumbers: Types.RetentionNumbers;
  RetentionPayload: Types.RetentionPayload;
  RetentionRun: Types.RetentionRun;
  RevokeInvitationPayload: Types.RevokeInvitationPayload;
  RevokePartnerKeysInput: Types.RevokePartnerKeysInput;
  RotateCarPictureInput: Types.RotateCarPictureInput;
  Salesperson: Types.Salesperson;
  SalespersonInput: Types.SalespersonInput;
  SaveArticleInput: Types.SaveArticleInput;
  SaveCarDraftInput: Types.SaveCarDraftInput;
  SaveViewInput: Types.SaveViewInput;
  SaveViewPayload: Types.SaveViewPayload;
  SavedView: Types.SavedView;
  SearchAlert: Types.SearchAlert;
  SearchAlertTerms: Types.SearchAlertTerms;
  SellCarInput: Types.SellCarInput;
  SellCarPayload: Types.SellCarPayload;
  SellCarSubmission: Types.SellCarSubmission;
  SendContactMessageInput: Types.SendContactMessageInput;
  SendContactMessagePayload: Types.SendContactMessagePayload;
  SetEnquiryStatusInput: Types.SetEnquiryStatusInput;
  SetRoleInput: Types.SetRoleInput;
  SetSaleStatusInput: Types.SetSaleStatusInput;
  Settings: Types.Settings;
  SheetPictures: Types.SheetPictures;
  SignUpAdminInput: Types.SignUpAdminInput;
  SignUpAdminPayload: Types.SignUpAdminPayload;
  SiteOperation: Types.SiteOperation;
  SocialNetwork: Types.SocialNetwork;
  SocialNetworkInput: Types.SocialNetworkInput;
  Specification: Types.Specification;
  StaffAccount: Types.StaffAccount;
  StaffAccountInput: Types.StaffAccountInput;
  StaffAccountPayload: Types.StaffAccountPayload;
  StaffActionPayload: Types.StaffActionPayload;
  StaffInvitation: Types.StaffInvitation;
  StaffMember: Types.StaffMember;
  StaffSession: Types.StaffSession;
  StartBulkChangeInput: Types.StartBulkChangeInput;
  Stock: Types.Stock;
  StockCar: Types.StockCar;
  StockCarInput: Types.StockCarInput;
  StockCarPayload: Types.StockCarPayload;
  StockCounts: Types.StockCounts;
  StockPicture: Types.StockPicture;
  StockValue: Types.StockValue;
  String: Types.Scalars['String']['output'];
  SubscribeInput: Types.SubscribeInput;
  SubscribePayload: Types.SubscribePayload;
  Subscriber: Types.Subscriber;
  SubscriberWeek: Types.SubscriberWeek;
  Subscribers: Types.Subscribers;
  TestDrive: Types.TestDrive;
  TestPartnerWebhookPayload: Types.TestPartnerWebhookPayload;
  TestWebhookPayload: Types.TestWebhookPayload;
  Today: Types.Today;
  TradeLicence: Types.TradeLicence;
  TradeLicenceInput: Types.TradeLicenceInput;
  Trim: Types.Trim;
  TurnOnOneTimeCodesInput: Types.TurnOnOneTimeCodesInput;
  TurnOnOneTimeCodesPayload: Types.TurnOnOneTimeCodesPayload;
  URL: Types.Scalars['URL']['output'];
  UndoBulkChangeInput: Types.UndoBulkChangeInput;
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribePayload: Types.UnsubscribePayload;
  UpdateReplyTemplatesInput: Types.UpdateReplyTemplatesInput;
  UpdateReplyTemplatesPayload: Types.UpdateReplyTemplatesPayload;
  UpdateRetentionInput: Types.UpdateRetentionInput;
  UpdateSettingsInput: Types.UpdateSettingsInput;
  UpdateSettingsPayload: Types.UpdateSettingsPayload;
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: Types.UpdateWebhookPayload;
  Upload: Types.Scalars['Upload']['output'];
  UseSheetValueInput: Types.UseSheetValueInput;
  UserError: Types.UserError;
  ValueCount: Types.ValueCount;
  Webhook: Types.Webhook;
  WebhookIdInput: Types.WebhookIdInput;
  WeeklyHours: Types.WeeklyHours;
  WeeklyHoursInput: Types.WeeklyHoursInput;
};

export type AddPortraitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddPortraitPayload'] = ResolversParentTypes['AddPortraitPayload']> = {
  picture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Api'] = ResolversParentTypes['Api']> = {
  errorCodes?: Resolver<Array<ResolversTypes['ApiErrorCode']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['ApiLimit']>, ParentType, ContextType>;
  needsKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pictureFormats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pictureWidths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApiErrorCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiErrorCode'] = ResolversParentTypes['ApiErrorCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiLimitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiLimit'] = ResolversParentTypes['ApiLimit']> = {
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplyForFinancePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplyForFinancePayload'] = ResolversParentTypes['ApplyForFinancePayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['FinanceApplication']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Types.Maybe<ResolversTypes['Blog']>, ParentType, ContextType>;
  publishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ArticleState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticleCounts'] = ResolversParentTypes['ArticleCounts']> = {
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticlePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ArticlePayload'] = ResolversParentTypes['ArticlePayload']> = {
  article?: Resolver<Types.Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArticlesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Articles'] = ResolversParentTypes['Articles']> = {
  counts?: Resolver<ResolversTypes['ArticleCounts'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['AuditedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whoId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuditLogPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditLogPage'] = ResolversParentTypes['AuditLogPage']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
};

export type AuditedFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditedField'] = ResolversParentTypes['AuditedField']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BackOfficeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BackOffice'] = ResolversParentTypes['BackOffice']> = {
  allowedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
};

export type BackupStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BackupState'] = ResolversParentTypes['BackupState']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BlogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BodyTypeCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BodyTypeCount'] = ResolversParentTypes['BodyTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  max?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type BulkActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkAction'] = ResolversParentTypes['BulkAction']> = {
  kind?: Resolver<ResolversTypes['BulkActionKind'], ParentType, ContextType>;
  on?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['BulkPrice']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['SaleStatus']>, ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  action?: Resolver<ResolversTypes['BulkAction'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptCars?: Resolver<Array<ResolversTypes['BulkSkippedCar']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCars?: Resolver<Array<ResolversTypes['BulkRefusedCar']>, ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['BulkSample']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCars?: Resolver<Array<ResolversTypes['BulkSkippedCar']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkChangeState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkChangePayload'] = ResolversParentTypes['BulkChangePayload']> = {
  change?: Resolver<Types.Maybe<ResolversTypes['BulkChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BulkPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkPrice'] = ResolversParentTypes['BulkPrice']> = {
  asDiscount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  roundTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounding?: Resolver<ResolversTypes['BulkRounding'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['BulkPriceUnit'], ParentType, ContextType>;
};

export type BulkRefusedCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkRefusedCar'] = ResolversParentTypes['BulkRefusedCar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BulkRefusal'], ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkSampleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkSample'] = ResolversParentTypes['BulkSample']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkSkippedCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BulkSkippedCar'] = ResolversParentTypes['BulkSkippedCar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BulkSkip'], ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Car'] = ResolversParentTypes['Car']> = {
  accidentHistory?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bodyType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brakes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['CarImage']>, ParentType, ContextType>;
  cylinders?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountedPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doors?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drive?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engine?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exteriorColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fuelType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['CarImage']>, ParentType, ContextType>;
  imperfections?: Resolver<Types.Maybe<Array<ResolversTypes['Imperfection']>>, ParentType, ContextType>;
  inspectedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inspectedOn?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inspectionReport?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  interiorColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keys?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  make?: Resolver<Types.Maybe<ResolversTypes['Make']>, ParentType, ContextType>;
  mileage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['Model']>, ParentType, ContextType>;
  monthlyInstalment?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  originalPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  owners?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paintReadings?: Resolver<Array<ResolversTypes['PaintReading']>, ParentType, ContextType>;
  power?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['FormerPrice']>, ParentType, ContextType>;
  regionalSpecs?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saleStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesperson?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seats?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceHistory?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similar?: Resolver<Types.Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType, RequireFields<Types.CarSimilarArgs, 'limit'>>;
  sold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  spin?: Resolver<Types.Maybe<ResolversTypes['CarSpin']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  steering?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testDrive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmission?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trim?: Resolver<Types.Maybe<ResolversTypes['Trim']>, ParentType, ContextType>;
  tyreTread?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tyreYear?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tyres?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  video?: Resolver<Types.Maybe<ResolversTypes['CarVideo']>, ParentType, ContextType>;
  vin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vinLastSix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warrantyUntil?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CarChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarChange'] = ResolversParentTypes['CarChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  car?: Resolver<Types.Maybe<ResolversTypes['Car']>, ParentType, ContextType>;
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CarChangeKind'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceBefore?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CarChangeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarChangeConnection'] = ResolversParentTypes['CarChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CarChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CarConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarConnection'] = ResolversParentTypes['CarConnection']> = {
  changesCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CarEdge']>, ParentType, ContextType>;
  facets?: Resolver<Types.Maybe<ResolversTypes['CarFacets']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Car']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CarDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarDraft'] = ResolversParentTypes['CarDraft']> = {
  advice?: Resolver<Array<ResolversTypes['DraftAdvice']>, ParentType, ContextType>;
  changeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conflicts?: Resolver<Types.Maybe<Array<ResolversTypes['DraftConflict']>>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['StockField']>, ParentType, ContextType>;
  problems?: Resolver<Types.Maybe<Array<ResolversTypes['DraftProblem']>>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Types.Maybe<Array<ResolversTypes['DraftValue']>>, ParentType, ContextType>;
};

export type CarEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarEdge'] = ResolversParentTypes['CarEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Car'], ParentType, ContextType>;
};

export type CarFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarFacets'] = ResolversParentTypes['CarFacets']> = {
  accidentFree?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bodyTypes?: Resolver<Array<ResolversTypes['BodyTypeCount']>, ParentType, ContextType>;
  cylinders?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  discounted?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drives?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  exteriorColors?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  fuelTypes?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  hasWarranty?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interiorColors?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  makes?: Resolver<Array<ResolversTypes['MakeCount']>, ParentType, ContextType>;
  mileage?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['ModelCount']>, ParentType, ContextType>;
  monthlyInstalment?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  power?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  regionalSpecs?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  steeringSides?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  transmissions?: Resolver<Array<ResolversTypes['ValueCount']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
};

export type CarForPicturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarForPictures'] = ResolversParentTypes['CarForPictures']> = {
  car?: Resolver<ResolversTypes['StockCar'], ParentType, ContextType>;
  draftId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CarImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarImage'] = ResolversParentTypes['CarImage']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['PictureGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.CarImageUrlArgs, 'format' | 'width'>>;
};

export type CarImportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarImport'] = ResolversParentTypes['CarImport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<Types.Maybe<ResolversTypes['ImportCounts']>, ParentType, ContextType>;
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  force?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustBeForced?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overwrite?: Resolver<Array<ResolversTypes['ImportField']>, ParentType, ContextType>;
  pictures?: Resolver<Types.Maybe<ResolversTypes['ImportPictureCounts']>, ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  progress?: Resolver<Types.Maybe<ResolversTypes['ImportProgress']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCounts?: Resolver<Array<ResolversTypes['ImportRowCount']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
};

export type CarImportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarImportPayload'] = ResolversParentTypes['CarImportPayload']> = {
  carImport?: Resolver<Types.Maybe<ResolversTypes['CarImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CarSnapshotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarSnapshot'] = ResolversParentTypes['CarSnapshot']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarSpinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarSpin'] = ResolversParentTypes['CarSpin']> = {
  host?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['CarImage']>, ParentType, ContextType>;
  playerUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type CarVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarVideo'] = ResolversParentTypes['CarVideo']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ConfirmSearchAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmSearchAlertPayload'] = ResolversParentTypes['ConfirmSearchAlertPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchAlert?: Resolver<Types.Maybe<ResolversTypes['SearchAlert']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CreateSearchAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateSearchAlertPayload'] = ResolversParentTypes['CreateSearchAlertPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CurrencyRatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyRates'] = ResolversParentTypes['CurrencyRates']> = {
  eur?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gbp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inr?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usd?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerReview'] = ResolversParentTypes['CustomerReview']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteArticlePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteArticlePayload'] = ResolversParentTypes['DeleteArticlePayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePartnerWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletePartnerWebhookPayload'] = ResolversParentTypes['DeletePartnerWebhookPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteViewPayload'] = ResolversParentTypes['DeleteViewPayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiskSpaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DiskSpace'] = ResolversParentTypes['DiskSpace']> = {
  freeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takesNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DraftConflictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DraftConflict'] = ResolversParentTypes['DraftConflict']> = {
  current?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['StockField'], ParentType, ContextType>;
  yours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DraftProblem'] = ResolversParentTypes['DraftProblem']> = {
  car?: Resolver<Types.Maybe<ResolversTypes['NamedCar']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['StockField'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DraftValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DraftValue'] = ResolversParentTypes['DraftValue']> = {
  base?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['StockField'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DueEnquiriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DueEnquiries'] = ResolversParentTypes['DueEnquiries']> = {
  counts?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType>;
  due?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
};

export type EndSearchAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSearchAlertPayload'] = ResolversParentTypes['EndSearchAlertPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchAlert?: Resolver<Types.Maybe<ResolversTypes['SearchAlert']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSubscriptionPayload'] = ResolversParentTypes['EndSubscriptionPayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnquiryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Enquiry'] = ResolversParentTypes['Enquiry']> = {
  assignee?: Resolver<Types.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  car?: Resolver<Types.Maybe<ResolversTypes['EnquiryCar']>, ParentType, ContextType>;
  clock?: Resolver<ResolversTypes['EnquiryClock'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnquiryKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneDigits?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wakeAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EnquiryCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryCar'] = ResolversParentTypes['EnquiryCar']> = {
  carId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryClockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryClock'] = ResolversParentTypes['EnquiryClock']> = {
  amberAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstAnswerAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnquiryClockState'], ParentType, ContextType>;
};

export type EnquiryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryConnection'] = ResolversParentTypes['EnquiryConnection']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnquiryEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryEvent'] = ResolversParentTypes['EnquiryEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Types.Maybe<ResolversTypes['AnswerChannel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnquiryEventKind'], ParentType, ContextType>;
  mail?: Resolver<Types.Maybe<ResolversTypes['EnquiryMailState']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryField'] = ResolversParentTypes['EnquiryField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryFigures'] = ResolversParentTypes['EnquiryFigures']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnquiryKindFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryKindFigures'] = ResolversParentTypes['EnquiryKindFigures']> = {
  figures?: Resolver<ResolversTypes['EnquiryFigures'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnquiryKind'], ParentType, ContextType>;
};

export type EnquiryNumbersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryNumbers'] = ResolversParentTypes['EnquiryNumbers']> = {
  byKind?: Resolver<Array<ResolversTypes['EnquiryKindFigures']>, ParentType, ContextType>;
  byPerson?: Resolver<Array<ResolversTypes['EnquiryPersonFigures']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['EnquiryFigures'], ParentType, ContextType>;
};

export type EnquiryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryPayload'] = ResolversParentTypes['EnquiryPayload']> = {
  enquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnquiryPersonFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryPersonFigures'] = ResolversParentTypes['EnquiryPersonFigures']> = {
  figures?: Resolver<ResolversTypes['EnquiryFigures'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryRecord'] = ResolversParentTypes['EnquiryRecord']> = {
  answersArriveAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carNow?: Resolver<Types.Maybe<ResolversTypes['CarSnapshot']>, ParentType, ContextType>;
  carThen?: Resolver<Types.Maybe<ResolversTypes['CarSnapshot']>, ParentType, ContextType>;
  consent?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['EnquiryField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  photoNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sensitiveFields?: Resolver<Array<ResolversTypes['EnquiryField']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['EnquiryTemplate']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['EnquiryEvent']>, ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryTemplate'] = ResolversParentTypes['EnquiryTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnquiryViewer'] = ResolversParentTypes['EnquiryViewer']> = {
  member?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ErasePersonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ErasePersonPayload'] = ResolversParentTypes['ErasePersonPayload']> = {
  erased?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExchangeRatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExchangeRates'] = ResolversParentTypes['ExchangeRates']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<ResolversTypes['CurrencyRates'], ParentType, ContextType>;
};

export type FinanceApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceApplication'] = ResolversParentTypes['FinanceApplication']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinanceTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceTerms'] = ResolversParentTypes['FinanceTerms']> = {
  downPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  flatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxDownPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDownPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reducingRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FormerPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormerPrice'] = ResolversParentTypes['FormerPrice']> = {
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImperfectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Imperfection'] = ResolversParentTypes['Imperfection']> = {
  picture?: Resolver<Types.Maybe<ResolversTypes['CarImage']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  meaning?: Resolver<Types.Maybe<ResolversTypes['ImportField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptWithdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPictureCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportPictureCounts'] = ResolversParentTypes['ImportPictureCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  canBeForced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportProgress'] = ResolversParentTypes['ImportProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['ImportPhase'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  car?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  column?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportRowCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRowCount'] = ResolversParentTypes['ImportRowCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportRowKind'], ParentType, ContextType>;
};

export type ImportRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportRun'] = ResolversParentTypes['ImportRun']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxChangesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InboxChanges'] = ResolversParentTypes['InboxChanges']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType>;
  received?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  viewers?: Resolver<Array<ResolversTypes['EnquiryViewer']>, ParentType, ContextType>;
};

export type InboxCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InboxCounts'] = ResolversParentTypes['InboxCounts']> = {
  dueToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitePayload'] = ResolversParentTypes['InvitePayload']> = {
  invitation?: Resolver<Types.Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type KeyUsageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeyUsage'] = ResolversParentTypes['KeyUsage']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  carId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeadKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeadState'], ParentType, ContextType>;
};

export type LeadConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadConnection'] = ResolversParentTypes['LeadConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LogInAdminPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInAdminPayload'] = ResolversParentTypes['LogInAdminPayload']> = {
  admin?: Resolver<Types.Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogOutAdminPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogOutAdminPayload'] = ResolversParentTypes['LogOutAdminPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MakeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Make'] = ResolversParentTypes['Make']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MakeCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MakeCount'] = ResolversParentTypes['MakeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapPositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MapPosition'] = ResolversParentTypes['MapPosition']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MarketingFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarketingFigures'] = ResolversParentTypes['MarketingFigures']> = {
  brands?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cars?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clients?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  models?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribers?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Model'] = ResolversParentTypes['Model']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  make?: Resolver<Types.Maybe<ResolversTypes['Make']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModelCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModelCount'] = ResolversParentTypes['ModelCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCarPicture?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddCarPictureArgs, 'input'>>;
  addPartner?: Resolver<Types.Maybe<ResolversTypes['PartnerKeyPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddPartnerArgs, 'input'>>;
  addPartnerKey?: Resolver<Types.Maybe<ResolversTypes['PartnerKeyPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddPartnerKeyArgs, 'input'>>;
  addPersonRequest?: Resolver<Types.Maybe<ResolversTypes['PersonRequestPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddPersonRequestArgs, 'input'>>;
  addPortrait?: Resolver<Types.Maybe<ResolversTypes['AddPortraitPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddPortraitArgs, 'picture'>>;
  answerEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationAnswerEnquiryArgs, 'input'>>;
  applyForFinance?: Resolver<Types.Maybe<ResolversTypes['ApplyForFinancePayload']>, ParentType, ContextType, RequireFields<Types.MutationApplyForFinanceArgs, 'input'>>;
  arrangeCarPictures?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationArrangeCarPicturesArgs, 'input'>>;
  assignEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationAssignEnquiryArgs, 'input'>>;
  cancelCarImport?: Resolver<Types.Maybe<ResolversTypes['CarImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationCancelCarImportArgs, 'input'>>;
  changePartner?: Resolver<Types.Maybe<ResolversTypes['PartnerAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePartnerArgs, 'input'>>;
  changePartnerWebhook?: Resolver<Types.Maybe<ResolversTypes['PartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePartnerWebhookArgs, 'input'>>;
  changePassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  checkCarImport?: Resolver<Types.Maybe<ResolversTypes['CarImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationCheckCarImportArgs, 'input'>>;
  closePersonRequest?: Resolver<Types.Maybe<ResolversTypes['PersonRequestPayload']>, ParentType, ContextType, RequireFields<Types.MutationClosePersonRequestArgs, 'input'>>;
  confirmPassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmPasswordArgs, 'input'>>;
  confirmSearchAlert?: Resolver<Types.Maybe<ResolversTypes['ConfirmSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmSearchAlertArgs, 'input'>>;
  correctPerson?: Resolver<Types.Maybe<ResolversTypes['PersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationCorrectPersonArgs, 'input'>>;
  createArticle?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateArticleArgs, 'input'>>;
  createPartnerWebhook?: Resolver<Types.Maybe<ResolversTypes['PartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreatePartnerWebhookArgs, 'input'>>;
  createResetLink?: Resolver<Types.Maybe<ResolversTypes['ResetLinkPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateResetLinkArgs, 'input'>>;
  createSearchAlert?: Resolver<Types.Maybe<ResolversTypes['CreateSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateSearchAlertArgs, 'input'>>;
  createWebhook?: Resolver<Types.Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateWebhookArgs, 'input'>>;
  deleteArticle?: Resolver<Types.Maybe<ResolversTypes['DeleteArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteArticleArgs, 'input'>>;
  deletePartnerWebhook?: Resolver<Types.Maybe<ResolversTypes['DeletePartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeletePartnerWebhookArgs, 'input'>>;
  deleteView?: Resolver<Types.Maybe<ResolversTypes['DeleteViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteViewArgs, 'input'>>;
  deleteWebhook?: Resolver<Types.Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteWebhookArgs, 'input'>>;
  disableAdmin?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationDisableAdminArgs, 'input'>>;
  discardArticleDraft?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationDiscardArticleDraftArgs, 'input'>>;
  discardCarDraft?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationDiscardCarDraftArgs, 'input'>>;
  enableAdmin?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationEnableAdminArgs, 'input'>>;
  endSearchAlert?: Resolver<Types.Maybe<ResolversTypes['EndSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSearchAlertArgs, 'input'>>;
  endSession?: Resolver<Types.Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'input'>>;
  endSubscription?: Resolver<Types.Maybe<ResolversTypes['EndSubscriptionPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSubscriptionArgs, 'input'>>;
  erasePerson?: Resolver<Types.Maybe<ResolversTypes['ErasePersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationErasePersonArgs, 'input'>>;
  invite?: Resolver<Types.Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<Types.MutationInviteArgs, 'input'>>;
  keepValue?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationKeepValueArgs, 'input'>>;
  logInAdmin?: Resolver<Types.Maybe<ResolversTypes['LogInAdminPayload']>, ParentType, ContextType, RequireFields<Types.MutationLogInAdminArgs, 'input'>>;
  logOutAdmin?: Resolver<Types.Maybe<ResolversTypes['LogOutAdminPayload']>, ParentType, ContextType>;
  noteEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationNoteEnquiryArgs, 'input'>>;
  offerPrice?: Resolver<Types.Maybe<ResolversTypes['OfferPricePayload']>, ParentType, ContextType, RequireFields<Types.MutationOfferPriceArgs, 'input'>>;
  openInvitation?: Resolver<Types.Maybe<ResolversTypes['OpenInvitationPayload']>, ParentType, ContextType, RequireFields<Types.MutationOpenInvitationArgs, 'input'>>;
  prepareCarImport?: Resolver<Types.Maybe<ResolversTypes['CarImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationPrepareCarImportArgs, 'input'>>;
  prepareOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['PrepareOneTimeCodesPayload']>, ParentType, ContextType>;
  publishArticle?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationPublishArticleArgs, 'input'>>;
  publishCar?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationPublishCarArgs, 'input'>>;
  redeliverPartnerWebhook?: Resolver<Types.Maybe<ResolversTypes['PartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationRedeliverPartnerWebhookArgs, 'input'>>;
  redeliverWebhook?: Resolver<Types.Maybe<ResolversTypes['RedeliverWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationRedeliverWebhookArgs, 'input'>>;
  registerPartnerDocuments?: Resolver<Types.Maybe<ResolversTypes['PartnerDocumentsPayload']>, ParentType, ContextType, RequireFields<Types.MutationRegisterPartnerDocumentsArgs, 'input'>>;
  relistCar?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationRelistCarArgs, 'input'>>;
  removeArticleCover?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveArticleCoverArgs, 'input'>>;
  removeCarPicture?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemoveCarPictureArgs, 'input'>>;
  removePartnerDocuments?: Resolver<Types.Maybe<ResolversTypes['PartnerDocumentsPayload']>, ParentType, ContextType, RequireFields<Types.MutationRemovePartnerDocumentsArgs, 'input'>>;
  requestPurchase?: Resolver<Types.Maybe<ResolversTypes['RequestPurchasePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestPurchaseArgs, 'input'>>;
  requestTestDrive?: Resolver<Types.Maybe<ResolversTypes['RequestTestDrivePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestTestDriveArgs, 'input'>>;
  requireOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequireOneTimeCodesArgs, 'input'>>;
  resendInvitation?: Resolver<Types.Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<Types.MutationResendInvitationArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  restoreCarPicture?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationRestoreCarPictureArgs, 'input'>>;
  restrictPerson?: Resolver<Types.Maybe<ResolversTypes['PersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationRestrictPersonArgs, 'input'>>;
  revokeInvitation?: Resolver<Types.Maybe<ResolversTypes['RevokeInvitationPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokeInvitationArgs, 'input'>>;
  revokePartnerKeys?: Resolver<Types.Maybe<ResolversTypes['PartnerAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokePartnerKeysArgs, 'input'>>;
  rotateCarPicture?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationRotateCarPictureArgs, 'input'>>;
  rotatePartnerWebhookSecret?: Resolver<Types.Maybe<ResolversTypes['PartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationRotatePartnerWebhookSecretArgs, 'input'>>;
  saveArticle?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationSaveArticleArgs, 'input'>>;
  saveCarDraft?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationSaveCarDraftArgs, 'input'>>;
  saveView?: Resolver<Types.Maybe<ResolversTypes['SaveViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationSaveViewArgs, 'input'>>;
  sellCar?: Resolver<Types.Maybe<ResolversTypes['SellCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationSellCarArgs, 'input'>>;
  sendContactMessage?: Resolver<Types.Maybe<ResolversTypes['SendContactMessagePayload']>, ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'input'>>;
  setArticleCover?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationSetArticleCoverArgs, 'input' | 'picture'>>;
  setEnquiryStatus?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetEnquiryStatusArgs, 'input'>>;
  setRole?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetRoleArgs, 'input'>>;
  setSaleStatus?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetSaleStatusArgs, 'input'>>;
  signUpAdmin?: Resolver<Types.Maybe<ResolversTypes['SignUpAdminPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignUpAdminArgs, 'input'>>;
  startBulkChange?: Resolver<Types.Maybe<ResolversTypes['BulkChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationStartBulkChangeArgs, 'input'>>;
  startCarImport?: Resolver<Types.Maybe<ResolversTypes['CarImportPayload']>, ParentType, ContextType, RequireFields<Types.MutationStartCarImportArgs, 'input'>>;
  subscribe?: Resolver<Types.Maybe<ResolversTypes['SubscribePayload']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeArgs, 'input'>>;
  testPartnerWebhook?: Resolver<Types.Maybe<ResolversTypes['TestPartnerWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationTestPartnerWebhookArgs, 'input'>>;
  testWebhook?: Resolver<Types.Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationTestWebhookArgs, 'input'>>;
  turnOffOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType>;
  turnOnOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['TurnOnOneTimeCodesPayload']>, ParentType, ContextType, RequireFields<Types.MutationTurnOnOneTimeCodesArgs, 'input'>>;
  undoBulkChange?: Resolver<Types.Maybe<ResolversTypes['BulkChangePayload']>, ParentType, ContextType, RequireFields<Types.MutationUndoBulkChangeArgs, 'input'>>;
  unsubscribe?: Resolver<Types.Maybe<ResolversTypes['UnsubscribePayload']>, ParentType, ContextType, RequireFields<Types.MutationUnsubscribeArgs, 'input'>>;
  updateReplyTemplates?: Resolver<Types.Maybe<ResolversTypes['UpdateReplyTemplatesPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateReplyTemplatesArgs, 'input'>>;
  updateRetention?: Resolver<Types.Maybe<ResolversTypes['RetentionPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateRetentionArgs, 'input'>>;
  updateSettings?: Resolver<Types.Maybe<ResolversTypes['UpdateSettingsPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateSettingsArgs, 'input'>>;
  updateWebhook?: Resolver<Types.Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateWebhookArgs, 'input'>>;
  useSheetPictures?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationUseSheetPicturesArgs, 'input'>>;
  useSheetValue?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationUseSheetValueArgs, 'input'>>;
  withdrawArticle?: Resolver<Types.Maybe<ResolversTypes['ArticlePayload']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawArticleArgs, 'input'>>;
  withdrawCar?: Resolver<Types.Maybe<ResolversTypes['StockCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationWithdrawCarArgs, 'input'>>;
};

export type NamedCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedCar'] = ResolversParentTypes['NamedCar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferPricePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfferPricePayload'] = ResolversParentTypes['OfferPricePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceOffer?: Resolver<Types.Maybe<ResolversTypes['PriceOffer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OneTimeCodesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OneTimeCodes'] = ResolversParentTypes['OneTimeCodes']> = {
  on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenInvitationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenInvitationPayload'] = ResolversParentTypes['OpenInvitationPayload']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpeningSpanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpeningSpan'] = ResolversParentTypes['OpeningSpan']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaintReadingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaintReading'] = ResolversParentTypes['PaintReading']> = {
  microns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  panel?: Resolver<ResolversTypes['PaintPanel'], ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  leads?: Resolver<ResolversTypes['LeadConnection'], ParentType, ContextType, RequireFields<Types.PartnerLeadsArgs, 'first'>>;
  limits?: Resolver<ResolversTypes['PartnerLimits'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<Array<ResolversTypes['KeyUsage']>, ParentType, ContextType, RequireFields<Types.PartnerUsageArgs, 'days'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type PartnerAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerAccount'] = ResolversParentTypes['PartnerAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formsPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['PartnerAccountKey']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['PartnerUsage'], ParentType, ContextType>;
};

export type PartnerAccountKeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerAccountKey'] = ResolversParentTypes['PartnerAccountKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trustedOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PartnerAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerAccountPayload'] = ResolversParentTypes['PartnerAccountPayload']> = {
  partner?: Resolver<Types.Maybe<ResolversTypes['PartnerAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PartnerDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerDelivery'] = ResolversParentTypes['PartnerDelivery']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CarChangeKind'], ParentType, ContextType>;
  nextTryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PartnerDocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerDocument'] = ResolversParentTypes['PartnerDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerDocumentsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerDocumentsPayload'] = ResolversParentTypes['PartnerDocumentsPayload']> = {
  documents?: Resolver<Types.Maybe<Array<ResolversTypes['PartnerDocument']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PartnerKeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerKeyPayload'] = ResolversParentTypes['PartnerKeyPayload']> = {
  key?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<Types.Maybe<ResolversTypes['PartnerAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PartnerLeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerLead'] = ResolversParentTypes['PartnerLead']> = {
  carId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PartnerLeadKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeadState'], ParentType, ContextType>;
};

export type PartnerLeadCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerLeadCount'] = ResolversParentTypes['PartnerLeadCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PartnerLeadKind'], ParentType, ContextType>;
};

export type PartnerLeadPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerLeadPage'] = ResolversParentTypes['PartnerLeadPage']> = {
  counts?: Resolver<Array<ResolversTypes['PartnerLeadCount']>, ParentType, ContextType>;
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PartnerLead']>, ParentType, ContextType>;
};

export type PartnerLimitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerLimits'] = ResolversParentTypes['PartnerLimits']> = {
  costPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formsPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PartnerUsageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerUsage'] = ResolversParentTypes['PartnerUsage']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerWebhookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerWebhook'] = ResolversParentTypes['PartnerWebhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['PartnerDelivery']>, ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['CarChangeKind']>, ParentType, ContextType>;
  lastDeliveryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PartnerWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerWebhookPayload'] = ResolversParentTypes['PartnerWebhookPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['PartnerWebhook']>, ParentType, ContextType>;
};

export type PersonPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonPayload'] = ResolversParentTypes['PersonPayload']> = {
  records?: Resolver<Types.Maybe<Array<ResolversTypes['PersonalRecord']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PersonRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonRequest'] = ResolversParentTypes['PersonRequest']> = {
  by?: Resolver<Types.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonRequestKind'], ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonRequestPayload'] = ResolversParentTypes['PersonRequestPayload']> = {
  request?: Resolver<Types.Maybe<ResolversTypes['PersonRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PersonalRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalRecord'] = ResolversParentTypes['PersonalRecord']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonalRecordKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['EnquiryStatus']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrepareOneTimeCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrepareOneTimeCodesPayload'] = ResolversParentTypes['PrepareOneTimeCodesPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceOffer'] = ResolversParentTypes['PriceOffer']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PricePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PricePart'] = ResolversParentTypes['PricePart']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['PriceItem'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PromisedTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromisedTime'] = ResolversParentTypes['PromisedTime']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PromiseUnit'], ParentType, ContextType>;
};

export type PromisedTimesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromisedTimes'] = ResolversParentTypes['PromisedTimes']> = {
  financeReply?: Resolver<ResolversTypes['PromisedTime'], ParentType, ContextType>;
  salesContact?: Resolver<ResolversTypes['PromisedTime'], ParentType, ContextType>;
  sellReply?: Resolver<ResolversTypes['PromisedTime'], ParentType, ContextType>;
  testDriveConfirmation?: Resolver<ResolversTypes['PromisedTime'], ParentType, ContextType>;
  testDriveLength?: Resolver<ResolversTypes['PromisedTime'], ParentType, ContextType>;
};

export type PurchaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  api?: Resolver<ResolversTypes['Api'], ParentType, ContextType>;
  article?: Resolver<Types.Maybe<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<Types.QueryArticleArgs, 'id'>>;
  articles?: Resolver<Types.Maybe<ResolversTypes['Articles']>, ParentType, ContextType, RequireFields<Types.QueryArticlesArgs, 'page' | 'state'>>;
  auditLog?: Resolver<Types.Maybe<ResolversTypes['AuditLogPage']>, ParentType, ContextType, RequireFields<Types.QueryAuditLogArgs, 'first'>>;
  backOffice?: Resolver<Types.Maybe<ResolversTypes['BackOffice']>, ParentType, ContextType>;
  blog?: Resolver<Types.Maybe<ResolversTypes['Blog']>, ParentType, ContextType, RequireFields<Types.QueryBlogArgs, 'id'>>;
  blogs?: Resolver<Types.Maybe<Array<ResolversTypes['Blog']>>, ParentType, ContextType>;
  bulkChange?: Resolver<Types.Maybe<ResolversTypes['BulkChange']>, ParentType, ContextType, RequireFields<Types.QueryBulkChangeArgs, 'id'>>;
  bulkPreview?: Resolver<Types.Maybe<ResolversTypes['BulkChangePayload']>, ParentType, ContextType, RequireFields<Types.QueryBulkPreviewArgs, 'action' | 'selection'>>;
  car?: Resolver<Types.Maybe<ResolversTypes['Car']>, ParentType, ContextType, RequireFields<Types.QueryCarArgs, 'id'>>;
  carChanges?: Resolver<Types.Maybe<ResolversTypes['CarChangeConnection']>, ParentType, ContextType, RequireFields<Types.QueryCarChangesArgs, 'first'>>;
  carImport?: Resolver<Types.Maybe<ResolversTypes['CarImport']>, ParentType, ContextType, RequireFields<Types.QueryCarImportArgs, 'id'>>;
  carImportRows?: Resolver<Types.Maybe<Array<ResolversTypes['ImportRow']>>, ParentType, ContextType, RequireFields<Types.QueryCarImportRowsArgs, 'id' | 'kind' | 'page'>>;
  carImports?: Resolver<Types.Maybe<Array<ResolversTypes['CarImport']>>, ParentType, ContextType>;
  cars?: Resolver<Types.Maybe<ResolversTypes['CarConnection']>, ParentType, ContextType, RequireFields<Types.QueryCarsArgs, 'first' | 'offset'>>;
  carsByIds?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Car']>>>, ParentType, ContextType, RequireFields<Types.QueryCarsByIdsArgs, 'ids'>>;
  carsForPictures?: Resolver<Array<ResolversTypes['CarForPictures']>, ParentType, ContextType, RequireFields<Types.QueryCarsForPicturesArgs, 'ids' | 'names'>>;
  enquiries?: Resolver<Types.Maybe<ResolversTypes['EnquiryConnection']>, ParentType, ContextType, RequireFields<Types.QueryEnquiriesArgs, 'first'>>;
  enquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryRecord']>, ParentType, ContextType, RequireFields<Types.QueryEnquiryArgs, 'id'>>;
  enquiryAssignees?: Resolver<Types.Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  enquiryNumbers?: Resolver<Types.Maybe<ResolversTypes['EnquiryNumbers']>, ParentType, ContextType, RequireFields<Types.QueryEnquiryNumbersArgs, 'days'>>;
  featuredCars?: Resolver<Types.Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType, Partial<Types.QueryFeaturedCarsArgs>>;
  inboxChanges?: Resolver<Types.Maybe<ResolversTypes['InboxChanges']>, ParentType, ContextType, RequireFields<Types.QueryInboxChangesArgs, 'since'>>;
  invitations?: Resolver<Types.Maybe<Array<ResolversTypes['StaffInvitation']>>, ParentType, ContextType>;
  latestBlogs?: Resolver<Types.Maybe<Array<ResolversTypes['Blog']>>, ParentType, ContextType, RequireFields<Types.QueryLatestBlogsArgs, 'limit'>>;
  logos?: Resolver<Types.Maybe<Array<ResolversTypes['Logo']>>, ParentType, ContextType>;
  makes?: Resolver<Types.Maybe<Array<ResolversTypes['Make']>>, ParentType, ContextType>;
  me?: Resolver<Types.Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  models?: Resolver<Types.Maybe<Array<ResolversTypes['Model']>>, ParentType, ContextType, Partial<Types.QueryModelsArgs>>;
  mySessions?: Resolver<Types.Maybe<Array<ResolversTypes['StaffSession']>>, ParentType, ContextType>;
  oneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['OneTimeCodes']>, ParentType, ContextType>;
  partner?: Resolver<Types.Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
  partnerAccount?: Resolver<Types.Maybe<ResolversTypes['PartnerAccount']>, ParentType, ContextType, RequireFields<Types.QueryPartnerAccountArgs, 'id'>>;
  partnerAccounts?: Resolver<Types.Maybe<Array<ResolversTypes['PartnerAccount']>>, ParentType, ContextType>;
  partnerDocuments?: Resolver<Types.Maybe<Array<ResolversTypes['PartnerDocument']>>, ParentType, ContextType, RequireFields<Types.QueryPartnerDocumentsArgs, 'partnerId'>>;
  partnerLeads?: Resolver<Types.Maybe<ResolversTypes['PartnerLeadPage']>, ParentType, ContextType, RequireFields<Types.QueryPartnerLeadsArgs, 'first' | 'partnerId'>>;
  partnerWebhooks?: Resolver<Types.Maybe<Array<ResolversTypes['PartnerWebhook']>>, ParentType, ContextType, RequireFields<Types.QueryPartnerWebhooksArgs, 'partnerId'>>;
  person?: Resolver<Types.Maybe<Array<ResolversTypes['PersonalRecord']>>, ParentType, ContextType, RequireFields<Types.QueryPersonArgs, 'contact'>>;
  personRequests?: Resolver<Types.Maybe<Array<ResolversTypes['PersonRequest']>>, ParentType, ContextType>;
  recentBulkChanges?: Resolver<Types.Maybe<Array<ResolversTypes['BulkChange']>>, ParentType, ContextType>;
  replyTemplates?: Resolver<Types.Maybe<ResolversTypes['ReplyTemplates']>, ParentType, ContextType>;
  retention?: Resolver<Types.Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  savedViews?: Resolver<Types.Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  searchAlertTerms?: Resolver<Types.Maybe<ResolversTypes['SearchAlertTerms']>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  staff?: Resolver<Types.Maybe<Array<ResolversTypes['StaffAccount']>>, ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType, RequireFields<Types.QueryStockArgs, 'page' | 'sort' | 'tab'>>;
  stockCar?: Resolver<Types.Maybe<ResolversTypes['StockCar']>, ParentType, ContextType, RequireFields<Types.QueryStockCarArgs, 'id'>>;
  subscribers?: Resolver<Types.Maybe<ResolversTypes['Subscribers']>, ParentType, ContextType, RequireFields<Types.QuerySubscribersArgs, 'page'>>;
  testDriveCars?: Resolver<Types.Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType, Partial<Types.QueryTestDriveCarsArgs>>;
  today?: Resolver<Types.Maybe<ResolversTypes['Today']>, ParentType, ContextType>;
};

export type RatingSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingSource'] = ResolversParentTypes['RatingSource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeliverWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type ReplyPlaceholderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyPlaceholder'] = ResolversParentTypes['ReplyPlaceholder']> = {
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyTemplate'] = ResolversParentTypes['ReplyTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['EnquiryKind']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyTemplatesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplyTemplates'] = ResolversParentTypes['ReplyTemplates']> = {
  builtIn?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['ReplyPlaceholder']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType>;
};

export type RequestPurchasePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPurchasePayload'] = ResolversParentTypes['RequestPurchasePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Types.Maybe<ResolversTypes['Purchase']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestTestDrivePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestTestDrivePayload'] = ResolversParentTypes['RequestTestDrivePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testDrive?: Resolver<Types.Maybe<ResolversTypes['TestDrive']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetLinkPayload'] = ResolversParentTypes['ResetLinkPayload']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  due?: Resolver<ResolversTypes['RetentionNumbers'], ParentType, ContextType>;
  lastRun?: Resolver<Types.Maybe<ResolversTypes['RetentionRun']>, ParentType, ContextType>;
  months?: Resolver<ResolversTypes['RetentionNumbers'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetentionNumbersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetentionNumbers'] = ResolversParentTypes['RetentionNumbers']> = {
  enquiries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetentionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetentionPayload'] = ResolversParentTypes['RetentionPayload']> = {
  retention?: Resolver<Types.Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetentionRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetentionRun'] = ResolversParentTypes['RetentionRun']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['RetentionNumbers'], ParentType, ContextType>;
};

export type RevokeInvitationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeInvitationPayload'] = ResolversParentTypes['RevokeInvitationPayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SalespersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Salesperson'] = ResolversParentTypes['Salesperson']> = {
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatsApp?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveViewPayload'] = ResolversParentTypes['SaveViewPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Types.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  assignee?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Types.Maybe<ResolversTypes['EnquiryKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['EnquiryStatus']>, ParentType, ContextType>;
  view?: Resolver<Types.Maybe<ResolversTypes['EnquiryView']>, ParentType, ContextType>;
};

export type SearchAlertResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchAlert'] = ResolversParentTypes['SearchAlert']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SearchAlertState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SearchAlertTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchAlertTerms'] = ResolversParentTypes['SearchAlertTerms']> = {
  hoursBetweenMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellCarPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellCarPayload'] = ResolversParentTypes['SellCarPayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submission?: Resolver<Types.Maybe<ResolversTypes['SellCarSubmission']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SellCarSubmissionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SellCarSubmission'] = ResolversParentTypes['SellCarSubmission']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  contactMessage?: Resolver<Types.Maybe<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['ExchangeRates'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['MarketingFigures'], ParentType, ContextType>;
  figuresAsOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finance?: Resolver<ResolversTypes['FinanceTerms'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licences?: Resolver<Array<ResolversTypes['TradeLicence']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<ResolversTypes['WeeklyHours'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Salesperson']>, ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['MapPosition'], ParentType, ContextType>;
  priceParts?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  promises?: Resolver<ResolversTypes['PromisedTimes'], ParentType, ContextType>;
  ratingSources?: Resolver<Array<ResolversTypes['RatingSource']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['CustomerReview']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  socials?: Resolver<Array<ResolversTypes['SocialNetwork']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testDriveBring?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  waysToPay?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  whatsApp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetPicturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SheetPictures'] = ResolversParentTypes['SheetPictures']> = {
  differs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['StockPicture']>, ParentType, ContextType>;
};

export type SignUpAdminPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignUpAdminPayload'] = ResolversParentTypes['SignUpAdminPayload']> = {
  admin?: Resolver<Types.Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SiteOperationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteOperation'] = ResolversParentTypes['SiteOperation']> = {
  backup?: Resolver<Types.Maybe<ResolversTypes['BackupState']>, ParentType, ContextType>;
  disk?: Resolver<Types.Maybe<ResolversTypes['DiskSpace']>, ParentType, ContextType>;
  lastImport?: Resolver<Types.Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  undeliveredMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialNetworkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialNetwork'] = ResolversParentTypes['SocialNetwork']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffAccount'] = ResolversParentTypes['StaffAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  oneTimeCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oneTimeCodesRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffAccountPayload'] = ResolversParentTypes['StaffAccountPayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffActionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffActionPayload'] = ResolversParentTypes['StaffActionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  counts?: Resolver<ResolversTypes['StockCounts'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StockCar']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockCarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockCar'] = ResolversParentTypes['StockCar']> = {
  cover?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  daysInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<Types.Maybe<ResolversTypes['CarDraft']>, ParentType, ContextType>;
  draftId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  enquiryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['StockGap']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isImported?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  listedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mileage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Types.Maybe<Array<ResolversTypes['StockPicture']>>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheetPictures?: Resolver<Types.Maybe<ResolversTypes['SheetPictures']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testDrive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  values?: Resolver<Types.Maybe<Array<ResolversTypes['StockValue']>>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawnByHand?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  year?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StockCarPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockCarPayload'] = ResolversParentTypes['StockCarPayload']> = {
  car?: Resolver<Types.Maybe<ResolversTypes['StockCar']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StockCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockCounts'] = ResolversParentTypes['StockCounts']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fewPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noDescription?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noMake?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  over60Days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheetDiffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockPicture'] = ResolversParentTypes['StockPicture']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['PictureGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockValue'] = ResolversParentTypes['StockValue']> = {
  differs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['StockField'], ParentType, ContextType>;
  sheet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscriber'] = ResolversParentTypes['Subscriber']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscribedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubscriberWeekResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriberWeek'] = ResolversParentTypes['SubscriberWeek']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscribers'] = ResolversParentTypes['Subscribers']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Subscriber']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['SubscriberWeek']>, ParentType, ContextType>;
};

export type TestDriveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestDrive'] = ResolversParentTypes['TestDrive']> = {
  bringTo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherTime?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestPartnerWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestPartnerWebhookPayload'] = ResolversParentTypes['TestPartnerWebhookPayload']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TodayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cars?: Resolver<ResolversTypes['StockCounts'], ParentType, ContextType>;
  enquiries?: Resolver<Types.Maybe<ResolversTypes['DueEnquiries']>, ParentType, ContextType>;
  operation?: Resolver<Types.Maybe<ResolversTypes['SiteOperation']>, ParentType, ContextType>;
};

export type TradeLicenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TradeLicence'] = ResolversParentTypes['TradeLicence']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrimResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Trim'] = ResolversParentTypes['Trim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TurnOnOneTimeCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TurnOnOneTimeCodesPayload'] = ResolversParentTypes['TurnOnOneTimeCodesPayload']> = {
  recoveryCodes?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnsubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateReplyTemplatesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateReplyTemplatesPayload'] = ResolversParentTypes['UpdateReplyTemplatesPayload']> = {
  replyTemplates?: Resolver<Types.Maybe<ResolversTypes['ReplyTemplates']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateSettingsPayload'] = ResolversParentTypes['UpdateSettingsPayload']> = {
  settings?: Resolver<Types.Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ValueCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ValueCount'] = ResolversParentTypes['ValueCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['CarChangeKind']>, ParentType, ContextType>;
  lastDeliveryAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WeeklyHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyHours'] = ResolversParentTypes['WeeklyHours']> = {
  friday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  monday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  saturday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  sunday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  thursday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  tuesday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  wednesday?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddPortraitPayload?: AddPortraitPayloadResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  Api?: ApiResolvers<ContextType>;
  ApiErrorCode?: ApiErrorCodeResolvers<ContextType>;
  ApiLimit?: ApiLimitResolvers<ContextType>;
  ApplyForFinancePayload?: ApplyForFinancePayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleCounts?: ArticleCountsResolvers<ContextType>;
  ArticlePayload?: ArticlePayloadResolvers<ContextType>;
  Articles?: ArticlesResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditLogPage?: AuditLogPageResolvers<ContextType>;
  AuditedField?: AuditedFieldResolvers<ContextType>;
  BackOffice?: BackOfficeResolvers<ContextType>;
  BackupState?: BackupStateResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BodyTypeCount?: BodyTypeCountResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  BulkAction?: BulkActionResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkChangePayload?: BulkChangePayloadResolvers<ContextType>;
  BulkPrice?: BulkPriceResolvers<ContextType>;
  BulkRefusedCar?: BulkRefusedCarResolvers<ContextType>;
  BulkSample?: BulkSampleResolvers<ContextType>;
  BulkSkippedCar?: BulkSkippedCarResolvers<ContextType>;
  Car?: CarResolvers<ContextType>;
  CarChange?: CarChangeResolvers<ContextType>;
  CarChangeConnection?: CarChangeConnectionResolvers<ContextType>;
  CarConnection?: CarConnectionResolvers<ContextType>;
  CarDraft?: CarDraftResolvers<ContextType>;
  CarEdge?: CarEdgeResolvers<ContextType>;
  CarFacets?: CarFacetsResolvers<ContextType>;
  CarForPictures?: CarForPicturesResolvers<ContextType>;
  CarImage?: CarImageResolvers<ContextType>;
  CarImport?: CarImportResolvers<ContextType>;
  CarImportPayload?: CarImportPayloadResolvers<ContextType>;
  CarSnapshot?: CarSnapshotResolvers<ContextType>;
  CarSpin?: CarSpinResolvers<ContextType>;
  CarVideo?: CarVideoResolvers<ContextType>;
  ConfirmSearchAlertPayload?: ConfirmSearchAlertPayloadResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  CreateSearchAlertPayload?: CreateSearchAlertPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CurrencyRates?: CurrencyRatesResolvers<ContextType>;
  CustomerReview?: CustomerReviewResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteArticlePayload?: DeleteArticlePayloadResolvers<ContextType>;
  DeletePartnerWebhookPayload?: DeletePartnerWebhookPayloadResolvers<ContextType>;
  DeleteViewPayload?: DeleteViewPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DiskSpace?: DiskSpaceResolvers<ContextType>;
  DraftConflict?: DraftConflictResolvers<ContextType>;
  DraftProblem?: DraftProblemResolvers<ContextType>;
  DraftValue?: DraftValueResolvers<ContextType>;
  DueEnquiries?: DueEnquiriesResolvers<ContextType>;
  EndSearchAlertPayload?: EndSearchAlertPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndSubscriptionPayload?: EndSubscriptionPayloadResolvers<ContextType>;
  Enquiry?: EnquiryResolvers<ContextType>;
  EnquiryCar?: EnquiryCarResolvers<ContextType>;
  EnquiryClock?: EnquiryClockResolvers<ContextType>;
  EnquiryConnection?: EnquiryConnectionResolvers<ContextType>;
  EnquiryEvent?: EnquiryEventResolvers<ContextType>;
  EnquiryField?: EnquiryFieldResolvers<ContextType>;
  EnquiryFigures?: EnquiryFiguresResolvers<ContextType>;
  EnquiryKindFigures?: EnquiryKindFiguresResolvers<ContextType>;
  EnquiryNumbers?: EnquiryNumbersResolvers<ContextType>;
  EnquiryPayload?: EnquiryPayloadResolvers<ContextType>;
  EnquiryPersonFigures?: EnquiryPersonFiguresResolvers<ContextType>;
  EnquiryRecord?: EnquiryRecordResolvers<ContextType>;
  EnquiryTemplate?: EnquiryTemplateResolvers<ContextType>;
  EnquiryViewer?: EnquiryViewerResolvers<ContextType>;
  ErasePersonPayload?: ErasePersonPayloadResolvers<ContextType>;
  ExchangeRates?: ExchangeRatesResolvers<ContextType>;
  FinanceApplication?: FinanceApplicationResolvers<ContextType>;
  FinanceTerms?: FinanceTermsResolvers<ContextType>;
  FormerPrice?: FormerPriceResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  Imperfection?: ImperfectionResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportPictureCounts?: ImportPictureCountsResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportProgress?: ImportProgressResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRowCount?: ImportRowCountResolvers<ContextType>;
  ImportRun?: ImportRunResolvers<ContextType>;
  InboxChanges?: InboxChangesResolvers<ContextType>;
  InboxCounts?: InboxCountsResolvers<ContextType>;
  InvitePayload?: InvitePayloadResolvers<ContextType>;
  KeyUsage?: KeyUsageResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadConnection?: LeadConnectionResolvers<ContextType>;
  LogInAdminPayload?: LogInAdminPayloadResolvers<ContextType>;
  LogOutAdminPayload?: LogOutAdminPayloadResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  Make?: MakeResolvers<ContextType>;
  MakeCount?: MakeCountResolvers<ContextType>;
  MapPosition?: MapPositionResolvers<ContextType>;
  MarketingFigures?: MarketingFiguresResolvers<ContextType>;
  Model?: ModelResolvers<ContextType>;
  ModelCount?: ModelCountResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCar?: NamedCarResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  OfferPricePayload?: OfferPricePayloadResolvers<ContextType>;
  OneTimeCodes?: OneTimeCodesResolvers<ContextType>;
  OpenInvitationPayload?: OpenInvitationPayloadResolvers<ContextType>;
  OpeningSpan?: OpeningSpanResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaintReading?: PaintReadingResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerAccount?: PartnerAccountResolvers<ContextType>;
  PartnerAccountKey?: PartnerAccountKeyResolvers<ContextType>;
  PartnerAccountPayload?: PartnerAccountPayloadResolvers<ContextType>;
  PartnerDelivery?: PartnerDeliveryResolvers<ContextType>;
  PartnerDocument?: PartnerDocumentResolvers<ContextType>;
  PartnerDocumentsPayload?: PartnerDocumentsPayloadResolvers<ContextType>;
  PartnerKeyPayload?: PartnerKeyPayloadResolvers<ContextType>;
  PartnerLead?: PartnerLeadResolvers<ContextType>;
  PartnerLeadCount?: PartnerLeadCountResolvers<ContextType>;
  PartnerLeadPage?: PartnerLeadPageResolvers<ContextType>;
  PartnerLimits?: PartnerLimitsResolvers<ContextType>;
  PartnerUsage?: PartnerUsageResolvers<ContextType>;
  PartnerWebhook?: PartnerWebhookResolvers<ContextType>;
  PartnerWebhookPayload?: PartnerWebhookPayloadResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  PersonRequest?: PersonRequestResolvers<ContextType>;
  PersonRequestPayload?: PersonRequestPayloadResolvers<ContextType>;
  PersonalRecord?: PersonalRecordResolvers<ContextType>;
  PrepareOneTimeCodesPayload?: PrepareOneTimeCodesPayloadResolvers<ContextType>;
  PriceOffer?: PriceOfferResolvers<ContextType>;
  PricePart?: PricePartResolvers<ContextType>;
  PromisedTime?: PromisedTimeResolvers<ContextType>;
  PromisedTimes?: PromisedTimesResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingSource?: RatingSourceResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  ReplyPlaceholder?: ReplyPlaceholderResolvers<ContextType>;
  ReplyTemplate?: ReplyTemplateResolvers<ContextType>;
  ReplyTemplates?: ReplyTemplatesResolvers<ContextType>;
  RequestPurchasePayload?: RequestPurchasePayloadResolvers<ContextType>;
  RequestTestDrivePayload?: RequestTestDrivePayloadResolvers<ContextType>;
  ResetLinkPayload?: ResetLinkPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionNumbers?: RetentionNumbersResolvers<ContextType>;
  RetentionPayload?: RetentionPayloadResolvers<ContextType>;
  RetentionRun?: RetentionRunResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  Salesperson?: SalespersonResolvers<ContextType>;
  SaveViewPayload?: SaveViewPayloadResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SearchAlert?: SearchAlertResolvers<ContextType>;
  SearchAlertTerms?: SearchAlertTermsResolvers<ContextType>;
  SellCarPayload?: SellCarPayloadResolvers<ContextType>;
  SellCarSubmission?: SellCarSubmissionResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SheetPictures?: SheetPicturesResolvers<ContextType>;
  SignUpAdminPayload?: SignUpAdminPayloadResolvers<ContextType>;
  SiteOperation?: SiteOperationResolvers<ContextType>;
  SocialNetwork?: SocialNetworkResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  StaffAccount?: StaffAccountResolvers<ContextType>;
  StaffAccountPayload?: StaffAccountPayloadResolvers<ContextType>;
  StaffActionPayload?: StaffActionPayloadResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  StockCar?: StockCarResolvers<ContextType>;
  StockCarPayload?: StockCarPayloadResolvers<ContextType>;
  StockCounts?: StockCountsResolvers<ContextType>;
  StockPicture?: StockPictureResolvers<ContextType>;
  StockValue?: StockValueResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Subscriber?: SubscriberResolvers<ContextType>;
  SubscriberWeek?: SubscriberWeekResolvers<ContextType>;
  Subscribers?: SubscribersResolvers<ContextType>;
  TestDrive?: TestDriveResolvers<ContextType>;
  TestPartnerWebhookPayload?: TestPartnerWebhookPayloadResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  Today?: TodayResolvers<ContextType>;
  TradeLicence?: TradeLicenceResolvers<ContextType>;
  Trim?: TrimResolvers<ContextType>;
  TurnOnOneTimeCodesPayload?: TurnOnOneTimeCodesPayloadResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  UpdateReplyTemplatesPayload?: UpdateReplyTemplatesPayloadResolvers<ContextType>;
  UpdateSettingsPayload?: UpdateSettingsPayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  ValueCount?: ValueCountResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WeeklyHours?: WeeklyHoursResolvers<ContextType>;
};

