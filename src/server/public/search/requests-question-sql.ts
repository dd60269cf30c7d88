import { sql } from 'kysely'
import { MOST_COUNTED } from '../../../domain/public/question.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { isReadableGroup, requestsInWorld } from '../../kernel/viewer/visible-to.ts'
import { type AnswerRow, type AskedQuestion, noDue, ofGroup, isCalled } from './asked-sql.ts'

/**
 * Requests that are not in the archive and became no booking, the newest first; of some days those that ask for one of them. A name
 * is that of a home: tenants are found by the search.
 */
export async function listOpenRequests(source: Source, asked: AskedQuestion): Promise<AnswerRow[]> {
  return openRequests.list(source, asked)
}

const openRequests = statement((_, asked: AskedQuestion) => {
  const { from, to, viewer } = asked
  const isMeant = from === null ? sql`true` : sql`lr."from" <= ${to}::date and lr."to" >= ${from}::date`
  const isOpen = sql`lr.ended_at is null and lr.landlord_status <> 'OTHER' and ${isMeant}
    and not exists (select from bookings b where b.listing_request_id = lr.id)`
  const inSight = requestsInWorld(viewer, 'lr.landlord_id', 'lr.group_id', 'lr.id')
  const most = sql`${MOST_COUNTED + 1}::int`
  // The requests of named homes are read home by home: of a landlord with thousands of requests that are few.
  const open = asked.isNamed
    ? sql`home as materialized (
        select g.id from groups g where ${isReadableGroup(viewer, 'g.landlord_id', 'g.id')} and ${isCalled(asked, ofGroup)}
      ), open as materialized (
        select o.* from home cross join lateral (
          select lr.id, lr.requested_at from listing_requests lr
          where lr.group_id = home.id and (${inSight}) is true and ${isOpen} order by lr.requested_at desc limit ${most}
        ) o
      )`
    : sql`open as materialized (
        select lr.id, lr.requested_at from listing_requests lr where ${inSight} and ${isOpen}
        order by lr.requested_at desc, lr.id limit ${most}
      )`
  return sql<AnswerRow>`
    with ${open}, found as (
      select id, (select count(*)::int from open) as total from open order by requested_at desc, id
      limit ${asked.first}::int
    )
    select 'REQUEST' as kind, lr.id::text as id, lr.group_id as "groupId", null::uuid as "listingId",
      g.part_of_group as "partOfGroup", g.name as "homeName", g.name as "groupName",
      br.first_name || ' ' || br.last_name as "tenantName", null::uuid as "bookingId",
      lr.booking_request_id as "bookingRequestId", lr.id as "listingRequestId", lr."from", lr."to",
      null::bigint as amount, null::text as currency, ${noDue}, least(found.total, ${most}) as total
    from found
    join listing_requests lr on lr.id = found.id
    join booking_requests br on br.id = lr.booking_request_id
    join groups g on g.id = lr.group_id
    order by lr.requested_at desc, lr.id`
})
