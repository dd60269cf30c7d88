import type { Insertable } from 'kysely'
import type { DB } from '../kernel/db/database.ts'

/** The tables that the demo fills row by row, in an order in which references already exist. */
export const DEMO_TABLES = [
  'users',
  'groups',
  'listings',
  'pictures',
  'blocks',
  'booking_requests',
  'listing_requests',
  'solvency_checks',
  'contract_terms',
  'booking_offers',
  'signature_procedures',
  'signers',
  'signing_reminders',
  'bookings',
  'occupancies',
  'invoices',
  'notifications',
  'saved_views',
  'tenant_profiles',
] as const satisfies readonly (keyof DB)[]

/** A table that the demo fills. */
export type DemoTable = (typeof DEMO_TABLES)[number]

/** All rows of the demo. */
export type DemoRows = { [Table in DemoTable | 'audit_log']: Insertable<DB[Table]>[] }

/** No rows yet. */
export function noRows(): DemoRows {
  return {
    users: [],
    groups: [],
    listings: [],
    pictures: [],
    blocks: [],
    booking_requests: [],
    listing_requests: [],
    solvency_checks: [],
    contract_terms: [],
    booking_offers: [],
    signature_procedures: [],
    signers: [],
    signing_reminders: [],
    bookings: [],
    occupancies: [],
    invoices: [],
    notifications: [],
    saved_views: [],
    tenant_profiles: [],
    audit_log: [],
  }
}
