import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** A moment. Input is checked and parsed; output is ISO 8601 in UTC already, and is not changed. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  parseValue: (value) => GraphQLDateTime.parseValue(value),
  parseLiteral: (node) => GraphQLDateTime.parseLiteral(node),
  serialize: String,
});
// The description stands in the schema.
delete DateTime.description;
delete DateTime.specifiedByURL;
