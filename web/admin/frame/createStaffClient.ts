import { type ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { createApolloClient } from '../../data/apollo.ts';
import { adminLink } from '../adminLink.ts';
import { stockPolicies } from '../cars/stockPolicies.ts';
import { enquiryPolicies } from '../enquiries/enquiryPolicies.ts';
import { personPolicies } from '../persons/personPolicies.ts';
import { settingsPolicies } from '../settings/settingsPolicies.ts';
import { staffLink } from './staffLink.ts';

/** The options of the cache of the back office: every record with an id is there once, wherever it is shown. */
const cacheConfig: InMemoryCacheConfig = {
  typePolicies: {
    ...enquiryPolicies,
    ...personPolicies,
    ...settingsPolicies,
    ...stockPolicies,
    Query: {
      fields: {
        ...enquiryPolicies.Query.fields,
        auditLog: { keyArgs: ['filter'], merge: joinPages },
        partnerLeads: { keyArgs: ['partnerId'], merge: joinPages },
      },
    },
  },
};

/** Adds a further part of a list to those that are shown. */
function joinPages<Page extends { nodes: readonly unknown[] }>(
  shown: Page | undefined,
  added: Page,
  { args }: { args: Record<string, unknown> | null },
): Page {
  return shown && args?.after ? { ...added, nodes: [...shown.nodes, ...added.nodes] } : added;
}

/** The client of the graph in the back office. `http` sends its operations, each with the token of who is signed in. */
export function createStaffClient(http: ApolloLink) {
  return createApolloClient(staffLink.concat(adminLink).concat(http), new InMemoryCache(cacheConfig));
}
