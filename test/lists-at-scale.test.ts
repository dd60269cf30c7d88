import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../src/server/kernel/db/database.ts'
import { countStatements } from '../src/server/kernel/db/statements.ts'
import { listJobs } from '../src/server/kernel/jobs/registry.ts'
import type { Viewer } from '../src/server/kernel/viewer/context.ts'
import { listPublishable } from '../src/server/listings/listings/content-sql.ts'
import { listBillingDetails } from '../src/server/money/billing/details-sql.ts'
import { findPayoutObstacleFacts, listBoardHomes } from '../src/server/money/missing/sql.ts'
import { listPayoutHomes } from '../src/server/money/payouts/homes-sql.ts'
import { findTaxDataRequest } from '../src/server/money/tax-data/sql.ts'
import {
  listHomeSellers,
  listTaxHomes,
  listTaxSellers,
  listTaxStays,
  listTaxSums,
} from '../src/server/money/tax-report/facts-sql.ts'
import { listLandlordUserTypes } from '../src/server/people/accounts/landlord-type-sql.ts'
import { findAppointment } from '../src/server/people/appointments/sql.ts'
import { findIdVerification, findVerifiedIdentity } from '../src/server/people/identity/sql.ts'
import { listCallsOf } from '../src/server/people/staff/sales-rep-sql.ts'
import {
  listOverdue,
  listPausesToNotify,
  listResumable,
} from '../src/server/rentals/lifecycle/deadline-sql.ts'
import { listNeedsYou } from '../src/server/rentals/lifecycle/requests-sql.ts'
import { listWaitingWishes } from '../src/server/rentals/proposals/waiting-sql.ts'
import { listRequests, type RequestListFilter } from '../src/server/rentals/requests/list-sql.ts'
import { listStuck } from '../src/server/rentals/signing/contract-sql.ts'
import { listToStart } from '../src/server/rentals/solvency/sql.ts'
import {
  listHandInOver,
  listReadyForContract,
} from '../src/server/rentals/tenant-documents/verification-sql.ts'
import { findComparedRents } from '../src/server/public/rents/sql.ts'
import { parseDay } from '../src/domain/kernel/day.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { openProvider, type TestProvider } from './paying-app.ts'
import { rowsLookedAt, tablesReadWhole } from './plans.ts'

const LANDLORDS = 5_000
/** Homes of each, with a stay and a rent each, and as many verifications. */
const EACH = 20
/** Requests for one home of the landlord, of which the tenants are to move on all but five. */
const ASKED = 5_000
/** Requests of other landlords: some have ended, some have all their time. */
const ENDED = 30_000
const WAITING = 20_000
/** What a landlord has, a few times over: each home with its units, its stay, its seller. */
const OWN = EACH * 30

let t: TestApp
let provider: TestProvider
let viewer: Viewer
let landlordId: string
let groupIds: string[]

beforeAll(async () => {
  provider = await openProvider()
  t = await buildTestApp({ payments: provider.payments })
  const stage = await createStage(t)
  await fill(stage.groupId)
  const { landlord_id } = await t.db
    .selectFrom('groups')
    .select('landlord_id')
    .where('name', '=', 'Many 2500')
    .executeTakeFirstOrThrow()
  landlordId = landlord_id
  viewer = { ...given((await t.ctxFor(stage.landlordId)).viewer), id: landlordId, landlordId }
  const own = await t.db.selectFrom('groups').select('id').where('landlord_id', '=', landlordId).execute()
  groupIds = own.map(({ id }) => id)
}, 240_000)
afterAll(async () => {
  await t.close()
  await provider.payments.close()
})

/** A hundred thousand homes, stays, rents and verifications of thousands of landlords; no trigger looks at them. */
async function fill(like: string): Promise<void> {
  await t.services.database.session((session) =>
    session.exec(`
      set session_replication_role = replica;
      create temp table owner as select gen_random_uuid() as id, n from generate_series(1, ${LANDLORDS}) n;
      insert into users (id, name, first_name, last_name, email, landlord)
      select id, 'Many ' || n, 'Many', n::text, 'many-' || n || '@mezzo.example', true from owner;
      create temp table home as
      select gen_random_uuid() as id, gen_random_uuid() as unit, gen_random_uuid() as booking, o.id as owner,
        gen_random_uuid() as tenant, o.n, k from owner o cross join generate_series(1, ${EACH}) k;
      insert into billing_details_items (id, landlord_id, type, first_name, last_name)
      select id, id, 'PRIVATE', 'Many', n::text from owner;
      insert into groups (id, landlord_id, name, title, street, street_number, zip_code, city, country, price, currency,
        area, accommodates, home_type, furniture_standard, billing_details_item_id, located_at, deleted_at)
      select h.id, h.owner, 'Many ' || h.n, g.title, g.street, g.street_number, g.zip_code, 'City ' || h.n % 500,
        g.country, g.price, g.currency, g.area, g.accommodates, g.home_type, g.furniture_standard, h.owner, now(),
        case when h.k = 1 then now() end
      from home h cross join groups g where g.id = '${like}';
      insert into listings (id, group_id, landlord_id, apartment_name, available_from, published, last_published_at)
      select unit, id, owner, 'Many', '2020-01-01', true, now() from home;
      insert into home_sellers (group_id, landlord_id, seller_id, from_day) select id, owner, owner, null from home;
      insert into bookings (id, offer_id, listing_request_id, listing_id, group_id, landlord_id, tenant_id, type,
        selected_contract, "from", "to", price, total_cost, currency, tenant_fee_rate)
      select booking, gen_random_uuid(), booking, unit, id, owner, tenant, 'STANDARD', 'GERMANY_PRIVATE',
        '2029-02-01', '2029-07-31', 100000, 600000, 'EUR', 0 from home;
      insert into rents (booking_id, landlord_id, position, "from", "to", amount, currency, due_on, received_amount,
        received_on)
      select booking, owner, 1, '2029-02-01', '2029-02-28', 100000, 'EUR', '2029-02-01', 100000, '2029-02-01' from home;
      insert into booking_requests (id, tenant_id, first_name, last_name, email, "from", "to", adults, reason_for_stay,
        paid_by)
      select booking, tenant, 'Many', k::text, 'many@mezzo.example', '2029-02-01', '2029-07-31', 1, 'WORK', 'SELF'
      from home where n = 2500 and k = 3;
      insert into listing_requests (id, booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
        method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate,
        status_type, landlord_status, sort_group)
      select booking, booking, id, owner, tenant, '2029-02-01', '2029-07-31', 1, 'AFTER_TENANT_SIGNED_CONTRACT', 100000,
        0, 0, 600000, 'EUR', 1000, 0, 'TENANT_APPROVED', 'OTHER', 0
      from home where n = 2500 and k = 3;
      insert into stay_proposals (kind, proposed_by, landlord_id, tenant_id, group_id, booking_id, "from", "to", rent,
        refund, state, answer_until, created_at, ended_at)
      select 'SHORTER', 'TENANT', owner, tenant, id, booking, '2029-07-01', '2029-07-31', 100000, 0,
        case when k = 3 then 'OPEN' else 'DECLINED' end, timestamptz '2029-06-08', '2029-06-01',
        case when k <> 3 then timestamptz '2029-06-02' end
      from home;
      insert into id_verifications (user_id, provider, action, status, session_id, created_at)
      select owner, 'MEZZO', 'SUBMITTED', case when k = 1 then 'APPROVED' else 'DECLINED' end, id::text,
        now() - k * interval '1 day' from home;
      create temp table asked as
      select gen_random_uuid() as id, gen_random_uuid() as request, h.owner, h.id as home, a as k
      from home h cross join generate_series(1, ${ASKED}) a where h.n = 2500 and h.k = 2;
      insert into booking_requests (id, tenant_id, first_name, last_name, email, "from", "to", adults, reason_for_stay,
        paid_by)
      select request, owner, 'Many', k::text, 'many@mezzo.example', '2030-01-01', '2030-06-30', 1, 'WORK', 'SELF' from asked;
      insert into listing_requests (id, booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
        method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate,
        status_type, landlord_status, sort_group, needs_until)
      select id, request, home, owner, owner, '2030-01-01', '2030-06-30', 1, 'AFTER_TENANT_SIGNED_CONTRACT', 100000, 0, 0,
        600000, 'EUR', 1000, 0, 'TENANT_APPROVED', case when k > 5 then 'ACCEPTED' else 'OPEN' end,
        case when k > 5 then 1 else 4 end, timestamptz '2029-06-01' + k * interval '1 hour'
      from asked;
      insert into listing_requests (id, booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
        method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate,
        status_type, landlord_status, sort_group, solvency_needed)
      select gen_random_uuid(), gen_random_uuid(), id, owner, owner, '2028-01-01', '2028-06-30', 1,
        'AFTER_TENANT_SIGNED_CONTRACT', 100000, 0, 0, 600000, 'EUR', 1000, 0, 'TENANT_APPROVED', 'OTHER', 0, true
      from home cross join generate_series(1, ${ENDED}) where n = 2600 and k = 2;
      insert into listing_requests (id, booking_request_id, group_id, landlord_id, tenant_id, "from", "to", guests,
        method_of_booking, price, deposit, final_cleaning_fee, total_rent, currency, landlord_fee_rate, tenant_fee_rate,
        status_type, landlord_status, sort_group, auto_decline_at)
      select gen_random_uuid(), gen_random_uuid(), id, owner, owner, '2031-01-01', '2031-06-30', 1,
        'AFTER_TENANT_SIGNED_CONTRACT', 100000, 0, 0, 600000, 'EUR', 1000, 0, 'AV_CHECK', 'OPEN', 4, '2030-06-01'
      from home cross join generate_series(1, ${WAITING}) where n = 2601 and k = 2;
      insert into booking_offers (listing_request_id, listing_id, group_id, landlord_id, tenant_id, status, generating, type,
        contract_name, is_online_signing, method_of_booking, "from", "to", price, total_rent, currency, contract_data,
        signed_contract_file_id, tenant_signed_at)
      select gen_random_uuid(), unit, id, owner, tenant, 'ACCEPTED', false, 'b2c', 'GERMANY_PRIVATE', true,
        'AFTER_TENANT_SIGNED_CONTRACT', '2028-01-01', '2028-06-30', 100000, 600000, 'EUR', '{}', gen_random_uuid(),
        '2027-12-01'
      from home;
      insert into appointments (landlord_id, status, changed_at) select id, 'CANCELED', now() from owner;
      insert into tax_data_requests (landlord_id, asked_at) select id, now() from owner;
      set session_replication_role = default;
      analyze`),
  )
}

const paidBy = { provider: 'LOCAL', mode: 'TESTING' } as const
const year = { from: parseDay('2029-01-01'), to: parseDay('2029-12-31') }
const today = parseDay('2029-06-01')
const anything: RequestListFilter = {
  filter: 'ALL',
  groupId: null,
  type: null,
  statuses: [],
  search: null,
  from: null,
  to: null,
}
const dueSoon = Temporal.Instant.from('2029-06-01T10:00:00Z')

it.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['what needs the landlord', OWN, (db) => listNeedsYou(db, viewer, 5)],
  ['which tenants would like to leave earlier', 20, (db) => listWaitingWishes(db, viewer, dueSoon)],
  // So few requests are joined with a page of them by reading the table once, at any order.
  [
    'the first page of the inbox',
    2 * ASKED + OWN,
    (db) => listRequests(db, viewer, anything, { offset: 0, limit: 20, dueSoon }),
  ],
  [
    'what of it is most urgent',
    OWN,
    (db) => listRequests(db, viewer, anything, { offset: 0, limit: 20, order: 'URGENT' }),
  ],
  ['homes of the board', OWN, (db) => listBoardHomes(db, viewer)],
  ['what the board says of money', OWN, (db) => listPayoutHomes(db, viewer, paidBy)],
  ['what homes lack to be shown', OWN, (db) => listPublishable(db, groupIds)],
  ['billing details', OWN, (db) => listBillingDetails(db, landlordId)],
  ['what keeps money from coming', OWN, (db) => findPayoutObstacleFacts(db, { viewer, ...paidBy })],
  ['since when tax data are asked for', 10, (db) => findTaxDataRequest(db, landlordId)],
  ['the latest verification', 10, (db) => findIdVerification(db, landlordId)],
  ['the identity that is verified', 2 * EACH, (db) => findVerifiedIdentity(db, landlordId, today)],
  ['a call', 20, (db) => findAppointment(db, landlordId)],
  ['calls of a page of people', 20, (db) => listCallsOf(db, [landlordId])],
  ['as what a landlord is known', 20, (db) => listLandlordUserTypes(db, [landlordId])],
  // A city has so many homes, each with a unit.
  [
    'rents of a city',
    (LANDLORDS / 500) * EACH * 10,
    (db) => findComparedRents(db, { city: 'City 7', standard: 'MEDIUM', fromArea: 30, toArea: 80 }),
  ],
  ['sellers of the tax report', OWN, (db) => listTaxSellers(db, landlordId)],
  ['homes of the tax report', OWN, (db) => listTaxHomes(db, landlordId)],
  ['who let homes', OWN, (db) => listHomeSellers(db, landlordId)],
  ['stays of the tax report', OWN, (db) => listTaxStays(db, { landlordId, ...year })],
  ['sums of the tax report', OWN, (db) => listTaxSums(db, { landlordId, mode: 'TESTING', ...year })],
])('%s are found by an index among a hundred thousand', async (_, most, read) => {
  const looked = await rowsLookedAt(t.services.database, read)
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(most)
})

// Jobs ask for these every minute, whether there is anything or not.
it.each<[string, (db: Db) => Promise<unknown>]>([
  ['a landlord’s deadline', (db) => listOverdue(db, 'auto-decline', dueSoon, 50)],
  ['a tenant’s deadline', (db) => listOverdue(db, 'tenant-silence', dueSoon, 50)],
  ['the day to hand in documents', (db) => listHandInOver(db, dueSoon, 50)],
  ['a pause to tell of', (db) => listPausesToNotify(db, 50)],
  ['a pause that is over', (db) => listResumable(db, 50)],
  ['an income to check', (db) => listToStart(db, 50)],
  ['a contract to make', (db) => listReadyForContract(db, 50)],
  ['a contract that could not be made', (db) => listStuck(db, dueSoon, 50)],
])('%s is looked for without looking at requests that have ended or have time', async (_, read) => {
  expect(await rowsLookedAt(t.services.database, read)).toBeLessThan(WAITING / 2)
})

it('no job of every few minutes plans to read a large table whole', async () => {
  // Nothing of what there is comes due.
  t.setNow('2020-01-01T09:00:00Z')
  const ctx = await t.ctxFor(null)
  const often = listJobs().filter(({ schedule }) => schedule?.startsWith('*'))
  expect(often.length).toBeGreaterThan(20)
  const whole: string[] = []
  const silent: string[] = []
  for (const { name, handler } of often) {
    const { statements } = await countStatements(() => handler(ctx, {}))
    if (statements.length === 0) silent.push(name)
    for (const table of await tablesReadWhole(t.services.database, statements))
      whole.push(`${name}: ${table}`)
  }
  expect(whole).toEqual([])
  // Whom these would ask is not there.
  expect(silent.toSorted()).toEqual(['askIdentities', 'syncPartnerSources', 'syncPhotoFolders'])
})
