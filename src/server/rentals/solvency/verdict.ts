import type { SolvencyCheckErrorType } from '../../../domain/catalogue/checks.ts'
import { isFallbackError } from '../../../domain/rentals/verification/solvency-check.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, reprojectAround } from '../lifecycle/command.ts'
import { tellLandlord } from '../lifecycle/mails.ts'
import { saveSolvencyCheck, type SolvencyCheckRow } from '../lifecycle/solvency-sql.ts'
import { goOnWithRequest } from '../tenant-documents/go-on.ts'
import { tellOfIncome } from '../tenant-documents/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What a check ends with: how many times the rent is covered, in tenths, or what is wrong. No figure of income. */
export type SolvencyVerdict = { coverTenths: number } | { errorType: SolvencyCheckErrorType }

/**
 * Stores the verdict of a check that is under way, and lets its request go on. Nobody is refused by it: a failed one is
 * told to both sides, and the landlord decides. What the provider can't tell goes to a person.
 */
export async function applyVerdict(
  trx: Db,
  ctx: Context,
  request: Pick<LockedRequest, 'row' | 'world'>,
  check: SolvencyCheckRow,
  verdict: SolvencyVerdict,
): Promise<void> {
  const { row } = request
  const system = { ...ctx, viewer: null }
  if ('coverTenths' in verdict) {
    await saveSolvencyCheck(trx, check.id, {
      status: 'SUCCESSFUL',
      decidedAt: ctx.now(),
      decidedBy: ctx.viewer?.id ?? null,
      coverTenths: verdict.coverTenths,
      monthlyRent: row.price,
    })
    // The log of a request is read by its landlord: neither who nor how.
    await auditRequest(trx, system, row, 'confirmIncome')
    return goOnWithRequest(trx, ctx, row.id)
  }
  const { errorType } = verdict
  if (check.provider === 'KLIPPA' && isFallbackError(errorType)) {
    await saveSolvencyCheck(trx, check.id, {
      provider: 'MEZZO',
      fallbackErrorType: errorType,
      startedAt: ctx.now(),
    })
    await auditRequest(trx, system, row, 'readIncomeByHand')
    return tellOfIncome(trx, ctx, row, 'incomeReadByHand', errorType)
  }
  await saveSolvencyCheck(trx, check.id, {
    status: 'FAILED',
    errorType,
    decidedAt: ctx.now(),
    decidedBy: ctx.viewer?.id ?? null,
  })
  await auditRequest(trx, system, row, 'incomeUnconfirmed')
  await tellOfIncome(trx, ctx, row, 'incomeNotConfirmed', errorType)
  await tellLandlord(trx, ctx, row, 'incomeUnconfirmed')
  await reprojectAround(trx, request)
}
