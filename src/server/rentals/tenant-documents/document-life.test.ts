import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import {
  type DocumentStage,
  confirmedRequest,
  handInAs,
  otherLandlord,
  review,
  stageWithDocuments,
} from '../../../../test/document-stage.ts'
import { command } from '../../../../test/request-commands.ts'
import { given } from '../../../../test/builders.ts'
import { forgetTenantDocuments } from './forget-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T09:00:00Z')
})

interface Verification {
  progress: { asked: number; handedIn: number; accepted: number; done: boolean }
  reusable: { fileId: string; type: string }[]
  consent: { givenAt: string; canRevoke: { value: boolean; reason: string | null } } | null
  proofs: {
    state: string
    documents: {
      isReused: boolean
      document: { fileId: string; deletedOn: string | null; keptBecause: string }
    }[]
  }[]
}

const parts = `progress { asked handedIn accepted done } reusable { fileId type }
  consent { givenAt canRevoke { value reason } }
  proofs { state documents { isReused document { fileId deletedOn keptBecause } } }`

async function verificationOf(browser: Browser, id: string): Promise<Verification> {
  const query = `query($id: ID!) { answer: tenantDocuments(listingRequestId: $id) { ${parts} } }`
  return given((await t.graphql<{ answer: Verification | null }>(query, { id }, browser)).data.answer)
}

async function clocksOf(browser: Browser, id: string) {
  const { proofs } = await verificationOf(browser, id)
  return proofs
    .flatMap(({ documents }) => documents)
    .map(({ document: { deletedOn, keptBecause } }) => ({ deletedOn, keptBecause }))
}

async function answer(browser: Browser, field: string, variables: Record<string, unknown>) {
  const types = Object.keys(variables).map((name) => `$${name}: ${name === 'fileIds' ? '[ID!]!' : 'ID!'}`)
  const names = Object.keys(variables).map((name) => `${name}: $${name}`)
  const query = `mutation(${types.join(', ')}, $key: ID!) {
    answer: ${field}(${names.join(', ')}, idempotencyKey: $key) {
      error { name reason fields } verification { ${parts} } } }`
  type Answer = { error: { name: string; reason: string | null; fields: object | null } | null }
  const { data } = await t.graphql<{ answer: Answer & { verification: Verification | null } }>(
    query,
    { ...variables, key: randomUUID() },
    browser,
  )
  return data.answer
}

const consent = (stage: Pick<DocumentStage, 'tenant'>, listingRequestId: string, fileIds: string[]) =>
  answer(stage.tenant, 'consentToDocuments', { listingRequestId, fileIds })
const revoke = (stage: Pick<DocumentStage, 'tenant'>, listingRequestId: string) =>
  answer(stage.tenant, 'revokeDocumentConsent', { listingRequestId })

const forget = async (at: string) => {
  t.setNow(at)
  await forgetTenantDocuments(await t.ctxFor(null))
  await t.runJobs()
}

async function countOf(table: 'tenant_documents' | 'files'): Promise<number> {
  return (await t.db.selectFrom(table).selectAll().execute()).length
}

async function contentsLeft(): Promise<number> {
  let count = 0
  for await (const key of t.services.files.list('tenant-documents')) count += key ? 1 : 0
  return count
}

const again = () => t.login('amelie@mezzo.example')

describe('a document', () => {
  it('says until when it is kept and why, and is gone on that day with its row, name and content', async () => {
    const { requestId, tenant, staff } = await stageWithDocuments(t)
    await handInAs(t, tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
    const fileId = await handInAs(t, tenant, requestId, { type: 'BANK_STATEMENT' })
    await review(t, staff, fileId)
    const goingOn = { deletedOn: null, keptBecause: 'REQUEST_GOING_ON' }
    expect(await clocksOf(tenant, requestId)).toEqual([goingOn, goingOn])
    await command(t, tenant, 'withdrawListingRequest', { id: requestId })
    expect(await clocksOf(tenant, requestId)).toEqual([
      { deletedOn: '2026-12-21', keptBecause: 'REQUEST_ENDED' },
      { deletedOn: '2027-05-21', keptBecause: 'REQUEST_ENDED' },
    ])
    await forget('2026-12-20T23:59:59Z')
    expect(await countOf('files')).toBe(2)
    await forget('2026-12-21T00:00:00Z')
    expect([await countOf('files'), await countOf('tenant_documents'), await contentsLeft()]).toEqual([
      1, 1, 1,
    ])
    await forget('2027-05-20T23:59:59Z')
    expect(await countOf('files')).toBe(1)
    await forget('2027-05-21T00:00:00Z')
    expect([await countOf('files'), await countOf('tenant_documents'), await contentsLeft()]).toEqual([
      0, 0, 0,
    ])
    await forget('2027-05-21T01:00:00Z')
    const erased = await t.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'eraseTenantDocument')
      .orderBy('id')
      .execute()
    expect(erased.map(({ data }) => data)).toEqual([
      { type: 'VALID_IDENTITY_DOCUMENT', because: 'REQUEST_ENDED' },
      { type: 'BANK_STATEMENT', because: 'REQUEST_ENDED' },
    ])
  })

  it('that was replaced is gone at once, and one that was refused after a month', async () => {
    const { requestId, tenant, staff } = await stageWithDocuments(t)
    const first = await handInAs(t, tenant, requestId, { type: 'BANK_STATEMENT', name: 'first.pdf' })
    const second = await handInAs(t, tenant, requestId, { type: 'BANK_STATEMENT', replaces: first })
    await t.runJobs()
    expect([await countOf('files'), await contentsLeft()]).toEqual([1, 1])
    await review(t, staff, second, 'It is cut off.')
    expect(await clocksOf(tenant, requestId)).toEqual([{ deletedOn: '2026-12-21', keptBecause: 'REFUSED' }])
    await forget('2026-12-21T00:00:00Z')
    expect([await countOf('files'), await contentsLeft()]).toEqual([0, 0])
  })

  it('stays accepted when it has been deleted, and its proof with it', async () => {
    const { requestId, tenant, staff, landlord } = await stageWithDocuments(t)
    for (const type of ['VALID_IDENTITY_DOCUMENT', 'BANK_STATEMENT'])
      await review(t, staff, await handInAs(t, tenant, requestId, { type }))
    expect((await verificationOf(tenant, requestId)).progress.done).toBe(true)
    await command(t, landlord, 'withdrawListingRequest', { id: requestId })
    await t.db
      .updateTable('listing_requests')
      .set({ status_type: 'NOT_AVAILABLE', ended_at: t.services.now() })
      .where('id', '=', requestId)
      .execute()
    await forget('2027-06-01T00:00:00Z')
    const { progress, proofs } = await verificationOf(await again(), requestId)
    expect(progress).toEqual({ asked: 2, handedIn: 2, accepted: 2, done: true })
    expect(proofs.map(({ state, documents }) => [state, documents])).toEqual([
      ['SUCCESSFUL', []],
      ['SUCCESSFUL', []],
    ])
  })

  it('of one that can’t be looked at leaves the others', async () => {
    const { requestId, tenant } = await stageWithDocuments(t)
    const first = await handInAs(t, tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
    await handInAs(t, tenant, requestId, { type: 'BANK_STATEMENT' })
    await command(t, tenant, 'withdrawListingRequest', { id: requestId })
    const ctx = await t.ctxFor(null)
    t.setNow('2027-06-01T00:00:00Z')
    const broken = { ...ctx, enqueue: () => Promise.reject(new Error('The queue is away.')) }
    await expect(forgetTenantDocuments(broken)).rejects.toThrow('2 of 2 documents failed')
    expect(await countOf('files')).toBe(2)
    await t.db.deleteFrom('tenant_documents').where('file_id', '=', first).execute()
    await forget('2027-06-01T01:00:00Z')
    expect(await countOf('tenant_documents')).toBe(0)
  })
})

/** Amélie's documents are accepted for Jana, and she has said yes to a second landlord's home. */
async function withEarlierDocuments() {
  const stage = await stageWithDocuments(t)
  const identity = await handInAs(t, stage.tenant, stage.requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
  const statement = await handInAs(t, stage.tenant, stage.requestId, { type: 'BANK_STATEMENT' })
  for (const fileId of [identity, statement]) await review(t, stage.staff, fileId)
  const other = await otherLandlord(t, stage)
  const secondId = await confirmedRequest(t, other, ['2027-06-01', '2027-08-31'])
  return { ...stage, other, secondId, fileIds: [identity, statement] }
}

const statusOf = async (id: string) =>
  (
    await t.db
      .selectFrom('listing_requests')
      .select('landlord_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).landlord_status

describe('what was accepted once', () => {
  it('is offered for the next landlord, and nothing is used without consent', async () => {
    const { tenant, other, secondId, fileIds } = await withEarlierDocuments()
    const seen = await verificationOf(tenant, secondId)
    expect(seen.reusable.map(({ fileId }) => fileId)).toEqual(expect.arrayContaining(fileIds))
    expect(seen.progress).toEqual({ asked: 2, handedIn: 0, accepted: 0, done: false })
    expect(seen.consent).toBeNull()
    expect(await statusOf(secondId)).toBe('TENANT_VERIFICATION')
    const query = `query($id: ID!) { answer: tenantDocuments(listingRequestId: $id) { reusable { fileId } } }`
    const foreign = await t.graphql<{ answer: null }>(query, { id: secondId }, other.landlord)
    expect(foreign.data.answer).toBeNull()
  })

  it('is used with consent, which makes the contract; the consent is kept and logged', async () => {
    const stage = await withEarlierDocuments()
    const { verification, error } = await consent(stage, stage.secondId, stage.fileIds)
    expect(error).toBeNull()
    expect(verification?.progress).toEqual({ asked: 2, handedIn: 2, accepted: 2, done: true })
    expect(
      verification?.proofs.flatMap(({ documents }) => documents.map(({ isReused }) => isReused)),
    ).toEqual([true, true])
    expect(await statusOf(stage.secondId)).toBe('CREATING_CONTRACT')
    const kept = await t.db.selectFrom('tenant_document_consents').selectAll().execute()
    expect(kept).toMatchObject([
      { landlord_id: stage.other.landlordId, listing_request_id: stage.secondId, revoked_at: null },
    ])
    const logged = await t.db
      .selectFrom('audit_log')
      .select(['landlord_id', 'data'])
      .where('action', '=', 'consentToDocuments')
      .execute()
    expect(logged).toEqual([
      {
        landlord_id: stage.other.landlordId,
        data: { types: expect.arrayContaining(['BANK_STATEMENT', 'VALID_IDENTITY_DOCUMENT']) },
      },
    ])
    // There is a contract now.
    expect((await revoke(stage, stage.secondId)).error?.reason).toBe('OFFER_EXISTS')
  })

  it('is kept as long as the longest of its purposes wants, and no longer without the consent', async () => {
    const stage = await withEarlierDocuments()
    const statement = given(stage.fileIds[1])
    await consent(stage, stage.secondId, [statement])
    await t.db
      .updateTable('listing_requests')
      .set({ status_type: 'NOT_AVAILABLE', ended_at: Temporal.Instant.from('2026-05-21T09:00:00Z') })
      .where('id', '=', stage.requestId)
      .execute()
    // A week after it came it is looked at again.
    await forget('2026-11-28T09:00:00Z')
    expect(await t.db.selectFrom('tenant_documents').select('file_id').execute()).toEqual([
      { file_id: statement },
    ])
    expect((await revoke({ tenant: await again() }, stage.secondId)).error).toBeNull()
    await forget('2026-11-28T10:00:00Z')
    expect(await countOf('tenant_documents')).toBe(0)
  })

  it('is asked for again when its tenant takes the consent back before there is a contract', async () => {
    const stage = await withEarlierDocuments()
    await consent(stage, stage.secondId, stage.fileIds.slice(0, 1))
    expect((await verificationOf(stage.tenant, stage.secondId)).progress.accepted).toBe(1)
    const { error, verification } = await revoke(stage, stage.secondId)
    expect(error).toBeNull()
    expect(verification).toMatchObject({ consent: null, progress: { accepted: 0, handedIn: 0 } })
    expect((await revoke(stage, stage.secondId)).error?.name).toBe('ResourceNotFoundError')
    expect((await consent(stage, stage.secondId, stage.fileIds)).error).toBeNull()
    expect(await t.db.selectFrom('tenant_document_consents').select('id').execute()).toHaveLength(2)
  })

  it('is used only as it was offered: neither somebody else’s, nor what has become too old', async () => {
    const stage = await withEarlierDocuments()
    const changed = { fileIds: 'documents.reuse.changed' }
    expect((await consent(stage, stage.secondId, [])).error?.fields).toEqual(changed)
    expect((await consent(stage, stage.secondId, [randomUUID()])).error?.fields).toEqual(changed)
    await t.createUser({ email: 'tom@mezzo.example' })
    const tom = await t.login('tom@mezzo.example')
    expect((await consent({ tenant: tom }, stage.secondId, stage.fileIds)).error?.name).toBe(
      'ResourceNotFoundError',
    )
    await t.db
      .updateTable('tenant_documents')
      .set({ issued_on: null })
      .where('file_id', '=', given(stage.fileIds[1]))
      .execute()
    expect((await consent(stage, stage.secondId, stage.fileIds)).error?.fields).toEqual(changed)
  })
})
