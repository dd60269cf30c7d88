import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, requestInput } from '../../../../test/builders.ts'
import { multipart } from '../../../../test/multipart.ts'
import { askForReview, claimReview } from '../../../../test/review-claims.ts'
import { saveFlagForUser } from '../../people/feature-flags/sql.ts'
import { makeDueContracts } from './go-on.ts'
import { endUndocumentedRequests } from './review-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T09:00:00Z')
})

type Stage = Awaited<ReturnType<typeof createStage>>
const pdf = '%PDF-1.7 a payslip'

/** A stage on which documents are asked for, with a request; the tenant has said yes unless told otherwise. */
async function stageWithRequest(
  options: { confirmed?: boolean; group?: Parameters<typeof createStage>[1] } = {},
): Promise<Stage & { requestId: string; staff: Browser }> {
  const stage = await createStage(t, options.group)
  await switchOn(stage.landlordId)
  const requestId = await sendRequest(t, stage, '2027-02-01', '2027-04-30')
  const staff = await staffWith('DOCUMENT_VERIFICATION')
  if (options.confirmed !== false) {
    given((await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })).listingRequest)
    given((await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })).request)
  }
  return { ...stage, requestId, staff }
}

async function switchOn(landlordId: string, enabled = true): Promise<void> {
  await saveFlagForUser(t.db, {
    name: 'DOCUMENT_VERIFICATION',
    userId: landlordId,
    enabled,
    reason: null,
    by: landlordId,
    now: t.services.now(),
  })
}

async function staffWith(permission: Permission): Promise<Browser> {
  const email = `${permission.toLowerCase()}@mezzo.example`
  const id = await t.createUser({ email })
  await t.db
    .updateTable('users')
    .set({ permissions: [permission] })
    .where('id', '=', id)
    .execute()
  return t.login(email)
}

async function handIn(
  browser: Browser,
  listingRequestId: string,
  more: Record<string, string> = {},
  content: Uint8Array | string = pdf,
): Promise<{ status: number; fileId: string; error?: { name: string; reason?: string; fields?: object } }> {
  const fields = {
    listingRequestId,
    type: 'PAYSLIP',
    kind: more['type'] === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : '',
    issuedOn: '2026-11-01',
    idempotencyKey: randomUUID(),
    ...more,
  }
  const answer = await t.send(browser, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, { name: 'my payslip.html', type: 'text/html', content }),
  })
  return { status: answer.statusCode, ...answer.json<{ fileId: string }>() }
}

interface Verification {
  progress: { asked: number; handedIn: number; accepted: number; failed: number; done: boolean }
  canHandIn: { value: boolean; reason: string | null }
  proofs: {
    proof: string
    state: string
    documents: {
      document: {
        fileId: string
        fileName: string
        status: string
        failureReason: string | null
        url: string
      }
      canRemove: { value: boolean }
    }[]
  }[]
}

const parts = `progress { asked handedIn accepted failed done } canHandIn { value reason }
  proofs { proof anyOf state documents { document { fileId fileName status failureReason url } canRemove { value } } }`

async function verificationOf(browser: Browser, id: string): Promise<Verification | null> {
  const query = `query($id: ID!) { answer: tenantDocuments(listingRequestId: $id) { ${parts} } }`
  return (await t.graphql<{ answer: Verification | null }>(query, { id }, browser)).data.answer
}

interface ReviewAnswer {
  error: { name: string; reason: string | null; fields: object | null } | null
  document: object | null
}

async function validate(
  browser: Browser,
  fileId: string,
  more: Record<string, unknown> = {},
): Promise<ReviewAnswer> {
  const query = `mutation($fileId: ID!, $status: FileValidationStatus!, $failureReason: FileValidationFailureReason,
      $explanation: String, $key: ID!) {
    answer: validateTenantDocument(fileId: $fileId, status: $status, failureReason: $failureReason,
      explanation: $explanation, idempotencyKey: $key) {
      error { name reason fields } document { status failureReason } } }`
  const variables = { fileId, status: 'SUCCESSFUL', key: randomUUID(), ...more }
  // What can't be taken can't be decided either, and says why itself.
  await askForReview(t, browser, 'claimReview', ['DOCUMENT', fileId])
  const { data, errors } = await t.graphql<{ answer: ReviewAnswer } | null>(query, variables, browser)
  if (data) return data.answer
  const name = given(errors?.[0]?.extensions?.name)
  return { error: { name, reason: null, fields: null }, document: null }
}

async function statusesOf(requestId: string, tenant: Browser): Promise<{ landlord: string; tenant: string }> {
  const { landlord_status: landlord } = await t.db
    .selectFrom('listing_requests')
    .select('landlord_status')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const query = 'query($id: ID!) { answer: tenantRequest(listingRequestId: $id) { tenantStatus } }'
  const { data } = await t.graphql<{ answer: { tenantStatus: string } }>(query, { id: requestId }, tenant)
  return { landlord, tenant: data.answer.tenantStatus }
}

async function mailsTo(address: string): Promise<string[]> {
  const mails = await t.db.selectFrom('mails').select('template').where('to', '=', address).execute()
  return mails.map(({ template }) => template)
}

/** Hands in everything that somebody with a job is asked for; answers the files' ids. */
async function handInAll(browser: Browser, requestId: string): Promise<string[]> {
  const types = ['VALID_IDENTITY_DOCUMENT', 'PROOF_OF_EMPLOYMENT', 'BANK_STATEMENT']
  const ids: string[] = []
  for (const type of types) ids.push((await handIn(browser, requestId, { type })).fileId)
  return ids
}

const employed = { employment: 'EMPLOYED' }

describe('a request that asks for documents', () => {
  it('waits for them after the yes: both sides see it, and the tenant is told', async () => {
    const { requestId, tenant, landlord } = await stageWithRequest()
    expect(await statusesOf(requestId, tenant)).toEqual({
      landlord: 'TENANT_VERIFICATION',
      tenant: 'TENANT_VERIFICATION',
    })
    expect(await mailsTo('amelie@mezzo.example')).toContain('documentsNeeded')
    expect(await mailsTo('jana@mezzo.example')).toContain('documentsAwaited')
    expect(await mailsTo('jana@mezzo.example')).not.toContain('interestConfirmed')
    const query = `query($id: ID!) { answer: landlordListingRequest(bookingRequestId: $id, listingRequestId: null) {
      verification { asked handedIn accepted failed done } } }`
    const { booking_request_id: id } = await t.db
      .selectFrom('listing_requests')
      .select('booking_request_id')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    await handIn(tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT', issuedOn: '' })
    const { data } = await t.graphql(query, { id }, landlord)
    expect(data).toEqual({
      answer: { verification: { asked: 2, handedIn: 1, accepted: 0, failed: 0, done: false } },
    })
  })

  it('is one with the flag and without the label alone', async () => {
    const stage = await createStage(t, { group: { labels: ['SKIP_TENANT_DOCUMENT_VERIFICATION'] } })
    await switchOn(stage.landlordId)
    const requestId = await sendRequest(t, stage, '2027-02-01', '2027-04-30')
    expect((await verificationOf(stage.tenant, requestId))?.canHandIn.reason).toBe('NO_DOCUMENTS_NEEDED')
    expect((await handIn(stage.tenant, requestId)).error).toMatchObject({ reason: 'NO_DOCUMENTS_NEEDED' })
    await command(t, stage.landlord, 'acceptListingRequest', { id: requestId })
    await command(t, stage.tenant, 'confirmTenantInterest', { id: requestId })
    expect((await statusesOf(requestId, stage.tenant)).landlord).toBe('CREATING_CONTRACT')
  })

  it('gets its contract in the transaction that accepts the last document', async () => {
    const { requestId, tenant, staff } = await stageWithRequest()
    // Amélie works, but says nothing of an employment.
    const first = await handIn(tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT', issuedOn: '' })
    const second = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' })
    expect(await validate(staff, first.fileId)).toEqual({
      error: null,
      document: { status: 'SUCCESSFUL', failureReason: null },
    })
    expect((await statusesOf(requestId, tenant)).landlord).toBe('TENANT_VERIFICATION')
    await validate(staff, second.fileId)
    expect(await statusesOf(requestId, tenant)).toEqual({
      landlord: 'CREATING_CONTRACT',
      tenant: 'CONTRACT_GENERATION',
    })
    expect(await mailsTo('amelie@mezzo.example')).toContain('documentsAccepted')
    const verification = given(await verificationOf(tenant, requestId))
    expect(verification.progress).toMatchObject({ asked: 2, accepted: 2, done: true })
    expect(verification.canHandIn.reason).toBe('ALREADY_VERIFIED')
    expect((await handIn(tenant, requestId, { type: 'BANK_STATEMENT' })).error?.reason).toBe(
      'ALREADY_VERIFIED',
    )
  })

  it('goes straight on when everything was accepted before the yes', async () => {
    const { requestId, tenant, landlord, staff } = await stageWithRequest({ confirmed: false })
    for (const type of ['VALID_IDENTITY_DOCUMENT', 'BANK_STATEMENT'])
      await validate(staff, (await handIn(tenant, requestId, { type })).fileId)
    expect((await verificationOf(tenant, requestId))?.progress.done).toBe(true)
    await command(t, landlord, 'acceptListingRequest', { id: requestId })
    await command(t, tenant, 'confirmTenantInterest', { id: requestId })
    expect((await statusesOf(requestId, tenant)).landlord).toBe('CREATING_CONTRACT')
    expect(await mailsTo('amelie@mezzo.example')).not.toContain('documentsNeeded')
  })

  it('tells the tenant what was not accepted, why, and takes another one', async () => {
    const { requestId, tenant, staff } = await stageWithRequest()
    const { fileId } = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' })
    const failed = {
      status: 'FAILED',
      failureReason: 'MISSING_CURRENT_BALANCE',
      explanation: 'See page two.',
    }
    expect((await validate(staff, fileId, failed)).error).toBeNull()
    const mail = await t.db
      .selectFrom('mails')
      .select(['text', 'to'])
      .where('template', '=', 'documentFailed')
      .executeTakeFirstOrThrow()
    expect(mail.to).toBe('amelie@mezzo.example')
    expect(mail.text).toContain('Bank statement. It doesn’t show the current balance.')
    expect(mail.text).toContain('See page two.')
    expect((await verificationOf(tenant, requestId))?.progress).toMatchObject({ handedIn: 0, failed: 1 })
    const again = await handIn(tenant, requestId, { type: 'BANK_STATEMENT', replaces: fileId })
    expect(again.status).toBe(201)
    const proof = given(
      (await verificationOf(tenant, requestId))?.proofs.find(({ proof }) => proof === 'INCOME'),
    )
    expect(proof.state).toBe('NOT_VALIDATED')
    expect(proof.documents.map(({ document }) => document.fileId)).toEqual([again.fileId])
  })

  it('waits with its contract while the days are held for somebody else, and gets it then', async () => {
    const stage = await stageWithRequest()
    const { requestId, tenant, staff, landlord } = stage
    await t.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await t.login('tom@mezzo.example')
    await switchOn(stage.landlordId, false)
    const other = await sendRequest(t, stage, '2027-03-01', '2027-05-31', tom)
    await command(t, landlord, 'acceptListingRequest', { id: other })
    await command(t, tom, 'confirmTenantInterest', { id: other })
    for (const type of ['VALID_IDENTITY_DOCUMENT', 'BANK_STATEMENT'])
      expect((await validate(staff, (await handIn(tenant, requestId, { type })).fileId)).error).toBeNull()
    expect((await statusesOf(requestId, tenant)).landlord).toBe('BLOCKED_BY_ANOTHER_TENANT')
    await command(t, tom, 'withdrawListingRequest', { id: other })
    const offers = () =>
      t.db.selectFrom('booking_offers').select('id').where('listing_request_id', '=', requestId).execute()
    expect(await offers()).toEqual([])
    await makeDueContracts(await t.ctxFor(null))
    expect(await offers()).toHaveLength(1)
    expect((await statusesOf(requestId, tenant)).landlord).toBe('CREATING_CONTRACT')
    await makeDueContracts(await t.ctxFor(null))
    expect(await offers()).toHaveLength(1)
  })

  it('asks somebody who is employed for a proof of it, too', async () => {
    const stage = await createStage(t)
    await switchOn(stage.landlordId)
    const sent = await command(t, stage.tenant, 'sendBookingRequest', {
      input: requestInput(stage.groupId, '2027-02-01', '2027-04-30', employed),
    })
    const requestId = given(sent.request).id
    await handInAll(stage.tenant, requestId)
    expect((await verificationOf(stage.tenant, requestId))?.progress).toMatchObject({ asked: 3, handedIn: 3 })
  })

  it('ends when nothing comes for two weeks, and has all the time again after a refusal', async () => {
    const { requestId, tenant } = await stageWithRequest()
    const ctx = await t.ctxFor(null)
    const end = async (at: string) => {
      t.setNow(at)
      await endUndocumentedRequests(ctx)
      // A login lasts a week.
      return (await statusesOf(requestId, await t.login('amelie@mezzo.example'))).tenant
    }
    await handIn(tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
    expect(await end('2026-12-05T08:00:00Z')).toBe('TENANT_VERIFICATION')
    const again = await t.login('amelie@mezzo.example')
    const { fileId } = await handIn(again, requestId, { type: 'BANK_STATEMENT' })
    // Nothing is missing: staff may take their time.
    expect(await end('2026-12-20T09:00:00Z')).toBe('TENANT_VERIFICATION')
    const staff = await t.login('document_verification@mezzo.example')
    await validate(staff, fileId, { status: 'FAILED', failureReason: 'MISSING_DATE' })
    expect(await end('2027-01-03T08:00:00Z')).toBe('TENANT_VERIFICATION')
    expect(await end('2027-01-03T10:00:00Z')).toBe('TENANT_WITHDREW')
    expect(await mailsTo('amelie@mezzo.example')).toContain('documentsTimeOver')
    expect(await mailsTo('jana@mezzo.example')).toContain('documentsNeverCame')
    const mails = await mailsTo('jana@mezzo.example')
    await endUndocumentedRequests(ctx)
    expect(await mailsTo('jana@mezzo.example')).toEqual(mails)
  })

  it('reminds its tenant once', async () => {
    await stageWithRequest()
    const remind = async (at: string) => {
      t.setNow(at)
      await t.boss.send('remindOfDocuments', {})
      await t.runJobs()
      const mails = await mailsTo('amelie@mezzo.example')
      return mails.filter((template) => template === 'documentsMissing').length
    }
    expect(await remind('2026-11-22T09:00:00Z')).toBe(0)
    expect(await remind('2026-11-23T10:00:00Z')).toBe(1)
    expect(await remind('2026-11-27T10:00:00Z')).toBe(1)
  })
})

describe('handing in', () => {
  it('stores a document once per key, and takes it away again with its content', async () => {
    const { requestId, tenant } = await stageWithRequest()
    const key = randomUUID()
    const order = { type: 'BANK_STATEMENT', idempotencyKey: key }
    const { fileId } = await handIn(tenant, requestId, order)
    expect((await handIn(tenant, requestId, order)).fileId).toBe(fileId)
    const other = await handIn(tenant, requestId, { ...order, issuedOn: '2026-11-02' })
    expect(other.error?.name).toBe('IdempotencyConflictError')
    const { storage_key: storageKey } = await t.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    expect(await t.services.files.get(storageKey)).not.toBeNull()
    const query = `mutation($id: ID!, $fileId: ID!, $key: ID!) {
      answer: removeTenantDocument(listingRequestId: $id, fileId: $fileId, idempotencyKey: $key) {
        error { name } verification { ${parts} } } }`
    const variables = { id: requestId, fileId, key: randomUUID() }
    const { data } = await t.graphql<{ answer: { error: null; verification: Verification } }>(
      query,
      variables,
      tenant,
    )
    expect(data.answer.verification.progress.handedIn).toBe(0)
    await t.runJobs()
    expect(await t.services.files.get(storageKey)).toBeNull()
    const gone = await t.send(tenant, { method: 'GET', url: `/api/tenant-documents/${fileId}` })
    expect(gone.statusCode).toBe(404)
  })

  it.each([
    [{ type: 'SELFIE' }, { type: 'documents.type.invalid' }],
    [{ type: 'GUARANTEE_FROM_PARENTS' }, { type: 'documents.type.notAsked' }],
    [{ type: 'BANK_STATEMENT', issuedOn: '' }, { issuedOn: 'documents.issuedOn.missing' }],
    [{ type: 'BANK_STATEMENT', issuedOn: '2026-02-30' }, { issuedOn: 'documents.issuedOn.missing' }],
    [{ type: 'BANK_STATEMENT', issuedOn: '2026-08-20' }, { issuedOn: 'documents.issuedOn.old' }],
    [{ type: 'BANK_STATEMENT', issuedOn: '2026-11-22' }, { issuedOn: 'documents.issuedOn.future' }],
    [{ type: 'VALID_IDENTITY_DOCUMENT', kind: '' }, { kind: 'documents.idDocument.missing' }],
    [{ type: 'VALID_IDENTITY_DOCUMENT', kind: 'VALID_ID' }, { kind: 'documents.idDocument.missing' }],
    [{ type: 'BANK_STATEMENT', idempotencyKey: 'x' }, { idempotencyKey: 'idempotencyKey.invalid' }],
  ])('refuses %o', async (more, fields) => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    expect(await handIn(tenant, requestId, more)).toMatchObject({ status: 422, error: { fields } })
    expect(await t.db.selectFrom('files').select('id').execute()).toEqual([])
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', 'MZ\u0090\u0000'],
    [
      'a page that calls itself a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    ],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ])('refuses %s, whatever its name', async (_, content) => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const order = { type: 'BANK_STATEMENT' }
    expect(await handIn(tenant, requestId, order, content)).toMatchObject({
      status: 422,
      error: { fields: { file: expect.stringMatching(/upload\.(kind|damaged)/) } },
    })
  })

  it.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['a moving picture', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ])('takes no other kind: %s that could be painted', async (_, content) => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const answer = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' }, content)
    expect(answer).toMatchObject({ status: 422, error: { fields: { file: 'upload.kind' } } })
  })

  it('paints pictures anew: upright, without what the camera or a stranger put beside them', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
      .composite([
        { input: { create: { width: 30, height: 20, channels: 3, background: 'blue' } }, left: 0, top: 0 },
      ])
      .withExif({ IFD0: { Copyright: 'Secret Street 7' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const content = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const { fileId } = await handIn(tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' }, content)
    const answer = await t.send(tenant, { method: 'GET', url: `/api/tenant-documents/${fileId}` })
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.rawPayload.includes('script')).toBe(false)
    const metadata = await sharp(answer.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 60 })
    expect(metadata.exif).toBeUndefined()
  })

  it('keeps a PDF as it is, under a name that fits, and never shows it in our place', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const hostile = '%PDF-1.7 << /S /URI /URI (https://elsewhere.example) >>'
    const { fileId } = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' }, hostile)
    const answer = await t.send(tenant, { method: 'GET', url: `/api/tenant-documents/${fileId}` })
    expect(answer.body).toBe(hostile)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''my%20payslip.pdf",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('refuses a PDF with a script', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const hostile = '%PDF-1.7 /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
    const answer = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' }, hostile)
    expect(answer).toMatchObject({ status: 422, error: { fields: { file: 'upload.script' } } })
    expect(await t.db.selectFrom('files').select('id').execute()).toEqual([])
  })

  it('warns of a picture on which nothing is, and takes it when its sender is sure', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const blank = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const order = { type: 'BANK_STATEMENT' }
    expect(await handIn(tenant, requestId, order, blank)).toMatchObject({
      status: 422,
      error: { fields: { file: 'upload.blank' } },
    })
    expect((await handIn(tenant, requestId, { ...order, evenIfBlank: 'yes' }, blank)).status).toBe(201)
  })

  it('refuses an empty file', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const answer = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' }, '')
    expect(answer).toMatchObject({ status: 422, error: { fields: { file: 'upload.missing' } } })
  })

  it('is refused above 10 MB and as plain JSON, and without the token against forgery', async () => {
    const { requestId, tenant } = await stageWithRequest({ confirmed: false })
    const large = Buffer.concat([Buffer.from(pdf), Buffer.alloc(10 * 1024 * 1024)])
    expect((await handIn(tenant, requestId, { type: 'BANK_STATEMENT' }, large)).error?.fields).toEqual({
      file: 'upload.large',
    })
    const form = multipart({ listingRequestId: requestId }, { name: 'a.pdf', content: pdf })
    const stranger = await t.app.inject({
      method: 'POST',
      url: '/api/tenant-documents',
      cookies: tenant.cookies,
      ...form,
    })
    expect(stranger.statusCode).toBe(403)
    const elsewhere = await t.send(tenant, { method: 'POST', url: '/api/graphql', ...form })
    expect(elsewhere.statusCode).toBe(403)
  })
})

describe('a document', () => {
  it('is for its tenant and for staff who look at documents; nobody else finds it', async () => {
    const { requestId, tenant, landlord, staff } = await stageWithRequest()
    const { fileId } = await handIn(tenant, requestId, { type: 'BANK_STATEMENT' })
    await t.createUser({ email: 'tom@mezzo.example' })
    const open = async (browser: Browser | null) =>
      (await t.send(browser, { method: 'GET', url: `/api/tenant-documents/${fileId}` })).statusCode
    expect(await open(tenant)).toBe(200)
    expect(await open(staff)).toBe(409)
    await claimReview(t, staff, 'DOCUMENT', fileId)
    expect(await open(staff)).toBe(200)
    for (const browser of [landlord, await t.login('tom@mezzo.example'), await staffWith('sales')])
      expect(await open(browser)).toBe(404)
    expect(await open(null)).toBe(401)
    const query = 'query($id: ID!) { file: getFileDataById(id: $id) { _id } }'
    expect((await t.graphql(query, { id: fileId }, landlord)).data).toEqual({ file: null })
    const own = await t.graphql<{ file: { downloadUrl: string } }>(
      'query($id: ID!) { file: getFileDataById(id: $id) { downloadUrl } }',
      { id: fileId },
      tenant,
    )
    const saved = await t.app.inject({ method: 'GET', url: own.data.file.downloadUrl })
    expect(saved.headers['content-disposition']).toBe('attachment; filename="my_payslip.pdf"')
    const seen = await t.db
      .selectFrom('audit_log')
      .select(['entity_id', 'actor_id'])
      .where('action', '=', 'openTenantDocument')
      .execute()
    expect(seen).toHaveLength(1)
  })

  it('is reviewed once, by others than its tenant, with a reason that can be true', async () => {
    const { requestId, tenant, tenantId, staff, landlord } = await stageWithRequest()
    const { fileId } = await handIn(tenant, requestId, { type: 'VALID_IDENTITY_DOCUMENT' })
    expect((await validate(landlord, fileId)).error?.name).toBe('NotAllowedError')
    expect((await validate(await staffWith('sales'), fileId)).error?.name).toBe('NotAllowedError')
    expect((await validate(staff, randomUUID())).error?.name).toBe('ResourceNotFoundError')
    expect((await validate(staff, fileId, { status: 'FAILED' })).error?.fields).toEqual({
      failureReason: 'review.failureReason.missing',
    })
    expect(
      (await validate(staff, fileId, { status: 'FAILED', failureReason: 'MISSING_NET_INCOME' })).error
        ?.fields,
    ).toEqual({ failureReason: 'review.failureReason.invalid' })
    await t.db
      .updateTable('users')
      .set({ permissions: ['DOCUMENT_VERIFICATION'] })
      .where('id', '=', tenantId)
      .execute()
    expect((await validate(tenant, fileId)).error?.name).toBe('NotAllowedError')
    const key = randomUUID()
    expect((await validate(staff, fileId, { key })).error).toBeNull()
    expect((await validate(staff, fileId, { key })).error).toBeNull()
    expect((await validate(staff, fileId)).error?.reason).toBe('ALREADY_ANSWERED')
  })
})
