import { createContext, useContext } from 'react';

/** The languages of the site. Where a catalogue lacks a language, its texts are in English. */
export type Language = 'en' | 'ar';

/** The texts of a feature: plain values and functions, one set for each language. */
export type Catalogue<Words> = { en: Words } & Partial<Record<Language, Words>>;

/** The language of the current page. */
export const LanguageContext = createContext<Language>('en');

/** The texts of `catalogue` in the language of the page. */
export function useMessages<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[useContext(LanguageContext)] ?? catalogue.en;
}
