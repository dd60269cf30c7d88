import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { answerDeadline, canGiveSecondChance } from '../../../domain/rentals/booking-request.ts'
import { overlaps } from '../../../domain/kernel/day.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import {
  circumstancesOf,
  type LockedRequest,
  lockRequestForSystem,
  reprojectAround,
  typeAfter,
} from '../lifecycle/command.ts'
import { listActiveOfTenant, saveStatus } from '../lifecycle/command-sql.ts'
import { tellTenant, tellLandlord } from '../lifecycle/mails.ts'
import { haveAccounts } from '../../kernel/viewer/blocked-sql.ts'
import { isImportedTenant } from './second-chance-sql.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'

/** Staff open a request again that ended because its landlord kept silent; the landlord has 72 hours once more. */
export async function giveSecondChance(ctx: Context, requestId: string, key: string): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'giveSecondChance', body: requestId }, async () => {
      const request = await lockRequestForSystem(trx, requestId)
      const { landlordId, tenantId } = request.row
      if (!(await haveAccounts(trx, [landlordId, tenantId])) || (await isImportedTenant(trx, tenantId)))
        throw new ResourceNotFoundError()
      demand(canGiveSecondChance(request.facts, await circumstances(trx, ctx, request)))
      const autoDeclineAt = answerDeadline(ctx.now())
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('secondChance', request.row, 'STAFF'),
        at: ctx.now(),
        secondChanceAt: ctx.now(),
        statusReason: null,
        declineReason: null,
        autoDeclineAt,
      })
      await auditRequest(trx, ctx, request.row, 'giveSecondChance')
      await reprojectAround(trx, request)
      await tellLandlord(trx, ctx, { ...request.row, autoDeclineAt }, 'secondChance')
      await tellTenant(trx, ctx, request.row, 'secondChanceTenant')
      return requestId
    }),
  )
}

async function circumstances(trx: Db, ctx: Context, request: LockedRequest) {
  const { row } = request
  const { published, freeUnits } = circumstancesOf(request, { ...ctx, viewer: null })
  const active = await listActiveOfTenant(trx, row.tenantId)
  return {
    available: published && freeUnits > 0 && row.from >= ctx.today(),
    requestedAgain: active.some((other) => other.groupId === row.groupId && overlaps(other, row)),
  }
}
