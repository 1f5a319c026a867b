import type { Catalogue } from '../text/useMessages.ts';

const en = {
  openUntil: (time: string) => `Open until ${time}`,
  opensToday: (time: string) => `Opens at ${time}`,
  opensTomorrow: (time: string) => `Opens tomorrow ${time}`,
  opensOn: (weekday: string, time: string) => `Opens ${weekday} ${time}`,
  opensOnDate: (weekday: string, day: string, time: string) => `Opens ${weekday} ${day}, ${time}`,
};

/** The words about whether the showroom is open. */
export const statusMessages: Catalogue<typeof en> = { en };
