import { useLocation } from 'react-router-dom';
import type { LoanTerms } from '../dealer/instalments.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';

/**
 * What the visitor has sent, as its confirmation shows it. The navigation passes it on (`state`), and it stays with that
 * page in the history of the tab: it is in no address, and is gone when the tab is closed.
 */
export interface Receipt {
  /** The id of the enquiry, where the dealer's API returns it. */
  id: string | null;
  /** ms since 1970. */
  sentAt: number;
  /** The car as it was then. */
  car?: ChosenCarFragment | null;
  /** The chosen terms of the loan for it. */
  terms?: LoanTerms;
  /** The requested time of the test drive, such as `2026-11-24` and `01:30 PM`. */
  slot?: { date: string; time: string; otherTime?: string | null; bringTo?: string | null };
  /** The price that the visitor offers for the car, as it was typed. */
  bid?: string;
  /** The visitor's own car, such as `BMW X5`, and how many photos of it have arrived. */
  offer?: { name: string; photos: number };
}

/** The receipt for the current confirmation; undefined where that was opened by its address. */
export function useReceipt(): Receipt | undefined {
  const { state } = useLocation() as { state: Partial<Receipt> | null };
  // The server does not know the history of the tab.
  const hydrated = useHydrated();
  return hydrated && typeof state?.sentAt === 'number'
    ? { id: null, ...state, sentAt: state.sentAt }
    : undefined;
}
