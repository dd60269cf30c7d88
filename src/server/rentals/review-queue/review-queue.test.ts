import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { rowsLookedAt } from '../../../../test/plans.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { askForReview, claimReview } from '../../../../test/review-claims.ts'
import { saveFlagForUser } from '../../people/feature-flags/sql.ts'
import { listReviewItems } from './sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

let stage: Awaited<ReturnType<typeof createStage>>
let requestId: string
let sam: Browser
let samId: string
let kim: Browser
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T09:00:00Z')
  stage = await createStage(t)
  const flag = { name: 'DOCUMENT_VERIFICATION', enabled: true, reason: null, by: stage.landlordId } as const
  await saveFlagForUser(t.db, { ...flag, userId: stage.landlordId, now: t.services.now() })
  requestId = await sendRequest(t, stage, '2027-02-01', '2027-04-30')
  samId = await reviewer('sam@mezzo.example', 'Sam')
  await reviewer('kim@mezzo.example', 'Kim')
  sam = await t.login('sam@mezzo.example')
  kim = await t.login('kim@mezzo.example')
})

const reviewer = (email: string, firstName: string) =>
  t.createUser({ email, firstName, lastName: 'Reed', permissions: ['DOCUMENT_VERIFICATION'] })

async function handIn(type: string): Promise<string> {
  const fields = {
    listingRequestId: requestId,
    type,
    issuedOn: '2026-11-01',
    kind: type === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : '',
    idempotencyKey: randomUUID(),
  }
  const file = { name: 'a.pdf', content: '%PDF-1.7 a document' }
  const answer = await t.send(stage.tenant, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, file),
  })
  return answer.json<{ fileId: string }>().fileId
}

async function handInIdentity(email: string): Promise<string> {
  const userId = await t.createUser({ email, firstName: 'Ida', lastName: 'Lund' })
  const { id } = await t.db
    .insertInto('id_verifications')
    .values({
      user_id: userId,
      provider: 'MEZZO',
      action: 'SUBMITTED',
      session_id: randomUUID(),
      document: 'PASSPORT',
      submitted_at: t.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Queue {
  nodes: {
    kind: string
    subjectId: string
    firstName: string
    documentType: string | null
    idDocument: string | null
    since: string
    dueAt: string
    contractWaits: boolean
    claim: { name: string; isOwn: boolean; until: string } | null
    canClaim: { value: boolean; reason: string | null }
  }[]
  counts: { kind: string; total: number; late: number }[]
}

async function queue(as: Browser, args = ''): Promise<Queue> {
  const query = `{ answer: reviewQueue${args} { counts { kind total late } nodes { kind subjectId firstName documentType
    idDocument since dueAt contractWaits claim { name isOwn until } canClaim { value reason } } } }`
  const { data, errors } = await t.graphql<{ answer: Queue } | null>(query, {}, as)
  if (!data) throw new Error(errors?.[0]?.extensions?.name)
  return data.answer
}

async function confirm(): Promise<void> {
  given((await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })).listingRequest)
  given((await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })).request)
}

const open = async (as: Browser, fileId: string) =>
  (await t.send(as, { method: 'GET', url: `/api/tenant-documents/${fileId}` })).statusCode

async function decide(as: Browser, fileId: string, outcome = 'status: SUCCESSFUL') {
  const { data, errors } = await t.graphql<{
    answer: { error: { name: string; reason: string | null } | null }
  }>(
    `mutation($fileId: ID!, $key: ID!) { answer: validateTenantDocument(fileId: $fileId, ${outcome},
      idempotencyKey: $key) { error { name reason } } }`,
    { fileId, key: randomUUID() },
    as,
  )
  const error = data?.answer?.error
  return error === undefined ? given(errors?.[0]?.extensions?.name) : (error?.reason ?? null)
}

describe('the queue', () => {
  it('has all kinds, first whose time runs out first, then what waits longest, with counts of each', async () => {
    await confirm()
    const statement = await handIn('BANK_STATEMENT')
    t.setNow('2026-11-21T10:00:00Z')
    const identity = await handInIdentity('ida@mezzo.example')
    t.setNow('2026-11-21T11:00:00Z')
    const passport = await handIn('VALID_IDENTITY_DOCUMENT')
    const { nodes, counts } = await queue(sam)
    expect(nodes.map(({ subjectId, dueAt }) => [subjectId, dueAt])).toEqual([
      [statement, '2026-11-22T09:00:00Z'],
      [identity, '2026-11-22T10:00:00Z'],
      [passport, '2026-11-22T11:00:00Z'],
    ])
    expect(nodes[0]).toMatchObject({
      kind: 'DOCUMENT',
      firstName: 'Amélie',
      documentType: 'BANK_STATEMENT',
      contractWaits: true,
      claim: null,
      canClaim: { value: true, reason: null },
    })
    expect(nodes[1]).toMatchObject({
      kind: 'IDENTITY',
      firstName: 'Ida',
      idDocument: 'PASSPORT',
      contractWaits: false,
    })
    expect(counts.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'DOCUMENT', total: 2, late: 0 },
      { kind: 'IDENTITY', total: 1, late: 0 },
    ])
    t.setNow('2026-11-22T10:30:00Z')
    expect((await queue(sam)).counts).toContainEqual({ kind: 'IDENTITY', total: 1, late: 1 })
    // Somebody's own time comes before ours.
    await t.db
      .updateTable('listing_requests')
      .set({ tenant_answer_until: Temporal.Instant.from('2026-11-21T12:00:00Z') })
      .where('id', '=', requestId)
      .execute()
    expect((await queue(sam)).nodes.map(({ subjectId }) => subjectId)).toEqual([
      statement,
      passport,
      identity,
    ])
  })

  it('narrows to a kind and a window, and counts all the same', async () => {
    await handIn('BANK_STATEMENT')
    await handIn('VALID_IDENTITY_DOCUMENT')
    const identity = await handInIdentity('ida@mezzo.example')
    const narrowed = await queue(sam, '(kind: IDENTITY)')
    expect(narrowed.nodes.map(({ subjectId }) => subjectId)).toEqual([identity])
    expect(narrowed.counts).toHaveLength(2)
    const window = await queue(sam, '(limit: 1)')
    expect([window.nodes.length, window.counts.length]).toEqual([1, 2])
  })

  it('says who has what and until when, also to whom it is about', async () => {
    const fileId = await handIn('BANK_STATEMENT')
    await claimReview(t, sam, 'DOCUMENT', fileId)
    const until = '2026-11-21T09:15:00Z'
    expect((await queue(sam)).nodes[0]).toMatchObject({
      claim: { name: 'Sam Reed', isOwn: true, until },
      canClaim: { value: true },
    })
    expect((await queue(kim)).nodes[0]).toMatchObject({
      claim: { name: 'Sam Reed', isOwn: false, until },
      canClaim: { value: false, reason: 'CLAIMED_BY_ANOTHER' },
    })
    t.setNow(until)
    expect((await queue(kim)).nodes[0]).toMatchObject({ claim: null, canClaim: { value: true } })
    await t.db
      .updateTable('users')
      .set({ permissions: ['DOCUMENT_VERIFICATION'] })
      .where('id', '=', stage.tenantId)
      .execute()
    expect((await queue(stage.tenant)).nodes[0]?.canClaim).toEqual({ value: false, reason: 'OWN_REVIEW' })
  })

  it('is empty for staff with another permission, and for nobody else', async () => {
    await handIn('BANK_STATEMENT')
    await t.createUser({ email: 'lee@mezzo.example', permissions: ['sales'] })
    expect(await queue(await t.login('lee@mezzo.example'))).toEqual({ nodes: [], counts: [] })
    await expect(queue(stage.landlord)).rejects.toThrow('NotAllowedError')
  })

  it('has no document whose requests have all ended, and none that was decided', async () => {
    const fileId = await handIn('BANK_STATEMENT')
    await handIn('VALID_IDENTITY_DOCUMENT')
    await claimReview(t, sam, 'DOCUMENT', fileId)
    expect(await decide(sam, fileId)).toBeNull()
    expect((await queue(sam)).nodes.map(({ documentType }) => documentType)).toEqual([
      'VALID_IDENTITY_DOCUMENT',
    ])
    await command(t, stage.tenant, 'withdrawListingRequest', { id: requestId })
    expect(await queue(sam)).toEqual({ nodes: [], counts: [] })
  })

  it('looks at what waits alone, however much was decided', { timeout: 60_000 }, async () => {
    await handIn('BANK_STATEMENT')
    const looked = () =>
      rowsLookedAt(t.services.database, (db) =>
        listReviewItems(db, {
          kinds: ['DOCUMENT', 'IDENTITY', 'SOLVENCY'],
          now: t.services.now(),
          limit: 50,
        }),
      )
    await sql`insert into files (tenant_id, created_by, type, file_name, content_type, size, sha256, storage_key, created_at)
      select ${stage.tenantId}, ${stage.tenantId}, 'TENANT_DOCUMENT', 'a.pdf', 'application/pdf', 1, '', 'many/' || n, now()
      from generate_series(1, 4000) n`.execute(t.db)
    await sql`insert into tenant_documents (file_id, booking_request_id, tenant_id, type, status, uploaded_at, reviewed_at)
      select f.id, d.booking_request_id, d.tenant_id, 'PAYSLIP', 'SUCCESSFUL', now(), now()
      from files f cross join (select * from tenant_documents limit 1) d where f.storage_key like 'many/%'`.execute(
      t.db,
    )
    await sql`analyze tenant_documents`.execute(t.db)
    expect(await looked()).toBeLessThan(60)
  })
})

describe('only who has taken a check', () => {
  it('opens its document, and the others of the same person; each look is in the log', async () => {
    const statement = await handIn('BANK_STATEMENT')
    const passport = await handIn('VALID_IDENTITY_DOCUMENT')
    expect(await open(sam, statement)).toBe(409)
    await claimReview(t, sam, 'DOCUMENT', statement)
    expect([await open(sam, statement), await open(sam, passport)]).toEqual([200, 200])
    expect(await open(kim, statement)).toBe(409)
    const looks = await t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id'])
      .where('action', '=', 'openTenantDocument')
      .orderBy('id')
      .execute()
    expect(looks).toEqual([
      { actor_id: samId, entity_id: statement },
      { actor_id: samId, entity_id: passport },
    ])
    // Looking is work on it.
    t.setNow('2026-11-21T09:14:00Z')
    expect(await open(sam, statement)).toBe(200)
    t.setNow('2026-11-21T09:28:59Z')
    expect(await open(sam, passport)).toBe(200)
    t.setNow('2026-11-21T09:43:59Z')
    expect(await open(sam, statement)).toBe(409)
    await claimReview(t, sam, 'DOCUMENT', statement)
    await askForReview(t, sam, 'releaseReview', ['DOCUMENT', statement])
    expect(await open(sam, statement)).toBe(409)
  })

  it('does not see another person’s', async () => {
    const statement = await handIn('BANK_STATEMENT')
    await claimReview(t, sam, 'IDENTITY', await handInIdentity('ida@mezzo.example'))
    expect(await open(sam, statement)).toBe(409)
  })

  it('decides, with the reason in the log; then nobody has it any more', async () => {
    const fileId = await handIn('BANK_STATEMENT')
    const refused = 'status: FAILED, failureReason: POOR_QUALITY'
    expect(await decide(sam, fileId, refused)).toBe('CLAIM_NEEDED')
    await claimReview(t, kim, 'DOCUMENT', fileId)
    expect(await decide(sam, fileId, refused)).toBe('CLAIMED_BY_ANOTHER')
    t.setNow('2026-11-21T09:15:00Z')
    expect(await decide(kim, fileId, refused)).toBe('CLAIM_OVER')
    await claimReview(t, sam, 'DOCUMENT', fileId)
    expect(await decide(sam, fileId, refused)).toBeNull()
    const entry = await t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'data'])
      .where('action', '=', 'validateTenantDocument')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      actor_id: samId,
      entity_id: fileId,
      data: { status: 'FAILED', failureReason: 'POOR_QUALITY' },
    })
    expect(await t.db.selectFrom('review_claims').selectAll().execute()).toEqual([])
    expect(await open(sam, fileId)).toBe(409)
  })

  it('reads what it is compared with, until it is decided', async () => {
    const first = await handIn('BANK_STATEMENT')
    const second = await handIn('VALID_IDENTITY_DOCUMENT')
    const query = `query($id: ID!) { answer: documentToReview(fileId: $id) { firstName document { fileId } others { fileId }
      failureReasons } }`
    const read = async (id: string, as = sam) => (await t.graphql<{ answer: object }>(query, { id }, as)).data
    expect(await read(first)).toMatchObject({
      answer: { firstName: 'Amélie', document: { fileId: first }, others: [{ fileId: second }] },
    })
    expect((await t.graphql(query, { id: first }, stage.landlord)).errors?.[0]?.extensions?.name).toBe(
      'NotAllowedError',
    )
    await claimReview(t, sam, 'DOCUMENT', first)
    await decide(sam, first)
    expect(await read(first)).toEqual({ answer: null })
    expect(await read(randomUUID())).toEqual({ answer: null })
  })
})
