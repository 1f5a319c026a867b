import type {
  Article as WireArticle,
  ArticleRow,
  ArticleState as WireState,
} from '../../rest/blogs/article.ts';
import type { BlogParent } from '../apis/BlogsApi.ts';
import type {
  Article,
  ArticleInput,
  ArticleState,
  DeleteArticlePayload,
  PublishArticleInput,
  QueryArticlesArgs,
  SaveArticleInput,
  UserError,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
import { queryOf } from './queryOf.ts';
import { receivePicture } from './receivePicture.ts';
import { reversed } from './reversed.ts';
import type { StaffChange, StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/articles';

/** What REST calls the states. */
const wireStates = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
} as const satisfies Record<ArticleState, WireState>;
// Assigned to the whole of the wire's names: one that the table above lacks does not compile.
const states: Record<WireState, ArticleState> = reversed(wireStates);

/** An article as the graph has it. The HTML of its preview is still the origin's: the resolver of blogs sanitises it. */
export type ArticleParent = Omit<Article, 'preview'> & { preview?: BlogParent | null };

/** The result of a change. */
interface ArticleResult {
  article: ArticleParent | null;
  userErrors: UserError[];
}

/** The articles of the blog in the back office. Every method throws as `StaffClient` does. */
export class ArticlesApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** A page of those in a state. */
  async list({ state, search, page }: QueryArticlesArgs) {
    const query = queryOf({ state: state && wireStates[state], q: search?.trim(), page });
    const { items, total, ...same } = await this.staff.read<{
      items: ArticleRow[];
      total: number;
      page: number;
      pages: number;
      counts: Record<WireState, number>;
    }>(PATH + query);
    return { ...same, nodes: items.map(rowFromWire), totalCount: total };
  }

  /** The article with this id; null if there is none. */
  async find(id: string): Promise<ArticleParent | null> {
    const article = await this.staff.find<WireArticle>(pathOf(id));
    return article && articleFromWire(article);
  }

  create(title: string): Promise<ArticleResult> {
    return this.send({ method: 'POST', path: PATH, body: { title } });
  }

  save({ id, revision, ...content }: SaveArticleInput): Promise<ArticleResult> {
    const entries = Object.entries(content).filter(([, text]) => typeof text === 'string');
    return this.send({ method: 'PATCH', path: pathOf(id), body: Object.fromEntries(entries), revision });
  }

  /** Throws also for a picture that does not arrive, or is too large. */
  async setCover({ id, revision }: ArticleInput, upload: PhotoUpload): Promise<ArticleResult> {
    const { picture, userErrors } = await receivePicture(upload);
    if (!picture) return { article: null, userErrors };
    return this.send({ method: 'PUT', path: `${pathOf(id)}/cover`, file: picture.file, revision });
  }

  removeCover({ id, revision }: ArticleInput): Promise<ArticleResult> {
    return this.send({ method: 'DELETE', path: `${pathOf(id)}/cover`, revision });
  }

  publish({ id, revision, publishAt }: PublishArticleInput): Promise<ArticleResult> {
    const body = publishAt ? { publishAt: publishAt.toISOString() } : {};
    return this.send({ method: 'PUT', path: `${pathOf(id)}/publication`, body, revision });
  }

  withdraw({ id, revision }: ArticleInput): Promise<ArticleResult> {
    return this.send({ method: 'DELETE', path: `${pathOf(id)}/publication`, revision });
  }

  discardDraft({ id, revision }: ArticleInput): Promise<ArticleResult> {
    return this.send({ method: 'DELETE', path: `${pathOf(id)}/draft`, revision });
  }

  async remove({ id, revision }: ArticleInput): Promise<DeleteArticlePayload> {
    const change = { method: 'DELETE', path: pathOf(id), revision } as const;
    const { record, userErrors } = await this.staff.change<{ id: string }>(change);
    return { id: userErrors.length === 0 ? record?.id : null, userErrors };
  }

  private async send(change: StaffChange): Promise<ArticleResult> {
    const { record, userErrors } = await this.staff.change<WireArticle>(change);
    return { article: record && articleFromWire(record), userErrors };
  }
}

const pathOf = (id: string) => `${PATH}/${encodePathSegment(id)}`;

function rowFromWire({ state, ...same }: ArticleRow): ArticleParent {
  return { ...same, state: states[state] };
}

function articleFromWire({ description, ...row }: WireArticle): ArticleParent {
  const { id, title, image, postedBy, publishedAt: createdAt } = row;
  return {
    ...rowFromWire(row),
    description,
    preview: {
      ...{ id, title, description, createdAt },
      ...{ image: image ?? undefined, postedBy: postedBy || undefined },
    },
  };
}
