import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { markOf } from '../../../../test/everything-stored.ts'
import type { Erase } from '../../../domain/public/retention/datum.ts'
import { ERASED_PARTS } from '../../../domain/public/retention/erasure.ts'
import { checkAuditLog } from '../../kernel/audit/actions.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { erasePeople } from './erase-actions.ts'
import { belongsTo } from './rows-sql.ts'
import { readShape } from './shape-sql.ts'
import {
  emailOf,
  failingAfter,
  marksLeft,
  type ErasedRole,
  startErasureStage,
} from '../../../../test/erasure-stage.ts'

const stage = startErasureStage()
const { erase, everything, settleEverything, runErasure, landlordWithHome, wishOf } = stage

/** The ways by which there are rows of the person, as `table way`. */
async function waysThatLead(id: string, role: ErasedRole): Promise<Set<string>> {
  const shape = await readShape(stage.t.db)
  const leading = new Set<string>()
  for (const { table, ways } of ERASED_PARTS)
    for (const way of Object.values(ways).flat()) {
      const row = { table, alias: 't', ways: [way] }
      const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)} as t
        where ${belongsTo(shape, row, { id, email: emailOf(role) })}) as is`.execute(stage.t.db)
      if (rows[0]?.is) leading.add(`${table} ${way}`)
    }
  return leading
}

/** What names the files that are left: contracts, invoices, disputes and what the tax office was told. */
const keptOfAll = [
  'booking_offers.contract_file_id',
  'booking_offers.own_contract_file_id',
  'booking_offers.signed_contract_file_id',
  'dispute_files.file_id',
  'invoices.document_file_id',
  'powers_of_attorney.file_id',
  'tax_statements.file_id',
]

const goes = (of: { ways: Record<Erase, readonly string[]> }) => [...of.ways.delete, ...of.ways.blank]

it('everything that can be stored is stored: each way from a row to a person leads from some row', async () => {
  const leading = new Set<string>()
  for (const role of ['landlord', 'tenant'] as const) {
    await stage.t.reset()
    const { id } = await everything(role)
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: stage.t.services.now() })
      .execute()
    const [request] = await stage.t.db.selectFrom('deletion_requests').select('id').execute()
    const atProvider = { request_id: request?.id ?? '', provider: 'YOUSIGN', mode: 'TESTING' as const }
    await stage.t.db
      .insertInto('provider_deletions')
      .values({ ...atProvider, external_id: 'request', due_at: stage.t.services.now() })
      .execute()
    for (const way of await waysThatLead(id, role)) leading.add(way)
  }
  const all = ERASED_PARTS.flatMap(({ table, ways }) =>
    Object.values(ways).flatMap((of) => of.map((way) => `${table} ${way}`)),
  )
  expect(all.filter((way) => !leading.has(way))).toEqual([])
})

describe.each(['landlord', 'tenant'] as const)('of a %s', (role) => {
  it('nothing is left but what the law keeps, in the database, in the files and in the log', async () => {
    const { id } = await everything(role)
    const leading = await waysThatLead(id, role)
    const [archive] = await stage.t.db.selectFrom('data_exports').select('id').execute()
    await erase(id)
    const request = await stage.t.db.selectFrom('deletion_requests').selectAll().executeTakeFirstOrThrow()
    expect(request).toMatchObject({ waits_for: [], step: request.steps, contents: [] })
    expect(request.done_at).not.toBeNull()

    const mustBeGone = new Set(
      ERASED_PARTS.filter((part) => goes(part).some((way) => leading.has(`${part.table} ${way}`))).flatMap(
        ({ table, columns }) => columns.map((column) => markOf(table, column)),
      ),
    )
    const left = await marksLeft(stage.t.db)
    const own = [`zq-first-${role}-qz`, `zq-last-${role}-qz`, `zq-${role}-qz`, 'zq-phone-qz', 'zq-image-qz', 'zq-mail-qz', 'zq-job-qz', 'zq-audit_log-data-qz'] // prettier-ignore
    // The name of a file that the law keeps goes with it; how the provider calls an account is needed until it is gone there.
    const stays = [markOf('files', 'file_name'), markOf('payout_accounts', 'external_id')]
    const wrong = [...left].filter(
      ([mark]) => (mustBeGone.has(mark) && !stays.includes(mark)) || own.includes(mark),
    )
    expect(wrong).toEqual([])
    const kept = (await Array.fromAsync(stage.t.services.files.list('files'))).map((key) =>
      key.slice('files/'.length),
    )
    expect(kept.toSorted()).toEqual(
      (role === 'landlord'
        ? [...keptOfAll, 'tenant_documents.file_id']
        : [...keptOfAll, 'own_contracts.file_id']
      ).toSorted(),
    )
    expect(await Array.fromAsync(stage.t.services.files.list('pictures'))).toHaveLength(
      role === 'landlord' ? 0 : 1,
    )
    expect(await Array.fromAsync(stage.t.services.files.list('picture-masters'))).toHaveLength(
      role === 'landlord' ? 0 : 1,
    )
    expect(await Array.fromAsync(stage.t.services.files.list(`exports/${archive?.id}`))).toEqual([])
    expect(stage.lines.filter((line) => line.includes('zq-'))).toEqual([])
    expect(readFileSync(stage.erasureLog, 'utf8')).toMatch(
      new RegExp(`^\\{"request":"${request.id}","person":"${id}",[^\\n]*\\}\\n$`),
    )
    expect((await checkAuditLog(stage.t.db, stage.t.services.config.secret, null)).breaks).toEqual([])
  })
})

describe('an erasure', () => {
  it('goes on where it was interrupted, whatever step that was, and ends the same', async () => {
    const { id } = await everything('landlord')
    await settleEverything()
    const requestedAt = stage.t.services.now().subtract({ hours: 31 * 24 })
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: requestedAt })
      .execute()
    await runErasure(1)
    const { steps } = await wishOf(id)
    let [interruptions, calls] = [0, 2]
    // Each time the process ends a little later: what the step at hand has done is lost, what came before stays.
    for (let run = 0; run < 200 && !(await wishOf(id)).done_at; run++) {
      const { step } = await wishOf(id)
      const services = { ...stage.t.services, now: failingAfter(calls) }
      await erasePeople(systemContext(services, 'test')).catch(() => interruptions++)
      if ((await wishOf(id)).step === step) calls++
    }
    expect(interruptions).toBeGreaterThan(0)
    expect((await wishOf(id)).step).toBe(steps)
    expect((await marksLeft(stage.t.db)).has('zq-phone-qz')).toBe(false)
  })

  it('waits for what hinders it, says so, and begins once that is settled', async () => {
    const { id, landlord } = await landlordWithHome()
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: stage.t.services.now().subtract({ hours: 31 * 24 }) })
      .execute()
    await runErasure()
    const query = '{ me { deletionRequest { waitsFor startedAt } } }'
    expect((await stage.t.graphql(query, {}, landlord)).data).toEqual({
      me: { deletionRequest: { waitsFor: ['PUBLISHED_LISTING'], startedAt: null } },
    })
    await stage.t.db.updateTable('listings').set({ published: false }).execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ waits_for: [], done_at: expect.anything() })
  })

  it('tells the person before the address goes, logs them out, and leaves the address free for a new account', async () => {
    const { id, landlord } = await landlordWithHome()
    await stage.t.db.updateTable('listings').set({ published: false }).execute()
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: stage.t.services.now().subtract({ hours: 31 * 24 }) })
      .execute()
    await inTransaction(await stage.t.ctxFor(null), (trx) => stage.t.services.enqueue(trx, 'erasePeople', {}))
    const ctx = await stage.t.ctxFor(null)
    await erasePeople(ctx)
    expect(await stage.t.db.selectFrom('mails').select(['to', 'template', 'sent_at']).execute()).toEqual([
      { to: 'jana@mezzo.example', template: 'accountErased', sent_at: null },
    ])
    expect(await wishOf(id)).toMatchObject({ step: 0, done_at: null })
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ done_at: expect.anything() })
    expect(await stage.t.db.selectFrom('mails').select('id').execute()).toEqual([])
    expect((await stage.t.graphql('{ me { _id } }', {}, landlord)).data).toEqual({ me: null })
    await expect(stage.t.createUser({ email: 'jana@mezzo.example' })).resolves.not.toBe(id)
  })

  it('is not begun within the days of withdrawal, nor after the wish was taken back', async () => {
    const { id } = await landlordWithHome()
    await stage.t.db.updateTable('listings').set({ published: false }).execute()
    const old = stage.t.services.now().subtract({ hours: 31 * 24 })
    const values = { user_id: id, requested_at: stage.t.services.now().subtract({ hours: 29 * 24 }) }
    await stage.t.db.insertInto('deletion_requests').values(values).execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ started_at: null })
    await stage.t.db
      .updateTable('deletion_requests')
      .set({ requested_at: old, withdrawn_at: stage.t.services.now() })
      .execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ started_at: null })
  })
})
