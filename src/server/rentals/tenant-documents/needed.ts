import { isVerificationNeeded, proofsOf } from '../../../domain/rentals/tenant-documents.ts'
import { isSolvencyNeeded } from '../../../domain/rentals/verification/solvency-check.ts'
import {
  isSolvencyNext,
  tenantUntil,
  waitsForTenant,
} from '../../../domain/rentals/verification/what-is-open.ts'
import type { LockedRequest } from '../lifecycle/command.ts'
import { isVerified } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import { tellOfDocuments } from './mails.ts'
import { openPartsOf } from './open-parts.ts'
import { startSolvencyCheck } from './solvency-start.ts'
import { listDocumentsOf } from './sql.ts'
import {
  listUnverified,
  listVerified,
  loadProofFacts,
  saveAsked,
  saveHandInUntil,
  saveVerified,
} from './verification-sql.ts'

/** What a new stay in a group asks of its tenant before a contract: decided when it is asked for, and kept (decisions 35, 86). */
export async function listWanted(
  db: Db,
  group: { landlordId: string; labels: readonly string[]; country: string; currency: string },
  asked: { bookingRequestId: string; tenantId: string },
): Promise<{ verificationNeeded: boolean; identityNeeded: boolean; solvencyNeeded: boolean }> {
  const flags = await listEnabledFlags(db, group.landlordId)
  const verificationNeeded = isVerificationNeeded({
    type: 'STANDARD',
    isSwitchedOn: flags.includes('DOCUMENT_VERIFICATION'),
    labels: group.labels,
  })
  const facts = await loadProofFacts(db, asked.bookingRequestId)
  const solvencyNeeded = isSolvencyNeeded({
    type: 'STANDARD',
    isSwitchedOn: verificationNeeded && flags.includes('SOLVENCY_CHECK'),
    currency: group.currency,
    demands: proofsOf({ ...facts, country: group.country }),
  })
  // Whoever verifies an identity has to be let: the flag is that of the person.
  const identityNeeded = (await listEnabledFlags(db, asked.tenantId)).includes('ID_VERIFICATION')
  return { verificationNeeded, identityNeeded, solvencyNeeded }
}

/**
 * Whether the contract of a request whose tenant has just said yes has to wait; then what is missing is asked for. What
 * the tenant handed in before, or for another listing of the same booking request, or lets be used, counts.
 */
export async function isWaitingForTenant(trx: Db, ctx: Context, request: LockedRequest): Promise<boolean> {
  const { row } = request
  if (!isVerified(row) || row.verificationDoneAt) return false
  const documents = await listDocumentsOf(trx, [row.id])
  const [verified] = await listVerified(trx, [row.id], ctx.today())
  if (!verified) return false
  let open = openPartsOf(verified, documents)
  if (isSolvencyNext(open) && (await startSolvencyCheck(trx, ctx, request))) open = []
  if (open.length === 0) {
    await saveVerified(trx, [row.id], ctx.now())
    return false
  }
  const until = tenantUntil(open, null, ctx.now())
  await saveAsked(trx, row.id, { at: ctx.now(), until })
  const template = open[0]?.part === 'IDENTITY' ? 'identityNeeded' : 'documentsNeeded'
  if (waitsForTenant(open)) await tellOfDocuments(trx, ctx, { ...row, tenantAnswerUntil: until }, template)
  return true
}

/** Brings the tenant's time up to date with what is there now, for every listing of the booking request that waits. */
export async function renewHandInUntil(
  trx: Db,
  ctx: Context,
  bookingRequestId: string,
  isRefused = false,
): Promise<void> {
  const requests = await listUnverified(trx, bookingRequestId, ctx.today())
  const documents = await listDocumentsOf(
    trx,
    requests.map(({ id }) => id),
  )
  for (const request of requests) {
    if (request.statusType !== 'TENANT_APPROVED') continue
    const own = documents.filter(({ listingRequestId }) => listingRequestId === request.id)
    const open = openPartsOf(request, own)
    const until = tenantUntil(open, request.tenantAnswerUntil, ctx.now(), isRefused)
    await saveHandInUntil(trx, request.id, until)
  }
}
