import type { BulkPreviewQueryVariables } from '../../../../generated/BulkPreview.ts';
import type { Selection } from '../../selection/selection.ts';

/** The selected cars, as the graph reads them. */
export function toInput({ all, ids }: Selection): BulkPreviewQueryVariables['selection'] {
  return all ? { filter: all, except: [...ids] } : { ids: [...ids] };
}
