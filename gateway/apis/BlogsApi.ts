import Type, { type Static } from 'typebox';
import { decodeList } from '../origin/decodeList.ts';
import { decodeResponse, RecordId } from '../origin/decodeResponse.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** An article of any origin: a picture is its path or an object with it, an author likewise (spec §3). */
const PartialBlog = Type.Object({
  _id: RecordId,
  title: Text,
  description: Text,
  image: Type.Optional(Type.Union([Type.String(), Type.Null(), Type.Object({ path: Type.String() })])),
  postedBy: Type.Optional(Type.Union([Type.String(), Type.Null(), Type.Object({ name: Type.String() })])),
  createdAt: Text,
});
const decodeBlog = decodeResponse(PartialBlog, blogFromWire);
const decodeLatest = decodeList({ item: PartialBlog, turn: blogFromWire });
const decodeBlogs = decodeList({ field: 'blogs', item: PartialBlog, turn: blogFromWire });

/** An article as the graph has it. Its HTML is still the origin's: the resolver sanitises it. */
export type BlogParent = ReturnType<typeof blogFromWire>;

function blogFromWire({ _id, title, description, image, postedBy, createdAt }: Static<typeof PartialBlog>) {
  return {
    id: _id,
    title: title ?? '',
    description: description ?? '',
    image: typeof image === 'object' ? image?.path : image,
    postedBy: typeof postedBy === 'object' ? postedBy?.name : postedBy,
    createdAt,
  };
}

/** The blog. Every method throws `UpstreamFailure` when the origin gives no usable answer. */
export class BlogsApi {
  private readonly rest: RestApi;

  constructor(rest: RestApi) {
    this.rest = rest;
  }

  async list(): Promise<BlogParent[]> {
    return (await this.rest.get('/api/v1/blogs', decodeBlogs)).value;
  }

  async byId(id: string): Promise<BlogParent> {
    // `latest` is the address of a list (spec §7), so no article can have this id.
    if (id === 'latest') throw new UpstreamFailure('NOT_FOUND');
    return (await this.rest.get(`/api/v1/blogs/${encodePathSegment(id)}`, decodeBlog)).value;
  }

  async latest(limit: number): Promise<BlogParent[]> {
    return (await this.rest.get(`/api/v1/blogs/latest?limit=${limit}`, decodeLatest)).value.slice(0, limit);
  }
}
