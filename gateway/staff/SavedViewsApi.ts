import type { SavedView as WireView } from '../../rest/enquiries/inbox/savedView.ts';
import type {
  DeleteViewPayload,
  SavedView,
  SaveViewInput,
  SaveViewPayload,
} from '../generated/schemaTypes.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { kinds, views, wireKinds, wireViews } from './enquiryFromWire.ts';
import type { StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/saved-views';

/** The views of the inbox that whoever is signed in has saved. Every method throws as `StaffClient` does. */
export class SavedViewsApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  /** All of them, by name. */
  async list(): Promise<SavedView[]> {
    return (await this.staff.read<{ items: WireView[] }>(PATH)).items.map(viewFromWire);
  }

  async save({ name, view, kind, status, assignee, search }: SaveViewInput): Promise<SaveViewPayload> {
    const body = {
      name,
      ...(view && { view: wireViews[view] }),
      ...(kind && { kind: wireKinds[kind] }),
      ...(status && { status }),
      ...(assignee && { assignee }),
      ...(search && { q: search }),
    };
    const { record, userErrors } = await this.staff.change<WireView>({ method: 'POST', path: PATH, body });
    return { view: record && viewFromWire(record), userErrors };
  }

  async remove(id: string): Promise<DeleteViewPayload> {
    const path = `${PATH}/${encodePathSegment(id)}`;
    const { userErrors } = await this.staff.change({ method: 'DELETE', path });
    return { id: userErrors.length > 0 ? null : id, userErrors };
  }
}

function viewFromWire({ id, name, view, kind, status, assignee, q }: WireView): SavedView {
  return {
    ...{ id, name, status, assignee, search: q },
    view: views.get(view ?? '') ?? null,
    kind: kinds.get(kind ?? '') ?? null,
  };
}
