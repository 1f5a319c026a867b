import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { Resolvers } from '../generated/resolvers.ts';
import { Blog } from './Blog.ts';
import { Car } from './Car.ts';
import { CarConnection } from './CarConnection.ts';
import { CarImage } from './CarImage.ts';
import { DateTime } from './DateTime.ts';
import { EnquiryRecord } from './EnquiryRecord.ts';
import { Mutation } from './Mutation.ts';
import { Partner } from './Partner.ts';
import { Query } from './Query.ts';

/** Without a description of its own: the schema has one. */
const { description: _, ...upload } = GraphQLUpload.toConfig();
const Upload = new GraphQLScalarType(upload);
delete Upload.description;

/** Every resolver that is more than reading a field of its parent. */
export const resolvers: Resolvers = {
  Query,
  Mutation,
  Car,
  CarConnection,
  CarImage,
  Blog,
  EnquiryRecord,
  DateTime,
  Partner,
  Upload,
};
