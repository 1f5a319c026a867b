import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

/** Where the origin takes offered cars. */
export const SELL_CAR = '/api/v1/sell-car';

/** What a test of uploads has at hand. */
interface UploadGateway {
  /** Where files are stored while they arrive. Only the tests of one file use it, so they see what is left in it. */
  folder: string;
  origin: Awaited<ReturnType<typeof writingOrigin>>;
  gateway: RunningGateway;
  /** The address of the graph. */
  graphql: string;
}

/** Where Linux shows the open files of this process. */
const DESCRIPTORS = '/proc/self/fd';

/** The files of a folder that this process holds open, removed ones too; none where the system does not show them. */
async function openFilesOf(folder: string): Promise<string[]> {
  if (!existsSync(DESCRIPTORS)) return [];
  const links = (await readdir(DESCRIPTORS)).map((descriptor) =>
    readlink(`${DESCRIPTORS}/${descriptor}`).catch(() => ''),
  );
  return (await Promise.all(links)).filter((path) => path.startsWith(folder));
}

/**
 * Runs a gateway for each test of a file, before an origin that takes offered cars. No test may leave a file behind, or one
 * open.
 */
export function uploadGateway(): UploadGateway {
  const running = {} as UploadGateway;
  beforeAll(async () => {
    running.folder = await realpath(await mkdtemp(join(tmpdir(), 'uploads-')));
    vi.stubEnv('TMPDIR', running.folder);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(running.folder, { recursive: true });
  });
  beforeEach(async () => {
    running.origin = await writingOrigin();
    running.origin.on(SELL_CAR, says(201, { id: 's1', message: 'Car details submitted successfully.' }));
    running.gateway = await runGateway({ restUrl: running.origin.url });
    running.graphql = `${running.gateway.url}/graphql`;
  });
  afterEach(async () => {
    vi.useRealTimers();
    await until(async () => expect(await readdir(running.folder)).toEqual([]), 5_000);
    await until(async () => expect(await openFilesOf(running.folder)).toEqual([]), 5_000);
    await running.gateway.close();
    await running.origin.close();
  });
  return running;
}
