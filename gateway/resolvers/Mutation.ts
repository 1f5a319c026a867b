import type { MutationResolvers } from '../generated/resolvers.ts';

export const Mutation: MutationResolvers = {
  sellCar: (_, { input, images }, { sellCar }) => sellCar.submit(input, images ?? []),
  requestTestDrive: (_, { input }, { testDrives }) => testDrives.request(input),
  requestPurchase: (_, { input }, { purchases }) => purchases.request(input),
  applyForFinance: (_, { input }, { finance }) => finance.apply(input),
  sendContactMessage: (_, { input }, { contact }) => contact.send(input),
  subscribe: (_, { input }, { newsletter }) => newsletter.subscribe(input),
  unsubscribe: (_, { input }, { newsletter }) => newsletter.unsubscribe(input),
  signUpAdmin: (_, { input }, { admin }) => admin.signUp(input),
  logInAdmin: (_, { input }, { admin }) => admin.logIn(input),
};
