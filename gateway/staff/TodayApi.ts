import type { Today as WireToday } from '../../rest/today/today.ts';
import type { Today } from '../generated/schemaTypes.ts';
import { enquiryFromWire } from './enquiryFromWire.ts';
import type { StaffClient } from './StaffClient.ts';

/** What the staff must do now. Its method throws as `StaffClient` does. */
export class TodayApi {
  private readonly staff: StaffClient;

  constructor(staff: StaffClient) {
    this.staff = staff;
  }

  async read(): Promise<Today> {
    const { enquiries, ...same } = await this.staff.read<WireToday>('/api/admin/v1/today');
    return {
      ...same,
      enquiries: enquiries && { ...enquiries, due: enquiries.due.map(enquiryFromWire) },
    };
  }
}
