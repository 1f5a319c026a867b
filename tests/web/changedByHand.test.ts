import { expect, test } from 'vitest';
import { graphFields } from '../../gateway/staff/stock/importFields.ts';
import { paintFields } from '../../rest/inventory/cells/readCondition.ts';
import { fields } from '../../rest/inventory/columns.ts';
import { fieldsByHand } from '../../rest/inventory/byHand/fieldsByHand.ts';
import { changedByHand } from '../../web/admin/import/importParts.ts';

const graphNames = (names: typeof fields) => names.map((field) => graphFields[field]);

test('an editor may let her file overwrite every field that the REST API can overwrite, and no other one (BO-8)', () => {
  // The paint of all panels is one value, which the first of its columns stands for.
  const offered = changedByHand(graphNames(fields));
  const [bonnet, ...others] = graphNames(paintFields);
  expect(offered).toContain(bonnet);
  expect(new Set([...offered, ...others])).toEqual(new Set(graphNames([...fieldsByHand])));
  expect(changedByHand(['MAKE', 'PAINT_ROOF', 'PAINT_BOOT'])).toEqual(['MAKE', 'PAINT_ROOF']);
});
