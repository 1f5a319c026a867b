import type { Entry, ZipFile } from 'yauzl';
import { counted } from '../../../text/counted.ts';
import { UnusableFile } from '../UnusableFile.ts';

/** The most files in a ZIP file: 40 photos of each of 5,000 cars. */
const MOST_FILES = 200_000;

/** The most bytes that the directory of a ZIP file may take in memory; 200,000 names of photos take 20 MB. */
const LARGEST_DIRECTORY = 64 * 1024 * 1024;

type Sizes = Pick<Entry, 'fileNameLength' | 'extraFieldLength' | 'fileCommentLength' | 'compressedSize'>;

/**
 * Bounds what the directory of a ZIP file may declare, which its author can choose at will. Each method throws
 * `UnusableFile` for what is beyond that.
 */
export class ZipLimit {
  private directory = 0;
  private packed = 0;
  private readonly path: string;
  private readonly fileSize: number;

  constructor(path: string, { entryCount, fileSize }: Pick<ZipFile, 'entryCount' | 'fileSize'>) {
    if (entryCount > MOST_FILES) {
      throw new UnusableFile(
        `${path} has ${counted(entryCount, 'file')}: put at most ${MOST_FILES.toLocaleString('en-US')} into one ZIP file.`,
      );
    }
    this.path = path;
    this.fileSize = fileSize;
  }

  add({ fileNameLength, extraFieldLength, fileCommentLength, compressedSize }: Sizes) {
    this.directory += fileNameLength + extraFieldLength + fileCommentLength;
    this.packed += compressedSize;
    if (this.directory > LARGEST_DIRECTORY) {
      throw new UnusableFile(
        `${this.path} has more than 64 MB of file names and comments. Pack the photos again.`,
      );
    }
    // Entries that share their bytes unpack to any size.
    if (this.packed > this.fileSize) {
      throw new UnusableFile(`${this.path} claims to contain more data than it does. Pack the photos again.`);
    }
  }
}
