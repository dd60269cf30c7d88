import type { IdentityDecided } from '../../people/identity/decided.ts'
import { canMakeOffer } from '../../../domain/rentals/offer.ts'
import { isSolvencyNext, tenantUntil } from '../../../domain/rentals/verification/what-is-open.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { lockRequestForSystem, reprojectAround } from '../lifecycle/command.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { tellOfDocuments } from './mails.ts'
import { openPartsOf } from './open-parts.ts'
import { startSolvencyCheck } from './solvency-start.ts'
import { listDocumentsOf } from './sql.ts'
import {
  listReadyForContract,
  listUnidentified,
  listUnverified,
  listVerified,
  saveContractOrdered,
  saveHandInUntil,
  saveVerified,
  type VerifiedRequestRow,
} from './verification-sql.ts'

const batchSize = 100

/** Lets every listing of a booking request go on as far as it can: to the check of the income, or to its contract. */
export async function goOnWithBookingRequest(trx: Db, ctx: Context, bookingRequestId: string): Promise<void> {
  await goOnWithAll(trx, ctx, await listUnverified(trx, bookingRequestId, ctx.today()))
}

/** The same for everything that waits for a person's identity; may come twice. */
export const personsGoOn: IdentityDecided = { identityDecided: goOnWithPerson }

async function goOnWithPerson(trx: Db, ctx: Context, userId: string): Promise<void> {
  await goOnWithAll(trx, ctx, await listUnidentified(trx, userId, ctx.today()))
}

async function goOnWithAll(trx: Db, ctx: Context, requests: readonly VerifiedRequestRow[]): Promise<void> {
  for (const { id } of requests) await goOnWithRequest(trx, ctx, id)
}

/** The same for one request; twice changes nothing more. */
export async function goOnWithRequest(trx: Db, ctx: Context, requestId: string): Promise<void> {
  const request = await lockRequestForSystem(trx, requestId)
  const { row } = request
  const [verified] = await listVerified(trx, [requestId], ctx.today())
  if (!verified || row.verificationDoneAt) return
  const documents = await listDocumentsOf(trx, [row.id])
  let open = openPartsOf(verified, documents)
  if (isSolvencyNext(open)) {
    // The time to hand something in is over with what was handed in.
    await saveTime(trx, ctx, verified, open)
    if (await startSolvencyCheck(trx, ctx, request)) open = []
    // One that begins anew doesn't wait for the landlord any more.
    else if (row.incomeUnconfirmed) await reprojectAround(trx, request)
  }
  if (open.length > 0) return await saveTime(trx, ctx, verified, open)
  await saveVerified(trx, [requestId], ctx.now())
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'verifyTenant')
  if (row.statusType === 'TENANT_APPROVED') await tellOfDocuments(trx, ctx, row, 'documentsAccepted')
  await makeContract(trx, ctx, requestId)
}

async function saveTime(
  trx: Db,
  ctx: Context,
  { id, statusType, tenantAnswerUntil }: VerifiedRequestRow,
  open: Parameters<typeof tenantUntil>[0],
): Promise<void> {
  if (statusType !== 'TENANT_APPROVED') return
  await saveHandInUntil(trx, id, tenantUntil(open, tenantAnswerUntil, ctx.now()))
}

/** Makes the contract of a verified request unless something is in the way; the job looks again when that has ended. */
async function makeContract(trx: Db, ctx: Context, requestId: string): Promise<void> {
  const request = await lockRequestForSystem(trx, requestId)
  const verdict = canMakeOffer(request.facts, {
    hasPermission: true,
    freeUnits: countFreeUnits(request.row, request.calendars),
  })
  const isReady = request.row.statusType === 'TENANT_APPROVED' && verdict.value
  if (isReady && (await saveContractOrdered(trx, requestId, ctx.now()))) await makeOffer(trx, ctx, request)
  await reprojectAround(trx, request)
}

/** Makes the contracts that had to wait while the days or the tenant were in another one; twice changes nothing more. */
export async function makeDueContracts(ctx: Context): Promise<void> {
  await forEachAlone(await listReadyForContract(ctx.db, batchSize), 'contracts', (requestId) =>
    inTransaction(ctx, async (trx) => {
      await lockRequestForSystem(trx, requestId)
      await makeContract(trx, ctx, requestId)
    }),
  )
}
