import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PERMISSIONS, type Permission } from '../src/domain/catalogue/people.ts'
import type { Policy } from '../src/server/kernel/graphql/field-policy.ts'
import { routes } from '../src/server/routes.ts'
import { schema } from '../src/server/schema.ts'
import type { Browser, TestApp } from './app.ts'
import { learnAbstractTypes, rootFields, type RootField } from './security/matrix-documents.ts'
import { instanceAt, type Instances } from './security/matrix-instances.ts'
import { isAllowed } from './security/matrix-roles.ts'

learnAbstractTypes(schema)
const fields = rootFields(schema, new Set())
// What anybody may call is no matter of staff, and what is one's own is nobody else's.
const others: readonly Policy[] = ['public', 'visible', 'tenant', 'person', 'owner', 'landlord', 'limited']

/** Where the rows stand that an id of the API names. */
const TABLES: Partial<Record<keyof Instances, string>> = {
  userId: 'users',
  landlordId: 'users',
  groupId: 'groups',
  listingId: 'listings',
  bookingRequestId: 'booking_requests',
  listingRequestId: 'listing_requests',
  bookedListingRequestId: 'listing_requests',
  offerId: 'booking_offers',
  bookingId: 'bookings',
  fileId: 'files',
  tenantFileId: 'files',
  identityId: 'id_verifications',
  approvedIdentityId: 'id_verifications',
  solvencyCheckId: 'solvency_checks',
  invoiceId: 'invoices',
  rentId: 'rents',
  bankStatementId: 'bank_statements',
  bankLineId: 'bank_lines',
  dueId: 'tenant_dues',
  paymentId: 'payments',
  refundId: 'refunds',
  disputeId: 'disputes',
  payoutId: 'payouts',
  powerId: 'powers_of_attorney',
  handoverId: 'handovers',
  impersonationId: 'impersonations',
  freezeId: 'account_freezes',
  messageReportId: 'message_reports',
  recoveryId: 'account_recoveries',
  taxReportId: 'tax_reports',
  contactPersonId: 'contact_persons',
  bankAccountId: 'bank_accounts',
  billingAddressId: 'billing_addresses',
  billingDetailsItemId: 'billing_details_items',
  pictureId: 'pictures',
  calendarFeedId: 'calendar_feeds',
  webhookId: 'webhook_endpoints',
}

/** One call of somebody of the staff, about things that are there and about the same things if they weren't. */
export interface StaffCall {
  permission: Permission
  name: string
  theirs: string
  missing: string
}

/** Asks as somebody of the staff with one permission at a time for everything that they may call. */
export async function sweepAsStaff(t: TestApp, people: readonly string[]) {
  const holds = await t.db.selectFrom('account_freezes').select('id').where('user_id', 'in', people).execute()
  const ids: Record<string, string[]> = {
    users: [...people],
    account_freezes: holds.map(({ id }) => id),
  }
  for (const table of new Set(Object.values(TABLES)))
    ids[table] ??= (await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(t.db)).rows.map(
      ({ id }) => id,
    )
  const nothing = new Map(Object.values(ids).flatMap((of) => of.map((id) => [id, randomUUID()] as const)))
  const clients = new Map<Permission, Browser>()
  for (const permission of PERMISSIONS) {
    const email = `alone-${permission.toLowerCase()}@mezzo.example`
    await t.createUser({ email, permissions: [permission] })
    clients.set(permission, await t.login(email))
  }

  /** The id that stands in each place, one set for each row that one of them could name; those of rows that are there. */
  function variantsOf<Made>(make: (instances: Instances) => Made): Made[] {
    const used = new Set<string>()
    const listOf = (name: string) => ids[TABLES[name as keyof Instances] ?? ''] ?? []
    make(filled((name) => (used.add(name), randomUUID())))
    const count = Math.max(1, ...[...used].map((name) => listOf(name).length))
    return Array.from({ length: count }, (_, index) =>
      make(
        filled((name) => {
          const list = listOf(name)
          return name === 'stayYear' ? '2020' : (list[index % list.length] ?? randomUUID())
        }),
      ),
    )
  }

  const gone = (text: string) => text.replaceAll(UUID, (id) => nothing.get(id) ?? randomUUID())
  const nameless = (text: string) => text.replaceAll(UUID, 'id').replaceAll(/"requestId":"[^"]*"/g, '')

  async function askGraph(field: RootField, permission: Permission, search: string | null) {
    const role = `staff ${permission}` as const
    const plain = field.document((policy) => policy !== null && isAllowed(policy, null, role))
    const calls: StaffCall[] = []
    for (const variables of variantsOf((instances) => field.variables(instances))) {
      const ask = async (sent: Record<string, unknown>) => {
        const text = search === null ? {} : { search }
        return JSON.stringify(
          await t.graphql(
            search === null ? plain : withSearch(field.name, plain),
            { ...sent, ...text },
            clients.get(permission),
          ),
        )
      }
      // What is missing is asked for first, so that neither a key nor a change stands in the way of the other.
      const missing = await ask(JSON.parse(gone(JSON.stringify(variables))) as Record<string, unknown>)
      const theirs = await ask(variables)
      calls.push({ permission, name: field.name, theirs, missing })
    }
    return calls
  }

  /** All queries, also with that text where they look for one, and all routes that read. */
  async function read(permission: Permission, search: string): Promise<StaffCall[]> {
    const role = `staff ${permission}` as const
    const calls: StaffCall[] = []
    for (const field of fields) {
      if (
        field.kind !== 'query' ||
        others.includes(field.policy) ||
        !isAllowed(field.policy, field.scope, role)
      )
        continue
      calls.push(...(await askGraph(field, permission, null)))
      if (looksFor(field.name)) calls.push(...(await askGraph(field, permission, search)))
    }
    for (const route of routes) {
      if (
        route.method !== 'GET' ||
        others.includes(route.policy) ||
        !isAllowed(route.policy, route.scope, role)
      )
        continue
      const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
      const urls = variantsOf((instances) =>
        names.reduce(
          (url, name) =>
            url.replace(`:${name}`, instances[instanceAt(`${route.url} ${name}`, name) ?? 'none']),
          route.url,
        ),
      )
      for (const url of urls) {
        const get = async (at: string) => {
          const { statusCode, body } = await t.send(clients.get(permission) ?? null, {
            method: 'GET',
            url: at,
          })
          return `${statusCode} ${body}`
        }
        calls.push({ permission, name: route.url, missing: await get(gone(url)), theirs: await get(url) })
      }
    }
    return calls
  }

  /** All that changes something. */
  async function change(permission: Permission): Promise<StaffCall[]> {
    const calls: StaffCall[] = []
    for (const field of fields)
      if (
        field.kind === 'mutation' &&
        field.hasIds &&
        field.policy !== 'viewer' &&
        !others.includes(field.policy) &&
        isAllowed(field.policy, field.scope, `staff ${permission}`)
      )
        calls.push(...(await askGraph(field, permission, null)))
    return calls
  }

  /** Whether an answer tells more than the same about what isn't there. */
  const tells = ({ theirs, missing }: StaffCall) => nameless(theirs) !== nameless(missing)
  /** Ids of rows in an answer that was not asked by them. */
  const names = ({ missing }: StaffCall) => [...missing.matchAll(UUID)].some(([id]) => nothing.has(id))
  return { read, change, tells, names }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

function filled(valueOf: (name: string) => string): Instances {
  return new Proxy({} as Instances, { get: (_, name) => valueOf(String(name)) })
}

function looksFor(query: string): boolean {
  const given = schema.getQueryType()?.getFields()[query]?.args ?? []
  return given.some(({ name, type }) => name === 'search' && String(type) === 'String')
}

function withSearch(name: string, document: string): string {
  const [head = '', ...rest] = document.split('{')
  const declared = head.includes('(')
    ? head.replace('(', '($search: String, ')
    : `${head.trim()}($search: String) `
  const body = rest.join('{')
  const call = body.startsWith(` ${name}(`) ? `${name}(search: $search, ` : `${name}(search: $search)`
  return `${declared}{${body.replace(body.startsWith(` ${name}(`) ? `${name}(` : name, call)}`
}
