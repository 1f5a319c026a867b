import { newKey } from '../../../../enquiries/newKey.ts';
import { forgetPicture, keepChosen, keepPicture, keptPictures } from './keptPictures.ts';
import type { Fault, PictureFile, QueuedPicture, SendPicture } from './QueuedPicture.ts';
import { Retries } from './Retries.ts';

/** How many pictures are sent at once. */
const AT_ONCE = 4;
/** How many shrunk pictures may wait to be sent: a ZIP file may have hundreds. */
const MOST_READY = 8;

interface Parts {
  send: SendPicture;
  /** Makes a picture smaller, or says why it cannot. */
  shrink: (name: string, file: Blob) => Promise<Blob | Fault>;
}

/**
 * The pictures on their way to their cars: shrunk one at a time, sent four at a time, in the order of their files. One that fails
 * stops no other. This device keeps them until they are sent. It lives as long as the page, whichever car is shown.
 */
export class PictureQueue {
  /** Not changed in place: a change makes another list. */
  pictures: readonly QueuedPicture[] = [];
  /** How many pictures of each car were sent since some were chosen for it that had none on their way. */
  sent: ReadonlyMap<string, number> = new Map();
  private readonly files = new Map<string, PictureFile['read']>();
  private readonly retries = new Retries(() => this.work());
  /** Every picture of this visit: what the device keeps of one that was just sent is not sent again. */
  private readonly taken = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    globalThis.addEventListener?.('online', () => this.retryUnsent());
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds the files to the pictures of a car, in their order, behind earlier choices. This device keeps a copy of each; of one in a ZIP file, once it is shrunk. */
  async add(carId: string, files: readonly PictureFile[]) {
    const names = new Set(files.map(({ name }) => name));
    const isAgain = (each: QueuedPicture) =>
      each.carId === carId && names.has(each.name) && !this.files.has(each.key) && !each.jpeg;
    for (const { key } of this.pictures.filter(isAgain)) this.remove(key);
    const batch = `${Date.now().toString(36).padStart(9, '0')}-${newKey().slice(0, 8)}`;
    const added = files.map(({ name, read, isPacked }, place): QueuedPicture => {
      const key = newKey();
      this.files.set(key, read);
      this.taken.add(key);
      return { key, carId, batch, place, name, state: 'waiting', isPacked };
    });
    if (!this.pictures.some((picture) => picture.carId === carId)) this.count(carId, 0);
    this.set([...this.pictures, ...added]);
    this.work();
    await keepChosen(files, added, (key) => this.find(key));
  }

  /** Takes up what this device has kept since another visit: it waits until somebody goes on with it. */
  async load() {
    const kept = await keptPictures();
    const keys = new Set(kept.map(({ picture }) => picture.key));
    // Another window may have sent them.
    const left = this.pictures.filter(({ key, state }) => state !== 'kept' || keys.has(key));
    const added = kept.filter(({ picture }) => !this.taken.has(picture.key));
    if (added.length === 0 && left.length === this.pictures.length) return;
    for (const { picture, file } of added) {
      this.taken.add(picture.key);
      if (file) this.files.set(picture.key, async () => file);
    }
    this.set([...left, ...added.map(({ picture }) => picture)]);
  }

  /**
   * Goes on with the pictures that this device has kept since another visit: with all, or with those of a car, and those that were
   * added to the draft that it was.
   */
  async resume(carId?: string, draftId?: string | null) {
    await this.load();
    if (carId !== undefined && draftId && draftId !== carId) this.follow(draftId, carId);
    const isMeant = (each: QueuedPicture) => each.state === 'kept' && (carId ?? each.carId) === each.carId;
    const meant = this.pictures.filter(isMeant);
    if (meant.length === 0) return;
    this.sent = new Map([...meant.map((each) => [each.carId, 0] as const), ...this.sent]);
    this.set(this.pictures.map((each) => (isMeant(each) ? { ...each, state: 'waiting' as const } : each)));
    this.work();
  }

  /** Counts the pictures of a draft among those of the car that it has become. */
  follow(draftId: string, carId: string) {
    const sent = new Map(this.sent);
    sent.set(carId, (sent.get(carId) ?? 0) + (sent.get(draftId) ?? 0));
    sent.delete(draftId);
    this.sent = sent;
    this.set(this.pictures.map((each) => (each.carId === draftId ? { ...each, carId } : each)));
  }

  /** Forgets how many pictures were sent, of the cars that have none on their way. */
  forgetSent() {
    const isUnderWay = (id: string) => this.pictures.some(({ carId }) => carId === id);
    this.sent = new Map([...this.sent].filter(([carId]) => isUnderWay(carId)));
    this.set(this.pictures);
  }

  /** Sends a picture that has failed once more. */
  retry(key: string) {
    this.retries.forget(key);
    this.change(key, { state: 'waiting', fault: undefined });
    this.work();
  }

  /** Takes a picture out. One that is being sent is sent no further. */
  remove(key: string) {
    this.files.delete(key);
    this.find(key)?.upload?.abort();
    this.set(this.pictures.filter((picture) => picture.key !== key));
    void forgetPicture(key);
    this.work();
  }

  private retryUnsent() {
    this.retries.endAll();
    for (const { key, fault } of this.pictures) if (fault === 'unsent') this.retry(key);
  }

  private work() {
    const isReady = ({ key, state, jpeg }: QueuedPicture) =>
      state === 'waiting' && jpeg !== undefined && !this.retries.isPaused(key);
    const ready = this.pictures.filter(isReady);
    const sending = this.pictures.filter(({ state }) => state === 'sending').length;
    for (const picture of ready.slice(0, AT_ONCE - sending)) void this.sendOne(picture);
    if (ready.length >= MOST_READY || this.pictures.some(({ state }) => state === 'shrinking')) return;
    const next = this.pictures.find(({ state, jpeg }) => state === 'waiting' && !jpeg);
    if (next) void this.shrinkOne(next);
  }

  private async shrinkOne({ key, name }: QueuedPicture) {
    this.change(key, { state: 'shrinking' });
    const read = this.files.get(key);
    const file = await read?.().catch(() => undefined);
    const made = file ? await this.parts.shrink(name, file).catch(() => 'damaged' as const) : 'lost';
    const now = this.find(key);
    if (now && made instanceof Blob) {
      const shrunk = { ...now, state: 'waiting' as const, jpeg: made, isPacked: false };
      this.change(key, shrunk);
      void keepPicture(shrunk, made).then(async () => {
        if (!this.find(key)) await forgetPicture(key);
      });
    } else if (now) {
      this.change(key, { state: 'failed', fault: made as Fault });
      if (now.isPacked) void keepPicture({ ...now, fault: made as Fault }, undefined);
    }
    this.work();
  }

  private async sendOne(picture: QueuedPicture) {
    const { key, jpeg } = picture;
    if (!jpeg) return;
    const upload = new AbortController();
    this.change(key, { state: 'sending', part: 0, upload });
    const fault = await this.parts
      .send({ ...picture, jpeg }, (part) => this.change(key, { part }), upload.signal)
      .catch(() => 'unsent' as const);
    const now = this.find(key);
    // Somebody has taken it out.
    if (!now) return;
    if (fault === undefined) {
      // Its draft may have become a car meanwhile.
      this.count(now.carId, (this.sent.get(now.carId) ?? 0) + 1);
      this.remove(key);
    } else if (fault === 'unsent' && this.retries.pause(key)) {
      this.change(key, { state: 'waiting', part: undefined });
    } else {
      this.change(key, { state: 'failed', fault });
      this.work();
    }
  }

  private count(carId: string, sent: number) {
    this.sent = new Map(this.sent).set(carId, sent);
  }

  private find(key: string): QueuedPicture | undefined {
    return this.pictures.find((picture) => picture.key === key);
  }

  private change(key: string, fields: Partial<QueuedPicture>) {
    this.set(this.pictures.map((picture) => (picture.key === key ? { ...picture, ...fields } : picture)));
  }

  private set(pictures: readonly QueuedPicture[]) {
    this.pictures = pictures;
    for (const tell of this.listeners) tell();
  }
}
