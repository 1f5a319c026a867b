import { expect, test } from 'vitest';
import { playedElsewhere } from '../../gateway/media/carMedia.ts';
import { players } from '../../gateway/media/players.ts';

const ofYouTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42', 'YouTube', ofYouTube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', ofYouTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'YouTube', ofYouTube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', ofYouTube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'YouTube', ofYouTube],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['https://kuula.co/share/collection/7llht?fs=1', 'Kuula', 'https://kuula.co/share/collection/7llht'],
  [
    'https://my.matterport.com/show/?m=FmDYedjofjo',
    'Matterport',
    'https://my.matterport.com/show/?m=FmDYedjofjo',
  ],
])(
  'the video or the view at %s is played in a frame that the content policy allows',
  (page, host, playerUrl) => {
    expect(playedElsewhere(page)).toEqual({ url: page, host, playerUrl });
    expect(players.map(({ frame }) => frame)).toContain(new URL(playerUrl).origin);
  },
);

test.each([
  ['https://cdn.dealer.example/x5.mp4', 'cdn.dealer.example'],
  ['https://www.dealer.example/video/1', 'dealer.example'],
  ['https://www.youtube.com/@dealer', 'youtube.com'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'youtube.com.evil.example'],
  ['https://youtu.be/dQw4w9WgXcQ%22onload', 'youtu.be'],
  ['https://vimeo.com/channels/staffpicks', 'vimeo.com'],
  ['https://kuula.co/explore', 'kuula.co'],
])('what stands at %s has no player, and is linked to', (url, host) => {
  expect(playedElsewhere(url)).toEqual({ url, host, playerUrl: null });
});

test.each([
  ...['http://youtu.be/dQw4w9WgXcQ', 'javascript:alert(1)', 'https://user:word@youtu.be/dQw4w9WgXcQ'],
  ...['data:text/html,x', 'youtu.be/dQw4w9WgXcQ', '', null, undefined],
])('an address that no page may load is none: %s', (address) => {
  expect(playedElsewhere(address)).toBeNull();
});
