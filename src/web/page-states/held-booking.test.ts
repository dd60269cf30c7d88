import { afterEach, expect, it } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const possible = { value: true, reason: null }
const deposit = {
  state: 'HELD',
  receivedOn: '2026-10-01',
  settledOn: null,
  canBeRecorded: possible,
  canBeSettled: possible,
} as const
const rent = {
  _id: 'r1',
  from: '2026-10-01',
  to: '2026-10-31',
  dueOn: '2026-10-01',
  receivedOn: '2026-10-02',
  state: 'RECEIVED',
  amount: 100_000,
  currency: 'EUR',
  canBeMarked: { value: false, reason: null },
  canBeUnmarked: possible,
} as const
const booking = {
  _id: 'b1',
  phase: 'CURRENT',
  tenantNames: 'Amélie Fournier',
  currency: 'EUR',
  canceled: false,
  canBeCanceled: possible,
  depositRecord: deposit,
  rents: [rent],
  listing: { name: 'Lime Court 4', apartmentName: '' },
} as const
const answers = {
  BookingDetail: { landlordBooking: booking },
  BookingList: { bookings: { totalCount: 1, nodes: [booking] } },
}
const path = '/en/dashboard/bookings/b1'
const notice = 'means for this booking'

afterEach(closePage)

it('says on a running booking what a hold on the account stops there, what goes on, and how to object', async () => {
  const opened = openPage(path, { ...jana, frozen: 'PERSON' }, new Network(answers))
  await opened.sees(`What the hold on your account ${notice}`)
  for (const words of ['Payouts: what has arrived', 'Refunding money here', 'You can cancel the booking'])
    expect(opened.text()).toContain(words)
  const closed = [...document.querySelectorAll('button[aria-disabled="true"]')].map(
    ({ textContent }) => textContent,
  )
  expect(closed).toEqual(expect.arrayContaining(['Undo']))
  expect(opened.text()).toContain('Not possible while an account is on hold.')
})

it('says whose account it is to the team, who have nothing to object to', async () => {
  const viewer = { ...jana, role: 'MANAGER', frozen: 'WORLD', worldName: 'Jana Keller' } as const
  const opened = openPage(path, viewer, new Network(answers))
  await opened.sees(`What the hold on the account of Jana Keller ${notice}`)
  expect(opened.text()).not.toContain('See why, and object')
})

it('says nothing of it where no account is on hold, and nothing of a cancelled booking', async () => {
  const opened = openPage(path, jana, new Network(answers))
  await opened.sees('Amélie Fournier')
  expect(opened.text()).not.toContain(notice)
  closePage()
  const canceled = { ...booking, canceled: true, phase: 'CANCELLED' } as const
  const network = new Network({ ...answers, BookingDetail: { landlordBooking: canceled } })
  const other = openPage(path, { ...jana, frozen: 'PERSON' }, network)
  await other.sees('Amélie Fournier')
  expect(other.text()).not.toContain(notice)
})
