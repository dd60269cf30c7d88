import pg from 'pg'
import { logIn } from '../../bench/session.ts'
import {
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouDocument,
  InboxPageDocument,
  InboxRequestDocument,
  ShellInboxCountDocument,
} from '../../src/web/gen/graphql.ts'
import { post, setUp } from '../overload/stage.ts'
import type { VisitorsTask } from '../overload/task.ts'

/** Somebody who is logged in. */
export interface Person {
  id: string
  email: string
  headers: Record<string, string>
}

/** A tenant who has only to confirm, and the contract is written. */
export interface Confirmation {
  tenant: Record<string, string>
  listingRequestId: string
}

/** A server whose providers are ours, and the people who use it. */
export interface ProvidersStage {
  url: string
  database: pg.Pool
  /** Thirty of them, who visit and use the providers. */
  landlords: Person[]
  /** Home, listings, inbox and a request of each in turn, for visitors in the order of the landlords. */
  corePages: VisitorsTask['requests']
  /** Invoices that nobody has paid, of one landlord after the other. */
  invoices: { landlordId: string; bookingId: string; amount: number }[]
  confirmations: Confirmation[]
  stop(): Promise<void>
}

/** Of each provider's failures and what is between them: more than are used. */
const CONFIRMATIONS = 160

/** Starts the server with the settings of the stand-ins; `isSigning`: there are contracts to sign. */
export async function setStage(
  env: Record<string, string>,
  isSigning: boolean,
  say: (text: string) => void,
): Promise<ProvidersStage> {
  const stage = await setUp(env, say)
  const database = new pg.Pool({ connectionString: stage.databaseUrl, max: 4 })
  const stop = async () => {
    await database.end()
    await stage.stop()
  }
  try {
    await stage.settle()
    await database.query(SETTINGS)
    const landlords = await identified(database, stage.others)
    return {
      url: stage.server.url,
      database,
      landlords,
      corePages: await corePagesOf(database, landlords),
      invoices: await listInvoices(database, landlords),
      confirmations: isSigning ? await prepareConfirmations(database, stage.server.url) : [],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

// The filled database has invoices that count and are paid, and here nobody pays for real. What was verified is forgotten
// each time, which is nothing to tell the provider. Whoever wants to be paid has just given the password again.
const SETTINGS = `
  insert into feature_flags (name, enabled, changed_at)
    values ('ID_VERIFICATION', true, now()), ('ENVIRONMENT_YOUSIGN_CONTRACTS', true, now());
  alter table invoices disable trigger invoices_kept;
  update invoices set live_mode = 'TESTING', paid_amount = 0;
  alter table invoices enable trigger invoices_kept;
  alter table id_verifications disable trigger id_verifications_deleted;
  update sessions set confirmed_at = now() + interval '1 hour'`

/** The second landlord and those after, as they were logged in. */
async function identified(database: pg.Pool, sessions: readonly Record<string, string>[]): Promise<Person[]> {
  const emails = sessions.map((_, at) => `landlord-${at + 2}@scale.example`)
  const { rows } = await database.query<{ id: string; email: string }>(
    'select id, email from users where email = any($1)',
    [emails],
  )
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return emails.map((email, at) => ({ id: ids.get(email) ?? '', email, headers: sessions[at] ?? {} }))
}

async function corePagesOf(
  database: pg.Pool,
  landlords: readonly Person[],
): Promise<VisitorsTask['requests']> {
  const { rows } = await database.query<{ landlordId: string; id: string; bookingRequestId: string }>(
    `select distinct on (landlord_id) landlord_id as "landlordId", id, booking_request_id as "bookingRequestId"
     from listing_requests where landlord_id = any($1) order by landlord_id, requested_at desc`,
    [landlords.map(({ id }) => id)],
  )
  const window = { offset: 0, limit: 50 }
  const pagesOf = ({ id: landlordId }: Person) => {
    const request = rows.find((row) => row.landlordId === landlordId)
    const shown = { bookingRequestId: request?.bookingRequestId, listingRequestId: request?.id }
    return [
      post([HomeListingsDocument, window], [HomeNeedsYouDocument], [HomeFiguresDocument]),
      post([HomeListingsDocument, window]),
      post([InboxPageDocument, { filter: 'ALL', ...window }], [ShellInboxCountDocument]),
      post([InboxRequestDocument, shown]),
    ]
  }
  const pages = landlords.map(pagesOf)
  // Visitors come in turn, and so do requests: each round has another page of everybody.
  return [0, 1, 2, 3].flatMap((round) => pages.flatMap((own, at) => own[(at + round) % own.length] ?? []))
}

async function listInvoices(
  database: pg.Pool,
  landlords: readonly Person[],
): Promise<ProvidersStage['invoices']> {
  const { rows } = await database.query<{ landlordId: string; bookingId: string; amount: string }>(
    `select landlord_id as "landlordId", booking_id as "bookingId", amount from invoices
     where landlord_id = any($1) and live_mode = 'TESTING'
     order by row_number() over (partition by landlord_id order by number), number`,
    [landlords.map(({ id }) => id)],
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Makes requests that landlords have accepted, for days on which nothing else is, and logs their tenants in. */
async function prepareConfirmations(database: pg.Pool, url: string): Promise<Confirmation[]> {
  const { rows } = await database.query<{ id: string; bookingRequestId: string; email: string }>(
    `select distinct on (r.tenant_id) r.id, r.booking_request_id as "bookingRequestId", u.email
     from (
       select distinct on (r.group_id) r.* from listing_requests r join groups g on g.id = r.group_id
       where r.type = 'STANDARD' and r.status_type in ('AV_CHECK', 'NO_AV_CHECK', 'AVAILABLE') and g.online_signing
         and not exists (select from listings l where l.group_id = g.id and not l.published)
       order by r.group_id, r.id
     ) r join users u on u.id = r.tenant_id order by r.tenant_id limit $1`,
    [CONFIRMATIONS],
  )
  await database.query(
    `update booking_requests set "from" = current_date + 1200, "to" = current_date + 1320 where id = any($1)`,
    [rows.map(({ bookingRequestId }) => bookingRequestId)],
  )
  await database.query(
    `update listing_requests set "from" = current_date + 1200, "to" = current_date + 1320,
       status_type = 'AVAILABLE', answered_at = now(), auto_decline_at = null, verification_needed = false,
       tenant_answer_until = now() + interval '2 days'
     where id = any($1)`,
    [rows.map(({ id }) => id)],
  )
  await database.query(
    `insert into accounts (user_id, account_id, provider_id, password)
     select u.id, u.id, 'credential', (select password from accounts limit 1) from users u
     where u.email = any($1) and not exists (select from accounts a where a.user_id = u.id)`,
    [rows.map(({ email }) => email)],
  )
  const confirmations: Confirmation[] = []
  for (const { id, email } of rows)
    confirmations.push({ tenant: await logIn(url, email), listingRequestId: id })
  return confirmations
}
