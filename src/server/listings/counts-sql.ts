import { sql } from 'kysely'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { inWorld, visibleGroups } from '../visible-to.ts'

/** The six counts of the specification and our own of what waits for the landlord. */
export interface GroupCounts {
  numOpenRequests: number
  numInProgressRequests: number
  numBlockedRequests: number
  numBookingOffersInLandlordSigning: number
  numBookingOffersInLandlordSigningLBC: number
  numRequestsInWaitingToConfirmBooking: number
  numNeedsYou: number
}

/** The counts of a group that has no row of them yet. */
export const NO_COUNTS: Readonly<GroupCounts> = {
  numOpenRequests: 0,
  numInProgressRequests: 0,
  numBlockedRequests: 0,
  numBookingOffersInLandlordSigning: 0,
  numBookingOffersInLandlordSigningLBC: 0,
  numRequestsInWaitingToConfirmBooking: 0,
  numNeedsYou: 0,
}

/** What the order and the filters of the overview need of a group. */
export interface GroupKeyRow extends GroupCounts {
  groupId: string
  partOfGroup: boolean
  name: string
  city: string
  /** Street, number and zip code, for searching. */
  address: string
  externalId: string | null
  unitCount: number
}

const none = sql.lit(0)

/** Every group of the landlord with what sorts it: one small row each, also for 1000 of them. */
export async function listGroupKeys(db: Db, viewer: Viewer): Promise<GroupKeyRow[]> {
  return (
    visibleGroups(db, viewer)
      .leftJoin('group_counts as c', 'c.group_id', 'g.id')
      .select([
        'g.id as groupId',
        'g.part_of_group as partOfGroup',
        'g.name',
        'g.city',
        sql<string>`g.street || ' ' || g.street_number || ' ' || g.zip_code`.as('address'),
        sql<
          string | null
        >`(select min(u.external_id) from listings u where u.group_id = g.id and u.deleted_at is null)`.as(
          'externalId',
        ),
        sql<number>`(select count(*) from listings u where u.group_id = g.id and u.deleted_at is null)`.as(
          'unitCount',
        ),
      ])
      // A group without a counter row has nothing waiting, but is there.
      .select((eb) => [
        eb.fn.coalesce('c.num_open_requests', none).as('numOpenRequests'),
        eb.fn.coalesce('c.num_in_progress_requests', none).as('numInProgressRequests'),
        eb.fn.coalesce('c.num_blocked_requests', none).as('numBlockedRequests'),
        eb.fn
          .coalesce('c.num_booking_offers_in_landlord_signing', none)
          .as('numBookingOffersInLandlordSigning'),
        eb.fn
          .coalesce('c.num_booking_offers_in_landlord_signing_lbc', none)
          .as('numBookingOffersInLandlordSigningLBC'),
        eb.fn
          .coalesce('c.num_requests_in_waiting_to_confirm_booking', none)
          .as('numRequestsInWaitingToConfirmBooking'),
        eb.fn.coalesce('c.num_needs_you', none).as('numNeedsYou'),
      ])
      .execute()
  )
}

/** The landlord's counts over all groups, or over one. */
export async function sumCounts(db: Db, viewer: Viewer, groupId: string | null): Promise<GroupCounts> {
  let query = db.selectFrom('group_counts').where(inWorld(viewer, 'landlord_id', 'group_id'))
  if (groupId) query = query.where('group_id', '=', groupId)
  return query
    .select([
      sql<number>`coalesce(sum(num_open_requests), 0)::int`.as('numOpenRequests'),
      sql<number>`coalesce(sum(num_in_progress_requests), 0)::int`.as('numInProgressRequests'),
      sql<number>`coalesce(sum(num_blocked_requests), 0)::int`.as('numBlockedRequests'),
      sql<number>`coalesce(sum(num_booking_offers_in_landlord_signing), 0)::int`.as(
        'numBookingOffersInLandlordSigning',
      ),
      sql<number>`coalesce(sum(num_booking_offers_in_landlord_signing_lbc), 0)::int`.as(
        'numBookingOffersInLandlordSigningLBC',
      ),
      sql<number>`coalesce(sum(num_requests_in_waiting_to_confirm_booking), 0)::int`.as(
        'numRequestsInWaitingToConfirmBooking',
      ),
      sql<number>`coalesce(sum(num_needs_you), 0)::int`.as('numNeedsYou'),
    ])
    .executeTakeFirstOrThrow()
}

/** The stored counts of groups. */
export async function listCounts(
  db: Db,
  groupIds: readonly string[],
): Promise<(GroupCounts & { groupId: string })[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('group_counts')
    .select([
      'group_id as groupId',
      'num_open_requests as numOpenRequests',
      'num_in_progress_requests as numInProgressRequests',
      'num_blocked_requests as numBlockedRequests',
      'num_booking_offers_in_landlord_signing as numBookingOffersInLandlordSigning',
      'num_booking_offers_in_landlord_signing_lbc as numBookingOffersInLandlordSigningLBC',
      'num_requests_in_waiting_to_confirm_booking as numRequestsInWaitingToConfirmBooking',
      'num_needs_you as numNeedsYou',
    ])
    .where('group_id', 'in', groupIds)
    .execute()
}
