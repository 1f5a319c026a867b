import { adminRolesMigration } from '../../admin/adminRolesMigration.ts';
import { auditMigration } from '../../admin/audit/auditMigration.ts';
import { stockNumberMigration } from '../../cars/migrations/stockNumberMigration.ts';
import {
  claimWordsMigration,
  engineWordsMigration,
  foldedLettersMigration,
  foldedWordsMigration,
  listKeysMigration,
  searchMigration,
} from '../../cars/migrations/searchMigration.ts';
import { handlingMigration } from '../../enquiries/handlingMigration.ts';
import type { Migration } from '../migrate.ts';

/**
 * The migrations of the store, oldest first: each is declared by the feature whose documents it changes. New ones are
 * added at the end, and none is ever removed: their names tell whether a store is newer than the program.
 */
export const migrations: readonly Migration[] = [
  stockNumberMigration,
  searchMigration,
  engineWordsMigration,
  claimWordsMigration,
  foldedWordsMigration,
  adminRolesMigration,
  auditMigration,
  handlingMigration,
  listKeysMigration,
  foldedLettersMigration,
];
