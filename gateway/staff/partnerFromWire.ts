import type { PartnerLeads } from '../../rest/partners/partnerLeadRoutes.ts';
import type { PartnerLeadKind, PartnerLeadPage } from '../generated/schemaTypes.ts';
import { kinds } from './enquiryFromWire.ts';

/** What REST calls the kinds. */
const leadKinds = new Map<string, PartnerLeadKind>([
  ...kinds,
  ['subscription', 'SUBSCRIPTION'],
  ['searchAlert', 'SEARCH_ALERT'],
]);

const kindOf = (kind: string): PartnerLeadKind => leadKinds.get(kind) ?? 'CONTACT';

/** A part of the leads of a partner, as the schema has it. A kind that the schema does not have is `CONTACT`. */
export function leadPageFromWire({ items, next, counts }: PartnerLeads): PartnerLeadPage {
  const sums = new Map<PartnerLeadKind, number>();
  for (const { kind, count } of counts) sums.set(kindOf(kind), (sums.get(kindOf(kind)) ?? 0) + count);
  return {
    nodes: items.map(({ kind, state, ...lead }) => ({
      ...lead,
      kind: kindOf(kind),
      state: state === 'forwarded' ? 'FORWARDED' : 'RECEIVED',
    })),
    endCursor: next,
    counts: Array.from(sums, ([kind, count]) => ({ kind, count })),
  };
}
