import { addMonths, type Day, dayOf, firstOfMonth, midnightOf } from '../../domain/kernel/day.ts'
import { LANDLORD_FEE_RATE } from '../../domain/kernel/constants.ts'
import { postIncentive } from '../../domain/money/ledger.ts'
import type { TermOrigins } from '../../domain/rentals/fee-terms.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { book } from '../money/ledger/actions.ts'
import { insertFeeTerms, insertIncentive } from '../money/terms/sql.ts'
import type { DemoClock } from './clock.ts'
import { jana, sam } from './people.ts'
import type { Story } from './stories.ts'

/** What Jana has agreed on with the product, in basis points. */
const AGREED_RATE = 850
/** What she was granted with it, in minor units. */
const GRANTED = 15_000

function agreedOn({ today }: DemoClock): Day {
  return firstOfMonth(addMonths(today, -4))
}

/** The fee of a booking with where it comes from: Jana's agreement holds for what is booked from its first day on. */
export function feeOfBooking(
  clock: DemoClock,
  { place }: Story,
  bookedAt: Temporal.Instant,
): { rate: number; origins: TermOrigins | null } {
  const since = agreedOn(clock)
  if (place.landlord.id !== jana.id || dayOf(bookedAt) < since)
    return { rate: LANDLORD_FEE_RATE, origins: null }
  const others = { source: 'DEFAULT', since: null } as const
  const landlordFeePercent = { source: 'AGREEMENT', since } as const
  return {
    rate: AGREED_RATE,
    origins: { landlordFeePercent, tenantFeePercent: others, calculationMethod: others },
  }
}

/** Stores Jana's agreement, and books the bonus that came with it. */
export async function insertAgreement(trx: Db, ctx: Context, clock: DemoClock): Promise<void> {
  const since = agreedOn(clock)
  const at = midnightOf(since).add({ hours: 9 })
  await insertFeeTerms(trx, {
    landlord_id: jana.id,
    group_id: null,
    scope: 'AGREEMENT',
    landlord_fee_rate: AGREED_RATE,
    tenant_fee_rate: null,
    calculation_method: null,
    valid_from: since,
    valid_until: null,
    reason: 'Framework agreement for more than 40 apartments',
    made_by: sam.id,
    made_at: at,
  })
  const mode = ctx.config.invoiceMode
  const id = await insertIncentive(trx, {
    landlord_id: jana.id,
    mode,
    currency: 'EUR',
    amount: GRANTED,
    reason: 'Welcome bonus of the framework agreement',
    granted_by: sam.id,
    granted_at: at,
  })
  const happening = {
    kind: 'INCENTIVE_GRANTED',
    subjectId: id,
    mode,
    currency: 'EUR',
    landlordId: jana.id,
    bookingId: null,
    invoiceId: null,
    effectiveAt: at,
  } as const
  await book(trx, ctx, happening, postIncentive({ landlordId: jana.id, amount: GRANTED }))
}
