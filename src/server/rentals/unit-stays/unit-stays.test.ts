import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

interface Stays {
  current: { booking: { _id: string; tenant: { phone: string | null } } } | null
  next: { booking: { _id: string } } | null
}

async function staysIn(listingId: string, as: Browser) {
  return app.graphql<{ unitStays: Stays } | null>(
    'query($id: ID!) { unitStays(listingId: $id) { current { booking { _id tenant { phone } } } next { booking { _id } } } }',
    { id: listingId },
    as,
  )
}

it('the landlord reads who lives in a unit and who comes next; nobody else does', async () => {
  app.setNow('2030-01-15T09:00:00Z')
  const stage = await createStage(app)
  const [listingId = ''] = stage.unitIds
  const current = await bookStay(app, stage, '2030-02-01', '2030-04-30')
  await app.db.updateTable('booking_requests').set({ phone: '+49 30 5550 1234' }).execute()
  const next = await bookStay(app, stage, '2030-06-01', '2030-08-31')
  expect((await staysIn(listingId, stage.landlord)).data?.unitStays).toMatchObject({
    current: null,
    next: { booking: { _id: current } },
  })
  app.setNow('2030-04-30T09:00:00Z')
  const landlord = await app.login('jana@mezzo.example')
  const { data } = await staysIn(listingId, landlord)
  expect(data?.unitStays).toMatchObject({
    current: { booking: { _id: current } },
    next: { booking: { _id: next } },
  })
  expect(data?.unitStays.current?.booking.tenant.phone).toBe('+49 30 5550 1234')
  await app.createUser({ email: 'other@mezzo.example', landlord: true })
  const other = await staysIn(listingId, await app.login('other@mezzo.example'))
  expect(other.data?.unitStays).toEqual({ current: null, next: null })
  const limited = await staysIn(listingId, await joinAsLimited(app, stage))
  expect(limited.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
  const tenant = await staysIn(listingId, await app.login('amelie@mezzo.example'))
  expect(tenant.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})
