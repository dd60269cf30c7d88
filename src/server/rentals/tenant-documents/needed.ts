import {
  handInUntil,
  isComplete,
  isVerificationNeeded,
  documentProgressOf,
  proofsOf,
} from '../../../domain/rentals/tenant-documents.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { tellOfDocuments } from './mails.ts'
import { listDocumentsOf } from './sql.ts'
import { listUnverified, saveAsked, saveHandInUntil, saveVerified } from './verification-sql.ts'

/** Whether a new stay in a group needs the tenant's documents: decided when it is asked for, and kept (decision 35). */
export async function wantsDocuments(
  db: Db,
  group: { landlordId: string; labels: readonly string[] },
): Promise<boolean> {
  const flags = await listEnabledFlags(db, group.landlordId)
  return isVerificationNeeded({
    type: 'STANDARD',
    isSwitchedOn: flags.includes('DOCUMENT_VERIFICATION'),
    labels: group.labels,
  })
}

/**
 * Whether the contract of a request whose tenant has just said yes has to wait for documents; then they are asked for.
 * What the tenant handed in before, or for another listing of the same booking request, or lets be used, counts.
 */
export async function waitsForDocuments(
  trx: Db,
  ctx: Context,
  { row, group }: { row: RequestRow; group: { country: string } },
): Promise<boolean> {
  if (!row.verificationNeeded || row.verificationDoneAt) return false
  const documents = await listDocumentsOf(trx, [row.id])
  const progress = documentProgressOf(proofsOf({ ...row, country: group.country }), documents)
  if (isComplete(progress)) {
    await saveVerified(trx, [row.id], ctx.now())
    return false
  }
  const until = handInUntil(progress, null, ctx.now())
  await saveAsked(trx, row.id, { at: ctx.now(), until })
  await tellOfDocuments(trx, ctx, { ...row, tenantAnswerUntil: until }, 'documentsNeeded')
  return true
}

/** Brings the time to hand in up to date with what is there now, for every listing of the booking request that waits. */
export async function renewHandInUntil(
  trx: Db,
  ctx: Context,
  bookingRequestId: string,
  isRefused = false,
): Promise<void> {
  const requests = await listUnverified(trx, bookingRequestId)
  const documents = await listDocumentsOf(
    trx,
    requests.map(({ id }) => id),
  )
  for (const request of requests) {
    if (request.statusType !== 'TENANT_APPROVED') continue
    const own = documents.filter(({ listingRequestId }) => listingRequestId === request.id)
    const progress = documentProgressOf(proofsOf(request), own)
    const until = handInUntil(progress, request.tenantAnswerUntil, ctx.now(), isRefused)
    await saveHandInUntil(trx, request.id, until)
  }
}
