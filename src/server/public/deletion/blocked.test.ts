import { beforeEach, expect, it, vi } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { emailOf, startErasureStage } from '../../../../test/erasure-stage.ts'
import { sweepAsStaff, type StaffCall } from '../../../../test/staff-sweep.ts'
import { PERMISSIONS } from '../../../domain/catalogue/people.ts'
import { addDays, dayOf } from '../../../domain/kernel/day.ts'
import { KEPT_DATA_PERMISSION } from '../../../domain/people/permission-table.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
const stage = startErasureStage()
const others = PERMISSIONS.filter((permission) => permission !== KEPT_DATA_PERMISSION)
/** With this the name, the address and what is left of them begin: an erased person is called by a dash. */
const search = '-'

let landlordId: string
let tenantId: string
let sweep: Awaited<ReturnType<typeof sweepAsStaff>>
beforeEach(async () => {
  ;({ landlordId, tenantId } = await stage.everything('landlord'))
  await stage.erase(landlordId)
  await stage.erase(tenantId)
  await leaveOpen()
  sweep = await sweepAsStaff(stage.t, [landlordId, tenantId])
})

/** What is left of both stands where staff look for what is to be done. */
async function leaveOpen() {
  const { t } = stage
  const now = t.services.now()
  const from = addDays(dayOf(now), 20)
  await asOwner(t.db, async (trx) => {
    await trx
      .updateTable('listing_requests')
      .set({
        status_type: 'NOT_AVAILABLE',
        status_reason: 'LANDLORD_DID_NOT_RESPOND',
        from,
        to: addDays(from, 60),
      })
      .execute()
    await trx
      .insertInto('impersonations')
      .values({
        actor_id: tenantId,
        landlord_id: landlordId,
        reason: 'zq-acted-qz',
        started_at: now,
        ends_at: now.add({ minutes: 30 }),
      })
      .execute()
  })
}

// A portal that homes are sent to is nobody's.
const isMarked = ({ theirs, missing }: StaffCall) => /zq-(?!partner_portals-).*?-qz/.test(theirs + missing)

it.each(others)('staff with %s alone find nothing of somebody who was erased', async (permission) => {
  const calls = await sweep.read(permission, search)
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter((call) => isMarked(call) || sweep.names(call) || sweep.tells(call))).toEqual([])
})

it('nor change anything of theirs: it looks as if it were not there', async () => {
  const changed: StaffCall[] = []
  for (const permission of others) changed.push(...(await sweep.change(permission)).filter(sweep.tells))
  expect(changed).toEqual([])
})

it('whoever keeps the books finds what is kept', async () => {
  const calls = await sweep.read(KEPT_DATA_PERMISSION, search)
  const finding = new Set(calls.filter(isMarked).map(({ name }) => name))
  expect([...finding]).toEqual(
    expect.arrayContaining(['staffInvoices', 'taxDataItems', 'landlordsWithTerms']),
  )
})

it('nobody acts as an erased landlord, nor goes on with it', async () => {
  const { t } = stage
  await t.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
  const sales = await t.login('sales@mezzo.example')
  const begin = (id: string) =>
    t.send(sales, {
      method: 'POST',
      url: '/api/impersonation',
      payload: { landlordId: id, reason: 'A call about a stay.' },
    })
  expect((await begin(landlordId)).statusCode).toBe(404)
  const other = await t.createUser({ email: 'other@mezzo.example', landlord: true })
  expect((await begin(other)).statusCode).toBe(200)
  await t.db.updateTable('users').set({ erased_at: t.services.now() }).where('id', '=', other).execute()
  expect((await t.graphql<{ me: object | null }>('{ me { _id } }', {}, sales)).data?.me).toBeNull()
})

it('the other side of a contract keeps its own booking and contract', async () => {
  await stage.t.reset()
  const world = await stage.everything('tenant')
  await stage.erase(world.tenantId)
  const landlord = await stage.t.login(emailOf('landlord'))
  const { id } = await stage.t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
  const offer = await stage.t.db.selectFrom('booking_offers').select('id').executeTakeFirstOrThrow()
  const { data } = await stage.t.graphql<Record<'booking' | 'offer', object | null>>(
    `query($id: ID!, $offer: ID!) { booking: landlordBooking(_id: $id) { _id } offer: bookingOffer(_id: $offer) { _id } }`,
    { id, offer: offer.id },
    landlord,
  )
  expect(data).toEqual({ booking: { _id: id }, offer: { _id: offer.id } })
})
