import { adminCollections } from '../../admin/signIn/adminCollections.ts';
import { blogCollections } from '../../blogs/blogStore.ts';
import { brandCollections } from '../../brands/brandStore.ts';
import { carCollections } from '../../cars/carCollections.ts';
import { demoCollections } from '../../demo/demoCollections.ts';
import { settingsCollections } from '../../dealership/settings/settings.ts';
import { enquiryCollections } from '../../enquiries/enquiry.ts';
import { enquiryEventCollections } from '../../enquiries/enquiryEvent.ts';
import { savedViewCollections } from '../../enquiries/inbox/savedView.ts';
import { viewerCollections } from '../../enquiries/inbox/viewers.ts';
import { importCollections } from '../../imports/importCollections.ts';
import { lastRunCollections } from '../../lastRuns/lastRuns.ts';
import { outboxCollections } from '../../mail/outbox.ts';
import { replyTemplateCollections } from '../../enquiries/templates/replyTemplate.ts';
import { subscriptionCollections } from '../../enquiries/newsletter/subscription.ts';
import { erasureCollections } from '../../persons/erasures/storedErasure.ts';
import { personRequestCollections } from '../../persons/requests/personRequest.ts';
import { retentionCollections } from '../../persons/retention/retention.ts';
import { partnerCollections } from '../../partners/partner.ts';
import { usageCollections } from '../../partners/partnerUsage.ts';
import { trustedDocumentCollections } from '../../partners/trustedDocument.ts';
import { searchAlertCollections } from '../../searchAlerts/searchAlert.ts';
import { draftCollections } from '../../stock/drafts/carDraft.ts';
import { webhookCollections } from '../../webhooks/webhook.ts';
import { bulkCollections } from '../../stock/bulk/bulkChange.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';

const all = [
  ...adminCollections,
  ...blogCollections,
  ...brandCollections,
  ...bulkCollections,
  ...carCollections,
  ...demoCollections,
  ...draftCollections,
  ...enquiryCollections,
  ...enquiryEventCollections,
  ...erasureCollections,
  ...importCollections,
  ...lastRunCollections,
  ...outboxCollections,
  ...partnerCollections,
  ...personRequestCollections,
  ...replyTemplateCollections,
  ...retentionCollections,
  ...savedViewCollections,
  ...searchAlertCollections,
  ...settingsCollections,
  ...subscriptionCollections,
  ...trustedDocumentCollections,
  ...usageCollections,
  ...viewerCollections,
  ...webhookCollections,
] as const;

/** The name of a collection. */
export type CollectionName = (typeof all)[number]['name'];

/**
 * Every collection of the store. Where a feature declares its own without `as const`, their names are lost, and this does not
 * compile.
 */
export const collections: string extends CollectionName ? never : readonly CollectionDefinition[] = all;
