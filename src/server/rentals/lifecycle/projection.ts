import { countsOf } from '../../../domain/rentals/classification.ts'
import { dealColumnOf, dealOf, dealSince } from '../../../domain/rentals/deal.ts'
import { needsLandlord, needsUntil } from '../../../domain/rentals/next-step.ts'
import { landlordStatusOf } from '../../../domain/rentals/landlord-status.ts'
import { requestGroup } from '../../../domain/rentals/request-order.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { GroupCounts } from '../../listings/listings/counts-sql.ts'
import { listAliveOffers } from './offers-sql.ts'
import { deriveFacts } from './derived-facts.ts'
import { clocksOf, dealFactsOf, dealTimesOf, factsOf, type RequestRow } from './rows.ts'
import {
  type ChangedWorld,
  listClassified,
  listForProjection,
  listRivals,
  type Projection,
  saveCounts,
  saveProjections,
  type WaitingClassified,
} from './projection-sql.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'

/**
 * Brings the stored landlordStatus, the deal and the counts up to date with the facts, in the transaction that changed
 * a fact and under its locks. A fixed number of statements, however many requests there are.
 */
export async function reproject(trx: Db, changed: ChangedWorld): Promise<void> {
  const rows = await listForProjection(trx, changed)
  await saveProjections(trx, await projectRows(trx, rows))
  await recount(trx, changed.groupIds)
}

/** The same for all that is active in one group, whose units have changed. */
export async function reprojectGroup(trx: Db, groupId: string): Promise<void> {
  await reprojectGroups(trx, [groupId])
}

/** The same for some groups, with as many statements as for one. */
export async function reprojectGroups(trx: Db, groupIds: readonly string[]): Promise<void> {
  await saveProjections(trx, await projectRows(trx, await listRivals(trx, groupIds)))
  await recount(trx, groupIds)
}

/** The projections of requests that differ from what is stored. */
export async function projectRows(trx: Db, rows: readonly RequestRow[]): Promise<Projection[]> {
  const groupIds = [...new Set(rows.map((row) => row.groupId))]
  const tenantIds = [...new Set(rows.map((row) => row.tenantId))]
  const offers = await listAliveOffers(trx, { requestIds: [], tenantIds })
  const offersOfTenant = Map.groupBy(offers, (offer) => offer.tenantId)
  const withExtension = new Set(rows.filter((row) => row.type === 'EXTENSION').map((row) => row.groupId))
  const rivals = await listRivals(trx, [...withExtension])
  const calendars = await loadCalendars(trx, groupIds, firstDay([...rows, ...rivals]))
  // What the caller has just changed is in its own rows; the rivals are what else there is.
  const known = new Set(rows.map((row) => row.id))
  const rowsOfGroup = Map.groupBy(
    [...rows, ...rivals.filter((row) => !known.has(row.id))],
    (row) => row.groupId,
  )
  return rows.flatMap((row) => {
    const facts = factsOf(
      row,
      deriveFacts(row, {
        calendars: calendars.get(row.groupId) ?? [],
        others: rowsOfGroup.get(row.groupId) ?? [],
        tenantOffers: offersOfTenant.get(row.tenantId) ?? [],
      }),
    )
    const landlordStatus = landlordStatusOf(facts)
    const sortGroup = requestGroup({
      landlordStatus,
      methodOfBooking: row.methodOfBooking,
      latestOfferStatus: row.offer?.status ?? null,
      type: row.type,
    })
    const deal = dealFactsOf(row)
    const projection = {
      id: row.id,
      landlordStatus,
      sortGroup,
      dealColumn: dealColumnOf(dealOf(deal)),
      dealSince: dealSince(deal, dealTimesOf(row)),
      needsUntil: needsUntil(facts, clocksOf(row)),
    }
    return isStored(projection, row) ? [] : [projection]
  })
}

function isStored(projection: Projection, row: RequestRow): boolean {
  return (
    projection.landlordStatus === row.landlordStatus &&
    projection.sortGroup === row.sortGroup &&
    projection.dealColumn === row.dealColumn &&
    projection.dealSince.equals(row.dealSince) &&
    projection.needsUntil?.epochMilliseconds === row.needsUntil?.epochMilliseconds
  )
}

/** Stores the counts of groups, counted anew from their active requests. */
export async function recount(trx: Db, groupIds: readonly string[]): Promise<void> {
  const rows = await listClassified(trx, groupIds)
  const rowsOfGroup = Map.groupBy(rows, (row) => row.groupId)
  await saveCounts(
    trx,
    groupIds.map((groupId) => ({ groupId, ...countsOfActive(rowsOfGroup.get(groupId) ?? []) })),
  )
}

/** What is counted of active requests. */
export function countsOfActive(requests: readonly WaitingClassified[]): GroupCounts {
  return {
    ...countsOf(requests),
    numNeedsYou: requests.filter((request) => needsLandlord(request.landlordStatus, request)).length,
  }
}

function firstDay(rows: readonly RequestRow[]): Day {
  return rows.reduce((first, row) => (row.from < first ? row.from : first), parseDay('9999-12-31'))
}
