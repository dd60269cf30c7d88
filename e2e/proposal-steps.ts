import { expect } from '@playwright/test'
import type { Fixtures } from './fixtures.ts'

// The button on the page, the one of its question, and what is said then.
const DECLINING = {
  LONGER: [
    'tenantBooking.offer.decline',
    'tenantBooking.offer.declineSubmit',
    'tenantBooking.offer.declined',
  ],
  SHORTER: [
    'tenantBooking.shorter.decline',
    'tenantBooking.offer.declineSubmit',
    'tenantBooking.offer.declined',
  ],
  MOVE: ['tenantBooking.move.decline', 'tenantBooking.move.declineSubmit', 'tenantBooking.move.declined'],
} as const

/** The tenant opens the page of the stay, and declines what the landlord has proposed there. */
export async function declineProposal(
  { tenant: { page }, t, to }: Pick<Fixtures, 'tenant' | 't' | 'to'>,
  bookingId: string,
  kind: keyof typeof DECLINING,
): Promise<void> {
  const [button, submit, done] = DECLINING[kind]
  await page.goto(to('tenantBooking', { bookingId }))
  await page.getByRole('button', { name: t(button) }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t(submit) }).click()
  await expect(page.getByText(t(done))).toBeVisible()
  await expect(question).toBeHidden()
}
