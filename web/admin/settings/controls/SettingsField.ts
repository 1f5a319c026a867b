import type { SettingsFieldsFragment } from '../../../generated/SettingsFields.ts';

/** A fact of the dealer that the page shows. */
export type SettingsField = Exclude<keyof SettingsFieldsFragment, 'revision' | 'examples'>;
