import { appendFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { createListing } from '../../../../test/builders.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { checkAuditLog } from '../../kernel/audit/actions.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { appendErasure, readErasures } from './erasure-log.ts'
import { eraseAgain } from './restore-actions.ts'
import { failingAfter, startErasureStage } from '../../../../test/erasure-stage.ts'

const stage = startErasureStage()
const { erase, landlordWithHome } = stage

describe('a restored database', () => {
  it('has whoever was erased erased again before anybody is answered', async () => {
    const { id } = await landlordWithHome()
    await stage.t.db.updateTable('listings').set({ published: false }).execute()
    await erase(id)
    // The state of before: the person is there again, without any wish, with a home that is let to somebody.
    await stage.t.reset()
    await storeAgain(id)
    expect(await eraseAgain(systemContext(stage.t.services, 'start'))).toBe(1)
    const user = await stage.t.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      first_name: '',
      email: `erased-${id}@erased.invalid`,
      erased_at: expect.anything(),
    })
    expect(await stage.t.db.selectFrom('groups').select('id').execute()).toEqual([])
    expect(await eraseAgain(systemContext(stage.t.services, 'start'))).toBe(0)
  })

  it('is taken up again where that was interrupted', async () => {
    const { id } = await landlordWithHome()
    await stage.t.db.updateTable('listings').set({ published: false }).execute()
    await erase(id)
    await stage.t.reset()
    await storeAgain(id)
    for (let calls = 1; calls < 200 && !(await doneOf(id)); calls++) {
      const services = { ...stage.t.services, now: failingAfter(calls) }
      await eraseAgain(systemContext(services, 'start')).catch(() => {})
    }
    expect(await doneOf(id)).toBe(true)
    expect(await stage.t.db.selectFrom('groups').select('id').execute()).toEqual([])
  })

  it('answers nobody until then, and says why', async () => {
    stage.t.lifecycle.restoring = true
    const [ready, alive, page] = await Promise.all(
      ['/readyz', '/healthz', '/api/users/me'].map((url) => stage.t.app.inject(url)),
    )
    stage.t.lifecycle.restoring = false
    expect([ready?.statusCode, alive?.statusCode, page?.statusCode]).toEqual([503, 200, 503])
    expect(ready?.json()).toEqual({
      status: 'people are erased again who came back with a restored database',
    })
    expect((await stage.t.app.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('the log of erasures', () => {
  it('is read to the last whole line, and goes on below one that a crash has cut short', async () => {
    const erasure = (person: string) => ({
      request: crypto.randomUUID(),
      person,
      at: '2030-01-01T00:00:00Z',
      digest: 'd',
    })
    const [first, second] = [erasure(crypto.randomUUID()), erasure(crypto.randomUUID())]
    const config = { erasureLog: stage.erasureLog }
    expect(await readErasures(config)).toEqual([])
    await appendErasure(config, first)
    appendFileSync(stage.erasureLog, '{"request":"cut sho')
    expect(await readErasures(config)).toEqual([first])
    await appendErasure(config, second)
    await appendErasure(config, second)
    expect(await readErasures(config)).toEqual([first, second])
  })
})

it('an entry of the audit log that was emptied by nobody, or whose rest was changed, is noticed', async () => {
  const { id } = await landlordWithHome()
  const ctx = await stage.t.ctxFor(id)
  await inTransaction(ctx, (trx) =>
    audit(trx, ctx, { action: 'a', entityType: 'user', entityId: id, landlordId: id, data: { was: 'x' } }),
  )
  await stage.t.db.updateTable('listings').set({ published: false }).execute()
  await erase(id)
  const problems = async () =>
    (await checkAuditLog(stage.t.db, stage.t.services.config.secret, null)).breaks.map(
      ({ problem }) => problem,
    )
  expect(await problems()).toEqual([])
  await expect(sql`update audit_log set data = '{}'`.execute(stage.t.db)).rejects.toThrow('never changed')
  await asOwner(stage.t.db, (trx) => sql`update audit_log set action = 'b' where action = 'a'`.execute(trx))
  expect(await problems()).toEqual(['entry changed'])
  await asOwner(stage.t.db, (trx) => sql`update audit_log set action = 'a' where action = 'b'`.execute(trx))
  await asOwner(stage.t.db, (trx) => sql`update audit_erasures set batch = gen_random_uuid()`.execute(trx))
  expect(await problems()).toContain('entry emptied by nobody')
})

async function storeAgain(id: string) {
  const other = await stage.t.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  await asOwner(stage.t.db, async (trx) => {
    await trx.updateTable('users').set({ id }).where('id', '=', other).execute()
    await trx.updateTable('accounts').set({ user_id: id }).where('user_id', '=', other).execute()
  })
  await createListing(stage.t.db, id)
}

const doneOf = async (id: string) =>
  (
    await stage.t.db
      .selectFrom('deletion_requests')
      .select('done_at')
      .where('user_id', '=', id)
      .executeTakeFirst()
  )?.done_at != null
