/**
 * Oxlint plugin: the rule `lookups/own` reports where a name is looked up in a plain object although nothing says that the
 * object has it. Such a look-up also finds what every object inherits: a page at `?sort=constructor` found a function.
 */
export default {
  meta: { name: 'lookups' },
  rules: {
    own: {
      create(context) {
        const tables = new Set();
        const lookups = [];
        const report = (node, message) => context.report({ node, message });
        return {
          BinaryExpression(node) {
            if (node.operator !== 'in' || ['Literal', 'PrivateIdentifier'].includes(node.left.type)) return;
            report(node, 'Use Object.hasOwn: `in` also finds inherited names, such as `constructor`.');
          },
          VariableDeclarator({ id, init }) {
            if (id.type === 'Identifier' && isKeyedByText(id.typeAnnotation) && isFilled(init))
              tables.add(id.name);
          },
          MemberExpression(node) {
            const { computed, object, property } = node;
            if (!computed || property.type === 'Literal') return;
            if (isKeyOfCast(property)) {
              report(
                node,
                'Check the name with Object.hasOwn, or use a Map: the cast to `keyof` proves nothing.',
              );
            } else if (object.type === 'Identifier' && !isAssigned(node)) {
              lookups.push(node);
            }
          },
          'Program:exit'() {
            for (const node of lookups) {
              if (!tables.has(node.object.name)) continue;
              report(
                node,
                `Make ${node.object.name} a Map: an object also has inherited names, such as \`constructor\`.`,
              );
            }
          },
        };
      },
    },
  },
};

/** Whether a type annotation is `Record<string, …>`. */
function isKeyedByText(annotation) {
  const type = annotation?.typeAnnotation;
  const keys = type?.typeArguments?.params[0];
  return type?.typeName?.name === 'Record' && keys?.type === 'TSStringKeyword';
}

/** Whether a variable begins as a table that is there already, rather than as an empty object to fill. */
function isFilled(init) {
  return init !== null && (init.type !== 'ObjectExpression' || init.properties.length > 0);
}

function isKeyOfCast({ type, typeAnnotation }) {
  return (
    type === 'TSAsExpression' &&
    typeAnnotation.type === 'TSTypeOperator' &&
    typeAnnotation.operator === 'keyof'
  );
}

function isAssigned(node) {
  return node.parent.type === 'AssignmentExpression' && node.parent.left === node;
}
