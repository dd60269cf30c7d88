import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { DB, Db } from '../../kernel/db/database.ts'
import { inWorld, visibleBookings, readableGroups, visibleRequests } from '../../kernel/viewer/visible-to.ts'
import { likeContaining } from '../../kernel/db/parameters.ts'

/** What the search finds. */
export const SEARCH_RESULT_KINDS = ['LISTING', 'GROUP', 'REQUEST', 'BOOKING', 'INVOICE'] as const

/** Something that the search found: what it is called, where it belongs, and what its page needs. */
export interface SearchRow {
  kind: (typeof SEARCH_RESULT_KINDS)[number]
  /** Id of the listing, group, listing request, booking or invoice. */
  id: string
  /** Name of the listing, group or tenant; number of the invoice. */
  name: string
  listingName?: string
  externalId?: string | null
  userFriendlyId?: string
  address?: string
  groupId: string
  partOfGroup?: boolean
  bookingRequestId?: string
  bookingId?: string
  from?: string
  to?: string
}

/**
 * What the viewer may see and whose name, number or address has the text in it, at most `first` of each kind, in one
 * statement. People with limited access find listings and requests, never by contact data; nobody finds amounts.
 */
export async function search(db: Db, viewer: Viewer, text: string, first: number): Promise<SearchRow[]> {
  const like = likeContaining(text)
  const kinds = [listings, groups, requests, bookings, invoices].map(
    (kind) => sql`select found from ${kind(db, viewer, like, text).limit(first)} as kind`,
  )
  const { rows } = await sql<{ found: SearchRow }>`${sql.join(kinds, sql` union all `)}`.execute(db)
  return rows.map((row) => row.found)
}

type Found = SelectQueryBuilder<DB, never, { found: SearchRow }>

function listings(db: Db, viewer: Viewer, like: string, text: string): Found {
  return (
    readableGroups(db, viewer)
      .innerJoin('listings as u', 'u.group_id', 'g.id')
      .where('u.deleted_at', 'is', null)
      // The same units, but read from their landlord's index: a group may have a thousand.
      .where(inWorld(viewer, 'u.landlord_id', 'u.group_id', 'u.id'))
      .where(
        matches(
          like,
          sql`u.apartment_name`,
          sql`u.external_id`,
          // What belongs to all units of a group finds the group.
          sql`case when not g.part_of_group then g.name || ' ' || g.street || ' ' || g.street_number || ' ' || g.city end`,
        ),
      )
      .orderBy(sql`lower(u.external_id) is not distinct from lower(${text}) desc`)
      .orderBy('u.apartment_name')
      .orderBy('u.id')
      .select(
        found(sql`'kind', 'LISTING', 'id', u.id, 'groupId', g.id, 'partOfGroup', g.part_of_group, 'listingName', g.name,
        'name', case when g.part_of_group then u.apartment_name else g.name end, 'externalId', u.external_id,
        'address', g.street || ' ' || g.street_number || ', ' || g.city`),
      )
  )
}

function groups(db: Db, viewer: Viewer, like: string): Found {
  return readableGroups(db, viewer)
    .where('g.part_of_group', '=', true)
    .where(matches(like, sql`g.name || ' ' || g.street || ' ' || g.street_number || ' ' || g.city`))
    .orderBy('g.name')
    .orderBy('g.id')
    .select(
      found(sql`'kind', 'GROUP', 'id', g.id, 'groupId', g.id, 'partOfGroup', true, 'name', g.name,
        'address', g.street || ' ' || g.street_number || ', ' || g.city`),
    )
}

function requests(db: Db, viewer: Viewer, like: string, text: string): Found {
  return visibleRequests(db, viewer, 'landlord')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'lr.group_id')
    .where(isNumber(text) ? matches(like, sql`lr.user_friendly_id`) : matchesPerson(viewer, like))
    .where(sql<SqlBool>`not exists (select from bookings b where b.listing_request_id = lr.id)`)
    .orderBy('lr.requested_at', 'desc')
    .orderBy('lr.id')
    .select(
      found(sql`'kind', 'REQUEST', 'id', lr.id, 'groupId', lr.group_id, 'bookingRequestId', lr.booking_request_id,
        'name', br.first_name || ' ' || br.last_name, 'listingName', g.name, 'userFriendlyId', lr.user_friendly_id,
        'from', lr."from", 'to', lr."to"`),
    )
}

function bookings(db: Db, viewer: Viewer, like: string, text: string): Found {
  return visibleBookings(db, viewer)
    .innerJoin('listing_requests as lr', 'lr.id', 'b.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
    .where(isNumber(text) ? matches(like, sql`lr.user_friendly_id`) : matchesPerson(viewer, like))
    .orderBy('b.from', 'desc')
    .orderBy('b.id')
    .select(
      found(sql`'kind', 'BOOKING', 'id', b.id, 'groupId', b.group_id, 'bookingId', b.id,
        'name', br.first_name || ' ' || br.last_name, 'listingName', u.apartment_name,
        'userFriendlyId', lr.user_friendly_id, 'from', b."from", 'to', b."to"`),
    )
}

function invoices(db: Db, viewer: Viewer, like: string, text: string): Found {
  return visibleBookings(db, viewer)
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.booking_id', '=', 'b.id').onRef('i.landlord_id', '=', 'b.landlord_id'),
    )
    .innerJoin('listings as u', 'u.id', 'b.listing_id')
    .where(/\d/.test(text) ? matches(like, sql`i.number`) : sql<SqlBool>`false`)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .select(
      found(sql`'kind', 'INVOICE', 'id', i.id, 'groupId', b.group_id, 'bookingId', b.id, 'name', i.number,
        'listingName', u.apartment_name, 'from', b."from", 'to', b."to"`),
    )
}

/** A request's number, or a part of it: 'M-48012', 'm-48', '012'. Nobody's name is looked at then. */
function isNumber(text: string): boolean {
  return /^(m-)?\d+$/i.test(text)
}

function matchesPerson(viewer: Viewer, like: string) {
  // As the index booking_requests_person has it.
  const all = sql`br.first_name || ' ' || br.last_name || ' ' || br.company_name || ' ' || br.email`
  if (viewer.access === 'FULL') return matches(like, all)
  const withoutContact = sql`br.first_name || ' ' || br.last_name || ' ' || br.company_name`
  return sql<SqlBool>`(${matches(like, all)} and ${matches(like, withoutContact)})`
}

function matches(like: string, ...texts: Expression<unknown>[]) {
  return sql<SqlBool>`(${sql.join(
    texts.map((text) => sql`${text} ilike ${like}`),
    sql` or `,
  )})`
}

function found(pairs: Expression<unknown>) {
  return sql<SearchRow>`json_build_object(${pairs})`.as('found')
}
