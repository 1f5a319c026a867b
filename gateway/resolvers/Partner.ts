import { type GraphQLSchema, isEnumType } from 'graphql';
import type { PartnerResolvers } from '../generated/resolvers.ts';
import type { LeadKind } from '../generated/schemaTypes.ts';
import { forbidden } from '../clients/requiredScopes.ts';
import { badUserInput } from './badUserInput.ts';

const DAY = 24 * 60 * 60 * 1000;
const [MOST_DAYS, MOST_LEADS] = [90, 100];

export const Partner: PartnerResolvers = {
  limits: ({ formsPerHour }, _, { charge }) => {
    const { limit = 0, remaining = 0, resetAt = new Date() } = charge?.current() ?? {};
    return { costPerMinute: limit, remaining, resetAt: resetAt.toISOString(), formsPerHour };
  },
  usage: async (_, { days }, { partners }) => {
    if (days < 1 || days > MOST_DAYS) throw badUserInput(`days must be from 1 to ${MOST_DAYS}.`);
    const since = new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10);
    const usage = await partners.usage(since);
    return usage.map(({ keyPrefix: key, ...counted }) => ({ key, ...counted }));
  },
  webhooks: async ({ scopes }, _, { webhooks }) => {
    if (!scopes.includes('webhooks:manage')) {
      throw forbidden('This API key does not have the scope webhooks:manage.');
    }
    return (await webhooks?.list()) ?? [];
  },
  leads: async ({ scopes }, { first, after }, { partners }, { schema }) => {
    if (first < 1 || first > MOST_LEADS) throw badUserInput(`first must be from 1 to ${MOST_LEADS}.`);
    if (!scopes.includes('leads:write')) throw forbidden('This API key does not have the scope leads:write.');
    const page = await partners.leads(first, after ?? undefined);
    if (!page) throw badUserInput('after is not an endCursor of your leads. Start again without it.');
    const { leads, hasMore } = page;
    const nodes = leads.map(({ kind, state, ...lead }) => ({
      ...lead,
      kind: leadKindOf(kind, schema),
      state: state === 'forwarded' ? ('FORWARDED' as const) : ('RECEIVED' as const),
    }));
    const pageInfo = {
      hasNextPage: hasMore,
      hasPreviousPage: typeof after === 'string',
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
    };
    return { nodes, pageInfo };
  },
};

/** The kind of a lead, such as `TEST_DRIVE` for `testDrive`; `CONTACT` for one that the schema does not have. */
function leadKindOf(kind: string, schema: GraphQLSchema): LeadKind {
  const kinds = schema.getType('LeadKind');
  const name = kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
  const known = isEnumType(kinds) ? kinds.getValue(name) : undefined;
  return (known?.name ?? 'CONTACT') as LeadKind; // Of the schema, from which the type is made.
}
