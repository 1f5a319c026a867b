import { blogStore } from '../../blogs/blogStore.ts';
import type { SeedContext } from '../SeedContext.ts';
import { asJpeg, paintCar } from './paintCar.ts';
import { paintOf } from './paints.ts';
import { type Body, readLayers, type View } from './readLayers.ts';

/** A picture of an article: what is painted, and which part of it is shown. */
interface Scene {
  body: Body;
  view: View;
  colour: string;
  /** The left edge, top edge and width of the part, in hundredths of the whole; its shape is 16:10. */
  part: [left: number, top: number, width: number];
}

/** In the order of the demonstration's articles. */
const scenes: Scene[] = [
  { body: 'convertible', view: 'front34', colour: 'Signal Red', part: [4, 8, 90] },
  { body: 'suv', view: 'wheel', colour: 'Desert Sand', part: [6, 0, 92] },
  { body: 'sedan', view: 'side', colour: 'Midnight Blue', part: [2, 20, 73] },
  { body: 'sedan', view: 'lamp', colour: 'Silver', part: [0, 0, 88] },
  { body: 'electricCrossover', view: 'tail', colour: 'Deep Teal', part: [10, 0, 90] },
  { body: 'suv', view: 'rear34', colour: 'Copper Bronze', part: [6, 8, 90] },
  { body: 'hatchback', view: 'front34', colour: 'Solar Yellow', part: [0, 16, 74] },
  { body: 'sports', view: 'rear34', colour: 'Racing Green', part: [28, 14, 72] },
];

/** Paints a picture for each of the articles that has none. */
export async function paintArticles({ store, photos, signal, width }: SeedContext, ids: string[]) {
  const blogs = blogStore(store);
  for (const [i, id] of ids.entries()) {
    signal?.throwIfAborted();
    const scene = scenes[i % scenes.length];
    const blog = await blogs.byId(id);
    if (!scene || !blog || blog.image) continue;
    const file = `blog-${i + 1}.jpg`;
    await photos.put(file, await paintScene(scene, width));
    await blogs.illustrate(id, `photos/${file}`);
  }
}

async function paintScene({ body, view, colour, part }: Scene, width?: number): Promise<Buffer> {
  const layers = await readLayers(body, view, width);
  const [left, top, share] = part.map((hundredths) => hundredths / 100) as Scene['part'];
  const columns = Math.round(layers.width * share);
  const region = {
    left: Math.floor(layers.width * left),
    top: Math.floor(layers.height * top),
    width: columns,
    height: Math.min(layers.height, Math.round(columns / 1.6)),
  };
  return asJpeg((await paintCar(layers, paintOf(colour))).extract(region));
}
