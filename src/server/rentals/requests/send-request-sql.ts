import { sql } from 'kysely'
import type { KnownTerms } from '../../../domain/rentals/fee-terms.ts'
import type { MethodOfBooking, ReasonForStay, RequestType } from '../../../domain/catalogue/requests.ts'
import type { Employment, Gender, PaidBy } from '../../../domain/catalogue/tenants.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Stores who, when and why; returns the booking request's id. */
export async function insertBookingRequest(
  db: Db,
  request: {
    tenantId: string
    firstName: string
    lastName: string
    email: string
    phone: string
    gender: Gender | null
    stay: Stay
    adults: number
    adultsInformation: unknown
    children: number
    childrenInformation: unknown
    pets: boolean
    petsDescription: string
    reasonForStay: ReasonForStay
    employment: Employment | null
    companyName: string
    jobTitle: string
    paidBy: PaidBy
    optionToExtend: boolean
    notes: string
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('booking_requests')
    .values({
      tenant_id: request.tenantId,
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
      phone: request.phone,
      gender: request.gender,
      from: request.stay.from,
      to: request.stay.to,
      adults: request.adults,
      adults_information: sql`${JSON.stringify(request.adultsInformation)}::jsonb`,
      children: request.children,
      children_information: sql`${JSON.stringify(request.childrenInformation)}::jsonb`,
      pets: request.pets,
      pets_description: request.petsDescription,
      reason_for_stay: request.reasonForStay,
      employment: request.employment,
      company_name: request.companyName,
      job_title: request.jobTitle,
      paid_by: request.paidBy,
      option_to_extend: request.optionToExtend,
      notes: request.notes,
      created_at: request.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A booking request of the viewer's own, with the groups it has asked. */
export async function findOwnBookingRequest(db: Db, viewer: Viewer, id: string) {
  return db
    .selectFrom('booking_requests as br')
    .innerJoin('listing_requests as lr', 'lr.booking_request_id', 'br.id')
    .select([
      'br.id as bookingRequestId',
      'br.from',
      'br.to',
      sql<number>`br.adults + br.children`.as('guests'),
      sql<RequestType>`min(lr.type)`.as('type'),
      sql<string[]>`array_agg(lr.group_id::text)`.as('groupIds'),
    ])
    .where('br.id', '=', id)
    .where('br.tenant_id', '=', viewer.id)
    .groupBy('br.id')
    .executeTakeFirst()
}

/** Whether a booking request has become a booking that still stands. */
export async function isBooked(db: Db, bookingRequestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .select('b.id')
    .where('lr.booking_request_id', '=', bookingRequestId)
    .where('b.canceled', '=', false)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores one asked group of a booking request in status START; returns its id. */
export async function insertListingRequest(
  db: Db,
  request: {
    bookingRequestId: string
    groupId: string
    landlordId: string
    tenantId: string
    stay: Stay
    guests: number
    type?: RequestType
    extendsBookingId?: string
    methodOfBooking: MethodOfBooking
    price: number
    /** What the home cost a month, whatever the stay; null for an extension, which goes on at the rent of its booking. */
    listPrice: number | null
    deposit: number
    totalRent: number
    currency: string
    known: KnownTerms
    verificationNeeded: boolean
    identityNeeded: boolean
    solvencyNeeded: boolean
    at: Temporal.Instant
  },
): Promise<string> {
  const row = await db
    .insertInto('listing_requests')
    .values((eb) => ({
      booking_request_id: request.bookingRequestId,
      group_id: request.groupId,
      landlord_id: request.landlordId,
      tenant_id: request.tenantId,
      from: request.stay.from,
      to: request.stay.to,
      guests: request.guests,
      type: request.type ?? 'STANDARD',
      extends_booking_id: request.extendsBookingId ?? null,
      method_of_booking: request.methodOfBooking,
      price: request.price,
      list_price: request.listPrice,
      deposit: request.deposit,
      final_cleaning_fee: eb
        .selectFrom('groups as g')
        .select('g.final_cleaning_fee')
        .where('g.id', '=', request.groupId),
      total_rent: request.totalRent,
      currency: request.currency,
      invoice_calculation_method: request.known.terms.calculationMethod,
      landlord_fee_rate: request.known.terms.landlordFeeRate,
      tenant_fee_rate: request.known.terms.tenantFeeRate,
      term_origins: request.known.origins,
      verification_needed: request.verificationNeeded,
      identity_needed: request.identityNeeded,
      solvency_needed: request.solvencyNeeded,
      status_type: 'START',
      landlord_status: 'OTHER',
      sort_group: 5,
      requested_at: request.at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
