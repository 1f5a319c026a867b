import type {
  ReplyTemplate as WireTemplate,
  ReplyTemplates as WireTemplates,
} from '../../rest/enquiries/templates/replyTemplate.ts';
import type {
  ReplyTemplate,
  ReplyTemplates,
  UpdateReplyTemplatesInput,
  UpdateReplyTemplatesPayload,
} from '../generated/schemaTypes.ts';
import { kinds as graphKinds, wireKinds } from './enquiryFromWire.ts';
import type { StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/reply-templates';

/** The texts to answer enquiries with. Every method throws as `StaffClient` does. */
export class ReplyTemplatesApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  async read(): Promise<ReplyTemplates> {
    return templatesFromWire(await this.staff.read<WireTemplates>(PATH));
  }

  async update({ revision, templates }: UpdateReplyTemplatesInput): Promise<UpdateReplyTemplatesPayload> {
    const body = {
      templates: templates.map(({ id, kinds, ...texts }) => ({
        ...(id && { id }),
        ...texts,
        kinds: kinds.map((kind) => wireKinds[kind]),
      })),
    };
    const { record, userErrors } = await this.staff.change<WireTemplates>({
      ...{ method: 'PUT', path: PATH, body, revision },
    });
    return { replyTemplates: record && templatesFromWire(record), userErrors };
  }
}

function templatesFromWire({ templates, builtIn, ...same }: WireTemplates): ReplyTemplates {
  return { ...same, templates: templates.map(templateFromWire), builtIn: builtIn.map(templateFromWire) };
}

function templateFromWire({ kinds, ...same }: WireTemplate): ReplyTemplate {
  return { ...same, kinds: kinds.flatMap((kind) => graphKinds.get(kind) ?? []) };
}
