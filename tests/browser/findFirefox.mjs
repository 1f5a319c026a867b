import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const usual = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox for the tests: the one that FIREFOX_PATH names, or the system's; undefined where there is none. */
export function findFirefox() {
  const { FIREFOX_PATH, PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  const onPath = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [FIREFOX_PATH, ...onPath, ...usual].find((path) => path && existsSync(path));
}
