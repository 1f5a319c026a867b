import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium for the tests: the one that CHROMIUM_PATH names, the system's, or Playwright's own. Where there is
 * none it is installed: by Playwright's download, or as Debian's package when this runs as root. Where that fails,
 * the process ends with a sentence that says what to install.
 */
export function findChromium() {
  return found() ?? installed() ?? giveUp();
}

function found() {
  return [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function installed() {
  console.log('Installing Chromium for the tests …');
  const quiet = { stdio: 'ignore', shell: process.platform === 'win32' };
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { ...quiet, timeout: 300_000 });
  if (!found() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  return found();
}

function giveUp() {
  console.error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
