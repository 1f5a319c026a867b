import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** A moment. What comes in is checked and read; what goes out is ISO 8601 in UTC already and passes as it is. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  parseValue: (value) => GraphQLDateTime.parseValue(value),
  parseLiteral: (node) => GraphQLDateTime.parseLiteral(node),
  serialize: String,
});
// The schema says what it is.
delete DateTime.description;
delete DateTime.specifiedByURL;
