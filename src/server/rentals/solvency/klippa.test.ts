import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmedRequest } from '../../../../test/document-stage.ts'
import {
  acceptAll,
  checkOf,
  choose,
  mailsTo,
  objectTo,
  openOf,
  solvencyStage,
  type SolvencyStage,
  statusOf,
  takeAndDecide,
} from '../../../../test/solvency-stage.ts'
import { type LocalKlippa, startLocalKlippa } from '../../kernel/adapters/solvency/local-klippa.ts'
import { shortenOutboundLimit } from '../../kernel/outbound/outbound-limit.ts'
import { continueSolvencyChecks, readIncome } from './klippa-actions.ts'

const apiKey = 'key-of-the-test'
let provider: LocalKlippa
let t: TestApp
let lengthen: () => void
beforeAll(async () => {
  lengthen = shortenOutboundLimit(400)
  provider = await startLocalKlippa({ apiKey, holderName: 'FOURNIER Amélie', today: () => '2026-11-20' })
  t = await buildTestApp({
    config: {
      klippa: { url: provider.url, apiKey, configuration: 'mezzo-income', isTest: true },
    },
  })
})
beforeEach(() => t.setNow('2026-11-21T09:00:00Z'))
afterEach(async () => {
  await t.reset()
  provider.documents.length = 0
  provider.readings.length = 0
  provider.fail = null
  provider.hold = null
})
afterAll(async () => {
  lengthen()
  await t.close()
  await provider.close()
})

describe('the external provider', () => {
  async function automatic(name = 'statement.pdf', reusable = false): Promise<SolvencyStage> {
    const stage = await solvencyStage(t)
    expect((await choose(t, stage.tenant, stage.requestId, 'AUTOMATIC', reusable)).error).toBeNull()
    await acceptAll(t, stage, name)
    return stage
  }

  it('reads the documents of income alone, with consent, and the contract is made', async () => {
    const { requestId, tenant } = await automatic()
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['SOLVENCY PROVIDER'])
    await t.runJobs()
    expect(provider.documents).toEqual([
      { filename: 'statement.pdf', content_type: 'application/pdf', size: expect.any(Number) },
    ])
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'SUCCESSFUL',
      provider: 'KLIPPA',
      cover_tenths: 20,
      decided_by: null,
    })
    expect(['CREATING_CONTRACT', 'CONTRACT_CREATED']).toContain(await statusOf(t, requestId))
  })

  it.each<[string, string, string | null]>([
    ['fails', 'fail.pdf', 'KLIPPA_ERROR'],
    ['refuses', 'refuse.pdf', 'KLIPPA_ERROR'],
    ['answers garbage', 'garbage.pdf', 'KLIPPA_ERROR'],
    ['is slow', 'slow.pdf', 'KLIPPA_ERROR'],
    ['reads francs', 'francs.pdf', 'CURRENCY_NOT_EURO'],
  ])('%s: a person reads them instead, and the tenant is told', async (_, name, fallback) => {
    const { requestId, tenant, staff } = await automatic(name)
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      error_type: null,
      fallback_error_type: fallback,
    })
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['SOLVENCY STAFF'])
    expect(await mailsTo(t, 'amelie@mezzo.example')).toContain('incomeReadByHand')
    const { data } = await t.graphql(
      'query($id: ID!) { answer: solvencyCheck(listingRequestId: $id) { status fallbackErrorType method } }',
      { id: requestId },
      tenant,
    )
    expect(data).toEqual({
      answer: { status: 'IN_PROGRESS', fallbackErrorType: fallback, method: 'AUTOMATIC' },
    })
    await takeAndDecide(t, staff, requestId)
  })

  it.each<['hang' | 'reset', string]>([
    ['hang', 'KLIPPA_ERROR'],
    ['reset', 'KLIPPA_ERROR'],
  ])('%s: the same', async (fail, fallback) => {
    provider.fail = fail
    const { requestId } = await automatic()
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({ provider: 'MEZZO', fallback_error_type: fallback })
  })

  it.each<[string, string]>([
    ['stranger.pdf', 'NAME_MISMATCH'],
    ['old.pdf', 'DOCUMENT_TOO_OLD'],
    ['empty.pdf', 'INCOMPLETE_DATA'],
  ])('%s: %s, and nobody is refused', async (name, errorType) => {
    const { requestId, tenant } = await automatic(name)
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'FAILED',
      provider: 'KLIPPA',
      error_type: errorType,
    })
    expect(await openOf(t, tenant, 'tenant', requestId)).toEqual(['SOLVENCY LANDLORD'])
    expect(await statusOf(t, requestId)).toBe('TENANT_VERIFICATION')
    expect((await objectTo(t, tenant, requestId)).error).toBeNull()
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      first_decided_by: null,
    })
    expect((await choose(t, tenant, requestId, 'AUTOMATIC')).error?.reason).toBe('ALREADY_OBJECTED')
  })

  it('is asked once by jobs that run twice, and an answer to an earlier beginning changes nothing', async () => {
    const { requestId, tenant } = await automatic()
    let release = () => {}
    provider.hold = new Promise((resolve) => (release = resolve))
    const late = readIncome(await t.ctxFor(null), { listingRequestId: requestId, run: 1 })
    await expect.poll(() => provider.documents.length).toBe(1)
    expect((await choose(t, tenant, requestId, 'BY_HAND')).error).toBeNull()
    release()
    await late
    expect(await checkOf(t, requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      run: 2,
      cover_tenths: null,
    })
    provider.hold = null
    expect((await choose(t, tenant, requestId, 'AUTOMATIC')).error).toBeNull()
    await Promise.all(
      [3, 3, 2, 1].map(async (run) => readIncome(await t.ctxFor(null), { listingRequestId: requestId, run })),
    )
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({ status: 'SUCCESSFUL', run: 3, cover_tenths: 20 })
    const { count } = await t.db
      .selectFrom('booking_offers')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('is asked again where a server died in between', async () => {
    const { requestId } = await automatic()
    // The job is lost with the server that had begun it.
    await sql`delete from pgboss.job where name = 'readIncome'`.execute(t.db)
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({ status: 'IN_PROGRESS', provider: 'KLIPPA' })
    t.setNow('2026-11-21T09:11:00Z')
    await continueSolvencyChecks(await t.ctxFor(null))
    await t.runJobs()
    expect(await checkOf(t, requestId)).toMatchObject({ status: 'SUCCESSFUL' })
  })

  it('gets nothing without consent', async () => {
    const stage = await solvencyStage(t)
    await acceptAll(t, stage)
    await t.runJobs()
    await continueSolvencyChecks(await t.ctxFor(null))
    await t.runJobs()
    expect(provider.documents).toEqual([])
  })
})

describe('a result serves other requests of the tenant', () => {
  it.each([true, false])('with consent alone: %s', async (reusable) => {
    const stage = await solvencyStage(t)
    await choose(t, stage.tenant, stage.requestId, 'BY_HAND', reusable)
    await acceptAll(t, stage)
    await takeAndDecide(t, stage.staff, stage.requestId)
    const second = await confirmedRequest(t, stage, ['2027-07-01', '2027-09-30'])
    await acceptAll(t, { ...stage, requestId: second })
    await continueSolvencyChecks(await t.ctxFor(null))
    const check = await checkOf(t, second)
    const status = check?.status ?? null
    expect(status).toBe(reusable ? 'SUCCESSFUL' : 'IN_PROGRESS')
  })
})
