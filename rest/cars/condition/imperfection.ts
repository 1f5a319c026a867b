import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';

/** Something about a car that is not as new. */
export const Imperfection = Type.Object({
  text: Type.String({ description: 'What it is, such as A stone chip on the bonnet' }),
  picture: Nullable(
    Type.String({
      description:
        'The filename of the picture of the car that shows it; its id where several have that name',
    }),
  ),
});
export type Imperfection = Static<typeof Imperfection>;
