import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { documentDigest } from '../../src/server/people/identity/document-digest.ts'
import type { TestApp } from '../app.ts'
import type { Instances } from './matrix-instances.ts'
import { insertFile } from './world-rows.ts'

/**
 * What is checked of the tenants of the listings: an income, with earlier documents that may be used. Somebody of the staff
 * looks at an identity of the demo, one has the document that another account is verified by, and calls are arranged.
 */
export async function insertChecks(t: TestApp, listings: Instances[]): Promise<void> {
  for (const listing of listings) {
    listing.solvencyCheckId = await insertSolvencyCheck(t, listing)
    await insertConsent(t, listing)
  }
  await insertAppointment(t)
  await takeIdentityOfDemo(t)
  await insertNamesake(t)
  await insertExternalVerdict(t)
}

/** The tenant lets earlier documents be used for the request. */
async function insertConsent(t: TestApp, { listingRequestId }: Instances): Promise<void> {
  await sql`
    insert into tenant_document_consents (tenant_id, landlord_id, listing_request_id, given_at)
    select tenant_id, landlord_id, id, ${t.services.now()} from listing_requests where id = ${listingRequestId}`.execute(
    t.db,
  )
}

/** A landlord has arranged a call; the newest of all people, whom staff find first. */
async function insertAppointment(t: TestApp): Promise<void> {
  const now = t.services.now()
  const createdAt = now.add({ hours: 24 })
  const landlordId = await t.createUser({ email: 'caller@matrix.example', landlord: true, createdAt })
  await t.db
    .insertInto('appointments')
    .values({ landlord_id: landlordId, status: 'SCHEDULED', starts_at: createdAt, changed_at: now })
    .execute()
}

/** An identity that waits, which nothing of the tables of instances names, is taken by somebody of the staff. */
async function takeIdentityOfDemo(t: TestApp): Promise<void> {
  const now = t.services.now()
  await sql`
    insert into review_claims (kind, subject_id, staff_id, claimed_at, until)
    select 'IDENTITY', v.id, u.id, ${now}, ${now.add({ hours: 24 })} from id_verifications v, users u
    where v.status is null and v.action = 'SUBMITTED' and u.email = 'reviewer@mezzo.example'
    order by v.submitted_at limit 1`.execute(t.db)
}

/** The external provider has declined somebody. */
async function insertExternalVerdict(t: TestApp): Promise<void> {
  const now = t.services.now()
  await t.db
    .insertInto('id_verifications')
    .values({
      user_id: await t.createUser({ email: 'declined@matrix.example' }),
      provider: 'VERIFF',
      action: 'SUBMITTED',
      status: 'DECLINED',
      session_id: randomUUID(),
      failure_reason: 'NOT_GENUINE',
      decided_at: now,
    })
    .execute()
}

/** Somebody is verified by the document that the texts of the matrix name. */
async function insertNamesake(t: TestApp): Promise<void> {
  const now = t.services.now()
  const digest = documentDigest(t.services.config, { country: 'something', documentNumber: 'something' })
  await t.db
    .insertInto('id_verifications')
    .values({
      user_id: await t.createUser({ email: 'namesake@matrix.example', firstName: 'Namesake' }),
      provider: 'MEZZO',
      action: 'SUBMITTED',
      status: 'APPROVED',
      session_id: randomUUID(),
      first_name: 'Namesake',
      last_name: 'Somebody',
      document_digest: digest,
      method: 'STAFF_REVIEW',
      submitted_at: now,
      decided_at: now,
    })
    .execute()
}

/** A document of a tenant of the demo at which nobody has looked. */
export async function waitingDocument(t: TestApp): Promise<string> {
  const { file_id: fileId } = await t.db
    .selectFrom('tenant_documents')
    .select('file_id')
    .where('status', '=', 'NOT_VALIDATED')
    .orderBy('file_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return fileId
}

/** A tenant of a landlord of whose identity nobody has heard. */
export async function unverifiedTenant(t: TestApp, landlordId: string): Promise<string> {
  const { tenant_id: tenantId } = await t.db
    .selectFrom('bookings as b')
    .select('b.tenant_id')
    .where('b.landlord_id', '=', landlordId)
    .where('b.tenant_id', 'not in', (eb) => eb.selectFrom('id_verifications').select('user_id'))
    .orderBy('b.tenant_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return tenantId
}

/** Verifications of somebody: one that waits for a look, with a picture, and one that was approved. */
export async function insertIdentities(
  t: TestApp,
  userId: string,
): Promise<Pick<Instances, 'identityId' | 'approvedIdentityId'>> {
  const now = t.services.now()
  const insert = async (status: 'APPROVED' | null) => {
    const { id } = await t.db
      .insertInto('id_verifications')
      .values({
        user_id: userId,
        provider: 'MEZZO',
        action: 'SUBMITTED',
        status,
        document: 'PASSPORT',
        session_id: randomUUID(),
        submitted_at: now,
        ...(status && {
          first_name: 'Jana',
          last_name: 'Keller',
          method: 'STAFF_REVIEW' as const,
          document_digest: 'one document',
          decided_at: now,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const [approvedIdentityId, identityId] = [await insert('APPROVED'), await insert(null)]
  await t.db
    .insertInto('id_pictures')
    .values({
      file_id: await insertFile(t, userId),
      verification_id: identityId,
      side: 'FRONT',
      uploaded_at: now,
    })
    .execute()
  return { identityId, approvedIdentityId }
}

/** A check of what the tenant of a request can pay, which waits for somebody. */
async function insertSolvencyCheck(t: TestApp, { listingRequestId }: Instances): Promise<string> {
  const request = await t.db
    .updateTable('listing_requests')
    .set({ verification_needed: true, solvency_needed: true, verification_done_at: null })
    .where('id', '=', listingRequestId)
    .returning(['landlord_id', 'tenant_id'])
    .executeTakeFirstOrThrow()
  const { id } = await t.db
    .insertInto('solvency_checks')
    .values({
      ...request,
      listing_request_id: listingRequestId,
      status: 'IN_PROGRESS',
      started_at: t.services.now(),
    })
    .onConflict((conflict) => conflict.column('listing_request_id').doUpdateSet({ status: 'IN_PROGRESS' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
