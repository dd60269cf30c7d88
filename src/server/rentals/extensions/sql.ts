import { sql } from 'kysely'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { TermOrigins } from '../../../domain/rentals/fee-terms.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** A tenant's booking as far as an extension goes on from it. */
export interface ExtendableBooking extends Stay {
  id: string
  listingId: string
  groupId: string
  landlordId: string
  tenantId: string
  bookingRequestId: string
  canceled: boolean
  /** The account of the tenant or of the landlord is on hold. */
  accountFrozen: boolean
  price: number
  currency: string
  invoiceCalculationMethod: InvoiceCalculationMethod
  termOrigins: TermOrigins | null
}

/** A booking of that tenant, or undefined. */
export async function findTenantsBooking(
  source: Source,
  tenantId: string,
  bookingId: string,
): Promise<ExtendableBooking | undefined> {
  return extendableOf.find(source, { tenantId, bookingId })
}

const extendableOf = statement((db, { tenantId, bookingId }: { tenantId: string; bookingId: string }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .select([
      'b.id',
      'b.listing_id as listingId',
      'b.group_id as groupId',
      'b.landlord_id as landlordId',
      'b.tenant_id as tenantId',
      'lr.booking_request_id as bookingRequestId',
      'b.from',
      'b.to',
      'b.canceled',
      'b.price',
      'b.currency',
      sql<InvoiceCalculationMethod>`coalesce(b.invoice_calculation_method, g.invoice_calculation_method)`.as(
        'invoiceCalculationMethod',
      ),
      'b.term_origins as termOrigins',
      sql<boolean>`exists (select from users p where p.id in (b.tenant_id, b.landlord_id) and p.frozen_at is not null)`.as(
        'accountFrozen',
      ),
    ])
    .where('b.tenant_id', '=', tenantId)
    .where('b.id', '=', bookingId),
)

/** Asks once more with everything that was said about people and purpose the first time; answers the copy. */
export async function copyBookingRequest(
  db: Db,
  copied: { id: string; stay: Stay; notes: string; at: Temporal.Instant },
): Promise<{ id: string; guests: number }> {
  const { rows } = await sql<{ id: string; guests: number }>`
    insert into booking_requests (tenant_id, first_name, last_name, email, phone, gender, "from", "to", adults,
      adults_information, children, children_information, pets, pets_description, reason_for_stay, employment,
      company_name, job_title, paid_by, option_to_extend, notes, created_at)
    select tenant_id, first_name, last_name, email, phone, gender, ${copied.stay.from}::date, ${copied.stay.to}::date,
      adults, adults_information, children, children_information, pets, pets_description, reason_for_stay, employment,
      company_name, job_title, paid_by, option_to_extend, ${copied.notes}, ${copied.at}::timestamptz
    from booking_requests where id = ${copied.id} returning id, adults + children as guests`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`The booking request ${copied.id} is gone.`)
  return row
}
