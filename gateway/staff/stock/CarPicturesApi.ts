import { createHash } from 'node:crypto';
import type { CarForPictures as WireCarForPictures } from '../../../rest/stock/pictures/carsForPictures.ts';
import type { StockCar as WireStockCar } from '../../../rest/stock/stockCar.ts';
import type {
  AddCarPictureInput,
  ArrangeCarPicturesInput,
  CarForPictures,
  CarPictureInput,
  PictureTurn,
  QueryCarsForPicturesArgs,
  RotateCarPictureInput,
  StockCarInput,
  StockCarPayload,
} from '../../generated/schemaTypes.ts';
import { encodePathSegment } from '../../origin/encodePathSegment.ts';
import type { PhotoUpload } from '../../origin/photos/PhotoUpload.ts';
import type { StreamedBody } from '../../origin/WriteClient.ts';
import { queryOf } from '../queryOf.ts';
import { receivePicture } from '../receivePicture.ts';
import type { StaffChange, StaffClient } from '../StaffClient.ts';
import { rowFromWire, stockCarFromWire } from './stockFromWire.ts';

/** How far a picture is turned to the right, degrees. */
const degreesOf = { RIGHT: 90, HALF: 180, LEFT: 270 } as const satisfies Record<PictureTurn, number>;

/** The pictures of the dealer's cars in the back office. Every method throws as `StaffClient` does. */
export class CarPicturesApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** The cars of names of files, and those with given ids. Throws `BAD_USER_INPUT` for too many. */
  async carsFor({ names, ids }: QueryCarsForPicturesArgs): Promise<CarForPictures[]> {
    const { items } = await this.staff.readBy<{ items: WireCarForPictures[] }>(
      '/api/admin/v1/cars/for-pictures',
      { names, ids },
    );
    return items.map(({ car, ...same }) => ({ ...same, car: rowFromWire(car) }));
  }

  /** Sends a picture on once it was received completely. Throws as `receivePicture` does. */
  async add({ id, name, ...place }: AddCarPictureInput, upload: PhotoUpload | null | undefined) {
    // Where there is none, the origin says so to those who may add one.
    const { picture = nothing, userErrors } = upload ? await receivePicture(upload) : { userErrors: [] };
    if (userErrors.length > 0) return { car: null, userErrors };
    const { file } = picture;
    const query = queryOf({ ...place, name: name ?? picture.name });
    return this.send({
      ...{ method: 'PUT', path: `${picturesOf(id)}/${await digestOf(file)}${query}`, isSafeToRepeat: true },
      file,
    });
  }

  arrange({ id, revision, pictures }: ArrangeCarPicturesInput): Promise<StockCarPayload> {
    const body = {
      pictures: pictures.map((picture) => ({
        id: picture.id,
        group: picture.group?.toLowerCase() ?? null,
        description: picture.description ?? null,
      })),
    };
    return this.send({ method: 'PUT', path: picturesOf(id), body, revision });
  }

  rotate({ turn, revision, ...picture }: RotateCarPictureInput): Promise<StockCarPayload> {
    const body = { degrees: degreesOf[turn] };
    return this.send({ method: 'POST', path: `${pathOf(picture)}/rotation`, body, revision });
  }

  remove({ revision, ...picture }: CarPictureInput): Promise<StockCarPayload> {
    return this.send({ method: 'DELETE', path: pathOf(picture), revision });
  }

  restore({ revision, ...picture }: CarPictureInput): Promise<StockCarPayload> {
    return this.send({ method: 'POST', path: `${pathOf(picture)}/restoration`, revision });
  }

  takeSheet({ id, revision }: StockCarInput): Promise<StockCarPayload> {
    return this.send({ method: 'DELETE', path: `${carOf(id)}/overrides/pictures`, revision });
  }

  private async send(change: StaffChange): Promise<StockCarPayload> {
    const { record, userErrors } = await this.staff.change<WireStockCar>(change);
    return { car: record && stockCarFromWire(record), userErrors };
  }
}

const carOf = (id: string) => `/api/admin/v1/cars/${encodePathSegment(id)}`;
const picturesOf = (id: string) => `${carOf(id)}/pictures`;
const pathOf = ({ id, picture }: { id: string; picture: string }) =>
  `${picturesOf(id)}/${encodePathSegment(picture)}`;

const nothing = { name: '', file: { mediaType: 'image/jpeg', length: 0, async *chunks() {} } };

/** The SHA-256 of a picture, in hex: its name at the origin. */
async function digestOf({ chunks }: StreamedBody): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks()) hash.update(chunk);
  return hash.digest('hex');
}
