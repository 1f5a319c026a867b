import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Receipt } from '../enquiries/receipt.ts';
import { readDraft, useDraft } from '../enquiries/drafts.ts';
import { unsentDraft, useRecovery } from '../enquiries/useRecovery.ts';
import { useSellCarMutation } from '../generated/SellCar.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/dialog/showToast.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { deletePhotoDrafts, savePhotoDrafts, loadPhotoDrafts } from './photoDrafts.ts';
import type { Photo } from './Photo.ts';
import { filesOf, idsOf, photosOf } from './photoList.ts';
import { photoMessages } from './photoMessages.ts';
import { sellMessages } from './sellMessages.ts';
import { useUpload } from '../photos/useUpload.ts';

const FORM = 'sell';

/** The fields of the form. `photos`: the ids of the photos, as other photos make it another offer. */
const fields = [
  ...(['manufacturer', 'vehicleType', 'year', 'mileage', 'price', 'origin', 'emirates', 'tradeIn'] as const),
  ...(['fullName', 'mobileNumber', 'email', 'description', 'photos'] as const),
];

/**
 * The state of the offer of a car: the input of the form, the upload, and the input that is kept because it could not be
 * sent. `wantedCar`: the id of the car of the stock that the visitor's own is to be valued against.
 */
export function useOffer(wantedCar: string | undefined) {
  const text = { ...useMessages(photoMessages), ...useMessages(sellMessages) };
  const navigate = useNavigate();
  const [sellCar] = useSellCarMutation();
  const upload = useUpload();
  const draft = useDraft(unsentDraft(FORM));
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [kept, setKept] = useState<readonly Photo[]>();
  const [photoErrors, setPhotoErrors] = useState<readonly string[]>([]);
  /** The photos for which the submission was stopped. */
  const [stoppedFor, setStoppedFor] = useState<readonly Photo[]>();
  const [sent, setSent] = useState(0);
  const all = [...photos, ...(kept ?? [])];

  const recovery = useRecovery({
    form: FORM,
    fields,
    async send({ photos: ids, manufacturer: make, vehicleType: model, tradeIn, ...input }) {
      const options = upload.begin();
      setSent(idsOf(ids).length);
      // Stored for a day from now: whatever happens next, this device has them.
      await savePhotoDrafts(photosOf(ids, all));
      const images = await filesOf(photosOf(ids, all));
      options.signal?.throwIfAborted();
      const exchange = { tradeIn: wantedCar ? 'yes' : tradeIn || null, wantedCar };
      const variables = { input: { make, model, ...input, ...exchange }, images };
      const result = await sellCar({ variables, context: { fetchOptions: options } });
      const wrong = result.data?.sellCar?.userErrors.filter(({ field }) => field === 'images') ?? [];
      setPhotoErrors(wrong.map(({ message }) => message));
      return result;
    },
    onStored({ submission }) {
      void deletePhotoDrafts(all);
      setPhotos([]);
      setKept(undefined);
      const state: Receipt = {
        id: submission?.id ?? null,
        sentAt: Date.now(),
        offer: submission
          ? { name: `${submission.make} ${submission.model}`, photos: submission.photoCount }
          : undefined,
      };
      void navigate(paths.sellConfirm, { state });
    },
    givesBack: upload.wasCancelled,
    onFailed({ filled }) {
      const failed = photosOf(filled.photos, all);
      setPhotos(upload.wasCancelled() ? failed : []);
      setKept(failed);
      if (upload.wasCancelled()) void showToast({ tone: 'plain', text: text.cancelled });
    },
  });

  // A draft of an earlier visit to the page.
  useEffect(() => {
    void deletePhotoDrafts();
    void loadPhotoDrafts(idsOf(draft?.filled.photos)).then((recalled) =>
      setKept((known) => (known?.length ? known : recalled)),
    );
  }, [draft]);

  // The photos that were chosen on an earlier visit, and not sent.
  useEffect(() => {
    void loadPhotoDrafts(idsOf(readDraft(FORM)?.filled.photos)).then((recalled) =>
      setPhotos((chosen) => (chosen.length > 0 ? chosen : recalled)),
    );
  }, []);

  const { bar, keepNow } = recovery;
  const touched = useRef(false);
  useEffect(() => {
    if (touched.current) keepNow();
    touched.current = false;
    // A change of the photos fires no input event of the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [photos]);

  function submit(filled: FormData) {
    if (focusMarkedPhoto(recovery.form.ref.current)) setStoppedFor(photos);
    else recovery.form.onSubmit(filled);
  }

  function restore() {
    if (bar) bar.onRestore();
    setPhotos(kept ?? []);
  }

  const missing = idsOf(draft?.filled.photos).length;
  const count = kept?.length ?? missing;
  return {
    ...recovery,
    form: { ...recovery.form, onSubmit: submit },
    bar: bar && {
      ...bar,
      kept: `${text.kept(count)}${count < missing ? ` ${text.photosLost}` : ''}`,
      onRestore: restore,
      onTryAgain: count < missing ? undefined : bar.onTryAgain,
    },
    upload,
    /** How many photos are being sent. */
    sent,
    photos,
    /** Like other errors, the bar shows them until the form is filled again. */
    photoErrors: [...(bar ? [] : photoErrors), ...(stoppedFor === photos ? [text.removeMarked] : [])],
    onClear: () => {
      void deletePhotoDrafts(photos);
      setPhotos([]);
      recovery.onClear();
    },
    changePhotos: (changed: readonly Photo[]) => {
      touched.current = true;
      void deletePhotoDrafts(photos.filter((photo) => !changed.includes(photo)));
      setPhotos(changed);
      setPhotoErrors([]);
    },
  };
}

/** Focuses the Remove button of the form's first photo that is marked as unusable. Returns whether there is one. */
function focusMarkedPhoto(form: HTMLFormElement | null): boolean {
  const photo = form?.querySelector('[data-fault]')?.closest('[data-photo]');
  // Centred, so that the sentence below the photos is visible too.
  photo?.scrollIntoView({ block: 'center' });
  photo?.querySelector<HTMLElement>('[data-action="remove"]')?.focus({ preventScroll: true });
  return !!photo;
}
