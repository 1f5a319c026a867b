import { useEffect, useRef, useState } from 'react';
import { useArrangeCarPicturesMutation } from '../../../generated/ArrangeCarPictures.ts';
import type { CarPicturesFieldsFragment } from '../../../generated/CarPicturesFields.ts';
import { useRemoveCarPictureMutation } from '../../../generated/RemoveCarPicture.ts';
import { useRestoreCarPictureMutation } from '../../../generated/RestoreCarPicture.ts';
import {
  type RotateCarPictureMutationVariables,
  useRotateCarPictureMutation,
} from '../../../generated/RotateCarPicture.ts';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import type { UserErrorFieldsFragment } from '../../../generated/UserErrorFields.ts';
import { useUseSheetPicturesMutation } from '../../../generated/UseSheetPictures.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useChange } from '../../page/useChange.ts';
import { useRecount } from '../useRecount.ts';
import { pictureMessages } from './messages.ts';

type Picture = StockPictureFieldsFragment;

/** How far a picture is turned. */
export type PictureTurn = RotateCarPictureMutationVariables['input']['turn'];

/** How long a removed picture can be put back by a tap, ms. */
const TIME_TO_UNDO = 10_000;

/**
 * The pictures of a car in the order in which somebody wants them, and what can be done with them. Changes are made one after the
 * other, in the order in which they are asked for. An order shows at once; while one is being sent, only the latest of further
 * ones is sent after it. Where a change is refused, a toast says why, and the pictures are as they are at the server.
 */
export function usePictures(car: CarPicturesFieldsFragment) {
  const text = useMessages(pictureMessages);
  const [arrange] = useArrangeCarPicturesMutation();
  const [rotate] = useRotateCarPictureMutation();
  const [remove] = useRemoveCarPictureMutation();
  const [restore] = useRestoreCarPictureMutation();
  const [takeSheet] = useUseSheetPicturesMutation();
  const { busy, change } = useChange();
  const recount = useRecount();
  const [wanted, setWanted] = useState<readonly Picture[]>();
  const next = useRef<readonly Picture[]>(undefined);
  const isSending = useRef(false);
  const last = useRef<Promise<unknown>>(undefined);
  const latest = useRef<Latest>(car);
  const leaving = useRef(new Set<string>());
  const learn = (read: Latest) => {
    if (read.revision >= latest.current.revision) latest.current = read;
  };
  useEffect(() => learn(car), [car]);
  const { id } = car;
  const known = car.pictures ?? [];
  const pictures = wanted ? merged(wanted, known) : known;
  const own = () => ({ id, revision: latest.current.revision });

  /** Makes a change once those before it are made: `send` is called then, and names the revision that they have made. */
  function make<T extends Changed>(send: Parameters<typeof change<T>>[0]): Promise<T | undefined> {
    const made = (last.current ?? Promise.resolve()).then(async () => {
      const payload = await change<T>(send);
      if (payload?.car) learn(payload.car);
      return payload;
    });
    last.current = made;
    return made;
  }

  async function sendNext() {
    isSending.current = true;
    while (next.current) {
      const payload = await make(() => {
        // Without those that were removed meanwhile.
        const order = merged(next.current ?? [], latest.current.pictures ?? []);
        next.current = undefined;
        const sent = order.map(({ id: picture, group, description }) => ({
          id: picture,
          group,
          description,
        }));
        return arrange({ variables: { input: { ...own(), pictures: sent } } });
      });
      if (!payload) next.current = undefined;
    }
    isSending.current = false;
    setWanted(undefined);
  }

  function setOrder(order: readonly Picture[]) {
    next.current = order;
    setWanted(order);
    if (!isSending.current) void sendNext();
  }

  return {
    pictures,
    busy,

    /** Moves a picture to another place, counted from 0. */
    move(picture: Picture, to: number) {
      const others = pictures.filter((other) => other.id !== picture.id);
      const place = Math.max(0, Math.min(to, others.length));
      setOrder(others.toSpliced(place, 0, picture));
    },

    /** Says what a picture shows. */
    describe(picture: Picture, said: Pick<Picture, 'group' | 'description'>) {
      setOrder(pictures.map((other) => (other.id === picture.id ? { ...other, ...said } : other)));
    },

    turn: (picture: Picture, turn: PictureTurn) =>
      make(() => rotate({ variables: { input: { ...own(), picture: picture.id, turn } } })),

    /** Removes a picture; a toast puts it back. Somebody who taps again before it is gone means the same. */
    async remove({ id: picture }: Picture) {
      if (leaving.current.has(picture)) return;
      leaving.current.add(picture);
      const place = pictures.findIndex((other) => other.id === picture) + 1;
      const done = await make(() => remove({ variables: { input: { ...own(), picture } } }));
      leaving.current.delete(picture);
      if (!done) return;
      recount();
      const undo = async () => {
        if (await make(() => restore({ variables: { input: { ...own(), picture } } }))) recount();
      };
      await showToast({
        tone: 'plain',
        text: text.removed(place),
        action: { label: text.undo, onClick: () => void undo() },
        duration: TIME_TO_UNDO,
      });
    },

    /** Takes the pictures of the file. */
    async takeSheet() {
      if (!(await make(() => takeSheet({ variables: { input: own() } })))) return;
      recount();
      await showToast({ tone: 'success', text: text.taken });
    },

    /** Says that the own pictures are right, whatever the file has. */
    keepMine: () => setOrder(pictures),
  };
}

/** The pictures of a car as of a revision. */
type Latest = Pick<CarPicturesFieldsFragment, 'revision' | 'pictures'>;

/** What a change of the pictures of a car gives. */
interface Changed {
  car: Latest | null;
  userErrors: readonly UserErrorFieldsFragment[];
}

/** The known pictures in a wanted order; those of which it does not know stay at the end. */
function merged(wanted: readonly Picture[], known: readonly Picture[]): Picture[] {
  const left = new Map(known.map((picture) => [picture.id, picture]));
  const inOrder = wanted.flatMap(({ id, group, description }) => {
    const picture = left.get(id);
    left.delete(id);
    return picture ? { ...picture, group, description } : [];
  });
  return [...inOrder, ...left.values()];
}
