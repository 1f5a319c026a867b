import { useStaff } from '../page/staffContext.ts';
import { type SectionName, sectionNames } from './sections.ts';

/** The sections that this person may see. */
export function useSectionNames(): SectionName[] {
  const { may } = useStaff();
  return sectionNames.filter((name) => name !== 'retention' || may('retention'));
}
