import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { startErasureStage } from '../../../../test/erasure-stage.ts'
import { storeYearsAgo } from '../../../../test/years-ago.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { appendErasure } from '../deletion/erasure-log.ts'
import { eraseAgain } from '../deletion/restore-actions.ts'
import { destroyKept } from './destroy-actions.ts'
import { destroyAgain } from './restore-actions.ts'

vi.setConfig({ testTimeout: 120_000 })
const stage = startErasureStage()

const count = async (table: 'bookings' | 'invoices' | 'payments') =>
  (await sql`select from ${sql.table(table)}`.execute(stage.t.db)).rows.length

async function runEndsAt(now: string) {
  stage.t.setNow(now)
  await destroyKept(await stage.t.ctxFor(null))
}

describe('what hinders the end of what is kept', () => {
  it.each([
    ['an open dispute', `update disputes set state = 'UNDER_REVIEW'`, 'OPEN_DISPUTE'],
    ['a deposit that is held', `update deposits set settled_on = null`, 'DEPOSIT_HELD'],
    ['a stay that goes on', `update bookings set "to" = '2030-01-01'`, 'BOOKING_AS_LANDLORD'],
    ['a hold', `update users set frozen_at = now() where erased_at is not null`, 'ACCOUNT_FROZEN'],
    ['money in the books', `update ledger_accounts set credits = 5 where id = 1`, 'MONEY_TO_SETTLE'],
    ['a payout under way', `update payouts set state = 'IN_TRANSIT', paid_at = null`, 'PAYOUT_UNDER_WAY'],
  ])('%s: nothing goes, and staff see why', async (_, change, obstacle) => {
    const { landlordId } = await stage.everything('landlord')
    await stage.erase(landlordId)
    await storeYearsAgo(stage.t.db)
    await stage.t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
    await asOwner(stage.t.db, (trx) => sql.raw(change).execute(trx))
    await runEndsAt('2019-01-02T10:00:00Z')
    expect([await count('bookings'), await count('invoices')]).toEqual([1, 1])
    stage.t.setNow(null)
    const query =
      '{ deletionRequests { nodes { endWaitsFor keptUntil endedAt destroyed { kind deleted } } } }'
    const { data } = await stage.t.graphql(query, {}, await stage.t.login('books@mezzo.example'))
    const told = { endWaitsFor: [obstacle], keptUntil: expect.any(String), endedAt: null, destroyed: [] }
    expect(data).toEqual({ deletionRequests: { nodes: [told] } })
  })

  it('is looked at again each night, and what is over goes as soon as it is settled', async () => {
    const { landlordId } = await stage.everything('landlord')
    await stage.erase(landlordId)
    await storeYearsAgo(stage.t.db)
    const dispute = (state: string) =>
      asOwner(stage.t.db, (trx) => sql`update disputes set state = ${state}`.execute(trx))
    await dispute('NEEDS_RESPONSE')
    await runEndsAt('2019-01-02T10:00:00Z')
    expect(await count('invoices')).toBe(1)
    await dispute('WON')
    await runEndsAt('2019-01-03T10:00:00Z')
    expect(await count('invoices')).toBe(0)
    expect(await stage.wishOf(landlordId)).toMatchObject({ end_waits_for: [] })
  })
})

describe('a restored database', () => {
  it('has what was destroyed destroyed again before anybody is answered, also of whom it knows nothing of', async () => {
    const { landlordId, tenantId } = await stage.everything('landlord')
    await storeYearsAgo(stage.t.db)
    const line = { request: crypto.randomUUID(), person: landlordId, digest: 'd' }
    await appendErasure(stage.t.services.config, { ...line, at: '2010-06-01T10:00:00Z' })
    await appendErasure(stage.t.services.config, { ...line, at: '2021-01-01T03:00:00Z', destroyed: true })
    const ctx = systemContext(stage.t.services, 'start')
    expect(await eraseAgain(ctx)).toBe(1)
    expect(await count('invoices')).toBe(1)
    expect(await destroyAgain(ctx)).toBe(1)
    expect(await count('invoices')).toBe(0)
    const erased = await stage.t.db
      .selectFrom('users')
      .select('erased_at')
      .where('id', '=', landlordId)
      .executeTakeFirst()
    expect(erased?.erased_at?.toString()).toBe('2010-06-01T10:00:00Z')
    // Of the tenant, who has an account, what they share stays.
    expect(await count('bookings')).toBe(1)
    expect(await destroyAgain(ctx)).toBe(0)
    expect(tenantId).not.toBe(landlordId)
  })

  it('has nothing destroyed whose end the log doesn’t tell of: the job finds it in the night', async () => {
    const { landlordId } = await stage.everything('landlord')
    await stage.erase(landlordId)
    await storeYearsAgo(stage.t.db)
    expect(await destroyAgain(systemContext(stage.t.services, 'start'))).toBe(0)
    expect(await count('invoices')).toBe(1)
  })
})
