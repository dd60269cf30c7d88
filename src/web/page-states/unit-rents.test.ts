import { afterEach, expect, it } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

afterEach(closePage)

const unit = {
  _id: 'l1',
  groupId: 'g1',
  partOfGroup: true,
  name: 'Lindenhof',
  apartmentName: 'WE 04',
  currency: 'EUR',
  lastRentChange: { before: 140_000, after: 150_000, currency: 'EUR', at: '2026-10-01T08:00:00Z' },
} as const

function cardOf(rent: { unitRent: number; hasOwnRent: boolean; partOfGroup?: boolean }) {
  const landlordListingById = { ...unit, ...rent }
  const answers = { UnitCard: { landlordListingById, unitStays: { current: null, next: null } } }
  return openPage('/en/dashboard/l/l1/tenant', jana, new Network(answers))
}

it('the card of a unit says what it costs and that this is its own, and nothing of its house’s changes', async () => {
  const page = cardOf({ unitRent: 120_000, hasOwnRent: true })
  await page.sees('Rent for new requests: €1,200 a month, this apartment’s own.')
  expect(page.text()).not.toContain('Last rent change')
})

it('the card of a unit without a rent of its own says that of its house, and when that changed', async () => {
  const page = cardOf({ unitRent: 150_000, hasOwnRent: false })
  await page.sees('Rent for new requests: €1,500 a month, as for the building.')
  await page.sees('from €1,400 to €1,500')
})

it('the card of a listing by itself says its rent alone', async () => {
  const page = cardOf({ unitRent: 150_000, hasOwnRent: false, partOfGroup: false })
  await page.sees('Rent for new requests: €1,500 a month.')
})
