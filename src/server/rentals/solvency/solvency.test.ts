import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { handInAs, review } from '../../../../test/document-stage.ts'
import {
  acceptAll,
  checkOf,
  mailsTo,
  openOf,
  solvencyStage,
  statusOf,
  takeAndDecide,
} from '../../../../test/solvency-stage.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { identityDecided } from '../../people/identity/decided.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T09:00:00Z')
})
afterAll(() => t.close())

describe('a contract waits for the income', () => {
  it('after everything else: both sides read what is open and whose turn it is', async () => {
    const stage = await solvencyStage(t)
    const { requestId, tenant, landlord } = stage
    const both = async () => [
      await openOf(t, tenant, 'tenant', requestId),
      await openOf(t, landlord, 'landlord', requestId),
    ]
    const same = (...open: string[]) => [open, open]
    expect(await both()).toEqual(same('DOCUMENTS TENANT', 'SOLVENCY LATER'))
    const first = await handInAs(t, tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
    const second = await handInAs(t, tenant, requestId, { type: 'BANK_STATEMENT' })
    expect(await both()).toEqual(same('DOCUMENTS STAFF', 'SOLVENCY LATER'))
    await review(t, stage.staff, first)
    expect(await checkOf(t, requestId)).toBeUndefined()
    await review(t, stage.staff, second)
    expect(await both()).toEqual(same('SOLVENCY STAFF'))
    expect(await checkOf(t, requestId)).toMatchObject({ status: 'IN_PROGRESS', provider: 'MEZZO', run: 1 })
    expect(await statusOf(t, requestId)).toBe('TENANT_VERIFICATION')
    await takeAndDecide(t, stage.staff, requestId)
    expect(await both()).toEqual([[], []])
    expect(await statusOf(t, requestId)).toBe('CREATING_CONTRACT')
    expect(await mailsTo(t, 'amelie@mezzo.example')).toContain('documentsAccepted')
  })

  it('only with the switch on', async () => {
    const off = await solvencyStage(t, [])
    await acceptAll(t, off)
    expect(await statusOf(t, off.requestId)).toBe('CREATING_CONTRACT')
    expect(await checkOf(t, off.requestId)).toBeUndefined()
  })

  it('and for the identity where that is asked for: its verdict lets it go on', async () => {
    const stage = await solvencyStage(t, ['SOLVENCY_CHECK', 'ID_VERIFICATION'])
    const { requestId, tenant, tenantId } = stage
    await acceptAll(t, stage)
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['IDENTITY TENANT', 'SOLVENCY LATER'])
    await t.db
      .insertInto('id_verifications')
      .values({
        user_id: tenantId,
        provider: 'MEZZO',
        action: 'SUBMITTED',
        status: null,
        session_id: 'session',
        created_at: t.services.now(),
        updated_at: t.services.now(),
        first_name: 'Amélie',
        last_name: 'Fournier',
      })
      .execute()
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['IDENTITY STAFF', 'SOLVENCY LATER'])
    await t.db
      .updateTable('id_verifications')
      .set({ status: 'APPROVED', decided_at: t.services.now() })
      .execute()
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => identityDecided().identityDecided(trx, ctx, tenantId))
    await inTransaction(ctx, (trx) => identityDecided().identityDecided(trx, ctx, tenantId))
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['SOLVENCY STAFF'])
    expect(await checkOf(t, requestId)).toMatchObject({ run: 1 })
  })
})

it('a landlord learns how often the rent is covered and nothing else', async () => {
  const stage = await solvencyStage(t)
  await acceptAll(t, stage)
  await takeAndDecide(t, stage.staff, stage.requestId)
  const { booking_request_id: booking } = await t.db
    .selectFrom('listing_requests')
    .select('booking_request_id')
    .where('id', '=', stage.requestId)
    .executeTakeFirstOrThrow()
  const query = `query($booking: ID!, $id: ID!) { answer: landlordListingRequest(bookingRequestId: $booking, listingRequestId: $id) {
    verification { done rentCover { status times checkedAt } } events { action } } }`
  const { data } = await t.graphql<{ answer: { verification: object } }>(
    query,
    { booking, id: stage.requestId },
    stage.landlord,
  )
  expect(data.answer.verification).toEqual({
    done: true,
    rentCover: { status: 'SUCCESSFUL', times: 2.1, checkedAt: '2026-11-21T09:00:00Z' },
  })
  const own = await t.graphql(
    'query($id: ID!) { answer: solvencyCheck(listingRequestId: $id) { status } }',
    { id: stage.requestId },
    stage.landlord,
  )
  expect(own.data).toEqual({ answer: null })
  const review = await t.graphql(
    'query($id: ID!) { answer: solvencyCheckToDecide(id: $id) { firstName } }',
    { id: given(await checkOf(t, stage.requestId)).id },
    stage.landlord,
  )
  expect(review.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})

it('no figure of income is in the database', async () => {
  const byHand = await solvencyStage(t)
  await acceptAll(t, byHand)
  await takeAndDecide(t, byHand.staff, byHand.requestId)
  const { rows } = await sql<{ name: string }>`select table_schema || '.' || quote_ident(table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(
    t.db,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: texts } = await sql<{
      text: string
    }>`select r::text as text from ${sql.raw(name)} r`.execute(t.db)
    if (texts.some(({ text }) => /323[.,]?456|3234[.,]56/.test(text))) found.push(name)
  }
  expect(found).toEqual([])
})
