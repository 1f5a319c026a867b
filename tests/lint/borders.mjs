import { posix, relative, sep } from 'node:path';
import { roomOf, rooms } from './rooms.mjs';

/**
 * Oxlint plugin: the rule `borders/rooms` reports each import, of a value or a type, that `rooms` does not allow. Tests may
 * import everything.
 */
export default {
  meta: { name: 'borders' },
  rules: {
    rooms: {
      create(context) {
        const file = relative(context.cwd, context.filename).split(sep).join('/');
        const room = roomOf(file);
        const check = ({ source }) => {
          if (!source?.value?.startsWith?.('.')) return;
          const target = posix.join(posix.dirname(file), source.value.split('?')[0]);
          const other = roomOf(target);
          if (other === room || rooms[room]?.includes(other)) return;
          context.report({ node: source, message: messageOf(room, other) });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};

function messageOf(room, other) {
  if (!room) return 'This file is in no room: add its folder to tests/lint/rooms.mjs.';
  return `${room} must not import from ${other ?? 'outside the rooms'} (CONTRIBUTING: borders).`;
}
