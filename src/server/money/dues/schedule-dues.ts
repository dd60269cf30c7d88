import { tenantFee } from '../../../domain/kernel/rent.ts'
import { postTenantDue } from '../../../domain/money/ledger.ts'
import { dueChange } from '../../../domain/money/tenant-due.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { DueScheduler } from '../../rentals/bookings/tenant-dues.ts'
import { vatOfTenantFee } from '../invoices/fee-price.ts'
import { book, bookResolution, type LedgerHappening } from '../ledger/actions.ts'
import {
  type DueFacts,
  type DueRow,
  findDueFacts,
  insertDue,
  lockDuesOf,
  lockStandingDues,
  saveDueWaived,
} from './sql.ts'

/** What a booking makes its tenant owe is what stands in the books, in the transaction that made or changed the booking. */
export const scheduledDues: DueScheduler = {
  lock: lockDuesOf,
  async schedule(trx, ctx, bookingId) {
    const standing = await lockStandingDues(trx, bookingId)
    const facts = await findDueFacts(trx, bookingId)
    await change(trx, ctx, bookingId, standing, { ...facts, purpose: 'FIRST_MONTH_RENT', amount: facts.firstRent, vat: 0 }) // prettier-ignore
    const fee = tenantFee(facts.rent, facts.tenantFeeRate)
    const { vat } = vatOfTenantFee(ctx, facts.flatCountry, fee)
    await change(trx, ctx, bookingId, standing, { ...facts, purpose: 'TENANT_SERVICE_FEE', amount: fee, vat }) // prettier-ignore
  },
}

/** What is to be owed for something. */
interface Owed extends DueFacts {
  purpose: DueRow['purpose']
  amount: number
  vat: number
}

async function change(
  trx: Db,
  ctx: Context,
  bookingId: string,
  standing: readonly DueRow[],
  owed: Owed,
): Promise<void> {
  const before = standing.find(({ purpose }) => purpose === owed.purpose) ?? null
  const what = dueChange(before && { amount: before.amount, isPaid: before.paid_at !== null }, owed.amount)
  if (before && (what === 'WAIVE' || what === 'REPLACE')) await waive(trx, ctx, before)
  if (what === 'OWE' || what === 'REPLACE') await owe(trx, ctx, bookingId, owed)
}

async function owe(trx: Db, ctx: Context, bookingId: string, owed: Owed): Promise<void> {
  const due = await insertDue(trx, {
    booking_id: bookingId,
    landlord_id: owed.landlordId,
    purpose: owed.purpose,
    mode: ctx.config.invoiceMode,
    amount: owed.amount,
    vat: owed.vat,
    currency: owed.currency,
    due_on: owed.dueOn,
    created_at: ctx.now(),
  })
  const postings = postTenantDue({ ...due, landlordId: due.landlord_id, bookingId })
  await book(trx, ctx, { ...happeningOf(ctx, due), kind: 'RENT_OWED' }, postings)
}

async function waive(trx: Db, ctx: Context, due: DueRow): Promise<void> {
  await saveDueWaived(trx, due.id, ctx.now())
  await bookResolution(
    trx,
    ctx,
    { ...happeningOf(ctx, due), kind: 'RENT_WAIVED' },
    { kind: 'RENT_OWED', subjectId: due.id },
    { phase: 'VOID' },
  )
}

function happeningOf(ctx: Context, due: DueRow): Omit<LedgerHappening, 'kind'> {
  return {
    subjectId: due.id,
    mode: due.mode,
    currency: due.currency,
    landlordId: due.landlord_id,
    bookingId: due.booking_id,
    invoiceId: null,
    effectiveAt: ctx.now(),
  }
}
