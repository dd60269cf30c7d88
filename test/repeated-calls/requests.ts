import { randomUUID } from 'node:crypto'
import { declineSilentRequests } from '../../src/server/rentals/requests/deadline-actions.ts'
import { saveFlagForUser } from '../../src/server/people/feature-flags/sql.ts'
import type { TestApp } from '../app.ts'
import { command, sendRequest, shownDates } from '../request-commands.ts'
import { createListing, createStage, requestInput } from '../builders.ts'
import { confirmedRequest, handInAs, otherLandlord, review, stageWithDocuments } from '../document-stage.ts'
import { identityStage } from '../identity-stage.ts'
import { multipart } from '../multipart.ts'
import { claimReview } from '../review-claims.ts'
import { from, to, open, accepted, contracted, must, booked, staffWith, type Calls } from './stages.ts'

const elsewhere = () => ({ listingRequestId: randomUUID() })

async function suggested(app: TestApp) {
  const stage = await open(app)
  const dates = { from: '2030-02-10', to: '2030-08-10' }
  must(await command(app, stage.landlord, 'suggestDates', { id: stage.id, ...dates }))
  return stage
}

/** A request that waits for the tenant's documents, with one that has been handed in. */
async function withDocument(app: TestApp) {
  const stage = await createStage(app)
  const flag = { name: 'DOCUMENT_VERIFICATION', enabled: true, reason: null, by: stage.landlordId } as const
  await saveFlagForUser(app.db, { ...flag, userId: stage.landlordId, now: app.services.now() })
  const id = await sendRequest(app, stage, from, to)
  must(await command(app, stage.landlord, 'acceptListingRequest', { id }))
  must(await command(app, stage.tenant, 'confirmTenantInterest', { id }))
  const fields = {
    listingRequestId: id,
    type: 'VALID_IDENTITY_DOCUMENT',
    kind: 'PASSPORT',
    issuedOn: app.services.now().toString().slice(0, 10),
    idempotencyKey: randomUUID(),
  }
  const file = { name: 'payslip.pdf', type: 'application/pdf', content: '%PDF-1.7 a payslip' }
  const answer = await app.send(stage.tenant, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, file),
  })
  if (answer.statusCode >= 300) throw new Error(`The document was refused: ${answer.body}`)
  return { ...stage, id, fileId: answer.json<{ fileId: string }>().fileId }
}

/** A document was accepted for one landlord, and is asked for by a second one. */
async function withEarlierDocument(app: TestApp) {
  const stage = await stageWithDocuments(app, ['2031-02-01', '2031-04-30'])
  const fileId = await handInAs(app, stage.tenant, stage.requestId, { type: 'BANK_STATEMENT' })
  await review(app, stage.staff, fileId)
  const secondId = await confirmedRequest(app, await otherLandlord(app, stage), ['2031-06-01', '2031-08-31'])
  return { ...stage, fileId, secondId }
}

/** An identity that was handed in and waits for a decision. */
async function withIdentity(app: TestApp) {
  const stage = await identityStage(app)
  await stage.begin()
  for (const side of ['FRONT', 'SELFIE']) await stage.add(side)
  await stage.submit('PASSPORT')
  return { ...stage, verificationId: await stage.id() }
}

/** A request whose income alone is left to be looked at, with its check at that state. */
async function withIncome(app: TestApp, status: 'NOT_STARTED' | 'IN_PROGRESS' | 'FAILED' = 'NOT_STARTED') {
  const stage = await withDocument(app)
  const now = app.services.now()
  await app.db
    .updateTable('listing_requests')
    .set({ verification_needed: false, solvency_needed: true })
    .where('id', '=', stage.id)
    .execute()
  const { id: checkId } = await app.db
    .insertInto('solvency_checks')
    .values({
      listing_request_id: stage.id,
      landlord_id: stage.landlordId,
      tenant_id: stage.tenantId,
      status,
      started_at: now,
      ...(status === 'FAILED' && { error_type: 'NAME_MISMATCH' as const, decided_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...stage, checkId }
}

/** Stories of requests. */
export const requestsCalls: Calls = {
  async sendBookingRequest(app) {
    const stage = await createStage(app)
    const input = requestInput(stage.groupId, from, to)
    return { as: stage.tenant, variables: { input }, changed: { input: { ...input, adults: 2 } } }
  },
  async addGroupToBookingRequest(app) {
    const stage = await open(app)
    const other = await createListing(app.db, stage.landlordId)
    const { booking_request_id: bookingRequestId } = await app.db
      .selectFrom('listing_requests')
      .select('booking_request_id')
      .where('id', '=', stage.id)
      .executeTakeFirstOrThrow()
    const variables = { bookingRequestId, groupId: other.groupId }
    return { as: stage.tenant, variables, changed: { groupId: stage.groupId } }
  },
  async acceptListingRequest(app) {
    const stage = await open(app)
    return { as: stage.landlord, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async rejectListingRequest(app) {
    const stage = await open(app)
    const input = { reason: 'LISTING_OCCUPIED', explanation: '', blockFrom: from, blockTo: to }
    return {
      as: stage.landlord,
      variables: { listingRequestId: stage.id, input },
      changed: { input: { ...input, blockTo: '2030-06-30' } },
    }
  },
  async takeAcceptBack(app) {
    const stage = await accepted(app)
    const variables = { listingRequestId: stage.id, explanation: 'That was the wrong button.' }
    return { as: stage.landlord, variables, changed: { explanation: 'I have to ask my sister first.' } }
  },
  async suggestDates(app) {
    const stage = await open(app)
    const variables = { listingRequestId: stage.id, from: '2030-02-10', to, message: 'A few days later?' }
    return { as: stage.landlord, variables, changed: { from: '2030-02-11' } }
  },
  async takeSuggestedDates(app) {
    const stage = await suggested(app)
    const seen = await shownDates(app, stage.tenant, stage.id)
    return { as: stage.tenant, variables: { listingRequestId: stage.id, seen }, changed: elsewhere() }
  },
  async sendMessage(app) {
    const stage = await open(app)
    const variables = { listingRequestId: stage.id, text: 'There is a desk.' }
    return { as: stage.landlord, variables, changed: { text: 'There is no desk.' } }
  },
  async sendTenantMessage(app) {
    const stage = await open(app)
    const variables = { listingRequestId: stage.id, text: 'Is there a desk?' }
    return { as: stage.tenant, variables, changed: { text: 'Is there a bath?' } }
  },
  async refuseSuggestedDates(app) {
    const stage = await suggested(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async giveSecondChance(app) {
    const stage = await open(app)
    const as = await staffWith(app, 'sales')
    app.setNow(Temporal.Now.instant().add({ hours: 73 }))
    await declineSilentRequests(await app.ctxFor(null))
    return { as, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async confirmTenantInterest(app) {
    const stage = await accepted(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async withdrawListingRequest(app) {
    const stage = await contracted(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async requestExtension(app) {
    const stage = await booked(app)
    const variables = { bookingId: stage.bookingId, to: '2030-09-30', message: 'Two months more, please.' }
    return { as: stage.tenant, variables, changed: { to: '2030-10-31' } }
  },
  async removeTenantDocument(app) {
    const stage = await withDocument(app)
    const variables = { listingRequestId: stage.id, fileId: stage.fileId }
    return { as: stage.tenant, variables, changed: { fileId: randomUUID() } }
  },
  async submitIdVerification(app) {
    const stage = await identityStage(app)
    await stage.begin()
    for (const side of ['FRONT', 'BACK', 'SELFIE']) await stage.add(side)
    return { as: stage.person, variables: { document: 'ID_CARD' }, changed: { document: 'OTHER' } }
  },
  async decideIdVerification(app) {
    const stage = await withIdentity(app)
    await claimReview(app, stage.staff, 'IDENTITY', stage.verificationId)
    const variables = { id: stage.verificationId, status: 'DECLINED', failureReason: 'NOT_GENUINE' }
    return { as: stage.staff, variables, changed: { failureReason: 'FACE_DIFFERS' } }
  },
  async editIdentityVerificationField(app) {
    const { verificationId } = await withIdentity(app)
    await app.db.updateTable('id_verifications').set({ status: 'APPROVED' }).execute()
    await app.createUser({
      email: 'edits@mezzo.example',
      permissions: ['EDIT_IDENTITY_VERIFICATION_FIELD'],
    })
    const as = await app.login('edits@mezzo.example')
    const correction = { field: 'lastName', value: 'Keller', reason: 'As the passport says.' }
    return { as, variables: { id: verificationId, ...correction }, changed: { value: 'Kaiser' } }
  },
  async claimReview(app) {
    const stage = await withDocument(app)
    const as = await staffWith(app, 'DOCUMENT_VERIFICATION')
    return {
      as,
      variables: { kind: 'DOCUMENT', subjectId: stage.fileId },
      changed: { subjectId: randomUUID() },
    }
  },
  async releaseReview(app) {
    const stage = await withDocument(app)
    const as = await staffWith(app, 'DOCUMENT_VERIFICATION')
    await claimReview(app, as, 'DOCUMENT', stage.fileId)
    return {
      as,
      variables: { kind: 'DOCUMENT', subjectId: stage.fileId },
      changed: { subjectId: randomUUID() },
    }
  },
  async consentToDocuments(app) {
    const stage = await withEarlierDocument(app)
    const variables = { listingRequestId: stage.secondId, fileIds: [stage.fileId] }
    return { as: stage.tenant, variables, changed: { fileIds: [randomUUID()] } }
  },
  async revokeDocumentConsent(app) {
    const stage = await withEarlierDocument(app)
    const query = `mutation($id: ID!, $fileId: ID!, $key: ID!) {
      consentToDocuments(listingRequestId: $id, fileIds: [$fileId], idempotencyKey: $key) { error { name } } }`
    await app.graphql(query, { id: stage.secondId, fileId: stage.fileId, key: randomUUID() }, stage.tenant)
    const variables = { listingRequestId: stage.secondId }
    return { as: stage.tenant, variables, changed: { listingRequestId: stage.requestId } }
  },
  async validateTenantDocument(app) {
    const stage = await withDocument(app)
    const as = await staffWith(app, 'DOCUMENT_VERIFICATION')
    await claimReview(app, as, 'DOCUMENT', stage.fileId)
    const variables = { fileId: stage.fileId, status: 'FAILED', failureReason: 'POOR_QUALITY' }
    return { as, variables, changed: { failureReason: 'WRONG_TYPE' } }
  },
  async chooseSolvencyMethod(app) {
    const stage = await withIncome(app)
    const variables = { listingRequestId: stage.id, method: 'BY_HAND', reusable: true }
    return { as: stage.tenant, variables, changed: { reusable: false } }
  },
  async objectToSolvencyCheck(app) {
    const stage = await withIncome(app, 'FAILED')
    const variables = { listingRequestId: stage.id, text: 'My bonus is missing.' }
    return { as: stage.tenant, variables, changed: { text: 'Another one.' } }
  },
  async goOnWithoutIncome(app) {
    const stage = await withIncome(app, 'FAILED')
    return { as: stage.landlord, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async decideSolvencyCheck(app) {
    const stage = await withIncome(app, 'IN_PROGRESS')
    const as = await staffWith(app, 'DOCUMENT_VERIFICATION')
    await claimReview(app, as, 'SOLVENCY', stage.checkId)
    const variables = { id: stage.checkId, incomes: [], errorType: 'NAME_MISMATCH' }
    return { as, variables, changed: { errorType: 'INCOMPLETE_DATA' } }
  },
  async saveTenantProfile(app) {
    const stage = await createStage(app)
    const input = {
      firstName: 'Amélie',
      lastName: 'Fournier',
      adultsInformation: ['MAIN_TENANT'],
      childrenInformation: [],
      pets: false,
    }
    return {
      as: stage.tenant,
      variables: { input },
      changed: { input: { ...input, lastName: 'Fournier-Roux' } },
    }
  },
  async addToShortlist(app) {
    const stage = await createStage(app)
    return { as: stage.tenant, variables: { groupIds: [stage.groupId] }, changed: { groupIds: [] } }
  },
  async removeFromShortlist(app) {
    const stage = await createStage(app)
    return { as: stage.tenant, variables: { groupIds: [stage.groupId] }, changed: { groupIds: [] } }
  },
}
