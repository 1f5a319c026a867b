import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const MB = 1024 * 1024;
const SIZE = 128 * MB;

export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>;

/**
 * A disk of 128 MB at `folder`, for processes that are started with `start`. It is a tmpfs in a mount namespace of its own,
 * which is gone with them. Where this user may make none (`isReal` is false), the processes are only told how much is free.
 */
export async function smallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'cars-disk-'));
  const holder = await mount(folder);
  const command = holder ? ['nsenter', ...namespacesOf(holder), process.execPath] : [process.execPath];
  const freeBytes = `${folder}.free`;
  const fake = ['--import', resolve('tests/servers/fakeFreeSpace.mjs')];

  const disk = {
    folder,
    isReal: holder !== undefined,
    /** Starts a script of Node.js. */
    start(parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
      const [program = '', ...first] = [...command, ...(holder ? [] : fake)];
      return spawn(program, [...first, ...parameters], {
        env: { PATH: process.env.PATH, FREE_BYTES: freeBytes, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    },
    /** Fills the disk until `bytes` are free. */
    async leave(bytes: number) {
      if (!holder) return writeFile(freeBytes, String(bytes));
      const filler = join(folder, 'filler');
      const excess = `$(( $(stat -f -c '%a * %S' ${folder}) - ${bytes} ))`;
      // The last byte of the disk may be refused, as another process has it.
      const fill = `rm -f ${filler}; n=${excess}; [ $n -le 0 ] || head -c $n /dev/zero > ${filler} || true`;
      await promisify(execFile)('nsenter', [...namespacesOf(holder), 'sh', '-c', fill]);
    },
    /** Removes the disk, when its processes have ended. */
    async remove() {
      if (holder) {
        const ended = once(holder, 'exit');
        holder.kill();
        await ended;
      }
      await rm(folder, { recursive: true });
      await rm(freeBytes, { force: true });
    },
  };
  await disk.leave(SIZE);
  return disk;
}

/** A process that holds a tmpfs at `folder`; undefined where this user may make none. */
async function mount(folder: string): Promise<ChildProcess | undefined> {
  const script = `mount -t tmpfs -o size=${SIZE} tmpfs ${folder} && echo mounted && exec sleep infinity`;
  const holder = spawn('unshare', [...namespaces(), 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = once(holder.stdout, 'data').then(() => true);
  const failed = Promise.race([once(holder, 'exit'), once(holder, 'error')]).then(() => false);
  return (await Promise.race([ready, failed])) ? holder : undefined;
}

/** Root mounts as it is; another user in a user namespace of its own. */
function namespaces(): string[] {
  return process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-root-user'];
}

function namespacesOf({ pid }: ChildProcess): string[] {
  const ofUser = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];
  return ['--target', String(pid), '--mount', ...ofUser, `--wd=${process.cwd()}`];
}
