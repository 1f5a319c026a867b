import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  anyCar:
    'No car bears the sign TEST DRIVE today. Any car that is not sold can be booked for a drive; these came in last.',
};

export const newestMessages: Catalogue<typeof en> = { en };
