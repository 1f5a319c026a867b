import { useMessages } from '../../ui/text/useMessages.ts';
import { peopleMessages } from './messages.ts';

/** The roles as options, each with what it allows. */
export function RoleOptions() {
  const text = useMessages(peopleMessages);
  return Object.entries<string>(text.roleHints).map(([role, hint]) => (
    <option key={role} value={role}>
      {hint}
    </option>
  ));
}
