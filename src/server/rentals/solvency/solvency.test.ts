import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { type LocalKlippa, startLocalKlippa } from '../../kernel/adapters/solvency/local-klippa.ts'
import { saveFlagForUser } from '../../people/feature-flags/sql.ts'
import { identityDecided } from '../../people/identity/decided.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { continueSolvencyChecks, readIncome } from './klippa-actions.ts'

const apiKey = 'key-of-the-test'
const income = 323_456
let provider: LocalKlippa
let t: TestApp
beforeAll(async () => {
  provider = await startLocalKlippa({ apiKey, holderName: 'FOURNIER Amélie', today: () => '2026-11-20' })
  t = await buildTestApp({
    config: {
      klippa: { url: provider.url, apiKey, configuration: 'mezzo-income', isTest: true, timeLimit: 400 },
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
  await t.close()
  await provider.close()
})

type Stage = Awaited<ReturnType<typeof createStage>> & { requestId: string; staff: Browser; other: Browser }

/** A request whose tenant has said yes, on a stage where the income is checked; nothing is handed in yet. */
async function stageWithRequest(
  flags: readonly ('ID_VERIFICATION' | 'SOLVENCY_CHECK')[] = ['SOLVENCY_CHECK'],
): Promise<Stage> {
  const stage = await createStage(t)
  const flag = (name: 'DOCUMENT_VERIFICATION' | 'ID_VERIFICATION' | 'SOLVENCY_CHECK', userId: string) =>
    saveFlagForUser(t.db, { name, userId, enabled: true, by: stage.landlordId, now: t.services.now() })
  await flag('DOCUMENT_VERIFICATION', stage.landlordId)
  for (const name of flags) await flag(name, name === 'ID_VERIFICATION' ? stage.tenantId : stage.landlordId)
  const requestId = await sendRequest(t, stage, '2027-02-01', '2027-04-30')
  await sayYes(stage, requestId)
  return { ...stage, requestId, staff: await staffNamed('sam'), other: await staffNamed('ines') }
}

async function sayYes(stage: Pick<Stage, 'landlord' | 'tenant'>, requestId: string): Promise<void> {
  given((await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })).listingRequest)
  given((await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })).request)
}

async function staffNamed(name: string): Promise<Browser> {
  const email = `${name}@mezzo.example`
  const id = await t.createUser({ email, firstName: name })
  await t.db
    .updateTable('users')
    .set({ permissions: ['DOCUMENT_VERIFICATION'] })
    .where('id', '=', id)
    .execute()
  return t.login(email)
}

async function handIn({ tenant, requestId }: Stage, type: string, name = 'file.pdf'): Promise<string> {
  const fields = {
    listingRequestId: requestId,
    type,
    kind: type === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : '',
    issuedOn: type === 'VALID_IDENTITY_DOCUMENT' ? '' : '2026-11-01',
    idempotencyKey: randomUUID(),
  }
  const file = { name, type: 'application/pdf', content: `%PDF-1.7 ${name} ${randomUUID()}` }
  const answer = await t.send(tenant, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, file),
  })
  return answer.json<{ fileId: string }>().fileId
}

async function mutate<Answer>(
  browser: Browser,
  query: string,
  variables: object,
): Promise<Answer & { error: { name: string; reason: string | null; fields: object | null } | null }> {
  const { data, errors } = await t.graphql<{ answer: Answer & { error: null } } | null>(
    query,
    { key: randomUUID(), ...variables },
    browser,
  )
  if (data) return data.answer
  return { error: { name: given(errors?.[0]?.extensions?.name), reason: null, fields: null } } as never
}

const error = 'error { name reason fields }'

async function claim(browser: Browser, kind: string, id: string) {
  return mutate(
    browser,
    `mutation($kind: ReviewKind!, $id: ID!, $key: ID!) {
    answer: claimReview(kind: $kind, subjectId: $id, idempotencyKey: $key) { ${error} } }`,
    { kind, id },
  )
}

async function accept({ staff }: Stage, fileId: string): Promise<void> {
  await claim(staff, 'DOCUMENT', fileId)
  const { error: refused } = await mutate(
    staff,
    `mutation($fileId: ID!, $key: ID!) {
    answer: validateTenantDocument(fileId: $fileId, status: SUCCESSFUL, idempotencyKey: $key) { ${error} } }`,
    { fileId },
  )
  expect(refused).toBeNull()
}

/** Both documents handed in and accepted: nothing but the income is left. */
async function acceptAll(stage: Stage, name = 'statement.pdf'): Promise<void> {
  await accept(stage, await handIn(stage, 'VALID_IDENTITY_DOCUMENT'))
  await accept(stage, await handIn(stage, 'BANK_STATEMENT', name))
}

async function checkOf(requestId: string) {
  return t.db
    .selectFrom('solvency_checks')
    .selectAll()
    .where('listing_request_id', '=', requestId)
    .executeTakeFirst()
}

async function openOf(browser: Browser, side: 'tenant' | 'landlord', requestId: string): Promise<string[]> {
  const field =
    side === 'tenant'
      ? 'tenantRequest(listingRequestId: $id)'
      : 'landlordListingRequest(bookingRequestId: $booking, listingRequestId: $id)'
  const { booking_request_id: booking } = await t.db
    .selectFrom('listing_requests')
    .select('booking_request_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const query = `query($id: ID!${side === 'tenant' ? '' : ', $booking: ID!'}) { answer: ${field} { verification { open { part turn until } } } }`
  const { data } = await t.graphql<{ answer: { verification: { open: { part: string; turn: string }[] } } }>(
    query,
    { id: requestId, booking },
    browser,
  )
  return data.answer.verification.open.map(({ part, turn }) => `${part} ${turn}`)
}

interface Decision {
  incomes?: { amount: number; months: number }[]
  errorType?: string | null
  id?: string
  key?: string
}

async function decide(
  browser: Browser,
  requestId: string,
  { incomes = [{ amount: income, months: 1 }], errorType = null, ...more }: Decision = {},
) {
  const id = given(await checkOf(requestId)).id
  return mutate(
    browser,
    `mutation($id: ID!, $incomes: [NetIncomeInput!]!, $errorType: SolvencyCheckErrorType, $key: ID!) {
    answer: decideSolvencyCheck(id: $id, incomes: $incomes, errorType: $errorType, idempotencyKey: $key) { ${error} } }`,
    { id, incomes: errorType ? [] : incomes, errorType, ...more },
  )
}

async function take(browser: Browser, requestId: string) {
  return claim(browser, 'SOLVENCY', given(await checkOf(requestId)).id)
}

async function choose(browser: Browser, id: string, method: 'AUTOMATIC' | 'BY_HAND', reusable = false) {
  return mutate(
    browser,
    `mutation($id: ID!, $method: SolvencyMethod!, $reusable: Boolean!, $key: ID!) {
    answer: chooseSolvencyMethod(listingRequestId: $id, method: $method, reusable: $reusable, idempotencyKey: $key) { ${error} } }`,
    { id, method, reusable },
  )
}

async function object(browser: Browser, id: string, text = 'My bonus of May is missing.') {
  return mutate(
    browser,
    `mutation($id: ID!, $text: String!, $key: ID!) {
    answer: objectToSolvencyCheck(listingRequestId: $id, text: $text, idempotencyKey: $key) { ${error} } }`,
    { id, text },
  )
}

async function goOn(browser: Browser, id: string) {
  return mutate(
    browser,
    `mutation($id: ID!, $key: ID!) { answer: goOnWithoutIncome(listingRequestId: $id, idempotencyKey: $key) { ${error} } }`,
    { id },
  )
}

async function statusOf(requestId: string): Promise<string> {
  const { landlord_status } = await t.db
    .selectFrom('listing_requests')
    .select('landlord_status')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return landlord_status
}

async function mailsTo(address: string): Promise<string[]> {
  const mails = await t.db.selectFrom('mails').select('template').where('to', '=', address).execute()
  return mails.map(({ template }) => template)
}

const amelie = 'amelie@mezzo.example'

describe('a contract waits for the income', () => {
  it('after everything else: both sides read what is open and whose turn it is', async () => {
    const stage = await stageWithRequest()
    const { requestId, tenant, landlord } = stage
    const both = async () => [
      await openOf(tenant, 'tenant', requestId),
      await openOf(landlord, 'landlord', requestId),
    ]
    const same = (...open: string[]) => [open, open]
    expect(await both()).toEqual(same('DOCUMENTS TENANT', 'SOLVENCY LATER'))
    const first = await handIn(stage, 'VALID_IDENTITY_DOCUMENT')
    const second = await handIn(stage, 'BANK_STATEMENT')
    expect(await both()).toEqual(same('DOCUMENTS STAFF', 'SOLVENCY LATER'))
    await accept(stage, first)
    expect(await checkOf(requestId)).toBeUndefined()
    await accept(stage, second)
    expect(await both()).toEqual(same('SOLVENCY STAFF'))
    expect(await checkOf(requestId)).toMatchObject({ status: 'IN_PROGRESS', provider: 'MEZZO', run: 1 })
    expect(await statusOf(requestId)).toBe('TENANT_VERIFICATION')
    await take(stage.staff, requestId)
    expect((await decide(stage.staff, requestId)).error).toBeNull()
    expect(await both()).toEqual([[], []])
    expect(await statusOf(requestId)).toBe('CREATING_CONTRACT')
    expect(await mailsTo(amelie)).toContain('documentsAccepted')
    expect(provider.documents).toEqual([])
  })

  it('only with the switch on', async () => {
    const off = await stageWithRequest([])
    await acceptAll(off)
    expect(await statusOf(off.requestId)).toBe('CREATING_CONTRACT')
    expect(await checkOf(off.requestId)).toBeUndefined()
  })

  it('and for the identity where that is asked for: its verdict lets it go on', async () => {
    const stage = await stageWithRequest(['SOLVENCY_CHECK', 'ID_VERIFICATION'])
    const { requestId, tenant, tenantId } = stage
    await acceptAll(stage)
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['IDENTITY TENANT', 'SOLVENCY LATER'])
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
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['IDENTITY STAFF', 'SOLVENCY LATER'])
    await t.db
      .updateTable('id_verifications')
      .set({ status: 'APPROVED', decided_at: t.services.now() })
      .execute()
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => identityDecided().identityDecided(trx, ctx, tenantId))
    await inTransaction(ctx, (trx) => identityDecided().identityDecided(trx, ctx, tenantId))
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['SOLVENCY STAFF'])
    expect(await checkOf(requestId)).toMatchObject({ run: 1 })
  })
})

describe('somebody of the staff', () => {
  it('sees the documents to look at, and decides what they have taken, once', async () => {
    const stage = await stageWithRequest()
    await acceptAll(stage)
    const { staff, other, requestId } = stage
    const query = `{ answer: solvencyChecksToDecide { totalCount nodes { firstName lastName verifiedName paidBy monthlyRent currency
      isGuarantors errorTypes canDecide { value } documents { type } } } }`
    const { data } = await t.graphql<{ answer: object }>(query, {}, staff)
    expect(data.answer).toEqual({
      totalCount: 1,
      nodes: [
        {
          firstName: 'Amélie',
          lastName: 'Fournier',
          verifiedName: null,
          paidBy: 'SELF',
          monthlyRent: 150_000,
          currency: 'EUR',
          isGuarantors: false,
          errorTypes: ['INCOMPLETE_DATA', 'NAME_MISMATCH', 'DOCUMENT_TOO_OLD'],
          canDecide: { value: true },
          documents: [{ type: 'BANK_STATEMENT' }],
        },
      ],
    })
    expect((await decide(staff, requestId)).error?.reason).toBe('CLAIM_NEEDED')
    await take(staff, requestId)
    expect((await take(other, requestId)).error?.reason).toBe('CLAIMED_BY_ANOTHER')
    expect((await decide(other, requestId)).error?.reason).toBe('CLAIMED_BY_ANOTHER')
    const key = randomUUID()
    const answers = await Promise.all([
      decide(staff, requestId, { key }),
      decide(other, requestId),
      decide(staff, requestId, { key }),
    ])
    expect(answers.map((answer) => answer.error?.reason ?? null)).toEqual([null, expect.any(String), null])
    expect((await decide(staff, requestId)).error?.reason).toBe('ALREADY_ANSWERED')
    expect(await checkOf(requestId)).toMatchObject({
      status: 'SUCCESSFUL',
      cover_tenths: 21,
      monthly_rent: 150_000,
    })
    const { count } = await t.db
      .selectFrom('booking_offers')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it.each<[string, Decision, object]>([
    ['no figure', { incomes: [] }, { incomes: 'solvency.incomes.missing' }],
    ['thirteen months', { incomes: [{ amount: 1, months: 13 }] }, { incomes: 'solvency.incomes.invalid' }],
    ['a negative income', { incomes: [{ amount: -1, months: 1 }] }, { incomes: 'solvency.incomes.invalid' }],
    [
      'an error that only the provider makes',
      { errorType: 'KLIPPA_ERROR' },
      { errorType: 'solvency.errorType.invalid' },
    ],
    [
      'an error of currencies',
      { errorType: 'CURRENCY_NOT_EURO' },
      { errorType: 'solvency.errorType.invalid' },
    ],
  ])('can’t say %s', async (_, decision, fields) => {
    const stage = await stageWithRequest()
    await acceptAll(stage)
    await take(stage.staff, stage.requestId)
    expect((await decide(stage.staff, stage.requestId, decision)).error).toMatchObject({
      name: 'ValidationError',
      fields,
    })
    expect(await checkOf(stage.requestId)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('waits while the tenant’s new document waits for a look', async () => {
    const stage = await stageWithRequest()
    await acceptAll(stage)
    const fresh = await handIn(stage, 'BANK_STATEMENT', 'fresh.pdf')
    await take(stage.staff, stage.requestId)
    expect((await decide(stage.staff, stage.requestId)).error?.reason).toBe('NOT_YET_CHECKED')
    await accept(stage, fresh)
    expect((await decide(stage.staff, stage.requestId)).error).toBeNull()
  })
})

describe('a check that failed refuses nobody', () => {
  async function failed(errorType = 'NAME_MISMATCH'): Promise<Stage> {
    const stage = await stageWithRequest()
    await acceptAll(stage)
    await take(stage.staff, stage.requestId)
    expect((await decide(stage.staff, stage.requestId, { errorType })).error).toBeNull()
    return stage
  }

  it.each(['INCOMPLETE_DATA', 'NAME_MISMATCH', 'DOCUMENT_TOO_OLD'])(
    '%s: the tenant is told why, the landlord decides',
    async (errorType) => {
      const { requestId, tenant } = await failed(errorType)
      expect(await checkOf(requestId)).toMatchObject({ status: 'FAILED', error_type: errorType })
      expect(await openOf(tenant, 'tenant', requestId)).toEqual(['SOLVENCY LANDLORD'])
      expect(await mailsTo(amelie)).toContain('incomeNotConfirmed')
      expect(await mailsTo('jana@mezzo.example')).toContain('incomeUnconfirmed')
      t.setNow('2027-01-21T09:00:00Z')
      await t.runJobs()
      expect(await statusOf(requestId)).toBe('TENANT_VERIFICATION')
      const { error: refused } = await goOn(await t.login('jana@mezzo.example'), requestId)
      expect(refused).toBeNull()
      expect(await statusOf(requestId)).toBe('CREATING_CONTRACT')
    },
  )

  it('begins anew with another document of income', async () => {
    const stage = await failed()
    t.setNow('2026-11-21T10:00:00Z')
    await accept(stage, await handIn(stage, 'BANK_STATEMENT', 'other.pdf'))
    expect(await checkOf(stage.requestId)).toMatchObject({ status: 'IN_PROGRESS', run: 2, error_type: null })
    await take(stage.staff, stage.requestId)
    expect((await decide(stage.staff, stage.requestId)).error).toBeNull()
    expect(await statusOf(stage.requestId)).toBe('CREATING_CONTRACT')
  })

  it('is looked at again by somebody else, with the tenant’s words, once', async () => {
    const stage = await failed()
    const { tenant, staff, other, requestId } = stage
    expect((await object(tenant, requestId, ' ')).error).toMatchObject({
      fields: { text: 'solvency.objection.missing' },
    })
    expect((await object(tenant, requestId)).error).toBeNull()
    expect(await checkOf(requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      objection: 'My bonus of May is missing.',
    })
    await take(staff, requestId)
    expect((await decide(staff, requestId)).error?.reason).toBe('DECIDED_BEFORE')
    await mutate(
      staff,
      `mutation($id: ID!, $key: ID!) { answer: releaseReview(kind: SOLVENCY, subjectId: $id, idempotencyKey: $key) { ${error} } }`,
      { id: given(await checkOf(requestId)).id },
    )
    await take(other, requestId)
    expect((await decide(other, requestId, { errorType: 'INCOMPLETE_DATA' })).error).toBeNull()
    expect((await object(tenant, requestId)).error?.reason).toBe('ALREADY_OBJECTED')
  })

  it('is the landlord’s alone to go on with, and only then', async () => {
    const waiting = await stageWithRequest()
    expect((await goOn(waiting.landlord, waiting.requestId)).error?.reason).toBe('NOT_YET_CHECKED')
    expect((await goOn(waiting.tenant, waiting.requestId)).error).not.toBeNull()
    expect((await goOn(waiting.staff, waiting.requestId)).error).not.toBeNull()
  })
})

describe('the external provider', () => {
  async function automatic(name = 'statement.pdf', reusable = false): Promise<Stage> {
    const stage = await stageWithRequest()
    expect((await choose(stage.tenant, stage.requestId, 'AUTOMATIC', reusable)).error).toBeNull()
    await acceptAll(stage, name)
    return stage
  }

  it('reads the documents of income alone, with consent, and the contract is made', async () => {
    const { requestId, tenant } = await automatic()
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['SOLVENCY PROVIDER'])
    await t.runJobs()
    expect(provider.documents).toEqual([
      { filename: 'statement.pdf', content_type: 'application/pdf', size: expect.any(Number) },
    ])
    expect(await checkOf(requestId)).toMatchObject({
      status: 'SUCCESSFUL',
      provider: 'KLIPPA',
      cover_tenths: 20,
      decided_by: null,
    })
    expect(['CREATING_CONTRACT', 'CONTRACT_CREATED']).toContain(await statusOf(requestId))
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
    expect(await checkOf(requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      error_type: null,
      fallback_error_type: fallback,
    })
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['SOLVENCY STAFF'])
    expect(await mailsTo(amelie)).toContain('incomeReadByHand')
    const { data } = await t.graphql(
      'query($id: ID!) { answer: solvencyCheck(listingRequestId: $id) { status fallbackErrorType method } }',
      { id: requestId },
      tenant,
    )
    expect(data).toEqual({
      answer: { status: 'IN_PROGRESS', fallbackErrorType: fallback, method: 'AUTOMATIC' },
    })
    await take(staff, requestId)
    expect((await decide(staff, requestId)).error).toBeNull()
  })

  it.each<['hang' | 'reset', string]>([
    ['hang', 'KLIPPA_ERROR'],
    ['reset', 'KLIPPA_ERROR'],
  ])('%s: the same', async (fail, fallback) => {
    provider.fail = fail
    const { requestId } = await automatic()
    await t.runJobs()
    expect(await checkOf(requestId)).toMatchObject({ provider: 'MEZZO', fallback_error_type: fallback })
  })

  it.each<[string, string]>([
    ['stranger.pdf', 'NAME_MISMATCH'],
    ['old.pdf', 'DOCUMENT_TOO_OLD'],
    ['empty.pdf', 'INCOMPLETE_DATA'],
  ])('%s: %s, and nobody is refused', async (name, errorType) => {
    const { requestId, tenant } = await automatic(name)
    await t.runJobs()
    expect(await checkOf(requestId)).toMatchObject({
      status: 'FAILED',
      provider: 'KLIPPA',
      error_type: errorType,
    })
    expect(await openOf(tenant, 'tenant', requestId)).toEqual(['SOLVENCY LANDLORD'])
    expect(await statusOf(requestId)).toBe('TENANT_VERIFICATION')
    expect((await object(tenant, requestId)).error).toBeNull()
    expect(await checkOf(requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      first_decided_by: null,
    })
    expect((await choose(tenant, requestId, 'AUTOMATIC')).error?.reason).toBe('ALREADY_OBJECTED')
  })

  it('is asked once by jobs that run twice, and an answer to an earlier beginning changes nothing', async () => {
    const { requestId, tenant } = await automatic()
    let release = () => {}
    provider.hold = new Promise((resolve) => (release = resolve))
    const late = readIncome(await t.ctxFor(null), { listingRequestId: requestId, run: 1 })
    await expect.poll(() => provider.documents.length).toBe(1)
    expect((await choose(tenant, requestId, 'BY_HAND')).error).toBeNull()
    release()
    await late
    expect(await checkOf(requestId)).toMatchObject({
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      run: 2,
      cover_tenths: null,
    })
    provider.hold = null
    expect((await choose(tenant, requestId, 'AUTOMATIC')).error).toBeNull()
    await Promise.all(
      [3, 3, 2, 1].map(async (run) => readIncome(await t.ctxFor(null), { listingRequestId: requestId, run })),
    )
    await t.runJobs()
    expect(await checkOf(requestId)).toMatchObject({ status: 'SUCCESSFUL', run: 3, cover_tenths: 20 })
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
    expect(await checkOf(requestId)).toMatchObject({ status: 'IN_PROGRESS', provider: 'KLIPPA' })
    t.setNow('2026-11-21T09:11:00Z')
    await continueSolvencyChecks(await t.ctxFor(null))
    await t.runJobs()
    expect(await checkOf(requestId)).toMatchObject({ status: 'SUCCESSFUL' })
  })

  it('gets nothing without consent', async () => {
    const stage = await stageWithRequest()
    await acceptAll(stage)
    await t.runJobs()
    await continueSolvencyChecks(await t.ctxFor(null))
    await t.runJobs()
    expect(provider.documents).toEqual([])
  })
})

describe('a result serves other requests of the tenant', () => {
  it.each([true, false])('with consent alone: %s', async (reusable) => {
    const stage = await stageWithRequest()
    await choose(stage.tenant, stage.requestId, 'BY_HAND', reusable)
    await acceptAll(stage)
    await take(stage.staff, stage.requestId)
    await decide(stage.staff, stage.requestId)
    const second = await sendRequest(t, stage, '2027-07-01', '2027-09-30')
    await sayYes(stage, second)
    await acceptAll({ ...stage, requestId: second })
    await continueSolvencyChecks(await t.ctxFor(null))
    const check = await checkOf(second)
    const status = check?.status ?? null
    expect(status).toBe(reusable ? 'SUCCESSFUL' : 'IN_PROGRESS')
  })
})

it('a landlord learns how often the rent is covered and nothing else', async () => {
  const stage = await stageWithRequest()
  await acceptAll(stage)
  await take(stage.staff, stage.requestId)
  await decide(stage.staff, stage.requestId)
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
  const queue = await t.graphql('{ answer: solvencyChecksToDecide { totalCount } }', {}, stage.landlord)
  expect(queue.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})

it('no figure of income is in the database, by hand or automatically', async () => {
  const byHand = await stageWithRequest()
  await acceptAll(byHand)
  await take(byHand.staff, byHand.requestId)
  await decide(byHand.staff, byHand.requestId)
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
