import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  video: 'Video',
  spin: '360° view',
  both: 'Video and 360° view',
  playVideo: (name: string) => `Play the video of the ${name}`,
  openSpin: (name: string) => `Turn the ${name} round`,
  playerOf: (host: string) =>
    `Loads from ${host} when you tap it. ${host} then sees your IP address and may set cookies.`,
  fileOf: (host: string) => `Loads from ${host} when you tap it, which then sees your IP address.`,
  elsewhere: (host: string) => `Opens on ${host}, in a new tab.`,
  picturesOfTurn: (count: number) => `${count} pictures, all the way round. They load when you tap them.`,
  openOn: (host: string) => `Open on ${host}`,
  failed: (host: string) => `The video could not be played here. Try the link to ${host} below.`,
};

export const carMediaMessages: Catalogue<typeof en> = { en };
