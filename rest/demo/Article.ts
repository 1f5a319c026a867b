import type { Blog } from '../blogs/blog.ts';

/** An article of the demonstration stock, as it is written in the source. */
export interface Article extends Pick<Blog, 'title' | 'postedBy' | 'description'> {
  /** The day of publishing; every article has another one. */
  published: string;
}
