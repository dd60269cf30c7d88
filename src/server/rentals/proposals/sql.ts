import { sql } from 'kysely'
import type { Stay } from '../../../domain/kernel/day.ts'
import type {
  StayProposalKind,
  StayProposalSide,
  StayProposalState,
} from '../../../domain/rentals/stays/stay-proposal.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** A proposal about a stay: which days come on top, are given up or go to another unit, and their rent in minor units. */
export interface ProposalRow extends Stay {
  id: string
  kind: StayProposalKind
  proposedBy: StayProposalSide
  landlordId: string
  tenantId: string
  groupId: string
  bookingId: string
  /** The request that the booking came of. */
  bookedRequestId: string
  rent: number
  /** The unit of a move. */
  listingId: string | null
  unitName: string | null
  /** The unit that is lived in until the day before. */
  unitBefore: string | null
  /** The waiting requests that were shown to be declined by a move. */
  declinedRequestIds: string[]
  /** What a tenant who proposes was shown to get back, in minor units. */
  refund: number | null
  currency: string
  /** The rent of a month, as it was agreed. */
  price: number
  message: string
  /** What the landlord wrote with the answer to a tenant's proposal. */
  answer: string
  state: StayProposalState
  answerUntil: Temporal.Instant
  createdAt: Temporal.Instant
  endedAt: Temporal.Instant | null
  /** The extension that it became. */
  listingRequestId: string | null
  bookingRequestId: string | null
}

const COLUMNS = sql`p.id, p.kind, p.proposed_by as "proposedBy", p.landlord_id as "landlordId", p.tenant_id as "tenantId", p.group_id as "groupId",
  p.booking_id as "bookingId", b.listing_request_id as "bookedRequestId", p."from", p."to", p.rent, p.listing_id as "listingId",
  unit.apartment_name as "unitName", case when p.kind = 'MOVE' then (select lived.apartment_name
    from occupancies o join listings lived on lived.id = o.listing_id
    where o.booking_id = p.booking_id and o.days @> p."from" - 1) end as "unitBefore", p.declined_request_ids as "declinedRequestIds", p.refund, b.currency, b.price,
  p.message, p.answer, p.state, p.answer_until as "answerUntil", p.created_at as "createdAt", p.ended_at as "endedAt",
  p.listing_request_id as "listingRequestId", lr.booking_request_id as "bookingRequestId"`

const PROPOSALS = sql`stay_proposals p join bookings b on b.id = p.booking_id
  left join listing_requests lr on lr.id = p.listing_request_id
  left join listings unit on unit.id = p.listing_id`

/** The proposals about a stay and what it extends or is extended by, the latest first; for a booking that is visible. */
export async function listProposals(source: Source, bookingId: string): Promise<ProposalRow[]> {
  return proposalsOf.list(source, { bookingId })
}

const proposalsOf = statement(
  (_, { bookingId }: { bookingId: string }) => sql<ProposalRow>`
    select ${COLUMNS} from ${PROPOSALS}
    join bookings asked on asked.id = ${bookingId}::uuid
      and asked.tenant_id = b.tenant_id and asked.listing_id = b.listing_id
    order by p.created_at desc, p.id`,
  { answerUntil: true, createdAt: true, endedAt: true },
)

/** A proposal by its id: whose it is to see is asked of its booking. */
export async function findProposal(db: Db, id: string): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select ${COLUMNS} from ${PROPOSALS} where p.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Stores a proposal; what was open and is over in time gives way to it. Returns its id. */
export async function insertProposal(
  db: Db,
  proposal: Stay & {
    kind: StayProposalKind
    proposedBy?: StayProposalSide
    refund?: number
    /** Of a move: the unit, and who was shown to be declined by it. */
    move?: { listingId: string; declinedRequestIds: string[] }
    landlordId: string
    tenantId: string
    groupId: string
    bookingId: string
    rent: number
    message: string
    answerUntil: Temporal.Instant
    at: Temporal.Instant
  },
): Promise<string> {
  const { at, bookingId } = proposal
  await db
    .updateTable('stay_proposals')
    .set({ state: 'EXPIRED', ended_at: at })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'OPEN')
    .where('answer_until', '<=', at)
    .execute()
  const row = await db
    .insertInto('stay_proposals')
    .values({
      kind: proposal.kind,
      proposed_by: proposal.proposedBy ?? 'LANDLORD',
      refund: proposal.refund ?? null,
      ...(proposal.move && {
        listing_id: proposal.move.listingId,
        declined_request_ids: proposal.move.declinedRequestIds,
      }),
      landlord_id: proposal.landlordId,
      tenant_id: proposal.tenantId,
      group_id: proposal.groupId,
      booking_id: bookingId,
      from: proposal.from,
      to: proposal.to,
      rent: proposal.rent,
      message: proposal.message,
      answer_until: proposal.answerUntil,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Ends a proposal; a taken one with the extension that it became, an answered one with the words of the answer. */
export async function saveProposalEnd(
  db: Db,
  id: string,
  end: {
    state: 'TAKEN' | 'DECLINED' | 'WITHDRAWN'
    at: Temporal.Instant
    listingRequestId?: string
    answer?: string
  },
): Promise<void> {
  await db
    .updateTable('stay_proposals')
    .set({
      state: end.state,
      ended_at: end.at,
      listing_request_id: end.listingRequestId ?? null,
      answer: end.answer ?? '',
    })
    .where('id', '=', id)
    .execute()
}
