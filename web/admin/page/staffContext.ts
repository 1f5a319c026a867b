import { createContext, useContext } from 'react';
import type { StaffMemberFieldsFragment } from '../../generated/StaffMemberFields.ts';

/** Who is signed in, and what they may do. */
export interface Staff {
  member: StaffMemberFieldsFragment;
  /** Whether this person's role may use a field of the graph's root, such as `setRole`. */
  may: (field: string) => boolean;
}

/** Who is signed in; null where no page of the back office is shown. */
export const StaffContext = createContext<Staff | null>(null);

/** Who is signed in, on a page of the back office. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new TypeError('useStaff is for pages of the back office');
  return staff;
}
