import { isDeepStrictEqual } from 'node:util';
import type { CarStore } from '../../cars/carStore.ts';
import { overridesAfterEdit } from '../../cars/overrides.ts';
import { sheetPictures } from '../../cars/picturesOfCar.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import { revisionIn } from '../../store/revised.ts';
import type { StockCar } from '../stockCar.ts';
import type { ReadStockCar } from '../readStockCar.ts';
import type { PictureHome, PicturesNow, RecordPictures } from './PictureHome.ts';

/** The pictures of the cars of the stock. Those of an imported car are remembered as changed by hand. */
export function carPictures(cars: CarStore, read: ReadStockCar): PictureHome<StockCar> {
  return {
    read,
    async change(id, edit) {
      const found = { isListed: false };
      await cars.change([id], ({ listed }) => {
        found.isListed = listed !== undefined;
        const edited = listed && edit(picturesOf(listed));
        return edited && withPictures(listed, edited);
      });
      return found.isListed;
    },
    closed: 'This car is withdrawn. List it again before you change it.',
  };
}

function picturesOf(car: StoredCar): PicturesNow {
  const { _id, draftId = _id, images, pictureHistory, overrides } = car;
  const override = overrides?.images;
  return {
    ...{ images, pictureHistory, revision: revisionIn(car), firstId: draftId },
    ...(override && { sheet: { images: sheetPictures(car), differs: override.differs } }),
  };
}

function withPictures(car: StoredCar, { images: edited, pictureHistory }: RecordPictures): StoredCar {
  const images = [...edited];
  const overrides = overridesAfterEdit(car, { images });
  const override = overrides?.images;
  // Another picture, or another order, says nothing of what the file has meanwhile: that is still offered.
  const isOffered = car.overrides?.images?.differs && !isDeepStrictEqual(images, car.images);
  return {
    ...{ ...car, images, pictureHistory },
    overrides: override && isOffered ? { ...overrides, images: { ...override, differs: true } } : overrides,
  };
}
