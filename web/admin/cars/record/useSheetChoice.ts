import { useKeepValueMutation } from '../../../generated/KeepValue.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { useUseSheetValueMutation } from '../../../generated/UseSheetValue.ts';
import { useChange } from '../../page/useChange.ts';
import { useRecount } from '../useRecount.ts';
import type { StockField } from './fieldTable.ts';

/** Chooses between the file's value of a field and the one that was set by hand: at once, apart from what is typed. */
export function useSheetChoice({ id, revision }: Pick<StockCarFieldsFragment, 'id' | 'revision'>) {
  const [keepValue] = useKeepValueMutation();
  const [endOverride] = useUseSheetValueMutation();
  const { busy, change } = useChange();
  const recount = useRecount();
  return {
    busy,
    /** Says that the value of a field is right though the file has another one. */
    async keep(field: StockField) {
      if (await change(() => keepValue({ variables: { input: { id, revision, field } } }))) recount();
    },
    /** Takes the file's value of a field, and of those that mean something only with it; resolves with whether that is done. */
    async takeSheet(field: StockField): Promise<boolean> {
      const payload = await change(() => endOverride({ variables: { input: { id, revision, field } } }));
      if (payload) recount();
      return payload !== undefined;
    },
  };
}
