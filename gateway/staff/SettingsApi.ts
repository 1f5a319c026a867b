import type { Settings as WireSettings } from '../../rest/dealership/settings/settings.ts';
import type {
  AddPortraitPayload,
  Settings,
  UpdateSettingsInput,
  UpdateSettingsPayload,
} from '../generated/schemaTypes.ts';
import type { PhotoUpload } from '../origin/photos/PhotoUpload.ts';
import { queryOf } from './queryOf.ts';
import { receivePicture } from './receivePicture.ts';
import { settingPathFromWire, settingsFromWire, settingsToWire } from './settingsFromWire.ts';
import type { StaffClient } from './StaffClient.ts';

const PATH = '/api/admin/v1/settings';

/** The dealer's facts in the back office. Every method throws as `StaffClient` does. */
export class SettingsApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  async read(): Promise<Settings> {
    return settingsFromWire(await this.staff.read<WireSettings>(PATH));
  }

  async update({ revision, ...changes }: UpdateSettingsInput): Promise<UpdateSettingsPayload> {
    const body = settingsToWire(changes);
    const { record, userErrors } = await this.staff.change<WireSettings>({
      ...{ method: 'PATCH', path: PATH, body, revision },
    });
    return {
      settings: record && settingsFromWire(record),
      userErrors: userErrors.map((error) => ({
        ...error,
        field: error.field ? settingPathFromWire(error.field) : error.field,
      })),
    };
  }

  /** Stores a portrait. Throws also for a photo that does not arrive, or is too large. */
  async addPortrait(upload: PhotoUpload): Promise<AddPortraitPayload> {
    const { picture, userErrors } = await receivePicture(upload);
    if (!picture) return { picture: null, userErrors };
    const { name, file } = picture;
    const path = `/api/admin/v1/portraits${queryOf({ name })}`;
    const result = await this.staff.change<{ picture: string }>({ method: 'POST', path, file });
    return { picture: result.record?.picture ?? null, userErrors: result.userErrors };
  }
}
