import type { ReactNode } from 'react';
import { dealership, telephone } from '../../dealer/dealership.ts';

/** The dealer's phone number, which a tap calls. */
export function PhoneLink({ icon }: { icon?: ReactNode }) {
  const phone = dealership.phones[0] ?? '';
  return (
    <a className="link inline-flex min-h-tap items-center gap-2" href={telephone(phone)}>
      {icon}
      <bdi dir="ltr" className="num">
        {phone}
      </bdi>
    </a>
  );
}
