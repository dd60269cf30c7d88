import { durationOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canAnswerProposal, canTakeLonger } from '../../../domain/rentals/stays/stay-proposal.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { durationType, verdictType } from '../../listings/listings/listing-summary-type.ts'
import { plannedInvoiceType } from '../bookings/planned-fee-type.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { loadExtendable } from '../extensions/situation.ts'
import { tenantPayload, tenantRequestAfter } from '../lifecycle/request-refs.ts'
import { declineStayProposal, offerLongerStay, takeStayProposal, withdrawStayProposal } from './actions.ts'
import { type LongerStay, loadLongerStay, type LongerUntil, planLongerUntil } from './plan.ts'
import { judgeMove } from './move-plan.ts'
import { proposalType, type ShownProposal } from './proposal-type.ts'
import { judgeShorter } from './shorter-plan.ts'
import { findProposal, listProposals } from './sql.ts'

const longerUntilType = builder.objectRef<LongerUntil>('LongerStayUntil').implement({
  policy: 'visible',
  fields: (t) => ({
    verdict: t.expose('verdict', { type: verdictType }),
    rent: t.exposeFloat('rent', { description: 'Of the days that come on top, in minor units.' }),
    duration: t.field({ type: durationType, resolve: ({ stay }) => durationOf(stay) }),
    invoice: t.expose('invoice', {
      type: plannedInvoiceType,
      nullable: true,
      description: 'Of the fee, written once the contract is signed; null where none is.',
    }),
    declined: t.exposeInt('declined', {
      description: 'How many waiting requests would be declined, since no unit could serve them any more.',
    }),
  }),
})

const longerStayType = builder.objectRef<LongerStay>('LongerStay').implement({
  policy: 'visible',
  fields: (t) => ({
    canOffer: t.expose('canOffer', { type: verdictType }),
    from: t.field({ type: 'Day', resolve: ({ options }) => options.from }),
    earliestTo: t.field({ type: 'Day', nullable: true, resolve: ({ options }) => options.earliestTo }),
    latestTo: t.field({ type: 'Day', nullable: true, resolve: ({ options }) => options.latestTo }),
    rentPerMonth: t.float({ resolve: ({ extendable }) => extendable.row.price }),
    currency: t.string({ resolve: ({ extendable }) => extendable.row.currency }),
    until: t.field({
      type: longerUntilType,
      nullable: true,
      description: 'What an offer until that day would come to; null before the first day that comes on top.',
      args: { to: t.arg({ type: 'Day', required: true }) },
      resolve: (longer, { to }, ctx) => planLongerUntil(ctx.db, ctx, longer, to),
    }),
  }),
})

builder.queryField('longerStay', (t) =>
  t.field({
    type: longerStayType,
    nullable: true,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'Whether and until when a landlord can offer the tenant of a booking to stay longer.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => loadLongerStay(ctx.reads, ctx, bookingId),
  }),
)

builder.queryField('stayProposals', (t) =>
  t.field({
    type: [proposalType],
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'What was proposed about a stay, its last day or its unit, the latest first.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => shownProposals(ctx, bookingId, 'landlord'),
  }),
)

builder.queryField('tenantStayProposals', (t) =>
  t.field({
    type: [proposalType],
    policy: 'tenant',
    scope: 'bookings:read',
    description: 'What was proposed about an own stay, its last day or its unit, the latest first.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => shownProposals(ctx, bookingId, 'tenant'),
  }),
)

async function shownProposals(ctx: Context, bookingId: string, side: Side): Promise<ShownProposal[]> {
  const [booking] = await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [bookingId], side)
  if (!booking) return []
  const [proposals, extendable] = await Promise.all([
    listProposals(ctx.reads, bookingId),
    loadExtendable(ctx.reads, ctx, booking.tenantId, bookingId),
  ])
  if (!extendable) return []
  const now = ctx.now()
  return Promise.all(
    proposals.map(async (proposal) => {
      if (proposal.kind === 'LONGER')
        return { ...proposal, canBeTaken: canTakeLonger(proposal, extendable, now), end: null }
      const answerable = canAnswerProposal(proposal, now)
      if (!answerable.value) return { ...proposal, canBeTaken: answerable, end: null }
      // At most one is open.
      if (proposal.kind === 'MOVE') {
        const { verdict: canBeTaken } = await judgeMove(ctx.db, ctx, { proposal, side })
        return { ...proposal, canBeTaken, end: null }
      }
      const { verdict, end } = await judgeShorter(ctx.db, ctx, { proposal, side })
      return { ...proposal, canBeTaken: verdict, end }
    }),
  )
}

/** A proposal as the side that has just acted on it sees it. */
export async function proposalAfter(ctx: Context, id: string, side: Side): Promise<ShownProposal> {
  const stored = await findProposal(ctx.db, id)
  const shown = stored ? await shownProposals(ctx, stored.bookingId, side) : []
  const found = shown.find((proposal) => proposal.id === id)
  if (!found) throw new ResourceNotFoundError()
  return found
}

/** GraphQL StayProposalPayload. */
export const proposalPayload = payloadType('StayProposalPayload', 'proposal', proposalType)

builder.mutationField('offerLongerStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description:
      'The landlord offers the tenant of a booking to stay until a later day, at the same rent. The tenant is told by mail and has a week to take it; no days are held until then.',
    args: {
      bookingId: t.arg.id({ required: true }),
      to: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingId, to, message, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { bookingId, to, message: message ?? '' }
        return proposalAfter(ctx, await offerLongerStay(ctx, order, idempotencyKey), 'landlord')
      }),
  }),
)

builder.mutationField('withdrawStayProposal', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description: 'The landlord takes an offer back that nobody has answered; the tenant is told by mail.',
    args: {
      proposalId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, idempotencyKey }, ctx) =>
      payload(async () =>
        proposalAfter(ctx, await withdrawStayProposal(ctx, proposalId, idempotencyKey), 'landlord'),
      ),
  }),
)

builder.mutationField('takeStayProposal', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant takes an offer to stay longer: it becomes an accepted extension, whose contract is made at once and holds the days.',
    args: {
      proposalId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, idempotencyKey }, ctx) =>
      payload(async () => tenantRequestAfter(ctx, await takeStayProposal(ctx, proposalId, idempotencyKey))),
  }),
)

builder.mutationField('declineStayProposal', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant declines an offer about the stay, its last day or its unit: it stays as it was booked.',
    args: {
      proposalId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, idempotencyKey }, ctx) =>
      payload(async () =>
        proposalAfter(ctx, await declineStayProposal(ctx, proposalId, idempotencyKey), 'tenant'),
      ),
  }),
)
