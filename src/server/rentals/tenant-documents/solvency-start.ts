import { addMonths } from '../../../domain/kernel/day.ts'
import { DOCUMENT_MAX_AGE_MONTHS } from '../../../domain/kernel/constants.ts'
import { canMakeOffer } from '../../../domain/rentals/offer.ts'
import { coverOfOtherRent } from '../../../domain/rentals/verification/rent-cover.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import type { LockedRequest } from '../lifecycle/command.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import {
  findReusableCheck,
  lockSolvencyCheck,
  saveSolvencyCheck,
  type SolvencyCheckRow,
} from '../lifecycle/solvency-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/**
 * Begins the check of a tenant's income where the contract depends on nothing else: the tenant has said yes, the rest is
 * there, the days are free. Answers whether the income is known already, by a result that the tenant lets be used.
 */
export async function startSolvencyCheck(
  trx: Db,
  ctx: Context,
  request: Pick<LockedRequest, 'row' | 'facts' | 'calendars'>,
): Promise<boolean> {
  const { row, facts } = request
  const wouldBe = { ...facts, verification: { ...facts.verification, done: true } }
  const freeUnits = countFreeUnits(row, request.calendars)
  if (
    facts.statusType !== 'TENANT_APPROVED' ||
    !canMakeOffer(wouldBe, { hasPermission: true, freeUnits }).value
  )
    return false
  const check = await lockSolvencyCheck(trx, row)
  if (check.status === 'SUCCESSFUL') return true
  // A failed one comes here only when it may begin anew.
  if (check.status === 'IN_PROGRESS') return false
  if (await takeResult(trx, ctx, row, check)) return true
  const isAutomatic = check.consentedAt !== null && check.objectedAt === null && ctx.config.klippa !== null
  const run = check.run + 1
  await saveSolvencyCheck(trx, check.id, {
    status: 'IN_PROGRESS',
    provider: isAutomatic ? 'KLIPPA' : 'MEZZO',
    errorType: null,
    fallbackErrorType: null,
    run,
    startedAt: ctx.now(),
    decidedAt: null,
    decidedBy: null,
  })
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'startSolvencyCheck')
  if (isAutomatic) await ctx.enqueue(trx, 'readIncome', { listingRequestId: row.id, run })
  return false
}

async function takeResult(
  trx: Db,
  ctx: Context,
  row: LockedRequest['row'],
  check: SolvencyCheckRow,
): Promise<boolean> {
  const since = addMonths(ctx.today(), -DOCUMENT_MAX_AGE_MONTHS)
  const known = await findReusableCheck(trx, {
    tenantId: row.tenantId,
    paidBy: row.paidBy,
    exceptRequestId: row.id,
    since: Temporal.Instant.from(`${since}T00:00:00Z`),
  })
  if (known?.coverTenths == null || known.monthlyRent === null) return false
  const { coverTenths, monthlyRent } = known
  await saveSolvencyCheck(trx, check.id, {
    status: 'SUCCESSFUL',
    errorType: null,
    // As old as what was read: it isn't fresh for longer.
    decidedAt: known.decidedAt,
    decidedBy: known.decidedBy,
    coverTenths: coverOfOtherRent({ coverTenths, monthlyRent }, row.price),
    monthlyRent: row.price,
    takenFrom: known.id,
  })
  await auditRequest(trx, { ...ctx, viewer: null }, row, 'takeSolvencyResult')
  return true
}
