import { sql } from 'kysely'
import { createAccount } from '../people/accounts/sign-up-actions.ts'
import { findUserByEmail } from '../people/accounts/sql.ts'
import { projectRows, recount } from '../rentals/lifecycle/projection.ts'
import { saveProjections } from '../rentals/lifecycle/projection-sql.ts'
import { selectRequestsForSystem } from '../rentals/lifecycle/requests-sql.ts'
import { type Services, systemContext } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { json } from '../kernel/db/parameters.ts'
import { inTransaction } from '../kernel/db/transaction.ts'
import { insertAgreement } from './agreement.ts'
import { insertCalendarFeeds } from './calendar-feeds.ts'
import { insertCalendarLinks } from './calendar-links.ts'
import { insertDemoChecks } from './checks.ts'
import { demoClock } from './clock.ts'
import { insertFigures } from './figures.ts'
import { makeDemo } from './fill.ts'
import { bookInvoices } from './invoices.ts'
import { scheduleRents } from '../rentals/rents/actions.ts'
import { insertMoney, markDemoRents } from './money.ts'
import { isPaidByCard, leaveFeesOpen, listPaidStays, noteDeposits, oweFirstRents } from './paid-stays.ts'
import { demoAccounts, jana } from './people.ts'
import { insertSalesRep, insertTeam } from './team.ts'
import { DEMO_TABLES, type DemoRows, type DemoTable } from './rows.ts'
import { insertTroubledCalendars } from './troubled-calendars.ts'

// Two processes that start at once must not both fill; any number of our own will do.
const lockNumber = 72_163_051

/** Fills an empty database with the demo, in one transaction; does nothing when it is there. */
export async function fillDemo(services: Services): Promise<void> {
  const ctx = systemContext(services, 'demo')
  const started = performance.now()
  const isFilled = await inTransaction(ctx, async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
    if (await findUserByEmail(trx, jana.email)) return false
    const clock = demoClock(ctx.now().round('minute'))
    for (const account of demoAccounts(clock)) await createAccount(trx, account)
    await insertDemo(trx, makeDemo(clock))
    await insertTeam(trx, clock)
    await insertSalesRep(trx, clock)
    await insertCalendarLinks(trx, clock)
    await insertCalendarFeeds(trx, clock)
    await insertTroubledCalendars(trx, clock)
    await insertMoney(trx, ctx.config, clock)
    const paidStays = isPaidByCard(ctx) ? await listPaidStays(trx, clock) : []
    await leaveFeesOpen(trx, paidStays, clock)
    await insertAgreement(trx, ctx, clock)
    await bookInvoices(trx, ctx)
    await scheduleRents(trx)
    await oweFirstRents(trx, ctx, paidStays)
    await noteDeposits(trx, clock)
    await markDemoRents(trx, clock)
    await insertFigures(trx, clock)
    await insertDemoChecks(trx, ctx, clock)
    await projectEverything(trx)
    await ctx.enqueue(trx, 'drawDemoIdentities', {})
    await ctx.enqueue(trx, 'writeDemoContracts', {})
    await ctx.enqueue(trx, 'countHomeMonths', {})
    await ctx.enqueue(trx, 'liveCardMoney', {})
    await ctx.enqueue(trx, 'reportLastYear', {})
    await ctx.enqueue(trx, 'issueInvoices', {}, { singletonKey: 'issueInvoices' })
    return true
  })
  if (isFilled) ctx.log.info({ ms: Math.round(performance.now() - started) }, 'filled the demo')
}

async function insertDemo(trx: Db, rows: DemoRows): Promise<void> {
  for (const table of DEMO_TABLES) {
    await insertRows(trx, table, table === 'listing_requests' ? rows[table].map(withoutBooking) : rows[table])
    if (table === 'bookings') await referToBookings(trx, rows.listing_requests)
  }
  await insertEvents(trx, rows.audit_log)
}

/** Extensions and suppressed requests refer to bookings, which refer to offers of requests. */
function withoutBooking(row: DemoRows['listing_requests'][number]): DemoRows['listing_requests'][number] {
  return { ...row, extends_booking_id: null, suppressing_booking_id: null }
}

async function referToBookings(trx: Db, requests: DemoRows['listing_requests']): Promise<void> {
  const referring = requests
    .filter((row) => row.extends_booking_id ?? row.suppressing_booking_id)
    .map(({ id, extends_booking_id, suppressing_booking_id }) => ({
      id,
      extends_booking_id,
      suppressing_booking_id,
    }))
  await sql`
    update listing_requests lr
    set extends_booking_id = r.extends_booking_id, suppressing_booking_id = r.suppressing_booking_id
    from jsonb_populate_recordset(null::listing_requests, ${json(referring)}::jsonb) r
    where lr.id = r.id`.execute(trx)
}

/** One statement for hundreds of rows; the protocol allows 65535 values in each. */
async function insertRows<Table extends DemoTable>(
  trx: Db,
  table: Table,
  rows: DemoRows[Table],
): Promise<void> {
  const size = 500
  for (let start = 0; start < rows.length; start += size) {
    await trx
      .insertInto<DemoTable>(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}

/** Events are most of all rows: as one value they need a tenth of the time of so many single ones. */
async function insertEvents(trx: Db, events: DemoRows['audit_log']): Promise<void> {
  await sql`
    insert into audit_log (at, actor_id, subject_id, landlord_id, action, entity_type, entity_id, data)
    select e.at, e.actor_id, e.subject_id, e.landlord_id, e.action, e.entity_type, e.entity_id, e.data
    from jsonb_populate_recordset(null::audit_log, ${json(events)}::jsonb) with ordinality as e
    order by e.ordinality`.execute(trx)
}

/** Lets the real rules say what the facts make of every request and of the counts of every group. */
async function projectEverything(trx: Db): Promise<void> {
  await saveProjections(trx, await projectRows(trx, await selectRequestsForSystem(trx).execute()))
  const groups = await trx.selectFrom('groups').select('id').execute()
  await recount(
    trx,
    groups.map((group) => group.id),
  )
}
