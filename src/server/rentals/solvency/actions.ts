import type { SolvencyCheckErrorType } from '../../../domain/catalogue/checks.ts'
import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { isGoingOn } from '../../../domain/rentals/landlord-status.ts'
import {
  incomesError,
  type NetIncome,
  rentCoverTenths,
} from '../../../domain/rentals/verification/rent-cover.ts'
import {
  canChooseMethod,
  canDecide,
  canGoOnUnconfirmed,
  canObject,
  isManualError,
  objectionError,
  type SolvencyMethod,
} from '../../../domain/rentals/verification/solvency-check.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { demandReviewClaim, endReviewClaim } from '../../people/review-claims/actions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import {
  type LockedRequest,
  lockRequestForSystem,
  lockVisibleRequest,
  reprojectAround,
} from '../lifecycle/command.ts'
import {
  findSolvencyCheckById,
  lockSolvencyCheck,
  saveSolvencyCheck,
  saveSolvencyWaived,
  type SolvencyCheckRow,
} from '../lifecycle/solvency-sql.ts'
import { goOnWithRequest } from '../tenant-documents/go-on.ts'
import { openPartsOf } from '../tenant-documents/open-parts.ts'
import { listDocumentsOf } from '../tenant-documents/sql.ts'
import { listVerified } from '../tenant-documents/verification-sql.ts'
import { applyVerdict } from './verdict.ts'

/** Who reads the tenant's documents of income, and whether the result may serve the tenant's other requests. */
export interface MethodChoice {
  method: SolvencyMethod
  reusable: boolean
}

/** What somebody has read in the documents: figures of income, or an error. The figures are never stored. */
export interface SolvencyDecision {
  incomes: readonly NetIncome[]
  errorType: SolvencyCheckErrorType | null
}

/** The tenant decides who reads the documents; nothing is sent to the provider without it. Returns the request's id. */
export async function chooseSolvencyMethod(
  ctx: Context,
  listingRequestId: string,
  choice: MethodChoice,
  key: string,
): Promise<string> {
  const call = { key, operation: 'chooseSolvencyMethod', body: { listingRequestId, ...choice } }
  return asTenant(ctx, listingRequestId, call, async (trx, request, check) => {
    demand(canChooseMethod(check, choice.method))
    if (choice.method === 'AUTOMATIC' && !ctx.config.klippa)
      throw new ConditionNotMetError('AUTOMATIC_CHECK_OFF')
    await saveSolvencyCheck(trx, check.id, {
      status: 'NOT_STARTED',
      provider: 'MEZZO',
      fallbackErrorType: null,
      consentedAt: choice.method === 'AUTOMATIC' ? ctx.now() : null,
      reusableSince: choice.reusable ? ctx.now() : null,
    })
    await auditRequest(trx, ctx, request.row, 'chooseSolvencyMethod')
    await goOnWithRequest(trx, ctx, listingRequestId)
  })
}

/** The tenant has a verdict looked at again, by somebody else and with their own words. Returns the request's id. */
export async function objectToSolvencyCheck(
  ctx: Context,
  listingRequestId: string,
  text: string,
  key: string,
): Promise<string> {
  const wrong = objectionError(text)
  if (wrong) throw new ValidationError({ text: `solvency.objection.${wrong}` })
  const call = { key, operation: 'objectToSolvencyCheck', body: { listingRequestId, text } }
  return asTenant(ctx, listingRequestId, call, async (trx, request, check) => {
    demand(canObject(check))
    await saveSolvencyCheck(trx, check.id, {
      status: 'IN_PROGRESS',
      provider: 'MEZZO',
      errorType: null,
      fallbackErrorType: null,
      run: check.run + 1,
      startedAt: ctx.now(),
      decidedAt: null,
      decidedBy: null,
      coverTenths: null,
      monthlyRent: null,
      takenFrom: null,
      objection: text.trim(),
      objectedAt: ctx.now(),
      firstDecidedBy: check.decidedBy,
    })
    await auditRequest(trx, ctx, request.row, 'objectToSolvencyCheck')
    await reprojectAround(trx, request)
  })
}

async function asTenant(
  ctx: Context,
  listingRequestId: string,
  call: Parameters<typeof withIdempotency>[2],
  change: (trx: Db, request: LockedRequest, check: SolvencyCheckRow) => Promise<void>,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', listingRequestId)
      demand(isGoingOn(request.facts))
      if (!request.row.solvencyNeeded) throw new ConditionNotMetError('NO_DOCUMENTS_NEEDED')
      await change(trx, request, await lockSolvencyCheck(trx, request.row))
      return listingRequestId
    }),
  )
}

/** The landlord goes on without a confirmed income; the contract is made if nothing else is open. Returns the request's id. */
export async function goOnWithoutIncome(
  ctx: Context,
  listingRequestId: string,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'goOnWithoutIncome', body: listingRequestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'landlord', listingRequestId)
      demand(isGoingOn(request.facts))
      if (!request.row.solvencyNeeded) throw new ConditionNotMetError('NO_DOCUMENTS_NEEDED')
      demand(canGoOnUnconfirmed(await lockSolvencyCheck(trx, request.row)))
      await saveSolvencyWaived(trx, listingRequestId, ctx.now())
      await auditRequest(trx, ctx, request.row, 'goOnWithoutIncome')
      await goOnWithRequest(trx, ctx, listingRequestId)
      await reprojectAround(trx, request)
      return listingRequestId
    }),
  )
}

/**
 * Somebody of the staff, who has taken the check, says what the documents say. The figures are divided by the rent and
 * forgotten: neither the check, the log nor the key keeps them. Returns the check's id.
 */
export async function decideSolvencyCheck(
  ctx: Context,
  id: string,
  { incomes, errorType }: SolvencyDecision,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  if (!isUuid(id)) throw new ResourceNotFoundError()
  checkDecision({ incomes, errorType })
  return inTransaction(ctx, async (trx) => {
    const found = await findSolvencyCheckById(trx, id)
    if (!found) throw new ResourceNotFoundError()
    if (found.tenantId === viewer.id) throw new NotAllowedError()
    const request = await lockRequestForSystem(trx, found.listingRequestId)
    const { row } = request
    const verdict = errorType ? { errorType } : { coverTenths: rentCoverTenths(incomes, row.price) }
    // A hash of figures would tell them to whoever tries all there can be.
    const call = { key, operation: 'decideSolvencyCheck', body: { id, ...verdict } }
    return withIdempotency(trx, ctx, call, async () => {
      const check = await lockSolvencyCheck(trx, row)
      demand(canDecide(check, viewer.id))
      demand(isGoingOn(request.facts))
      await demandReviewClaim(trx, ctx, 'SOLVENCY', id)
      await demandNothingElse(trx, ctx, request)
      await audit(trx, ctx, {
        action: 'decideSolvencyCheck',
        entityType: 'solvency_check',
        entityId: id,
        landlordId: null,
        data: { status: errorType ? 'FAILED' : 'SUCCESSFUL', errorType },
      })
      await applyVerdict(trx, ctx, request, check, verdict)
      await endReviewClaim(trx, ctx, 'SOLVENCY', id)
      return id
    })
  })
}

function checkDecision({ incomes, errorType }: SolvencyDecision): void {
  if (errorType) {
    if (!isManualError(errorType)) throw new ValidationError({ errorType: 'solvency.errorType.invalid' })
    if (incomes.length > 0) throw new ValidationError({ incomes: 'solvency.incomes.notNeeded' })
    return
  }
  const wrong = incomesError(incomes)
  if (wrong) throw new ValidationError({ incomes: `solvency.incomes.${wrong}` })
}

// Since the check began the tenant may have handed in another document.
async function demandNothingElse(trx: Db, ctx: Context, { row }: LockedRequest): Promise<void> {
  const [verified] = await listVerified(trx, [row.id], ctx.today())
  const open = verified ? openPartsOf(verified, await listDocumentsOf(trx, [row.id])) : []
  if (open.some(({ part }) => part !== 'SOLVENCY')) throw new ConditionNotMetError('NOT_YET_CHECKED')
}
