import { sql, type SqlBool } from 'kysely'
import type { PaymentPurpose } from '../../../domain/catalogue/payments.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { ENDED_REFUND_STATES } from '../../../domain/money/refund.ts'
import { NO_PAYMENT, type PaymentFacts } from '../../../domain/rentals/tenant-payments.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Who did something to a request: somebody of the landlord's side, of the tenant's, of the staff, or nobody. */
export type EventSide = 'TENANT' | 'LANDLORD' | 'STAFF' | 'SYSTEM'

/** Something that happened to a request, as the audit log has it. */
export interface EventRow {
  id: number
  requestId: string
  at: Temporal.Instant
  action: string
  actorId: string | null
  actorName: string | null
  by: EventSide
  data: unknown
}

/** What happened to requests, oldest first, with who did it. */
export async function listEvents(source: Source, requestIds: readonly string[]): Promise<EventRow[]> {
  return requestIds.length === 0 ? [] : eventsOf.list(source, { requestIds })
}

// An access link has no actor but speaks for the landlord; somebody who has left the team acted for the landlord, too.
const sideOfActor = sql<EventSide>`case
  when a.via = 'SYSTEM' then 'SYSTEM'
  when a.via = 'IMPERSONATION' then 'STAFF'
  when a.actor_id = lr.tenant_id then 'TENANT'
  when a.actor_id is null or a.actor_id = lr.landlord_id or exists (
    select from team_members m where m.landlord_id = lr.landlord_id and m.member_id = a.actor_id) then 'LANDLORD'
  else 'STAFF' end`

const eventsOf = statement(
  (db, { requestIds }: { requestIds: readonly string[] }) =>
    db
      .selectFrom('audit_log as a')
      .innerJoin('listing_requests as lr', 'lr.id', 'a.entity_id')
      .leftJoin('users as u', 'u.id', 'a.actor_id')
      .select([
        'a.id',
        'a.entity_id as requestId',
        'a.at',
        'a.action',
        'a.actor_id as actorId',
        sql<string | null>`u.first_name || ' ' || u.last_name`.as('actorName'),
        sideOfActor.as('by'),
        'a.data',
      ])
      .where('a.entity_type', '=', 'listing_request')
      .where(sql<SqlBool>`a.entity_id = any(${requestIds}::uuid[])`)
      .orderBy('a.id'),
  { at: true },
)

/** Which of the landlords take the first month's rent through the product: the flag of one person goes before that of all (C6). */
export async function listFirstMonthRents(
  source: Source,
  landlordIds: readonly string[],
): Promise<{ landlordId: string; enabled: boolean }[]> {
  return landlordIds.length === 0 ? [] : firstMonthRentsOf.list(source, { landlordIds })
}

const firstMonthRentsOf = statement((db, { landlordIds }: { landlordIds: readonly string[] }) =>
  db
    .selectFrom('users as l')
    .leftJoin('feature_flags as flag', (join) => join.on('flag.name', '=', 'FIRST_MONTH_RENT'))
    .leftJoin('feature_flag_users as own', (join) =>
      join.on('own.name', '=', 'FIRST_MONTH_RENT').onRef('own.user_id', '=', 'l.id'),
    )
    .select(['l.id as landlordId', sql<boolean>`coalesce(own.enabled, flag.enabled, false)`.as('enabled')])
    .where(sql<SqlBool>`l.id = any(${landlordIds}::uuid[])`),
)

/** What the tenant of a booking pays through the product, and how far it is; the amount in minor units. */
export interface TenantPaymentRow extends PaymentFacts {
  bookingId: string
  purpose: PaymentPurpose
  amount: number
  /** What of it has gone back. */
  refundedAmount: number
  dueOn: Day
}

/** What tenants pay through the product for bookings, whose ids came out of visible rows. */
export async function listTenantPayments(
  source: Source,
  bookingIds: readonly string[],
): Promise<TenantPaymentRow[]> {
  const rows = await tenantPaymentsOf.list(source, { bookingIds })
  return rows.map((row) => ({ ...NO_PAYMENT, ...row }))
}

const tenantPaymentsOf = statement((db, { bookingIds }: { bookingIds: readonly string[] }) =>
  db
    .selectFrom('tenant_dues as d')
    .leftJoin('payments as p', 'p.due_id', 'd.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refunds as r')
          .innerJoin('payments as paid', 'paid.id', 'r.payment_id')
          .select([
            sql<number>`sum(r.amount - r.settled_amount) filter (where r.state = 'SUCCEEDED')`.as('arrived'),
            sql<boolean>`bool_or(not ${isOneOf('r.state', ENDED_REFUND_STATES)})`.as('awaited'),
          ])
          .whereRef('paid.due_id', '=', 'd.id')
          .as('back'),
      (join) => join.onTrue(),
    )
    .distinctOn('d.id')
    .select([
      'd.booking_id as bookingId',
      'd.purpose',
      'd.amount',
      'd.due_on as dueOn',
      sql<boolean>`d.paid_at is not null`.as('paid'),
      sql<boolean>`coalesce(p.state not in ('CREATED', 'CANCELED', 'FAILED'), false)`.as('started'),
      sql<boolean>`coalesce(p.state = 'FAILED', false)`.as('failed'),
      sql<number>`coalesce(back.arrived, 0)::bigint`.as('refundedAmount'),
      sql<boolean>`coalesce(back.arrived >= d.amount, false)`.as('refunded'),
      sql<boolean>`coalesce(back.awaited, false)`.as('refundRequested'),
    ])
    .where(sql<SqlBool>`d.booking_id = any(${bookingIds}::uuid[])`)
    .where('d.waived_at', 'is', null)
    .orderBy('d.id')
    // The payment that was begun last; one that was called off only where there is no other.
    .orderBy(sql`p.state = 'CANCELED'`)
    .orderBy('p.created_at', 'desc'),
)
