import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage } from '../../../../test/builders.ts'
import { checkAuditLog, sealAuditLog } from '../../kernel/audit/actions.ts'
import { systemContext } from '../../kernel/viewer/context.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const reason = 'She asked by phone to accept for her.'
const start = (browser: Browser, payload: object) =>
  t.send(browser, { method: 'POST', url: '/api/impersonation', payload })
const end = (browser: Browser) =>
  t.send(browser, { method: 'POST', url: '/api/impersonation/end', payload: {} })

async function staff(permissions: ('sales' | 'accounting')[] = ['sales']) {
  const id = await t.createUser({
    email: 'sam@mezzo.example',
    firstName: 'Sam',
    lastName: 'Weber',
    permissions,
  })
  return { id, browser: await t.login('sam@mezzo.example') }
}

describe('impersonation', () => {
  test('lets staff act as a landlord, with both in the log and the landlord told', async () => {
    const stage = await createStage(t)
    const id = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    const sam = await staff()
    const started = await start(sam.browser, { landlordId: stage.landlordId, reason })
    expect(started.statusCode).toBe(200)
    expect(sam.browser.cookies.impersonating).toBe('1')
    expect((await command(t, sam.browser, 'acceptListingRequest', { id })).error).toBeNull()
    const rows = await t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_id', 'via'])
      .where('action', '=', 'acceptListingRequest')
      .execute()
    expect(rows).toEqual([{ actor_id: sam.id, subject_id: stage.landlordId, via: 'IMPERSONATION' }])
    expect((await end(sam.browser)).statusCode).toBe(200)
    expect(sam.browser.cookies.impersonating).toBeUndefined()
    expect((await end(sam.browser)).statusCode).toBe(403)
    const after = await t.graphql('{ landlordListings { totalCount } }', {}, sam.browser)
    expect(after.errors?.[0]?.message).toBe('Not allowed to access')
    const seen = await t.graphql(
      '{ impersonations { actorName reason endedAt actions } auditLog { nodes { action actorName subjectName via reason } } }',
      {},
      stage.landlord,
    )
    expect(seen.data).toMatchObject({
      impersonations: [{ actorName: 'Sam Weber', reason, actions: 1 }],
      auditLog: {
        nodes: expect.arrayContaining([
          expect.objectContaining({
            action: 'acceptListingRequest',
            actorName: 'Sam Weber',
            subjectName: 'Jana Keller',
            via: 'IMPERSONATION',
            reason,
          }),
        ]),
      },
    })
  })

  test('ends by itself after an hour', async () => {
    const stage = await createStage(t)
    const sam = await staff()
    await start(sam.browser, { landlordId: stage.landlordId, reason })
    const ask = () => t.graphql('{ landlordListings { totalCount } }', {}, sam.browser)
    t.setNow(Temporal.Now.instant().add({ minutes: 59 }))
    expect((await ask()).errors).toBeUndefined()
    t.setNow(Temporal.Now.instant().add({ minutes: 60, seconds: 1 }))
    expect((await ask()).errors?.[0]?.message).toBe('Not allowed to access')
  })

  test('reaches neither the team, nor links, nor another landlord, nor a signature', async () => {
    const stage = await createStage(t)
    const sam = await staff()
    const other = await t.createUser({ landlord: true })
    await start(sam.browser, { landlordId: stage.landlordId, reason })
    for (const query of ['{ team { _id } }', '{ accessLinks { _id } }', '{ staffPeople { _id } }']) {
      const answer = await t.graphql(query, {}, sam.browser)
      expect([query, answer.errors?.[0]?.message]).toEqual([query, 'Not allowed to access'])
    }
    expect((await start(sam.browser, { landlordId: other, reason })).statusCode).toBe(403)
  })

  test('needs the permission, a reason, a landlord', async () => {
    const stage = await createStage(t)
    const sam = await staff()
    expect((await start(sam.browser, { landlordId: stage.landlordId, reason: 'short' })).statusCode).toBe(422)
    expect((await start(sam.browser, { landlordId: stage.landlordId })).statusCode).toBe(422)
    expect((await start(sam.browser, { landlordId: stage.tenantId, reason })).statusCode).toBe(409)
    expect((await start(sam.browser, { landlordId: crypto.randomUUID(), reason })).statusCode).toBe(404)
    expect((await start(stage.landlord, { landlordId: stage.landlordId, reason })).statusCode).toBe(403)
    await t.createUser({ email: 'ada@mezzo.example', permissions: ['accounting'] })
    const ada = await t.login('ada@mezzo.example')
    expect((await start(ada, { landlordId: stage.landlordId, reason })).statusCode).toBe(403)
    expect(await t.db.selectFrom('impersonations').selectAll().execute()).toEqual([])
  })
})

describe('the audit log', () => {
  test('can’t be changed, and its chain shows what was changed all the same', async () => {
    const stage = await createStage(t)
    await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    const id = await sendRequest(t, stage, '2027-07-01', '2027-09-30')
    await command(t, stage.landlord, 'acceptListingRequest', { id })
    const check = async () => (await checkAuditLog(t.db, t.services.config.secret, null)).breaks
    expect(await check()).toEqual([])
    const { checkedEntries } = await checkAuditLog(t.db, t.services.config.secret, stage.landlordId)
    expect(checkedEntries).toBeGreaterThan(2)
    await expect(t.db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed')
    await sealAuditLog(systemContext(t.services))
    const problems = async (edit: string) => {
      let found: string[] = []
      const rollback = new Error('rollback')
      await t.db
        .transaction()
        .execute(async (trx) => {
          await sql`alter table audit_log disable trigger user`.execute(trx)
          await sql`alter table audit_chain disable trigger user`.execute(trx)
          for (const statement of edit.split(';')) await sql.raw(statement).execute(trx)
          found = (await checkAuditLog(trx, t.services.config.secret, null)).breaks.map((it) => it.problem)
          throw rollback
        })
        .catch((error: unknown) => {
          if (error !== rollback) throw error
        })
      return [...new Set(found)]
    }
    const last = '(select max(id) from audit_log)'
    for (const change of [
      `at = at + interval '1 second'`,
      `actor_id = gen_random_uuid()`,
      `subject_id = gen_random_uuid()`,
      `action = 'other'`,
      `entity_type = 'other'`,
      `entity_id = gen_random_uuid()`,
      `data = data || '{"x":1}'`,
      `request_id = 'other'`,
      `via = 'SYSTEM'`,
      `via_id = gen_random_uuid()`,
    ]) {
      const found = await problems(`update audit_log set ${change} where id = ${last}`)
      expect([change, found]).toEqual([change, ['entry changed']])
    }
    expect(await problems(`update audit_log set landlord_id = null where id = ${last}`)).toContain(
      'entry changed',
    )
    expect(
      await problems(
        `delete from audit_chain where entry_id = ${last}; delete from audit_log where id = ${last}`,
      ),
    ).toContain('end missing')
    expect(
      await problems(
        `insert into audit_log (action, entity_type, entity_id) values ('x', 'y', gen_random_uuid())`,
      ),
    ).toContain('entry not chained')
    // Written anew as a whole, with right hashes: only the seal tells.
    const rewritten = await problems(`
      update audit_log set action = 'other' where id = ${last};
      update audit_chain c set hash = audit_hash(a, c.previous_hash) from audit_log a where a.id = c.entry_id;
      update audit_heads h set hash = c.hash from audit_chain c where c.chain = h.chain and c.position = h.position`)
    expect(rewritten).toEqual(['differs from its seal'])
  })
})
