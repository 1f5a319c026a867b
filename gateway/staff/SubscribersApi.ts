import type {
  EndSubscriptionInput,
  EndSubscriptionPayload,
  QuerySubscribersArgs,
  Subscriber,
  Subscribers,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { queryOf } from './queryOf.ts';
import type { StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/subscribers';

/** The subscribers of the newsletter. Every method throws as `StaffClient` does. */
export class SubscribersApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** A page of them, with how they have grown. */
  async list({ search, page }: QuerySubscribersArgs): Promise<Subscribers> {
    const { items, total, ...same } = await this.staff.read<
      Omit<Subscribers, 'nodes' | 'totalCount'> & { items: Subscriber[]; total: number }
    >(PATH + queryOf({ q: search?.trim(), page }));
    return { ...same, nodes: items, totalCount: total };
  }

  async end({ id, revision }: EndSubscriptionInput): Promise<EndSubscriptionPayload> {
    const change = { method: 'DELETE', path: `${PATH}/${encodePathSegment(id)}`, revision } as const;
    const { record, userErrors } = await this.staff.change<Subscriber>(change);
    return { id: userErrors.length === 0 ? record?.id : null, userErrors };
  }
}
