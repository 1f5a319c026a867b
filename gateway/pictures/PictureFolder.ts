import type { FastifyBaseLogger } from 'fastify';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No picture takes longer to be written, ms. */
const LONGEST_WRITE = 60 * 60 * 1000;

/** Resized pictures as files of one folder. When they take more than `maxBytes`, the oldest ones are removed. */
export class PictureFolder {
  private readonly folder: string;
  private readonly maxBytes: number;
  private readonly log: FastifyBaseLogger;
  private bytes = 0;
  /** How much this process has added since the folder was measured, bytes. */
  private added = 0;
  private sweeping = false;

  constructor(folder: string, maxBytes: number, log: FastifyBaseLogger) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.log = log;
  }

  /** Makes the folder if it is missing; rejects when it cannot be made. */
  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    void this.sweep();
  }

  get(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, name)).catch(() => undefined);
  }

  /** Stores a picture. A write error (a full disk) is logged, not thrown: the picture was resized and can be sent. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const draft = join(this.folder, `.${name}.${process.pid}`);
    try {
      // Written to a temporary name and renamed, so that nobody reads half a picture.
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, name));
    } catch (error) {
      this.log.warn(error, 'A resized picture could not be stored');
    }
    this.bytes += bytes.length;
    this.added += bytes.length;
    // Other processes add to the folder as well.
    if (this.bytes > this.maxBytes || this.added > this.maxBytes / 20) await this.sweep();
  }

  /** Measures all files; where they take too much, removes the oldest until a tenth of the space is free. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      const files = await this.files();
      this.added = 0;
      this.bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (this.bytes <= this.maxBytes) return;
      for (const { path, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (this.bytes <= this.maxBytes * 0.9) break;
        await rm(path, { force: true });
        this.bytes -= size;
      }
    } catch (error) {
      this.log.warn(error, 'The size of the resized pictures could not be determined');
    } finally {
      this.sweeping = false;
    }
  }

  /** All complete files. Those that a killed process has left half written are removed. */
  private async files() {
    const files = [];
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined); // Another process may have removed it.
      const left = name.startsWith('.') && found && Date.now() - found.mtimeMs > LONGEST_WRITE;
      if (left) await rm(path, { force: true });
      else if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs });
    }
    return files;
  }
}
