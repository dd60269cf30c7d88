import { isGoingOn } from '../../../domain/rentals/landlord-status.ts'
import { incomeOf, type ReadDocument } from '../../../domain/rentals/verification/read-income.ts'
import { rentCoverTenths } from '../../../domain/rentals/verification/rent-cover.ts'
import { isIncomeDocument } from '../../../domain/rentals/verification/solvency-check.ts'
import { KlippaError, readIncomeDocument } from '../../kernel/adapters/solvency/klippa.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { findVerifiedIdentity } from '../../people/identity/sql.ts'
import { lockRequestForSystem } from '../lifecycle/command.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import { findSolvencyCheck, lockSolvencyCheck, saveSolvencyCheck } from '../lifecycle/solvency-sql.ts'
import { goOnWithRequest } from '../tenant-documents/go-on.ts'
import { openPartsOf } from '../tenant-documents/open-parts.ts'
import { listDocumentsOf, type TenantDocumentRow } from '../tenant-documents/sql.ts'
import { listVerified } from '../tenant-documents/verification-sql.ts'
import { type IncomeOrder, listForgottenAtProvider, listToStart } from './sql.ts'
import { applyVerdict, type SolvencyVerdict } from './verdict.ts'

const batchSize = 100

/** Longer than the provider may take for all documents of a request. */
const minutesUntilForgotten = 10

/**
 * Has the provider read the accepted documents of income, and stores the verdict if nothing has changed meanwhile: an
 * answer that comes late or twice changes nothing. Nothing that was read is stored.
 */
export async function readIncome(ctx: Context, { listingRequestId, run }: IncomeOrder): Promise<void> {
  const check = await findSolvencyCheck(ctx.db, listingRequestId)
  if (check?.status !== 'IN_PROGRESS' || check.provider !== 'KLIPPA' || check.run !== run) return
  const row = await loadRequestForSystem(ctx.db, listingRequestId)
  const documents = await listAccepted(ctx.db, row)
  const verdict = await readAll(ctx, row, documents)
  await inTransaction(ctx, async (trx) => {
    const request = await lockRequestForSystem(trx, listingRequestId)
    const now = await lockSolvencyCheck(trx, request.row)
    if (now.status !== 'IN_PROGRESS' || now.provider !== 'KLIPPA' || now.run !== run) return
    if (!isGoingOn(request.facts).value) return
    if (await isStale(trx, ctx, request.row, documents)) {
      await saveSolvencyCheck(trx, now.id, { status: 'NOT_STARTED', provider: 'MEZZO' })
      return goOnWithRequest(trx, ctx, listingRequestId)
    }
    await applyVerdict(trx, { ...ctx, viewer: null }, request, now, verdict)
  })
}

async function listAccepted(db: Db, { id }: RequestRow): Promise<TenantDocumentRow[]> {
  const documents = await listDocumentsOf(db, [id])
  return documents.filter(({ type, status }) => isIncomeDocument(type) && status === 'SUCCESSFUL')
}

async function readAll(
  ctx: Context,
  row: RequestRow,
  documents: readonly TenantDocumentRow[],
): Promise<SolvencyVerdict> {
  const access = ctx.config.klippa
  if (!access) return { errorType: 'KLIPPA_ERROR' }
  const read: ReadDocument[] = []
  try {
    for (const { type, fileName, contentType, storageKey } of documents) {
      const content = await ctx.files.get(storageKey)
      if (!content) throw new KlippaError('got no document', null)
      read.push({ type, ...(await readIncomeDocument(access, { fileName, contentType, content })) })
    }
  } catch (error) {
    // Whatever it was: a person reads the documents instead (C8).
    if (!(error instanceof KlippaError)) throw error
    return { errorType: 'KLIPPA_ERROR' }
  }
  const identity = await findVerifiedIdentity(ctx.db, row.tenantId, ctx.today())
  const own = row.identityNeeded ? null : `${row.firstName} ${row.lastName}`
  const name = identity ? `${identity.firstName} ${identity.lastName}`.trim() || own : own
  const reading = incomeOf(read, { name, isIdentityNeeded: row.identityNeeded }, ctx.today())
  if ('errorType' in reading) return reading
  return { coverTenths: rentCoverTenths(reading.incomes, row.price) }
}

// A document that came meanwhile has to be looked at first, and then read.
async function isStale(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  read: readonly TenantDocumentRow[],
): Promise<boolean> {
  const accepted = await listAccepted(trx, row)
  const isSame =
    accepted.length === read.length && accepted.every(({ fileId }, i) => fileId === read[i]?.fileId)
  const [verified] = await listVerified(trx, [row.id], ctx.today())
  const open = verified ? openPartsOf(verified, await listDocumentsOf(trx, [row.id])) : []
  return !isSame || open.some(({ part }) => part === 'DOCUMENTS')
}

/** Begins checks whose days have become free, and asks the provider again where a server died in between; twice changes nothing more. */
export async function continueSolvencyChecks(ctx: Context): Promise<void> {
  await forEachAlone(await listToStart(ctx.db, batchSize), 'checks', (requestId) =>
    inTransaction(ctx, (trx) => goOnWithRequest(trx, ctx, requestId)),
  )
  const before = ctx.now().subtract({ minutes: minutesUntilForgotten })
  await forEachAlone(await listForgottenAtProvider(ctx.db, before, batchSize), 'checks', (order) =>
    inTransaction(ctx, (trx) => ctx.enqueue(trx, 'readIncome', order)),
  )
}
