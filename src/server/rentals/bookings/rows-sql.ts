import { sql } from 'kysely'
import type { BookingCancellationReason, ContractName } from '../../../domain/catalogue/contracts.ts'
import type { InvoiceCalculationMethod, InvoiceDocumentType } from '../../../domain/catalogue/invoices.ts'
import type { RequestType, ReasonForStay } from '../../../domain/catalogue/requests.ts'
import type { ContractUnit } from '../../../domain/rentals/booking-move.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { TermOrigins } from '../../../domain/rentals/fee-terms.ts'
import type { UnitOfStay } from '../../../domain/rentals/stays/running-move.ts'
import type { OpenWish } from '../../../domain/rentals/stays/shorter-stay.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Instants } from '../../kernel/db/statement.ts'
import { visibleBookings, type Side } from '../../kernel/viewer/visible-to.ts'

/** A document of a booking's fee as JSON gives it; amounts in minor units. */
export interface BookingInvoice {
  id: string
  /** Null while it is a draft. */
  number: string | null
  documentType: InvoiceDocumentType
  net: number
  amount: number
  paidAmount: number
  currency: string
  dueDate: Day
  isPaid: boolean
  createdAt: string
  /** The number of the invoice that a credit note takes back, and of the note that took an invoice back. */
  creditsNumber: string | null
  creditedBy: string | null
  /** A credit note took it back, also one that has no number yet. */
  isCredited: boolean
  /** Null while it is written. */
  fileId: string | null
}

/** A booking with its people, unit, document and invoices; amounts in minor units. */
export interface BookingRow extends Stay {
  id: string
  offerId: string
  listingRequestId: string
  bookingRequestId: string
  userFriendlyId: string
  /** The unit that the stay ends in. */
  listingId: string
  /** The units by days where the stay moves from one to another (decision 136); null in one. */
  units: UnitOfStay[] | null
  groupId: string
  landlordId: string
  type: RequestType
  extendsBookingId: string | null
  selectedContract: ContractName
  price: number
  /**
   * What was asked for a month, before seasons and discounts, of an extension for the stay whose rent it goes on at; its
   * rent where that isn't known or another one was agreed.
   */
  listPrice: number
  /** What its home costs a month now, where a unit has no rent of its own. */
  homePrice: number
  homeCurrency: string
  deposit: number
  totalCost: number
  landlordFee: number
  landlordFeeRate: number
  tenantFeeRate: number
  /** Null: from before that was kept. */
  termOrigins: TermOrigins | null
  method: InvoiceCalculationMethod
  currency: string
  canceled: boolean
  canceledAt: Temporal.Instant | null
  cancellationReason: BookingCancellationReason | null
  landlordCancellationNote: string
  stayedUntil: Day | null
  /** Both sides agreed that it ends then. */
  isEndAgreed: boolean
  /** The tenant asks to leave earlier, and nobody has answered. */
  openWish: OpenWish | null
  skipInvoiceGeneration: boolean
  createdAt: Temporal.Instant
  apartmentName: string
  externalId: string | null
  partOfGroup: boolean
  groupName: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  tenantId: string
  tenantFirstName: string
  tenantLastName: string
  tenantEmail: string
  tenantPhone: string
  companyName: string
  jobTitle: string
  reasonForStay: ReasonForStay
  signedContractFileId: string | null
  /** The unit that the contract names; null where none was signed. */
  contractUnit: ContractUnit | null
  /** Both sides agreed on the unit that the stay ends in while it was lived elsewhere. */
  isUnitAgreed: boolean
  landlordFirstName: string
  landlordLastName: string
  landlordEmail: string
  landlordPhone: string | null
  invoices: BookingInvoice[]
}

/** The instants of a booking's row, for statements. */
export const BOOKING_INSTANTS: Instants<BookingRow> = {
  canceledAt: true,
  createdAt: true,
}

/** Bookings that the viewer may see on that side, with what their lists are narrowed and ordered by. */
export function bookingsOf(db: Db, viewer: Viewer, side: Side) {
  return visibleBookings(db, viewer, side)
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
}

/** A selection of bookings with filters and order still to come. */
export type Bookings = ReturnType<typeof bookingsOf>

// An extension keeps the rent of the stay it was asked from, and no rent before discounts: that is the one which the last
// booking before it at this rent was asked at. Those at another rent were agreed otherwise since.
const askedRent = sql<number>`case when b.price <> lr.price then b.price else coalesce(lr.list_price,
  case when lr.extends_booking_id is not null then (
    with recursive made_from as (
      select lr.extends_booking_id as id, null::bigint as asked
      union all
      select asked.extends_booking_id,
        case when earlier.price = b.price and earlier.price = asked.price then asked.list_price
          when earlier.price = b.price then earlier.price end
      from made_from m
      join bookings earlier on earlier.id = m.id
      join listing_requests asked on asked.id = earlier.listing_request_id
      where m.asked is null)
    select asked from made_from where asked is not null) end,
  b.price) end`

/** The rows of a selection; whom a tenant talks to is the listing's contact person, without one the landlord. */
export function selectBookings(bookings: Bookings) {
  return bookings
    .innerJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .innerJoin('users as l', 'l.id', 'b.landlord_id')
    .leftJoin('contact_persons as c', (join) =>
      join.onRef('c.id', '=', 'g.contact_person_id').onRef('c.landlord_id', '=', 'b.landlord_id'),
    )
    .select([
      'b.id',
      'b.offer_id as offerId',
      'b.listing_request_id as listingRequestId',
      'lr.booking_request_id as bookingRequestId',
      'lr.user_friendly_id as userFriendlyId',
      'b.listing_id as listingId',
      sql<UnitOfStay[] | null>`(
        select json_agg(json_build_object('id', lived.id, 'name', lived.apartment_name, 'from', lower(o.days),
          'to', upper(o.days) - 1) order by o.days)
        from occupancies o join listings lived on lived.id = o.listing_id
        where o.booking_id = b.id having count(*) > 1)`.as('units'),
      'b.group_id as groupId',
      'b.landlord_id as landlordId',
      'b.type',
      'lr.extends_booking_id as extendsBookingId',
      'b.selected_contract as selectedContract',
      'b.from',
      'b.to',
      'b.price',
      askedRent.as('listPrice'),
      'g.price as homePrice',
      'g.currency as homeCurrency',
      'bo.deposit',
      'b.total_cost as totalCost',
      sql<number>`round(b.total_cost::numeric * coalesce(b.landlord_fee_rate, lr.landlord_fee_rate) / 10000)::bigint`.as(
        'landlordFee',
      ),
      sql<number>`coalesce(b.landlord_fee_rate, lr.landlord_fee_rate)`.as('landlordFeeRate'),
      'b.tenant_fee_rate as tenantFeeRate',
      'b.term_origins as termOrigins',
      sql<InvoiceCalculationMethod>`coalesce(b.invoice_calculation_method, g.invoice_calculation_method)`.as(
        'method',
      ),
      'b.currency',
      'b.canceled',
      'b.canceled_at as canceledAt',
      'b.cancellation_reason as cancellationReason',
      'b.landlord_cancellation_note as landlordCancellationNote',
      'b.stayed_until as stayedUntil',
      sql<boolean>`b.canceled and exists (select from stay_proposals p
        where p.booking_id = b.id and p.kind = 'SHORTER' and p.state = 'TAKEN')`.as('isEndAgreed'),
      sql<OpenWish | null>`(select json_build_object('lastDay', p."from" - 1, 'answerUntil', p.answer_until)
        from stay_proposals p where p.booking_id = b.id and p.state = 'OPEN' and p.proposed_by = 'TENANT')`.as(
        'openWish',
      ),
      'b.skip_invoice_generation as skipInvoiceGeneration',
      'b.created_at as createdAt',
      'u.apartment_name as apartmentName',
      'u.external_id as externalId',
      'g.part_of_group as partOfGroup',
      'g.name as groupName',
      'g.street',
      'g.street_number as streetNumber',
      'g.zip_code as zipCode',
      'g.city',
      'g.country',
      'b.tenant_id as tenantId',
      'br.first_name as tenantFirstName',
      'br.last_name as tenantLastName',
      'br.email as tenantEmail',
      'br.phone as tenantPhone',
      'br.company_name as companyName',
      'br.job_title as jobTitle',
      'br.reason_for_stay as reasonForStay',
      'bo.signed_contract_file_id as signedContractFileId',
      sql<ContractUnit | null>`case when bo.tenant_signed_at is not null then (
        select json_build_object('id', named.id, 'name', named.apartment_name)
        from listings named where named.id = bo.listing_id) end`.as('contractUnit'),
      sql<boolean>`exists (select from stay_proposals p
        where p.tenant_id = b.tenant_id and p.kind = 'MOVE' and p.state = 'TAKEN' and p.listing_id = b.listing_id
          and p."from" <= b."to" and p."to" >= b."from")`.as('isUnitAgreed'),
      sql<string>`coalesce(c.first_name, l.first_name)`.as('landlordFirstName'),
      sql<string>`coalesce(c.last_name, l.last_name)`.as('landlordLastName'),
      sql<string>`coalesce(c.email, l.email)`.as('landlordEmail'),
      sql<string | null>`coalesce(c.phone, l.phone)`.as('landlordPhone'),
      sql<BookingInvoice[]>`coalesce((
        select json_agg(json_build_object('id', i.id, 'number', i.number, 'documentType', i.document_type,
          'net', i.net, 'amount', i.amount, 'paidAmount', i.paid_amount, 'currency', i.currency, 'dueDate', i.due_date,
          'isPaid', i.is_paid, 'createdAt', i.created_at, 'creditsNumber', back.number, 'creditedBy', note.number,
          'isCredited', note.id is not null, 'fileId', i.document_file_id)
          order by i.created_at, i.position)
        from invoices i
        left join invoices back on back.id = i.credits_invoice_id
        left join invoices note on note.credits_invoice_id = i.id
        where i.booking_id = b.id and i.landlord_id = b.landlord_id
      ), '[]')`.as('invoices'),
    ])
}
