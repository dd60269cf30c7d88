import { expect, it, vi } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { marksLeft, startErasureStage } from '../../../../test/erasure-stage.ts'
import { markOf } from '../../../../test/everything-stored.ts'
import { storeYearsAgo } from '../../../../test/years-ago.ts'
import { LAW_PARTS } from '../../../domain/public/retention/ends.ts'
import { moveBusiness } from '../handover/move-sql.ts'
import { destroyKept } from './destroy-actions.ts'

vi.setConfig({ testTimeout: 120_000 })
const stage = startErasureStage()

/** A business that went to somebody else with its stay, whose invoices, payments and books stayed with the former landlord. */
async function handedOver() {
  const { landlordId, tenantId } = await stage.everything('landlord')
  const { db } = stage.t
  const receiverId = await stage.t.createUser({ email: 'nora@mezzo.example' })
  const idsIn = async (table: 'bookings' | 'listing_requests') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const [bookings, requests] = [await idsIn('bookings'), await idsIn('listing_requests')]
  const move = { landlordId, receiverId, bookings, requests, tenants: [tenantId], at: stage.t.services.now() }
  await asOwner(db, (trx) => moveBusiness(trx, move))
  return { landlordId, tenantId, receiverId }
}

async function runEnds() {
  stage.t.setNow('2021-01-01T03:00:00Z')
  await destroyKept(await stage.t.ctxFor(null))
}

/** The marks that are left of columns of these kinds. */
async function marksOf(kinds: readonly string[]): Promise<string[]> {
  const left = await marksLeft(stage.t.db)
  return LAW_PARTS.filter(({ key }) => kinds.includes(key))
    .flatMap(({ table, columns }) => columns.map((column) => markOf(table, column)))
    .filter((mark) => left.has(mark))
    .toSorted()
}

it('the stay of two who were erased says nothing any more, though the former landlord’s vouchers name it', async () => {
  const { tenantId, receiverId } = await handedOver()
  const vouchers = await marksOf(['invoices', 'books'])
  await stage.erase(receiverId)
  await stage.erase(tenantId)
  await storeYearsAgo(stage.t.db)
  expect(await marksOf(['contracts', 'bookings'])).not.toEqual([])
  await runEnds()
  expect(await marksOf(['contracts', 'bookings'])).toEqual([])
  const files = await Array.fromAsync(stage.t.services.files.list('files'))
  expect(files.filter((key) => key.includes('booking_offers'))).toEqual([])
  // What is the former landlord's, who has an account, is whole.
  expect(await marksOf(['invoices', 'books'])).toEqual(vouchers)
  expect(await stage.t.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
})

it('nothing of the new landlord’s goes with the former one', async () => {
  const { landlordId, receiverId } = await handedOver()
  await stage.erase(landlordId)
  await storeYearsAgo(stage.t.db)
  // How the former landlord has signed is theirs alone.
  const ofStay = async () =>
    (await marksOf(['contracts', 'bookings'])).filter((mark) => !mark.startsWith('zq-signers-'))
  const before = await ofStay()
  const homes = async () =>
    await stage.t.db
      .selectFrom('groups')
      .select(['street', 'city'])
      .where('landlord_id', '=', receiverId)
      .execute()
  const theirs = await homes()
  await runEnds()
  expect(await ofStay()).toEqual(before)
  expect(await homes()).toEqual(theirs)
  expect(await marksOf(['invoices', 'books'])).toEqual([])
})
