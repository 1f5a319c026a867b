import { AuditEntry } from '../admin/audit/auditEntry.ts';
import { Invitation } from '../admin/people/invitation.ts';
import { Person } from '../admin/people/person.ts';
import { Admin } from '../admin/signIn/admin.ts';
import { StaffMember } from '../admin/staffMember.ts';
import { Blog } from '../blogs/blog.ts';
import { Company, Logo, VehicleType } from '../brands/brand.ts';
import { Car } from '../cars/car.ts';
import { CarChange } from '../cars/changes/carChange.ts';
import { CarFacets } from '../cars/facets/facets.ts';
import { Dealership } from '../dealership/dealership.ts';
import { Settings } from '../dealership/settings/settings.ts';
import { Accepted } from '../enquiries/enquiry.ts';
import { NewsletterError } from '../enquiries/newsletter/subscription.ts';
import { ErrorBody, InvalidBody } from '../http/schemas.ts';
import { PartnerAccount } from '../partners/partnerAccount.ts';
import { PartnerWebhook } from '../webhooks/partnerWebhook.ts';
import { TestedDelivery, Webhook, WebhookWithSecret } from '../webhooks/webhook.ts';

/** The shapes to which others refer by name. */
export const shapes = [
  ...[Car, CarChange, CarFacets, Company, VehicleType, Logo, Blog],
  ...[Admin, AuditEntry, Invitation, Person, StaffMember, Accepted, ErrorBody, InvalidBody, NewsletterError],
  ...[Dealership, Settings],
  ...[Webhook, WebhookWithSecret, TestedDelivery],
  ...[PartnerAccount, PartnerWebhook],
];
