import type { QueryResolvers } from '../generated/resolvers.ts';
import { carConnection } from './CarConnection.ts';
import { selectedCars, selectedOfList } from './selectedCars.ts';
import { badUserInput } from './badUserInput.ts';

export const Query: QueryResolvers = {
  cars: (_, args, { cars }, info) => carConnection(args, cars, selectedOfList(info)),
  featuredCars: (_, __, { cars }) => cars.featured(),
  testDriveCars: (_, __, { cars }) => cars.offeringTestDrive(),
  car: (_, { id }, { cars }) => cars.byId(id),
  carsByIds: (_, { ids }, { cars }, info) => {
    if (ids.length > 50) throw badUserInput(`Ask for at most 50 cars at once; these are ${ids.length}.`);
    return cars.byIds(ids, selectedCars(info));
  },
  companies: (_, __, { brands }) => brands.companies(),
  vehicleTypes: async (_, { company }, { brands }) => {
    const all = await brands.vehicleTypes();
    const wanted = company?.trim().toLowerCase();
    return wanted ? all.filter(({ manufacturer }) => manufacturer?.name.toLowerCase() === wanted) : all;
  },
  logos: (_, __, { brands }) => brands.logos(),
  blogs: (_, __, { blogs }) => blogs.list(),
  blog: (_, { id }, { blogs }) => blogs.byId(id),
  latestBlogs: (_, { limit }, { blogs }) => {
    if (limit < 1 || limit > 100) throw badUserInput('limit must be from 1 to 100.');
    return blogs.latest(limit);
  },
  me: (_, __, { admin }) => admin.me(),
};
