import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * A validation rule: refuses a variable of the name `__proto__`. graphql-js keeps variables in a plain object, so the value
 * would be lost, and a filter would match everything.
 */
export function variableNames(context: ValidationContext): ASTVisitor {
  return {
    VariableDefinition(node) {
      if (node.variable.name.value !== '__proto__') return;
      const sentence = 'A variable must not be named __proto__. Rename it.';
      context.reportError(new GraphQLError(sentence, { nodes: node }));
    },
  };
}
