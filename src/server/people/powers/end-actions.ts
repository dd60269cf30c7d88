import { addDays } from '../../../domain/kernel/day.ts'
import {
  POWER_REMINDER_DAYS,
  type PowerNotice,
  powerState,
} from '../../../domain/people/power-of-attorney.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellOfPower } from './mails.ts'
import {
  listUntoldPowers,
  lockUntoldPower,
  saveMembershipEnd,
  saveToldOfPower,
  type UntoldPower,
} from './sql.ts'
import { port } from '../../kernel/port.ts'

const batchSize = 200

/** Tells landlords and managers of powers of attorney that end soon or have ended, of each once. */
export async function tellOfPowersThatEnd(ctx: Context): Promise<void> {
  const today = ctx.today()
  const days = { today, remindBy: addDays(today, POWER_REMINDER_DAYS) }
  const due = await listUntoldPowers(ctx.db, days, batchSize)
  await forEachAlone(due, 'powers of attorney', ({ id }) =>
    inTransaction(ctx, async (trx) => {
      const power = await lockUntoldPower(trx, id)
      const notice = power && noticeDue(power, ctx)
      if (notice) await tell(trx, ctx, power, notice)
    }),
  )
}

function noticeDue(power: UntoldPower, ctx: Context): PowerNotice | null {
  const state = powerState(power, ctx.today())
  if (state === 'MEMBERSHIP_ENDED' || state === 'OVER') return state
  const isSoon = power.to <= addDays(ctx.today(), POWER_REMINDER_DAYS)
  return isSoon && !power.remindedAt ? 'ENDS_SOON' : null
}

async function tell(trx: Db, ctx: Context, power: UntoldPower, notice: PowerNotice): Promise<void> {
  if (notice === 'MEMBERSHIP_ENDED') await saveMembershipEnd(trx, power.id, ctx.now())
  await saveToldOfPower(trx, power.id, notice === 'ENDS_SOON' ? 'reminded_at' : 'end_told_at', ctx.now())
  await tellOfPower(trx, ctx, power, notice)
  if (notice !== 'ENDS_SOON') await powerEnded().orderSigningsWithPower(trx, ctx, power.id)
}

/** What follows where a power of attorney has ended: the work of a later area. */
export interface PowerEnded {
  /** Looks at the contracts that wait at the external provider for a signature with it. */
  orderSigningsWithPower(trx: Db, ctx: Context, powerId: string): Promise<void>
}

/** Filled by the area of rentals. */
export const powerEnded = port<PowerEnded>('powerEnded')
