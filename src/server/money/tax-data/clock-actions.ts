import {
  type TaxDataClock,
  taxDataHoldDay,
  type TaxDataStep,
  taxDataStep,
} from '../../../domain/money/tax-data-clock.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { mailTaxData } from './mails.ts'
import {
  deleteTaxDataRequest,
  insertTaxDataRequest,
  listTaxData,
  lockTaxDataRequest,
  saveTaxDataRequest,
  type TaxDataRow,
} from './sql.ts'

const batchSize = 500

/**
 * Asks landlords for what tax reporting lacks, reminds them twice, then holds their payouts; forgets all of it where
 * nothing is missing any more. Answers how many steps were taken; at most one for each landlord.
 */
export async function chaseTaxData(ctx: Context): Promise<number> {
  let steps = 0
  let after: string | null = null
  for (;;) {
    const rows: TaxDataRow[] = await listTaxData(ctx.db, after, batchSize)
    for (const row of rows) if (await takeStep(ctx, row)) steps += 1
    after = rows.at(-1)?.landlordId ?? null
    if (rows.length < batchSize) return steps
  }
}

async function takeStep(ctx: Context, row: TaxDataRow): Promise<boolean> {
  if (!taxDataStep(row, row.isWanted, ctx.today())) return false
  return inTransaction(ctx, async (trx) => {
    // Somebody else may have taken it since it was read.
    const clock = (await lockTaxDataRequest(trx, row.landlordId)) ?? never
    const step = taxDataStep(clock, row.isWanted, ctx.today())
    if (!step || !(await save(trx, ctx, row.landlordId, step))) return false
    await audit(trx, ctx, {
      action: 'chaseTaxData',
      entityType: 'user',
      entityId: row.landlordId,
      landlordId: row.landlordId,
      data: { step, homes: row.homes },
    })
    const asked = (await lockTaxDataRequest(trx, row.landlordId)) ?? never
    await mailTaxData(trx, ctx, row, {
      step,
      wasHeld: clock.heldAt !== null,
      holdDay: taxDataHoldDay(asked, ctx.today()),
    })
    return true
  })
}

const never: TaxDataClock = { askedAt: null, firstReminderAt: null, secondReminderAt: null, heldAt: null }

async function save(trx: Db, ctx: Context, landlordId: string, step: TaxDataStep): Promise<boolean> {
  const at = ctx.now()
  switch (step) {
    case 'ASK':
      return insertTaxDataRequest(trx, landlordId, at)
    case 'FIRST_REMINDER':
      await saveTaxDataRequest(trx, landlordId, { first_reminder_at: at })
      return true
    case 'SECOND_REMINDER':
      await saveTaxDataRequest(trx, landlordId, { second_reminder_at: at })
      return true
    case 'HOLD':
      await saveTaxDataRequest(trx, landlordId, { held_at: at })
      return true
    case 'FORGET':
      await deleteTaxDataRequest(trx, landlordId)
      return true
  }
}
