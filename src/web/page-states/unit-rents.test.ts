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
  lastRentChange: change(140_000, 150_000),
} as const

function change(before: number, after: number) {
  return { before, after, currency: 'EUR', at: '2026-10-01T08:00:00Z' }
}

function cardOf(rent: {
  unitRent: number
  hasOwnRent: boolean
  partOfGroup?: boolean
  lastRentChange?: ReturnType<typeof change>
}) {
  const landlordListingById = { ...unit, ...rent }
  const answers = { UnitCard: { landlordListingById, unitStays: { current: null, next: null } } }
  return openPage('/en/dashboard/l/l1/tenant', jana, new Network(answers))
}

it('the card of a unit says what it costs, that this is its own, and when it was another', async () => {
  const page = cardOf({ unitRent: 120_000, hasOwnRent: true, lastRentChange: change(110_000, 120_000) })
  await page.sees('Rent for new requests: €1,200 a month, this apartment’s own.')
  await page.sees('from €1,100 to €1,200')
})

it('the card of a unit says since when it has no longer cost what its house does', async () => {
  const page = cardOf({ unitRent: 120_000, hasOwnRent: true, lastRentChange: change(0, 120_000) })
  await page.sees('from the building’s rent to €1,200')
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

it('the overview says from which rent on a house is let, and what each unit costs; one rent it says as it is', async () => {
  const house = {
    groupId: 'g1',
    partOfGroup: true,
    name: 'Lindenhof',
    currency: 'EUR',
    published: true,
  } as const
  const nodes = [
    { ...house, price: 150_000, fromPrice: 120_000, hasSeveralRents: true },
    { ...house, groupId: 'g2', name: 'Ulmenhof', price: 170_000, fromPrice: 170_000, hasSeveralRents: false },
  ]
  const units = [
    { _id: 'l1', apartmentName: 'WE 01', floor: 1, price: 120_000 },
    { _id: 'l2', apartmentName: 'WE 02', price: null },
  ]
  const page = openPage(
    '/en/dashboard',
    jana,
    new Network({
      HomeFigures: { landlordFigures: { apartments: 4 } },
      HomeListings: { landlordListings: { totalCount: 2, nodes } },
      HomeNeedsYou: {},
      HomeNeedsYouCalendars: {},
      HomeUnits: { landlordListingByGroupId: { groupId: 'g1', group: units } },
    }),
  )
  await page.sees('from €1,200')
  await page.sees('€1,700')
  expect(page.text()).not.toContain('from €1,700')
  const unfold = await page.find('button', 'Show the apartments of Lindenhof')
  unfold.click()
  await page.sees('WE 02')
  // That of the house's row, and the unit's own; the other unit costs what the house does.
  expect(page.text().match(/€1,200|€1,500/g)).toEqual(['€1,200', '€1,200', '€1,500'])
})

it('a unit with a rent of its own stands below its house where rents are changed, and is told apart in the history', async () => {
  const house = { groupId: 'g1', currency: 'EUR', area: 50, planned: [] } as const
  const made = { currency: 'EUR', from: '2026-10-01', madeAt: '2026-10-01T08:00:00Z' } as const
  const page = openPage(
    '/en/dashboard/rents',
    jana,
    new Network({
      RentsHomes: {
        homeRents: [
          { ...house, listingId: null, name: 'Lindenhof', city: 'Berlin', price: 150_000, unitsApart: 1 },
          { ...house, listingId: 'l1', name: 'WE 01', city: 'Lindenhof', price: 120_000, unitsApart: 0 },
        ],
      },
      RentsHistory: {
        rentChanges: [
          {
            ...made,
            _id: 'c1',
            batchId: 'b1',
            listingId: 'l1',
            before: 0,
            after: 120_000,
            state: 'IN_FORCE',
          },
          {
            ...made,
            _id: 'c2',
            batchId: 'b1',
            listingId: 'l1',
            before: 120_000,
            after: 130_000,
            state: 'LAPSED',
          },
        ],
      },
    }),
  )
  await page.sees('Select all 2 rents')
  await page.sees('1 apartment below has its own rent')
  await page.sees('the building’s rent → €1,200')
  await page.sees('Not changed: the apartment has no rent of its own any more, or may not cost that much')
})
