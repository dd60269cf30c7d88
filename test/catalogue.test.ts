import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { APARTMENT_RULES } from '../src/domain/catalogue/apartment-rule.ts'
import { APARTMENT_STATES } from '../src/domain/catalogue/apartment-state.ts'
import { BLOCK_SOURCES } from '../src/domain/catalogue/block-source.ts'
import { CONTRACT_TYPES } from '../src/domain/catalogue/contract-type.ts'
import { DEAL_STATUSES } from '../src/domain/catalogue/deal.ts'
import { EMPLOYMENTS } from '../src/domain/catalogue/employment.ts'
import { FURNITURE_STANDARDS } from '../src/domain/catalogue/furniture-standard.ts'
import { HOME_TYPES } from '../src/domain/catalogue/home-type.ts'
import {
  INVOICE_CALCULATION_METHODS,
  INVOICE_DOCUMENT_TYPES,
  INVOICE_LIVE_MODES,
} from '../src/domain/catalogue/invoice.ts'
import { LANDLORD_STATUSES } from '../src/domain/catalogue/landlord-status.ts'
import { PROFILE_LANGUAGES } from '../src/domain/catalogue/language.ts'
import { METHODS_OF_BOOKING } from '../src/domain/catalogue/method-of-booking.ts'
import { OCCUPANCY_KINDS } from '../src/domain/catalogue/occupancy-kind.ts'
import { OFFER_STATUSES } from '../src/domain/catalogue/offer-status.ts'
import { PAID_BY } from '../src/domain/catalogue/paid-by.ts'
import { REASONS_FOR_STAY } from '../src/domain/catalogue/reason-for-stay.ts'
import { REQUEST_STATUS_TYPES } from '../src/domain/catalogue/request-status-type.ts'
import { REQUEST_TYPES } from '../src/domain/catalogue/request-type.ts'
import { SIGNATURE_PROCEDURE_STATES, SIGNER_STATES } from '../src/domain/catalogue/signature.ts'
import { SIGNING_PARTIES } from '../src/domain/signing.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** Every check of the database that lists values, with the catalogue it must equal. */
const columns: [column: string, values: readonly string[]][] = [
  ['users.language', PROFILE_LANGUAGES],
  ['groups.home_type', HOME_TYPES],
  ['groups.furniture_standard', FURNITURE_STANDARDS],
  ['groups.pet_rule', APARTMENT_RULES],
  ['groups.smoking_rule', APARTMENT_RULES],
  ['groups.apartment_state', APARTMENT_STATES],
  ['groups.method_of_booking', METHODS_OF_BOOKING],
  ['groups.invoice_calculation_method', INVOICE_CALCULATION_METHODS],
  ['booking_requests.reason_for_stay', REASONS_FOR_STAY],
  ['booking_requests.employment', EMPLOYMENTS],
  ['booking_requests.paid_by', PAID_BY],
  ['listing_requests.type', REQUEST_TYPES],
  ['listing_requests.method_of_booking', METHODS_OF_BOOKING],
  ['listing_requests.status_type', REQUEST_STATUS_TYPES],
  ['listing_requests.landlord_status', LANDLORD_STATUSES],
  ['booking_offers.status', OFFER_STATUSES],
  ['booking_offers.type', CONTRACT_TYPES],
  ['signature_procedures.status', SIGNATURE_PROCEDURE_STATES],
  ['signers.role', SIGNING_PARTIES],
  ['signers.status', SIGNER_STATES],
  ['bookings.type', REQUEST_TYPES],
  // A block is a row of its own table.
  ['occupancies.kind', OCCUPANCY_KINDS.filter((kind) => kind !== 'BLOCK')],
  ['blocks.source', BLOCK_SOURCES],
  ['invoices.document_type', INVOICE_DOCUMENT_TYPES],
  ['invoices.live_mode', INVOICE_LIVE_MODES],
  ['deals.status', DEAL_STATUSES],
]

it('every list of values in the database equals its catalogue, and none is without one', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select rel.relname || '.' || att.attname as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_class rel on rel.oid = con.conrelid
    join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname = 'public'
    join pg_attribute att on att.attrelid = rel.oid and att.attnum = con.conkey[1]
    where con.contype = 'c' and pg_get_constraintdef(con.oid) like '%ARRAY[%'`.execute(app.db)
  const listed = new Map(
    rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']+)'/g)].map((match) => given(match[1])).toSorted(),
    ]),
  )
  const wanted = new Map(columns.map(([column, values]) => [column, [...values].toSorted()]))
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(wanted))
})
