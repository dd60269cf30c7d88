import { afterEach, expect, it } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const possible = { value: true, reason: null }
const booking = {
  _id: 'b1',
  phase: 'UPCOMING',
  tenantNames: 'Amélie Fournier',
  currency: 'EUR',
  canceled: false,
  canBeCanceled: possible,
  listing: { name: 'Lime Court 4', apartmentName: '' },
} as const
const ending = {
  currency: 'EUR',
  lastDay: null,
  creditNotes: [],
  invoice: null,
  givenBack: 0,
  refunds: [{ purpose: 'FIRST_MONTH_RENT', kept: 150_000, amount: 150_000 }],
} as const
const answers = {
  BookingDetail: { landlordBooking: booking },
  BookingList: { bookings: { totalCount: 1, nodes: [booking] } },
  BookingConsequences: {
    cancellationConsequences: {
      canBeCanceled: possible,
      possibleLastDays: null,
      tenantName: 'Amélie Fournier',
      ends: [ending],
      endedRequests: [],
      reopenedRequests: [],
      notified: [],
    },
  },
}

afterEach(closePage)

it('says that all of the paid rent goes back where nobody has moved in, and asks for no amount', async () => {
  const opened = openPage('/en/dashboard/bookings/b1?dialog=cancel', jana, new Network(answers))
  await opened.sees('No one has moved in, so all of the rent paid is refunded to Amélie Fournier: €1,500')
  expect(opened.text()).not.toContain('Refund to the tenant')
})
