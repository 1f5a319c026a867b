import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Friday, 20 November 2026, 14:00 in Dubai: all times of that day are over. */
export const friday = '2026-11-20T10:00:00Z';

/** Stops the clock; timers still run. */
export function stopClock(moment = friday) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

/** Fills in the form for a test drive, up to the button. */
export async function fillTestDrive(user: UserEvent, { date = '2026-11-24', time = '01:30 PM' } = {}) {
  await user.type(await screen.findByLabelText('Full name'), 'Layla Hassan');
  await user.type(screen.getByLabelText('Mobile number'), '+971 50 123 4567');
  await user.type(screen.getByLabelText('Email'), 'layla@example.ae');
  await user.type(screen.getByLabelText('Preferred date'), date);
  await user.click(screen.getByRole('radio', { name: time }));
}

/** Fills in the form for a purchase, up to the button. */
export async function fillPurchase(user: UserEvent) {
  await user.type(await screen.findByLabelText('First name'), 'Omar');
  await user.type(screen.getByLabelText('Last name'), 'Al Farsi');
  await user.type(screen.getByLabelText('Email'), 'omar@example.ae');
  await user.type(screen.getByLabelText('Mobile number'), '050 765 4321');
}
