/** A host whose player may run in a frame of a page. */
interface Player {
  /** Its name, for the sentence that tells visitors what will be loaded. */
  name: string;
  /** What a page may frame: the origin of the content policy. */
  frame: string;
  /** The path of the player for a page of the host; undefined for a page that is no video and no view. */
  pathOf: (page: URL) => string | undefined;
}

/**
 * The only players: the content policy allows their frames and no others, after a visitor's tap. Anything else opens in a tab of its
 * own. YouTube's and Vimeo's are those that set no cookies before a video is played.
 */
export const players: readonly Player[] = [
  {
    name: 'YouTube',
    frame: 'https://www.youtube-nocookie.com',
    pathOf({ hostname, pathname, searchParams }) {
      const isShort = hostname === 'youtu.be';
      if (!isShort && !/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
      const [first = '', second = ''] = pathname.slice(1).split('/');
      const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
      const id = isShort ? first : named;
      return id && /^[\w-]{11}$/.test(id) ? `/embed/${id}?rel=0` : undefined;
    },
  },
  {
    name: 'Vimeo',
    frame: 'https://player.vimeo.com',
    pathOf({ hostname, pathname, searchParams }) {
      if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return undefined;
      const found = /^\/(?:video\/)?(?<id>\d+)(?:\/(?<key>[\da-f]+))?\/?$/.exec(pathname)?.groups;
      if (!found) return undefined;
      // A video that is not listed has a key, without which the player does not show it.
      const key = found.key ?? searchParams.get('h') ?? '';
      return `/video/${found.id}?dnt=1${/^[\da-f]+$/.test(key) ? `&h=${key}` : ''}`;
    },
  },
  {
    name: 'Kuula',
    frame: 'https://kuula.co',
    pathOf({ hostname, pathname }) {
      const isView = /^\/share\/(?:collection\/)?[\w-]+\/?$/.test(pathname);
      return ['kuula.co', 'www.kuula.co'].includes(hostname) && isView ? pathname : undefined;
    },
  },
  {
    name: 'Matterport',
    frame: 'https://my.matterport.com',
    pathOf({ hostname, pathname, searchParams }) {
      const id = searchParams.get('m') ?? '';
      const isView = hostname === 'my.matterport.com' && /^\/show\/?$/.test(pathname);
      return isView && /^\w+$/.test(id) ? `/show/?m=${id}` : undefined;
    },
  },
];
