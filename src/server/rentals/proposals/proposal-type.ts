import { durationOf } from '../../../domain/kernel/day.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import {
  proposalStateAt,
  STAY_PROPOSAL_KINDS,
  STAY_PROPOSAL_SIDES,
  STAY_PROPOSAL_STATES,
} from '../../../domain/rentals/stays/stay-proposal.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { durationType, verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { AgreedEnd } from './shorter-plan.ts'
import type { ProposalRow } from './sql.ts'

const kindType = builder.enumType('StayProposalKind', { values: STAY_PROPOSAL_KINDS })
const proposedByType = builder.enumType('StayProposalSide', { values: STAY_PROPOSAL_SIDES })
const stateType = builder.enumType('StayProposalState', { values: STAY_PROPOSAL_STATES })

/** A proposal as one side of the stay sees it now; `end` where it is to end earlier. */
export interface ShownProposal extends ProposalRow {
  canBeTaken: Verdict
  end: AgreedEnd | null
}

/** GraphQL AgreedEnd. */
export const agreedEndType = builder.objectRef<AgreedEnd>('AgreedEnd').implement({
  policy: 'visible',
  description: 'What an earlier end comes to if the tenant agrees now; amounts in minor units.',
  fields: (t) => ({
    lastDay: t.expose('lastDay', { type: 'Day' }),
    rentBefore: t.exposeFloat('rentBefore', { description: 'Of the stay as it was booked.' }),
    rent: t.exposeFloat('rent', { description: 'Of the days that are left.' }),
    refund: t.exposeFloat('refund', { description: 'What of the payments through the product goes back.' }),
    endsRequest: t.exposeBoolean('endsRequest', { description: 'A request to stay longer ends with it.' }),
  }),
})

/** GraphQL StayProposal. */
export const proposalType = builder.objectRef<ShownProposal>('StayProposal').implement({
  policy: 'visible',
  description: 'What one side of a stay proposes to the other about its last day or its unit.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: kindType }),
    proposedBy: t.expose('proposedBy', {
      type: proposedByType,
      description: 'Whose proposal it is; the other side answers it.',
    }),
    state: t.field({
      type: stateType,
      resolve: (proposal, _, ctx) => proposalStateAt(proposal, ctx.now()),
    }),
    from: t.expose('from', {
      type: 'Day',
      description: 'The first day that comes on top, that is given up, or that is lived in another unit.',
    }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (proposal) => durationOf(proposal) }),
    rent: t.exposeFloat('rent', {
      description:
        'Of these days together, in minor units; with an earlier end what falls away. None with a move, since the rent stays as it is.',
    }),
    currency: t.exposeString('currency'),
    message: t.exposeString('message'),
    answerMessage: t.exposeString('answer', {
      description: 'What the landlord wrote with the answer to a tenant’s proposal.',
    }),
    answerUntil: t.expose('answerUntil', { type: 'Instant' }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
    canBeTaken: t.expose('canBeTaken', { type: verdictType }),
    end: t.expose('end', {
      type: agreedEndType,
      nullable: true,
      description: 'What an earlier end comes to; null once it can’t be agreed to.',
    }),
    unitName: t.exposeString('unitName', { nullable: true, description: 'Of a move: the unit to live in.' }),
    unitBefore: t.exposeString('unitBefore', {
      nullable: true,
      description: 'Of a move: the unit that is lived in until the day before.',
    }),
    monthlyRent: t.exposeFloat('price', { description: 'The rent of a month, as it was agreed.' }),
    bookingId: t.exposeID('bookingId', { description: 'The booking that it is about.' }),
    listingRequestId: t.exposeID('listingRequestId', {
      nullable: true,
      description: 'The extension that a taken one became.',
    }),
    bookingRequestId: t.exposeID('bookingRequestId', { nullable: true }),
  }),
})
