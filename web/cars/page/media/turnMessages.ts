import type { Catalogue } from '../../../ui/text/useMessages.ts';

/** The words of an opened turn, which come with its code. */
const en = {
  turned: (name: string, number: number, count: number) => `${name}, turned: view ${number} of ${count}`,
  turn: 'Turn the car',
  view: (number: number, count: number) => `View ${number} of ${count}`,
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  loading: (loaded: number, count: number) => `${loaded} of ${count} pictures loaded`,
};

export const turnMessages: Catalogue<typeof en> = { en };
