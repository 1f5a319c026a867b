import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf } from '../../admin/guardBackOffice.ts';
import { pictureGroups } from '../../cars/car.ts';
import { PayloadTooLarge } from '../../http/errors.ts';
import { anyLine, choice } from '../../http/fields.ts';
import { revisionOf } from '../../http/ifMatch.ts';
import { ErrorBody, InvalidBody, Nullable, ref, StaleBody } from '../../http/schemas.ts';
import { LARGEST_PHOTO } from '../../photos/photoLimits.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import { bytesOf, pictureTypes, receivePictures } from '../../photos/receivePictures.ts';
import { StockCar } from '../stockCar.ts';
import { CAR, carParams } from '../stockRoutes.ts';
import type { AddPicture } from './addPicture.ts';
import type { PictureWrites, WrittenPictures } from './pictureWrites.ts';

/** The most pictures that an arrangement may name: files may bring more than people may add. */
const MOST_ARRANGED = 500;

/** The body of an arrangement: the pictures in their order. */
export const PictureArrangement = Type.Object({
  pictures: Type.Array(
    Type.Object({
      id: Type.String({ maxLength: 200 }),
      group: Nullable(choice('Group', pictureGroups)),
      description: Nullable(anyLine({ title: 'Description', maxLength: 300 })),
    }),
    { maxItems: MOST_ARRANGED },
  ),
});
export type PictureArrangement = Static<typeof PictureArrangement>;

/** The body of a rotation. */
export const PictureRotation = Type.Object({
  degrees: Type.Union([Type.Literal(90), Type.Literal(180), Type.Literal(270)], {
    description: 'How far it is turned to the right',
  }),
});
export type PictureRotation = Static<typeof PictureRotation>;

const PICTURE = `${CAR}/pictures/:picture`;
const params = Type.Object({
  ...carParams,
  picture: Type.String({ maxLength: 200, description: 'The id of the picture' }),
});
const answers = { 200: StockCar, 404: ref(ErrorBody), 412: StaleBody, 428: ref(ErrorBody) };
const invalid = { 422: ref(InvalidBody) };

/** The routes that add the pictures of a car, and change them (back office, pictures). */
export function pictureRoutes({
  add,
  writes,
  photos,
  audit,
}: {
  add: AddPicture<StockCar>;
  writes: PictureWrites<StockCar>;
  photos: PhotoStore;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    /** Records what was done with the pictures of a car, and returns the car. */
    async function recorded(request: FastifyRequest, { record, fields }: WrittenPictures<StockCar>) {
      if (fields) await audit.record(actionOf(request, { kind: 'car', id: record.id }, fields));
      return record;
    }

    receivePictures(app);
    app.put(
      PICTURE,
      {
        onRequest: [checkSize, async () => photos.checkRoom()],
        schema: {
          operationId: 'addCarPicture',
          summary: 'Adds a JPEG or PNG to the pictures of a car; the same one sent again is there once',
          consumes: pictureTypes,
          params: Type.Object({
            ...carParams,
            picture: Type.String({
              pattern: '^[0-9a-f]{64}$',
              description: 'The SHA-256 of the body, in hex',
            }),
          }),
          querystring: Type.Object({
            name: Type.String({ maxLength: 500, description: 'The name of its file, also with folders' }),
            batch: Type.String({ maxLength: 64, description: 'Names what is sent together' }),
            place: Type.Integer({
              ...{ minimum: 0, maximum: 100_000 },
              description: 'Its place among what is sent together: pictures stand in this order',
            }),
          }),
          response: {
            ...{ 200: StockCar, 404: ref(ErrorBody), 409: ref(ErrorBody) },
            ...{ 413: ref(ErrorBody), 415: ref(ErrorBody), ...invalid },
          },
        },
      },
      async (request) => {
        const { id, picture: sha256 } = request.params;
        const picture = { sha256, bytes: bytesOf(request.body), ...request.query };
        return recorded(request, await add(id, picture));
      },
    );

    app.put(
      `${CAR}/pictures`,
      {
        schema: {
          operationId: 'arrangeCarPictures',
          summary:
            'Puts the pictures of a car in this order, with these groups and descriptions; others stay at the end',
          params: Type.Object(carParams),
          body: PictureArrangement,
          response: { ...answers, ...invalid },
        },
      },
      async (request) => {
        const { pictures } = request.body;
        return recorded(request, await writes.arrange(request.params.id, revisionOf(request), pictures));
      },
    );

    app.post(
      `${PICTURE}/rotation`,
      {
        schema: {
          operationId: 'rotateCarPicture',
          summary: 'Turns a picture of a car to the right; it gets another path',
          params,
          body: PictureRotation,
          response: { ...answers, ...invalid },
        },
      },
      async (request) => {
        const { id, picture } = request.params;
        const { degrees } = request.body;
        return recorded(request, await writes.rotate(id, revisionOf(request), picture, degrees));
      },
    );

    app.delete(
      PICTURE,
      {
        schema: {
          operationId: 'removeCarPicture',
          summary: 'Removes a picture of a car; for half an hour it can be put back',
          params,
          response: answers,
        },
      },
      async (request) => {
        const { id, picture } = request.params;
        return recorded(request, await writes.remove(id, revisionOf(request), picture));
      },
    );

    app.delete(
      `${CAR}/overrides/pictures`,
      {
        schema: {
          operationId: 'useSheetPictures',
          summary: 'Lets the pictures of the file count again, where a person has changed those of the car',
          params: Type.Object(carParams),
          response: answers,
        },
      },
      async (request) => recorded(request, await writes.useSheet(request.params.id, revisionOf(request))),
    );

    app.post(
      `${PICTURE}/restoration`,
      {
        schema: {
          operationId: 'restoreCarPicture',
          summary: 'Puts a picture of a car back where it was before it was removed',
          params,
          response: { ...answers, 410: ref(ErrorBody), ...invalid },
        },
      },
      async (request) => {
        const { id, picture } = request.params;
        return recorded(request, await writes.restore(id, revisionOf(request), picture));
      },
    );
  };
}

/** Refuses a picture by the size that it declares, before any of it is read. */
async function checkSize({ headers }: FastifyRequest) {
  if (Number(headers['content-length'] ?? 0) <= LARGEST_PHOTO) return;
  const megabytes = LARGEST_PHOTO / 1024 / 1024;
  throw new PayloadTooLarge(`A picture may have at most ${megabytes} MB. Make it smaller and add it again.`);
}
