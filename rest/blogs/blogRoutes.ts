import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { NotFound } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { Blog } from './blog.ts';
import type { BlogStore } from './blogStore.ts';

/** The routes of the blog (spec §7). */
export function blogRoutes(blogs: BlogStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/blogs',
      {
        schema: {
          operationId: 'listBlogs',
          summary: 'Every article, newest first',
          response: { 200: Type.Object({ blogs: Type.Array(ref(Blog)) }) },
        },
      },
      async () => ({ blogs: await blogs.list() }),
    );
    app.get(
      '/api/v1/blogs/latest',
      {
        schema: {
          operationId: 'listLatestBlogs',
          summary: 'The latest articles',
          querystring: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 5 }) }),
          response: { 200: Type.Array(ref(Blog)), 400: ref(ErrorBody) },
        },
      },
      (request) => blogs.list(request.query.limit),
    );
    app.get(
      '/api/v1/blogs/version',
      {
        schema: {
          operationId: 'getBlogsVersion',
          summary: 'What changes whenever an article appears, changes or disappears; for caches',
          response: { 200: Type.Object({ version: Type.String() }) },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { version: await blogs.version() };
      },
    );
    app.get(
      '/api/v1/blogs/:id',
      {
        schema: {
          operationId: 'getBlog',
          summary: 'One article',
          params: Type.Object({ id: Type.String() }),
          response: { 200: ref(Blog), 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const blog = await blogs.byId(request.params.id);
        if (!blog) throw new NotFound('This article does not exist.');
        return blog;
      },
    );
  };
}
