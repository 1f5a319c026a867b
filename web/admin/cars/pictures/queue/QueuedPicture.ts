/** A file from which a picture is to be made. */
export interface PictureFile {
  /** Its name with its folders, where they are known. */
  name: string;
  /** Reads it, when its turn comes. Rejects where that is not possible. */
  read: () => Promise<Blob>;
  /** Whether it lies in a ZIP file, which is too large to be copied: what is made of it is kept on the device. */
  isPacked?: boolean;
}

/** Why a picture was not sent; a text is the server's sentence. */
export type Fault = 'heic' | 'damaged' | 'tooLarge' | 'unsent' | 'lost' | 'unread' | { sentence: string };

/** A picture that is not at its car yet. */
export interface QueuedPicture {
  key: string;
  carId: string;
  /** Names what was chosen together, and its place there. */
  batch: string;
  place: number;
  name: string;
  /** `kept`: since another visit, and nobody has gone on with it yet. */
  state: 'kept' | 'waiting' | 'shrinking' | 'sending' | 'failed';
  /** Whether it lies in a ZIP file, and is not shrunk yet. */
  isPacked?: boolean;
  /** How much of it has been sent, from 0 to 1. */
  part?: number;
  /** Ends its sending. */
  upload?: AbortController;
  fault?: Fault;
  /** What is sent, once it is shrunk. */
  jpeg?: Blob;
}

/**
 * Sends a picture until `signal` aborts; gives undefined once it is at its car, `unsent` where no answer came, else why it was
 * refused.
 */
export type SendPicture = (
  picture: QueuedPicture & { jpeg: Blob },
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<Fault | undefined>;
