import type { FeatureFlagName } from '../../domain/catalogue/flags.ts'
import { proofsOf } from '../../domain/rentals/tenant-documents.ts'
import type { Db } from '../kernel/db/database.ts'
import type { Context } from '../kernel/viewer/context.ts'
import { saveFlagForUser } from '../people/feature-flags/sql.ts'
import { listVerified, type VerifiedRequestRow } from '../rentals/tenant-documents/verification-sql.ts'
import type { DemoClock } from './clock.ts'
import { type DemoRequest, handInDemoDocument } from './documents.ts'
import { insertDemoIdentities } from './identities.ts'
import { henrike, sam } from './people.ts'
import { idsOf } from './stories.ts'

interface CheckedRequest extends DemoRequest {
  confirmedAt: Temporal.Instant | null
}

/**
 * How far the checks of tenants are: documents, an identity and an income are open at one request each, and one rent is
 * covered. New requests are checked for Henrike, so that both ways can be tried.
 */
export async function insertDemoChecks(trx: Db, ctx: Context, clock: DemoClock): Promise<void> {
  await switchOn(trx, clock, 'DOCUMENT_VERIFICATION', henrike.id)
  await switchOn(trx, clock, 'SOLVENCY_CHECK', henrike.id)
  const checked = await trx
    .selectFrom('listing_requests')
    .select([
      'id',
      'booking_request_id as bookingRequestId',
      'tenant_id as tenantId',
      'documents_asked_at as confirmedAt',
    ])
    .where('verification_needed', '=', true)
    .orderBy('id')
    .execute()
  const facts = await listVerified(
    trx,
    checked.map(({ id }) => id),
    clock.today,
  )
  const identified: string[] = []
  for (const request of checked) {
    const found = facts.find(({ id }) => id === request.id)
    if (!found) continue
    if (found.identityNeeded) identified.push(request.tenantId)
    await handInDocuments(trx, ctx, clock, request, found)
  }
  const { tenantId: refused } = await trx
    .selectFrom('listing_requests')
    .select('tenant_id as tenantId')
    .where('id', '=', idsOf('lindenhof/Kwame Mensah').request)
    .executeTakeFirstOrThrow()
  for (const userId of [henrike.id, refused, ...identified])
    await switchOn(trx, clock, 'ID_VERIFICATION', userId)
  await insertDemoIdentities(trx, clock, { waiting: identified, refused })
}

async function switchOn(trx: Db, clock: DemoClock, name: FeatureFlagName, userId: string): Promise<void> {
  const since = clock.now.subtract({ hours: 24 * 90 })
  await saveFlagForUser(trx, {
    name,
    userId,
    enabled: true,
    reason: 'Tries out checks before they come for everybody.',
    by: sam.id,
    now: since,
  })
}

/** All are accepted where the identity or the income is what is open; else one is refused and one not looked at. */
async function handInDocuments(
  trx: Db,
  ctx: Context,
  clock: DemoClock,
  request: CheckedRequest,
  facts: VerifiedRequestRow,
): Promise<void> {
  const [identity, second] = proofsOf(facts)
  const ago = (hours: number) => clock.now.subtract({ hours })
  if (facts.identityNeeded || facts.check) {
    const at = request.confirmedAt ?? clock.now
    const handedIn = {
      uploadedAt: at.subtract({ minutes: 90 }),
      review: { status: 'SUCCESSFUL', at },
    } as const
    for (const proof of proofsOf(facts)) await handInDemoDocument(trx, ctx, request, proof, handedIn)
    return
  }
  const refused = { uploadedAt: ago(20), review: { status: 'FAILED', at: ago(4) } } as const
  if (second) await handInDemoDocument(trx, ctx, request, second, refused)
  if (identity) await handInDemoDocument(trx, ctx, request, identity, { uploadedAt: ago(5), review: null })
}
