import { randomUUID } from 'node:crypto'
import type { Permission } from '../src/domain/catalogue/people.ts'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import type { Browser, TestApp } from './app.ts'
import { createListing, createStage, given } from './builders.ts'
import { multipart } from './multipart.ts'
import { command, sendRequest } from './request-commands.ts'
import { claimReview } from './review-claims.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

/** A stage whose tenant has sent and confirmed a request that asks for documents, and staff who look at them. */
export interface DocumentStage extends Stage {
  requestId: string
  staff: Browser
}

/** A landlord who asks for documents, and a tenant who has said yes; Amélie, who names no employment. */
export async function stageWithDocuments(
  app: TestApp,
  days?: readonly [string, string],
): Promise<DocumentStage> {
  const stage = await createStage(app)
  await askForDocuments(app, stage.landlordId)
  const requestId = await confirmedRequest(app, stage, days)
  return { ...stage, requestId, staff: await staffWith(app, 'DOCUMENT_VERIFICATION') }
}

/** Lets a landlord's new requests ask for documents. */
export async function askForDocuments(app: TestApp, landlordId: string): Promise<void> {
  const flag = {
    name: 'DOCUMENT_VERIFICATION',
    userId: landlordId,
    enabled: true,
    reason: null,
    by: landlordId,
  } as const
  await saveFlagForUser(app.db, { ...flag, now: app.services.now() })
}

/** A request that the landlord has accepted and the tenant has confirmed. */
export async function confirmedRequest(
  app: TestApp,
  stage: Stage,
  [from, to]: readonly [string, string] = ['2027-02-01', '2027-04-30'],
): Promise<string> {
  const id = await sendRequest(app, stage, from, to)
  given((await command(app, stage.landlord, 'acceptListingRequest', { id })).listingRequest)
  given((await command(app, stage.tenant, 'confirmTenantInterest', { id })).request)
  return id
}

/** Another landlord with a home, whose tenant is the same. */
export async function otherLandlord(app: TestApp, stage: Stage, name = 'Henrike'): Promise<Stage> {
  const email = `${name.toLowerCase()}@mezzo.example`
  const landlordId = await app.createUser({ email, firstName: name, lastName: 'Lang', landlord: true })
  await askForDocuments(app, landlordId)
  const { groupId, unitIds } = await createListing(app.db, landlordId)
  return { ...stage, landlordId, landlord: await app.login(email), groupId, unitIds }
}

/** A login of the staff with a permission. */
export async function staffWith(app: TestApp, permission: Permission): Promise<Browser> {
  const email = `${permission.toLowerCase()}@mezzo.example`
  const id = await app.createUser({ email })
  await app.db
    .updateTable('users')
    .set({ permissions: [permission] })
    .where('id', '=', id)
    .execute()
  return app.login(email)
}

/** Hands in a PDF that says what it is called; answers its file's id. */
export async function handInAs(
  app: TestApp,
  tenant: Browser,
  listingRequestId: string,
  more: { type: string; name?: string; content?: string; replaces?: string },
): Promise<string> {
  const { type, name = `${type}.pdf`, content = `%PDF-1.7 ${type}`, replaces = '' } = more
  const kind = type === 'VALID_IDENTITY_DOCUMENT' ? 'PASSPORT' : ''
  const issuedOn = app.services.now().toString().slice(0, 10)
  const fields = { listingRequestId, type, kind, issuedOn, replaces, idempotencyKey: randomUUID() }
  const answer = await app.send(tenant, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, { name, type: 'application/pdf', content }),
  })
  if (answer.statusCode >= 300) throw new Error(`${type} was refused: ${answer.body}`)
  return answer.json<{ fileId: string }>().fileId
}

/** Accepts a document, or refuses it with an explanation. */
export async function review(
  app: TestApp,
  staff: Browser,
  fileId: string,
  explanation: string | null = null,
): Promise<void> {
  await claimReview(app, staff, 'DOCUMENT', fileId)
  const outcome =
    explanation === null
      ? { status: 'SUCCESSFUL' }
      : { status: 'FAILED', failureReason: 'POOR_QUALITY', explanation }
  const query = `mutation($fileId: ID!, $status: FileValidationStatus!, $failureReason: FileValidationFailureReason,
      $explanation: String, $key: ID!) {
    answer: validateTenantDocument(fileId: $fileId, status: $status, failureReason: $failureReason,
      explanation: $explanation, idempotencyKey: $key) { error { name } } }`
  const variables = { fileId, key: randomUUID(), ...outcome }
  const { data } = await app.graphql<{ answer: { error: { name: string } | null } }>(query, variables, staff)
  if (data.answer.error) throw new Error(`The review was refused: ${data.answer.error.name}`)
}
