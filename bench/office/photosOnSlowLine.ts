import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { officePage } from './officeTasks.ts';
import { ask, type Office, print } from './Office.ts';

/** How many photos, and how large each is, pixels: 12 megapixels. */
const PHOTOS = { count: 30, width: 4_000, height: 3_000 };
/** 5 Mbit/s either way, bytes a second. */
const LINE = { offline: false, latency: 60, downloadThroughput: 625_000, uploadThroughput: 625_000 };
/** How long they may take, ms. */
const LIMIT = 240_000;
const MEGABYTE = 1024 * 1024;

const CAR = `{ stock(search: "bmw") { nodes { id } } }`;

/**
 * Measures how long thirty photos of a phone take to their car on a slow line, and the memory of the page meanwhile. `folder`: an
 * empty one, for the photos.
 */
export async function photosOnSlowLine(browser: Browser, office: Office, folder: string): Promise<void> {
  const photos: string[] = [];
  for (let i = 0; i < PHOTOS.count; i += 1) photos.push(await photo(folder, i));
  const { stock } = await ask<{ stock: { nodes: { id: string }[] } }>(office, CAR, {});
  const page = await officePage(browser, office.token, 1);
  try {
    await page.goto(`${office.gateway.url}/admin/cars/${stock.nodes[0]?.id}`);
    const input = page.locator('input[type=file][accept="image/*"]');
    await input.waitFor({ state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', LINE);
    const most = { own: 0, resident: 0 };
    const watch = setInterval(() => {
      const { own, resident } = largestRenderer();
      most.own = Math.max(most.own, own);
      most.resident = Math.max(most.resident, resident);
    }, 200);
    const began = performance.now();
    await input.setInputFiles(photos);
    await page.getByText(`${PHOTOS.count} pictures added.`).waitFor({ timeout: LIMIT });
    const seconds = (performance.now() - began) / 1_000;
    clearInterval(watch);
    print('Thirty photos of 12 megapixels at 5 Mbit/s', {
      'all at the car, s': { measured: Number(seconds.toFixed(1)), wanted: 60 },
      'most memory of the page, MB': { measured: Math.round(most.own / MEGABYTE), wanted: 300 },
      'with the code of Chromium, MB': { measured: Math.round(most.resident / MEGABYTE) },
      'chosen, MB': { measured: inMegabytes(photos.reduce((sum, file) => sum + statSync(file).size, 0)) },
    });
  } finally {
    await page.context().close();
  }
}

/** Writes a photo with soft shapes and the grain of a small sensor; resolves with its path. */
async function photo(folder: string, number: number): Promise<string> {
  const file = join(folder, `IMG_${String(number + 1).padStart(4, '0')}.jpg`);
  const { width, height } = PHOTOS;
  const shapes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${number * 12} 60% 70%)"/><stop offset="1" stop-color="#333"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#sky)"/>
      ${Array.from({ length: 60 }, (_, i) => `<ellipse cx="${(i * 617 + number * 131) % width}" cy="${(i * 383) % height}" rx="${80 + ((i * 53) % 400)}" ry="${40 + ((i * 31) % 200)}" fill="hsl(${i * 37} 50% 50%)"/>`).join('')}
    </svg>`,
  );
  const grain = await sharp({
    create: {
      ...{ width, height, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toFile(file);
  return file;
}

/**
 * The memory of the largest page of Chromium on this machine, bytes: what is its own, pictures included, and with the code of
 * Chromium, which all pages share. 0 where /proc does not tell.
 */
function largestRenderer(): { own: number; resident: number } {
  const most = { own: 0, resident: 0 };
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const bytes = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
      most.own = Math.max(most.own, bytes('RssAnon') + bytes('RssShmem'));
      most.resident = Math.max(most.resident, bytes('VmRSS'));
    } catch {
      // It has ended meanwhile.
    }
  }
  return most;
}

function inMegabytes(bytes: number): number {
  return Number((bytes / MEGABYTE).toFixed(1));
}
