import type * as Types from './schemaTypes.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  AddPersonRequestInput: Types.AddPersonRequestInput;
  Admin: ResolverTypeWrapper<Types.Admin>;
  AnswerChannel: Types.AnswerChannel;
  AnswerEnquiryInput: Types.AnswerEnquiryInput;
  Api: ResolverTypeWrapper<Types.Api>;
  ApiErrorCode: ResolverTypeWrapper<Types.ApiErrorCode>;
  ApiLimit: ResolverTypeWrapper<Types.ApiLimit>;
  ApplyForFinanceInput: Types.ApplyForFinanceInput;
  ApplyForFinancePayload: ResolverTypeWrapper<Types.ApplyForFinancePayload>;
  AssignEnquiryInput: Types.AssignEnquiryInput;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditLogFilter: Types.AuditLogFilter;
  AuditLogPage: ResolverTypeWrapper<Types.AuditLogPage>;
  AuditedField: ResolverTypeWrapper<Types.AuditedField>;
  BackOffice: ResolverTypeWrapper<Types.BackOffice>;
  Blog: ResolverTypeWrapper<BlogParent>;
  BodyTypeCount: ResolverTypeWrapper<Types.BodyTypeCount>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Types.Bounds>;
  Car: ResolverTypeWrapper<CarParent>;
  CarChange: ResolverTypeWrapper<CarChangeParent>;
  CarChangeConnection: ResolverTypeWrapper<Omit<Types.CarChangeConnection, 'nodes'> & { nodes: Array<ResolversTypes['CarChange']> }>;
  CarChangeKind: Types.CarChangeKind;
  CarConnection: ResolverTypeWrapper<CarConnectionParent>;
  CarEdge: ResolverTypeWrapper<Omit<Types.CarEdge, 'node'> & { node: ResolversTypes['Car'] }>;
  CarFacets: ResolverTypeWrapper<Types.CarFacets>;
  CarFilter: Types.CarFilter;
  CarImage: ResolverTypeWrapper<CarImageParent>;
  CarSnapshot: ResolverTypeWrapper<Types.CarSnapshot>;
  CarSort: Types.CarSort;
  ChangePasswordInput: Types.ChangePasswordInput;
  ClosePersonRequestInput: Types.ClosePersonRequestInput;
  ConfirmPasswordInput: Types.ConfirmPasswordInput;
  ConfirmSearchAlertInput: Types.ConfirmSearchAlertInput;
  ConfirmSearchAlertPayload: ResolverTypeWrapper<Types.ConfirmSearchAlertPayload>;
  ContactMessage: ResolverTypeWrapper<Types.ContactMessage>;
  CorrectPersonInput: Types.CorrectPersonInput;
  CreateSearchAlertInput: Types.CreateSearchAlertInput;
  CreateSearchAlertPayload: ResolverTypeWrapper<Types.CreateSearchAlertPayload>;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Types.CreateWebhookPayload>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeleteViewInput: Types.DeleteViewInput;
  DeleteViewPayload: ResolverTypeWrapper<Types.DeleteViewPayload>;
  DeleteWebhookPayload: ResolverTypeWrapper<Types.DeleteWebhookPayload>;
  Emirate: Types.Emirate;
  EndSearchAlertInput: Types.EndSearchAlertInput;
  EndSearchAlertPayload: ResolverTypeWrapper<Types.EndSearchAlertPayload>;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Types.EndSessionPayload>;
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
  FinanceApplication: ResolverTypeWrapper<Types.FinanceApplication>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FormerPrice: ResolverTypeWrapper<Types.FormerPrice>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  InboxChanges: ResolverTypeWrapper<Types.InboxChanges>;
  InboxCounts: ResolverTypeWrapper<Types.InboxCounts>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  IntRange: Types.IntRange;
  InvitationInput: Types.InvitationInput;
  InviteInput: Types.InviteInput;
  InvitePayload: ResolverTypeWrapper<Types.InvitePayload>;
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
  Model: ResolverTypeWrapper<Types.Model>;
  ModelCount: ResolverTypeWrapper<Types.ModelCount>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterSubscription: ResolverTypeWrapper<Types.NewsletterSubscription>;
  NoteEnquiryInput: Types.NoteEnquiryInput;
  OneTimeCodes: ResolverTypeWrapper<Types.OneTimeCodes>;
  OpenInvitationInput: Types.OpenInvitationInput;
  OpenInvitationPayload: ResolverTypeWrapper<Types.OpenInvitationPayload>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Partner: ResolverTypeWrapper<PartnerModel>;
  PartnerLimits: ResolverTypeWrapper<Types.PartnerLimits>;
  PersonPayload: ResolverTypeWrapper<Types.PersonPayload>;
  PersonRequest: ResolverTypeWrapper<Types.PersonRequest>;
  PersonRequestKind: Types.PersonRequestKind;
  PersonRequestPayload: ResolverTypeWrapper<Types.PersonRequestPayload>;
  PersonalRecord: ResolverTypeWrapper<Types.PersonalRecord>;
  PersonalRecordInput: Types.PersonalRecordInput;
  PersonalRecordKind: Types.PersonalRecordKind;
  PictureFormat: Types.PictureFormat;
  PrepareOneTimeCodesPayload: ResolverTypeWrapper<Types.PrepareOneTimeCodesPayload>;
  Purchase: ResolverTypeWrapper<Types.Purchase>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<Types.RedeliverWebhookPayload>;
  RegionalSpecs: Types.RegionalSpecs;
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
  SaleStatus: Types.SaleStatus;
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
  SignUpAdminInput: Types.SignUpAdminInput;
  SignUpAdminPayload: ResolverTypeWrapper<Types.SignUpAdminPayload>;
  Specification: ResolverTypeWrapper<Types.Specification>;
  StaffAccount: ResolverTypeWrapper<Types.StaffAccount>;
  StaffAccountInput: Types.StaffAccountInput;
  StaffAccountPayload: ResolverTypeWrapper<Types.StaffAccountPayload>;
  StaffActionPayload: ResolverTypeWrapper<Types.StaffActionPayload>;
  StaffInvitation: ResolverTypeWrapper<Types.StaffInvitation>;
  StaffMember: ResolverTypeWrapper<Types.StaffMember>;
  StaffRole: Types.StaffRole;
  StaffSession: ResolverTypeWrapper<Types.StaffSession>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubscribeInput: Types.SubscribeInput;
  SubscribePayload: ResolverTypeWrapper<Types.SubscribePayload>;
  TestDrive: ResolverTypeWrapper<Types.TestDrive>;
  TestDriveTime: Types.TestDriveTime;
  TestWebhookPayload: ResolverTypeWrapper<Types.TestWebhookPayload>;
  Trim: ResolverTypeWrapper<Types.Trim>;
  TurnOnOneTimeCodesInput: Types.TurnOnOneTimeCodesInput;
  TurnOnOneTimeCodesPayload: ResolverTypeWrapper<Types.TurnOnOneTimeCodesPayload>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<Types.UnsubscribePayload>;
  UpdateRetentionInput: Types.UpdateRetentionInput;
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Types.UpdateWebhookPayload>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  Webhook: ResolverTypeWrapper<Types.Webhook>;
  WebhookIdInput: Types.WebhookIdInput;
  WebhookState: Types.WebhookState;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPersonRequestInput: Types.AddPersonRequestInput;
  Admin: Types.Admin;
  AnswerEnquiryInput: Types.AnswerEnquiryInput;
  Api: Types.Api;
  ApiErrorCode: Types.ApiErrorCode;
  ApiLimit: Types.ApiLimit;
  ApplyForFinanceInput: Types.ApplyForFinanceInput;
  ApplyForFinancePayload: Types.ApplyForFinancePayload;
  AssignEnquiryInput: Types.AssignEnquiryInput;
  AuditEntry: Types.AuditEntry;
  AuditLogFilter: Types.AuditLogFilter;
  AuditLogPage: Types.AuditLogPage;
  AuditedField: Types.AuditedField;
  BackOffice: Types.BackOffice;
  Blog: BlogParent;
  BodyTypeCount: Types.BodyTypeCount;
  Boolean: Types.Scalars['Boolean']['output'];
  Bounds: Types.Bounds;
  Car: CarParent;
  CarChange: CarChangeParent;
  CarChangeConnection: Omit<Types.CarChangeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CarChange']> };
  CarConnection: CarConnectionParent;
  CarEdge: Omit<Types.CarEdge, 'node'> & { node: ResolversParentTypes['Car'] };
  CarFacets: Types.CarFacets;
  CarFilter: Types.CarFilter;
  CarImage: CarImageParent;
  CarSnapshot: Types.CarSnapshot;
  ChangePasswordInput: Types.ChangePasswordInput;
  ClosePersonRequestInput: Types.ClosePersonRequestInput;
  ConfirmPasswordInput: Types.ConfirmPasswordInput;
  ConfirmSearchAlertInput: Types.ConfirmSearchAlertInput;
  ConfirmSearchAlertPayload: Types.ConfirmSearchAlertPayload;
  ContactMessage: Types.ContactMessage;
  CorrectPersonInput: Types.CorrectPersonInput;
  CreateSearchAlertInput: Types.CreateSearchAlertInput;
  CreateSearchAlertPayload: Types.CreateSearchAlertPayload;
  CreateWebhookInput: Types.CreateWebhookInput;
  CreateWebhookPayload: Types.CreateWebhookPayload;
  DateTime: Types.Scalars['DateTime']['output'];
  DeleteViewInput: Types.DeleteViewInput;
  DeleteViewPayload: Types.DeleteViewPayload;
  DeleteWebhookPayload: Types.DeleteWebhookPayload;
  EndSearchAlertInput: Types.EndSearchAlertInput;
  EndSearchAlertPayload: Types.EndSearchAlertPayload;
  EndSessionInput: Types.EndSessionInput;
  EndSessionPayload: Types.EndSessionPayload;
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
  FinanceApplication: Types.FinanceApplication;
  Float: Types.Scalars['Float']['output'];
  FormerPrice: Types.FormerPrice;
  ID: Types.Scalars['ID']['output'];
  InboxChanges: Types.InboxChanges;
  InboxCounts: Types.InboxCounts;
  Int: Types.Scalars['Int']['output'];
  IntRange: Types.IntRange;
  InvitationInput: Types.InvitationInput;
  InviteInput: Types.InviteInput;
  InvitePayload: Types.InvitePayload;
  KeyUsage: Types.KeyUsage;
  Lead: Types.Lead;
  LeadConnection: Types.LeadConnection;
  LogInAdminInput: Types.LogInAdminInput;
  LogInAdminPayload: Types.LogInAdminPayload;
  LogOutAdminPayload: Types.LogOutAdminPayload;
  Logo: Types.Logo;
  Make: Types.Make;
  MakeCount: Types.MakeCount;
  Model: Types.Model;
  ModelCount: Types.ModelCount;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscription: Types.NewsletterSubscription;
  NoteEnquiryInput: Types.NoteEnquiryInput;
  OneTimeCodes: Types.OneTimeCodes;
  OpenInvitationInput: Types.OpenInvitationInput;
  OpenInvitationPayload: Types.OpenInvitationPayload;
  PageInfo: Types.PageInfo;
  Partner: PartnerModel;
  PartnerLimits: Types.PartnerLimits;
  PersonPayload: Types.PersonPayload;
  PersonRequest: Types.PersonRequest;
  PersonRequestPayload: Types.PersonRequestPayload;
  PersonalRecord: Types.PersonalRecord;
  PersonalRecordInput: Types.PersonalRecordInput;
  PrepareOneTimeCodesPayload: Types.PrepareOneTimeCodesPayload;
  Purchase: Types.Purchase;
  Query: Record<PropertyKey, never>;
  RedeliverWebhookInput: Types.RedeliverWebhookInput;
  RedeliverWebhookPayload: Types.RedeliverWebhookPayload;
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
  SignUpAdminInput: Types.SignUpAdminInput;
  SignUpAdminPayload: Types.SignUpAdminPayload;
  Specification: Types.Specification;
  StaffAccount: Types.StaffAccount;
  StaffAccountInput: Types.StaffAccountInput;
  StaffAccountPayload: Types.StaffAccountPayload;
  StaffActionPayload: Types.StaffActionPayload;
  StaffInvitation: Types.StaffInvitation;
  StaffMember: Types.StaffMember;
  StaffSession: Types.StaffSession;
  String: Types.Scalars['String']['output'];
  SubscribeInput: Types.SubscribeInput;
  SubscribePayload: Types.SubscribePayload;
  TestDrive: Types.TestDrive;
  TestWebhookPayload: Types.TestWebhookPayload;
  Trim: Types.Trim;
  TurnOnOneTimeCodesInput: Types.TurnOnOneTimeCodesInput;
  TurnOnOneTimeCodesPayload: Types.TurnOnOneTimeCodesPayload;
  URL: Types.Scalars['URL']['output'];
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribePayload: Types.UnsubscribePayload;
  UpdateRetentionInput: Types.UpdateRetentionInput;
  UpdateWebhookInput: Types.UpdateWebhookInput;
  UpdateWebhookPayload: Types.UpdateWebhookPayload;
  Upload: Types.Scalars['Upload']['output'];
  UserError: Types.UserError;
  Webhook: Types.Webhook;
  WebhookIdInput: Types.WebhookIdInput;
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

export type CarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Car'] = ResolversParentTypes['Car']> = {
  accidentHistory?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bodyType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['CarImage']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountedPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doors?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  engine?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exteriorColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fuelType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['CarImage']>, ParentType, ContextType>;
  keys?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  make?: Resolver<Types.Maybe<ResolversTypes['Make']>, ParentType, ContextType>;
  mileage?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['Model']>, ParentType, ContextType>;
  monthlyInstalment?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  originalPrice?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  owners?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['FormerPrice']>, ParentType, ContextType>;
  regionalSpecs?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saleStatus?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceHistory?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similar?: Resolver<Types.Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType, RequireFields<Types.CarSimilarArgs, 'limit'>>;
  sold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SaleStatus'], ParentType, ContextType>;
  stockNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testDrive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmission?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trim?: Resolver<Types.Maybe<ResolversTypes['Trim']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  vin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vinLastSix?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CarEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarEdge'] = ResolversParentTypes['CarEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Car'], ParentType, ContextType>;
};

export type CarFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarFacets'] = ResolversParentTypes['CarFacets']> = {
  bodyTypes?: Resolver<Array<ResolversTypes['BodyTypeCount']>, ParentType, ContextType>;
  makes?: Resolver<Array<ResolversTypes['MakeCount']>, ParentType, ContextType>;
  mileage?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['ModelCount']>, ParentType, ContextType>;
  monthlyInstalment?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
};

export type CarImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarImage'] = ResolversParentTypes['CarImage']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.CarImageUrlArgs, 'format' | 'width'>>;
};

export type CarSnapshotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CarSnapshot'] = ResolversParentTypes['CarSnapshot']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteViewPayload'] = ResolversParentTypes['DeleteViewPayload']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type FinanceApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceApplication'] = ResolversParentTypes['FinanceApplication']> = {
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormerPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormerPrice'] = ResolversParentTypes['FormerPrice']> = {
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  addPersonRequest?: Resolver<Types.Maybe<ResolversTypes['PersonRequestPayload']>, ParentType, ContextType, RequireFields<Types.MutationAddPersonRequestArgs, 'input'>>;
  answerEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationAnswerEnquiryArgs, 'input'>>;
  applyForFinance?: Resolver<Types.Maybe<ResolversTypes['ApplyForFinancePayload']>, ParentType, ContextType, RequireFields<Types.MutationApplyForFinanceArgs, 'input'>>;
  assignEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationAssignEnquiryArgs, 'input'>>;
  changePassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  closePersonRequest?: Resolver<Types.Maybe<ResolversTypes['PersonRequestPayload']>, ParentType, ContextType, RequireFields<Types.MutationClosePersonRequestArgs, 'input'>>;
  confirmPassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmPasswordArgs, 'input'>>;
  confirmSearchAlert?: Resolver<Types.Maybe<ResolversTypes['ConfirmSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationConfirmSearchAlertArgs, 'input'>>;
  correctPerson?: Resolver<Types.Maybe<ResolversTypes['PersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationCorrectPersonArgs, 'input'>>;
  createResetLink?: Resolver<Types.Maybe<ResolversTypes['ResetLinkPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateResetLinkArgs, 'input'>>;
  createSearchAlert?: Resolver<Types.Maybe<ResolversTypes['CreateSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateSearchAlertArgs, 'input'>>;
  createWebhook?: Resolver<Types.Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationCreateWebhookArgs, 'input'>>;
  deleteView?: Resolver<Types.Maybe<ResolversTypes['DeleteViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteViewArgs, 'input'>>;
  deleteWebhook?: Resolver<Types.Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationDeleteWebhookArgs, 'input'>>;
  disableAdmin?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationDisableAdminArgs, 'input'>>;
  enableAdmin?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationEnableAdminArgs, 'input'>>;
  endSearchAlert?: Resolver<Types.Maybe<ResolversTypes['EndSearchAlertPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSearchAlertArgs, 'input'>>;
  endSession?: Resolver<Types.Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<Types.MutationEndSessionArgs, 'input'>>;
  erasePerson?: Resolver<Types.Maybe<ResolversTypes['ErasePersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationErasePersonArgs, 'input'>>;
  invite?: Resolver<Types.Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<Types.MutationInviteArgs, 'input'>>;
  logInAdmin?: Resolver<Types.Maybe<ResolversTypes['LogInAdminPayload']>, ParentType, ContextType, RequireFields<Types.MutationLogInAdminArgs, 'input'>>;
  logOutAdmin?: Resolver<Types.Maybe<ResolversTypes['LogOutAdminPayload']>, ParentType, ContextType>;
  noteEnquiry?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationNoteEnquiryArgs, 'input'>>;
  openInvitation?: Resolver<Types.Maybe<ResolversTypes['OpenInvitationPayload']>, ParentType, ContextType, RequireFields<Types.MutationOpenInvitationArgs, 'input'>>;
  prepareOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['PrepareOneTimeCodesPayload']>, ParentType, ContextType>;
  redeliverWebhook?: Resolver<Types.Maybe<ResolversTypes['RedeliverWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationRedeliverWebhookArgs, 'input'>>;
  requestPurchase?: Resolver<Types.Maybe<ResolversTypes['RequestPurchasePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestPurchaseArgs, 'input'>>;
  requestTestDrive?: Resolver<Types.Maybe<ResolversTypes['RequestTestDrivePayload']>, ParentType, ContextType, RequireFields<Types.MutationRequestTestDriveArgs, 'input'>>;
  requireOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationRequireOneTimeCodesArgs, 'input'>>;
  resendInvitation?: Resolver<Types.Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<Types.MutationResendInvitationArgs, 'input'>>;
  resetPassword?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  restrictPerson?: Resolver<Types.Maybe<ResolversTypes['PersonPayload']>, ParentType, ContextType, RequireFields<Types.MutationRestrictPersonArgs, 'input'>>;
  revokeInvitation?: Resolver<Types.Maybe<ResolversTypes['RevokeInvitationPayload']>, ParentType, ContextType, RequireFields<Types.MutationRevokeInvitationArgs, 'input'>>;
  saveView?: Resolver<Types.Maybe<ResolversTypes['SaveViewPayload']>, ParentType, ContextType, RequireFields<Types.MutationSaveViewArgs, 'input'>>;
  sellCar?: Resolver<Types.Maybe<ResolversTypes['SellCarPayload']>, ParentType, ContextType, RequireFields<Types.MutationSellCarArgs, 'input'>>;
  sendContactMessage?: Resolver<Types.Maybe<ResolversTypes['SendContactMessagePayload']>, ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'input'>>;
  setEnquiryStatus?: Resolver<Types.Maybe<ResolversTypes['EnquiryPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetEnquiryStatusArgs, 'input'>>;
  setRole?: Resolver<Types.Maybe<ResolversTypes['StaffAccountPayload']>, ParentType, ContextType, RequireFields<Types.MutationSetRoleArgs, 'input'>>;
  signUpAdmin?: Resolver<Types.Maybe<ResolversTypes['SignUpAdminPayload']>, ParentType, ContextType, RequireFields<Types.MutationSignUpAdminArgs, 'input'>>;
  subscribe?: Resolver<Types.Maybe<ResolversTypes['SubscribePayload']>, ParentType, ContextType, RequireFields<Types.MutationSubscribeArgs, 'input'>>;
  testWebhook?: Resolver<Types.Maybe<ResolversTypes['TestWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationTestWebhookArgs, 'input'>>;
  turnOffOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['StaffActionPayload']>, ParentType, ContextType>;
  turnOnOneTimeCodes?: Resolver<Types.Maybe<ResolversTypes['TurnOnOneTimeCodesPayload']>, ParentType, ContextType, RequireFields<Types.MutationTurnOnOneTimeCodesArgs, 'input'>>;
  unsubscribe?: Resolver<Types.Maybe<ResolversTypes['UnsubscribePayload']>, ParentType, ContextType, RequireFields<Types.MutationUnsubscribeArgs, 'input'>>;
  updateRetention?: Resolver<Types.Maybe<ResolversTypes['RetentionPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateRetentionArgs, 'input'>>;
  updateWebhook?: Resolver<Types.Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<Types.MutationUpdateWebhookArgs, 'input'>>;
};

export type NewsletterSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  leads?: Resolver<ResolversTypes['LeadConnection'], ParentType, ContextType, RequireFields<Types.PartnerLeadsArgs, 'first'>>;
  limits?: Resolver<ResolversTypes['PartnerLimits'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<Array<ResolversTypes['KeyUsage']>, ParentType, ContextType, RequireFields<Types.PartnerUsageArgs, 'days'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type PartnerLimitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PartnerLimits'] = ResolversParentTypes['PartnerLimits']> = {
  costPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formsPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type PurchaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Purchase'] = ResolversParentTypes['Purchase']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  api?: Resolver<ResolversTypes['Api'], ParentType, ContextType>;
  auditLog?: Resolver<Types.Maybe<ResolversTypes['AuditLogPage']>, ParentType, ContextType, RequireFields<Types.QueryAuditLogArgs, 'first'>>;
  backOffice?: Resolver<Types.Maybe<ResolversTypes['BackOffice']>, ParentType, ContextType>;
  blog?: Resolver<Types.Maybe<ResolversTypes['Blog']>, ParentType, ContextType, RequireFields<Types.QueryBlogArgs, 'id'>>;
  blogs?: Resolver<Types.Maybe<Array<ResolversTypes['Blog']>>, ParentType, ContextType>;
  car?: Resolver<Types.Maybe<ResolversTypes['Car']>, ParentType, ContextType, RequireFields<Types.QueryCarArgs, 'id'>>;
  carChanges?: Resolver<Types.Maybe<ResolversTypes['CarChangeConnection']>, ParentType, ContextType, RequireFields<Types.QueryCarChangesArgs, 'first'>>;
  cars?: Resolver<Types.Maybe<ResolversTypes['CarConnection']>, ParentType, ContextType, RequireFields<Types.QueryCarsArgs, 'first' | 'offset'>>;
  carsByIds?: Resolver<Types.Maybe<Array<Types.Maybe<ResolversTypes['Car']>>>, ParentType, ContextType, RequireFields<Types.QueryCarsByIdsArgs, 'ids'>>;
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
  person?: Resolver<Types.Maybe<Array<ResolversTypes['PersonalRecord']>>, ParentType, ContextType, RequireFields<Types.QueryPersonArgs, 'contact'>>;
  personRequests?: Resolver<Types.Maybe<Array<ResolversTypes['PersonRequest']>>, ParentType, ContextType>;
  retention?: Resolver<Types.Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  savedViews?: Resolver<Types.Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  searchAlertTerms?: Resolver<Types.Maybe<ResolversTypes['SearchAlertTerms']>, ParentType, ContextType>;
  staff?: Resolver<Types.Maybe<Array<ResolversTypes['StaffAccount']>>, ParentType, ContextType>;
  testDriveCars?: Resolver<Types.Maybe<Array<ResolversTypes['Car']>>, ParentType, ContextType, Partial<Types.QueryTestDriveCarsArgs>>;
};

export type RedeliverWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Types.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
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

export type SignUpAdminPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignUpAdminPayload'] = ResolversParentTypes['SignUpAdminPayload']> = {
  admin?: Resolver<Types.Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type SubscribePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Types.Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestDriveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestDrive'] = ResolversParentTypes['TestDrive']> = {
  carId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type Resolvers<ContextType = GatewayContext> = {
  Admin?: AdminResolvers<ContextType>;
  Api?: ApiResolvers<ContextType>;
  ApiErrorCode?: ApiErrorCodeResolvers<ContextType>;
  ApiLimit?: ApiLimitResolvers<ContextType>;
  ApplyForFinancePayload?: ApplyForFinancePayloadResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditLogPage?: AuditLogPageResolvers<ContextType>;
  AuditedField?: AuditedFieldResolvers<ContextType>;
  BackOffice?: BackOfficeResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BodyTypeCount?: BodyTypeCountResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  Car?: CarResolvers<ContextType>;
  CarChange?: CarChangeResolvers<ContextType>;
  CarChangeConnection?: CarChangeConnectionResolvers<ContextType>;
  CarConnection?: CarConnectionResolvers<ContextType>;
  CarEdge?: CarEdgeResolvers<ContextType>;
  CarFacets?: CarFacetsResolvers<ContextType>;
  CarImage?: CarImageResolvers<ContextType>;
  CarSnapshot?: CarSnapshotResolvers<ContextType>;
  ConfirmSearchAlertPayload?: ConfirmSearchAlertPayloadResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  CreateSearchAlertPayload?: CreateSearchAlertPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteViewPayload?: DeleteViewPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  EndSearchAlertPayload?: EndSearchAlertPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
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
  FinanceApplication?: FinanceApplicationResolvers<ContextType>;
  FormerPrice?: FormerPriceResolvers<ContextType>;
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
  Model?: ModelResolvers<ContextType>;
  ModelCount?: ModelCountResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  OneTimeCodes?: OneTimeCodesResolvers<ContextType>;
  OpenInvitationPayload?: OpenInvitationPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerLimits?: PartnerLimitsResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  PersonRequest?: PersonRequestResolvers<ContextType>;
  PersonRequestPayload?: PersonRequestPayloadResolvers<ContextType>;
  PersonalRecord?: PersonalRecordResolvers<ContextType>;
  PrepareOneTimeCodesPayload?: PrepareOneTimeCodesPayloadResolvers<ContextType>;
  Purchase?: PurchaseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  RequestPurchasePayload?: RequestPurchasePayloadResolvers<ContextType>;
  RequestTestDrivePayload?: RequestTestDrivePayloadResolvers<ContextType>;
  ResetLinkPayload?: ResetLinkPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionNumbers?: RetentionNumbersResolvers<ContextType>;
  RetentionPayload?: RetentionPayloadResolvers<ContextType>;
  RetentionRun?: RetentionRunResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  SaveViewPayload?: SaveViewPayloadResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SearchAlert?: SearchAlertResolvers<ContextType>;
  SearchAlertTerms?: SearchAlertTermsResolvers<ContextType>;
  SellCarPayload?: SellCarPayloadResolvers<ContextType>;
  SellCarSubmission?: SellCarSubmissionResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SignUpAdminPayload?: SignUpAdminPayloadResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  StaffAccount?: StaffAccountResolvers<ContextType>;
  StaffAccountPayload?: StaffAccountPayloadResolvers<ContextType>;
  StaffActionPayload?: StaffActionPayloadResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  TestDrive?: TestDriveResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  Trim?: TrimResolvers<ContextType>;
  TurnOnOneTimeCodesPayload?: TurnOnOneTimeCodesPayloadResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
};

