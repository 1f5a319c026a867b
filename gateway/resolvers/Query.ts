import { fieldsOf } from '../clients/requiredRoles.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { carChangeConnection } from './CarChangeConnection.ts';
import { carConnection } from './CarConnection.ts';
import { selectedCars, selectedOfList } from './selectedCars.ts';
import { badUserInput } from './badUserInput.ts';

/** The maximum number of cars that can be requested by their ids. */
export const CARS_BY_ID = 50;

export const Query: QueryResolvers = {
  cars: (_, args, { cars }, info) => carConnection(args, cars, selectedOfList(info)),
  featuredCars: async (_, { first }, { cars }) => firstOf(await cars.featured(), first),
  testDriveCars: async (_, { first }, { cars }) => firstOf(await cars.offeringTestDrive(), first),
  car: (_, { id }, { cars }) => cars.byId(id),
  carsByIds: (_, { ids }, { cars }, info) => {
    if (ids.length > CARS_BY_ID) {
      throw badUserInput(`At most ${CARS_BY_ID} ids are allowed; there are ${ids.length}.`);
    }
    return cars.byIds(ids, selectedCars(info));
  },
  carChanges: (_, args, { cars }) => carChangeConnection(args, cars),
  makes: (_, __, { makes }) => makes.list(),
  models: (_, { make }, { makes }) => makes.models(make ?? undefined),
  logos: (_, __, { makes }) => makes.logos(),
  blogs: (_, __, { blogs }) => blogs.list(),
  blog: (_, { id }, { blogs }) => blogs.byId(id),
  latestBlogs: (_, { limit }, { blogs }) => {
    if (limit < 1 || limit > 100) throw badUserInput('limit must be from 1 to 100.');
    return blogs.latest(limit);
  },
  searchAlertTerms: (_, __, { searchAlerts }) => searchAlerts.terms(),
  api: (_, __, { api }) => api,
  partner: (_, __, { partners }) => partners.key?.partner ?? null,
  me: (_, __, { admin }) => admin.me(),
  backOffice: async (_, __, { account }) => {
    const member = await account.member();
    return { member, allowedFields: fieldsOf(member.role) };
  },
  staff: (_, __, { people }) => people.accounts(),
  invitations: (_, __, { people }) => people.invitations(),
  mySessions: (_, __, { account }) => account.sessions(),
  oneTimeCodes: (_, __, { account }) => account.oneTimeCodes(),
  auditLog: (_, args, { auditLog }) => {
    if (args.first < 1 || args.first > 100) throw badUserInput('first must be from 1 to 100.');
    return auditLog.list(args);
  },
  person: (_, { contact }, { persons }) => persons.find(contact),
  personRequests: (_, __, { persons }) => persons.requests(),
  retention: (_, __, { persons }) => persons.retention(),
  enquiries: (_, chosen, { enquiries }) => {
    // The origin has other names for these.
    const { first, search } = chosen;
    if (typeof first === 'number' && (first < 1 || first > 200)) {
      throw badUserInput('first must be from 1 to 200.');
    }
    if ((search?.length ?? 0) > 200) throw badUserInput('search may have at most 200 characters.');
    return enquiries.list(chosen);
  },
  enquiry: (_, { id }, { enquiries }) => enquiries.find(id),
  inboxChanges: (_, asked, { enquiries }) => enquiries.changes(asked),
  savedViews: (_, __, { savedViews }) => savedViews.list(),
  enquiryNumbers: (_, { days }, { enquiries }) => enquiries.numbers(days),
  enquiryAssignees: (_, __, { enquiries }) => enquiries.assignees(),
  stock: (_, chosen, { stock }) => {
    checkPage(chosen);
    return stock.list(chosen);
  },
  stockCar: (_, { id }, { stock }) => stock.find(id),
  carsForPictures: (_, asked, { carPictures }) => carPictures.carsFor(asked),
  bulkPreview: (_, asked, { bulkChanges }) => bulkChanges.preview(asked),
  bulkChange: (_, { id }, { bulkChanges }) => bulkChanges.find(id),
  recentBulkChanges: (_, __, { bulkChanges }) => bulkChanges.recent(),
  partnerAccounts: (_, __, { partnerAccounts }) => partnerAccounts.list(),
  partnerAccount: (_, { id }, { partnerAccounts }) => partnerAccounts.find(id),
  partnerDocuments: (_, { partnerId }, { partnerAccounts }) => partnerAccounts.documents(partnerId),
  partnerWebhooks: (_, { partnerId }, { partnerAccounts }) => partnerAccounts.webhooks(partnerId),
  partnerLeads: (_, args, { partnerAccounts }) => {
    if (args.first < 1 || args.first > 100) throw badUserInput('first must be from 1 to 100.');
    return partnerAccounts.leads(args);
  },
  carImports: (_, __, { imports }) => imports.list(),
  carImport: (_, { id }, { imports }) => imports.find(id),
  carImportRows: (_, asked, { imports }) => {
    if (asked.page < 1 || asked.page > 100_000) throw badUserInput('page must be from 1 to 100,000.');
    return imports.rows(asked);
  },
  articles: (_, chosen, { articles }) => {
    checkPage(chosen);
    return articles.list(chosen);
  },
  article: (_, { id }, { articles }) => articles.find(id),
  subscribers: (_, chosen, { subscribers }) => {
    checkPage(chosen);
    return subscribers.list(chosen);
  },
  today: (_, __, { today }) => today.read(),
  settings: (_, __, { settings }) => settings.read(),
  replyTemplates: (_, __, { replyTemplates }) => replyTemplates.read(),
};

/** Throws `BAD_USER_INPUT` for what the origin cannot look for: it has other names for these. */
function checkPage({ page, search }: { page: number; search?: string | null }) {
  if (page < 1) throw badUserInput('page must be at least 1.');
  if ((search?.length ?? 0) > 200) throw badUserInput('search may have at most 200 characters.');
}

/** The first items of a list, or all of them; throws `BAD_USER_INPUT` for an invalid number. */
function firstOf<T>(list: T[], first: number | null | undefined): T[] {
  if (typeof first !== 'number') return list;
  if (first < 1 || first > 100) throw badUserInput('first must be from 1 to 100.');
  return list.slice(0, first);
}
