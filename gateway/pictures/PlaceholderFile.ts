import { appendFile, open, rename, rm, writeFile } from 'node:fs/promises';

/** A path of a picture, and its placeholder. */
type Entry = readonly [path: string, placeholder: string];

/** A file of placeholders, a line each. Several processes add to it, and any of them may write it anew. */
export class PlaceholderFile {
  private readonly file: string;
  /** Which file was read under this name, and how much of it, bytes. */
  private readonly read = { inode: 0, to: 0 };

  constructor(file: string) {
    this.file = file;
  }

  /** How much of the file is known, bytes. */
  get size(): number {
    return this.read.to;
  }

  /** What all processes have added since the last call; the whole file where it was written anew. */
  async news(): Promise<Entry[]> {
    const bytes = await this.unread().catch(() => Buffer.alloc(0));
    const end = bytes.lastIndexOf('\n') + 1;
    this.read.to += end;
    return bytes
      .subarray(0, end)
      .toString()
      .split('\n')
      .flatMap((line): Entry[] => {
        const [, placeholder, path] = /^(\S+) (.+)$/.exec(line) ?? [];
        return placeholder && path ? [[path, placeholder]] : [];
      });
  }

  async add(entry: Entry): Promise<void> {
    await appendFile(this.file, lineOf(entry));
  }

  /** Writes the file anew. What another process adds meanwhile may be lost, and is computed again when it is asked for. */
  async replace(entries: Iterable<Entry>): Promise<void> {
    const draft = `${this.file}.${process.pid}`;
    try {
      await writeFile(draft, Array.from(entries, lineOf).join(''));
      await rename(draft, this.file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async unread(): Promise<Buffer> {
    await using handle = await open(this.file);
    const { size, ino } = await handle.stat();
    if (ino !== this.read.inode || size < this.read.to) Object.assign(this.read, { inode: ino, to: 0 });
    const bytes = Buffer.alloc(size - this.read.to);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, this.read.to);
    return bytes.subarray(0, bytesRead);
  }
}

function lineOf([path, placeholder]: Entry): string {
  return `${placeholder} ${path}\n`;
}
