import type { rights } from '../admin/rights.ts';
import type { NewInvitation } from '../admin/people/invitation.ts';
import type { CodeOfApp, Confirmation, PasswordChange } from '../admin/signIn/admin.ts';
import type { PersonChange } from '../admin/people/person.ts';
import type { DealershipChanges } from '../dealership/dealershipChanges.ts';
import type { ArticleChange, NewArticle, Publication } from '../blogs/articleWriteRoutes.ts';
import type { NewAnswer } from '../enquiries/handling/answerOf.ts';
import type { EnquiryChange } from '../enquiries/handling/changeOf.ts';
import type { NewView } from '../enquiries/inbox/savedView.ts';
import type { NewPartner, NewPartnerKey, PartnerChange } from '../partners/partnerAccount.ts';
import type { DocumentFile } from '../partners/partnerDocumentRoutes.ts';
import type { Correction } from '../persons/personalRecord.ts';
import type { NewPersonRequest } from '../persons/requests/personRequest.ts';
import type { RetentionChange } from '../persons/retention/retention.ts';
import type { BulkPreviewBody, BulkStartBody } from '../stock/bulk/bulkRoutes.ts';
import type { DraftBody } from '../stock/drafts/draftRoutes.ts';
import type { SaleStatusChange } from '../stock/stockWriteRoutes.ts';
import type { NewWebhook, Redelivery, WebhookChange } from '../webhooks/webhook.ts';
import type { ReplyTemplatesChange } from '../enquiries/templates/replyTemplate.ts';
import type { PictureArrangement, PictureRotation } from '../stock/pictures/pictureRoutes.ts';

/** The records of a person, in examples. */
const records = [{ kind: 'enquiry' as const, id: '674880f2c1a9e5b37d0f4a68' }];

/** An example body for each operation of the back office that has one, by the operation's id. */
export const staffExamples: Partial<Record<keyof typeof rights, object>> = {
  changePassword: {
    current: 'a long way to Ajman',
    password: 'a longer way to Fujairah',
  } satisfies PasswordChange,
  confirmPassword: { password: 'a long way to Ajman' } satisfies Confirmation,
  turnOnOneTimeCodes: { code: '287082' } satisfies CodeOfApp,
  invitePerson: { email: 'mona@example.ae', role: 'SALES' } satisfies NewInvitation,
  changeSettings: {
    promises: { testDriveConfirmation: { max: 1, unit: 'hours' } },
  } satisfies DealershipChanges,
  changeReplyTemplates: {
    templates: [
      {
        title: 'The car is available',
        kinds: ['purchase', 'contact'],
        subject: 'About {car}',
        text: 'Dear {name},\n\n{car} is available. You can see it at {address}.\n\n{signature}',
      },
    ],
  } satisfies ReplyTemplatesChange,
  changeEnquiry: { status: 'CLOSED' } satisfies EnquiryChange,
  answerEnquiry: { channel: 'PHONE', text: 'Told her that it is still there.' } satisfies NewAnswer,
  noteEnquiry: { text: 'Calls back on Monday.' },
  exportPerson: { records },
  correctPerson: { records, name: 'Layla Haddad', phone: '+971 50 765 4321' } satisfies Correction,
  restrictPerson: { records, restricted: true },
  erasePerson: { records },
  addPersonRequest: {
    ...{ kind: 'access', contact: 'layla.hassan@example.ae', receivedOn: '2026-11-26' },
  } satisfies NewPersonRequest,
  closePersonRequest: { done: true },
  changeRetention: { months: { finance: 12, enquiries: 36 } } satisfies RetentionChange,
  saveView: { name: 'My test drives', kind: 'testDrive', assignee: 'me' } satisfies NewView,
  saveCarDraft: { values: { mileage: '42,500 km', exteriorColor: 'Alpine White' } } satisfies DraftBody,
  arrangeCarPictures: {
    pictures: [
      { id: '0c8f5a4b1d2e3f6a7b8c9d0e', group: 'outside', description: 'From the front, on the left' },
      { id: '5e1a9c3b7d2f4e6a8b0c1d2e', group: 'inside', description: null },
    ],
  } satisfies PictureArrangement,
  rotateCarPicture: { degrees: 90 } satisfies PictureRotation,
  setSaleStatus: { saleStatus: 'reserved' } satisfies SaleStatusChange,
  previewBulkChange: {
    selection: { filter: { status: 'available' } },
    action: {
      kind: 'price',
      price: { by: -5, unit: 'percent', roundTo: 500, rounding: 'nearest', asDiscount: false },
    },
  } satisfies BulkPreviewBody,
  startBulkChange: { id: '6f1c2d3e-4b5c-4d6e-8f70-8192a3b4c5d6' } satisfies BulkStartBody,
  addPartner: {
    ...{ name: 'Creek', scopes: ['inventory:read', 'leads:write'], email: 'cars@creek.example' },
  } satisfies NewPartner,
  changePartner: { scopes: ['inventory:read'], email: 'stock@creek.example' } satisfies PartnerChange,
  addPartnerKey: { trustedOnly: true } satisfies NewPartnerKey,
  registerPartnerDocuments: {
    ...{ name: 'stock.graphql', content: 'query Stock { cars { totalCount } }' },
  } satisfies DocumentFile,
  createPartnerWebhook: {
    ...{ url: 'https://partner.example/changes', kinds: ['PRICE_CHANGED', 'SOLD'] },
  } satisfies NewWebhook,
  changePartnerWebhook: { isOn: false } satisfies WebhookChange,
  redeliverPartnerWebhook: { after: '0.0.' } satisfies Redelivery,
  createArticle: { title: 'Summer tyres in Dubai' } satisfies NewArticle,
  saveArticle: {
    ...{ title: 'Summer tyres in Dubai', description: '<p>When the road is at 60 °C.</p>' },
    postedBy: 'Layla Haddad',
  } satisfies ArticleChange,
  publishArticle: { publishAt: '2026-12-04T06:00:00.000Z' } satisfies Publication,
  changePerson: { role: 'SALES', disabled: false, oneTimeCodesRequired: true } satisfies PersonChange,
};
