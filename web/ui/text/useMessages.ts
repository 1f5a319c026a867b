import { createContext, useContext } from 'react';

/** The languages of the site. What a catalogue lacks is shown in English. */
export type Language = 'en' | 'ar';

/** The words of a feature: plain values and functions, one set a language. */
export type Catalogue<Words> = { en: Words } & Partial<Record<Language, Words>>;

/** The language of the page that is shown. */
export const LanguageContext = createContext<Language>('en');

/** The words of `catalogue` in the language of the page. */
export function useMessages<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[useContext(LanguageContext)] ?? catalogue.en;
}
