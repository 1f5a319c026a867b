import type { Blog } from '../blogs/blog.ts';

/** An article of the demonstration stock as it is written down. */
export interface Article extends Pick<Blog, 'title' | 'postedBy' | 'description'> {
  /** Day of publishing; no two articles share one. */
  published: string;
}
