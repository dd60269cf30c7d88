import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function ask(area: number, standard = 'MEDIUM') {
  const query = `query($area: Int!, $standard: FurnitureStandard!) {
    expectedRent(city: "Berlin", area: $area, standard: $standard) { homes lowest highest } }`
  return t.graphql<{ expectedRent: unknown }>(
    query,
    { area, standard },
    await t.login('landlord0@mezzo.example'),
  )
}

/** Homes of some landlords in turn, of 50 square metres at 1,000, 1,100, 1,200 euros and so on. */
async function letHomes(homes: number, landlords: number) {
  const ids: string[] = []
  for (let at = 0; at < landlords; at++)
    ids.push(await t.createUser({ email: `landlord${at}@mezzo.example`, landlord: true }))
  for (let at = 0; at < homes; at++)
    await createListing(t.db, ids[at % landlords] ?? '', {
      group: { city: 'Berlin', area: 50, price: 100_000 + at * 10_000, furniture_standard: 'MEDIUM' },
    })
}

it('is what the middle half of at least five homes of three landlords ask for', async () => {
  await letHomes(5, 3)
  expect((await ask(50)).data.expectedRent).toEqual({ homes: 5, lowest: 110_000, highest: 130_000 })
  expect((await ask(80)).data.expectedRent).toEqual({ homes: 5, lowest: 176_000, highest: 208_000 })
})

it.each([
  [4, 3],
  [5, 2],
])('is not said where %d homes of %d landlords stand behind it', async (homes, landlords) => {
  await letHomes(homes, landlords)
  expect((await ask(50)).data.expectedRent).toEqual({ homes, lowest: null, highest: null })
})

it('counts neither what nobody sees, nor homes of another size, furniture or currency', async () => {
  await letHomes(9, 3)
  const groups = await t.db.selectFrom('groups').select('id').orderBy('price').execute()
  const of = (at: number) => groups[at]?.id ?? ''
  await t.db.updateTable('listings').set({ published: false }).where('group_id', '=', of(0)).execute()
  await t.db.updateTable('groups').set({ currency: 'CHF' }).where('id', '=', of(1)).execute()
  await t.db.updateTable('groups').set({ furniture_standard: 'LUXURY' }).where('id', '=', of(2)).execute()
  await t.db.updateTable('groups').set({ area: 120 }).where('id', '=', of(3)).execute()
  expect((await ask(50)).data.expectedRent).toEqual({ homes: 5, lowest: 150_000, highest: 170_000 })
  expect((await ask(50, 'LUXURY')).data.expectedRent).toMatchObject({ homes: 1, lowest: null })
})

it('is refused for an area that nobody lets', async () => {
  await letHomes(1, 1)
  expect((await ask(11)).errors).toHaveLength(1)
})
