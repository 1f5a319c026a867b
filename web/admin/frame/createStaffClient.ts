import { type ApolloLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { createApolloClient } from '../../data/apollo.ts';
import { adminLink } from '../adminLink.ts';
import { enquiryPolicies } from '../enquiries/enquiryPolicies.ts';
import { staffLink } from './staffLink.ts';

/** The options of the cache of the back office: every record with an id is there once, wherever it is shown. */
const cacheConfig: InMemoryCacheConfig = { typePolicies: { ...enquiryPolicies } };

/** The client of the graph in the back office. `http` sends its operations, each with the token of who is signed in. */
export function createStaffClient(http: ApolloLink) {
  return createApolloClient(staffLink.concat(adminLink).concat(http), new InMemoryCache(cacheConfig));
}
