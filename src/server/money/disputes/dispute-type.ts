import { canAnswerDispute, moneyOfDispute } from '../../../domain/money/dispute.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { type DisputeRow, type Evidence, listDisputesOfPayments, listEvidence } from './sql.ts'

/** GraphQL Dispute, as landlord and staff see it. */
export const disputeType = builder.objectRef<DisputeRow>('Dispute').implement({
  policy: 'visible',
  description: 'A payment that whoever paid, or their bank, contests.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    reason: t.expose('reason', { type: catalogueEnum('disputeReason') }),
    state: t.expose('state', { type: catalogueEnum('disputeState') }),
    isHeld: t.boolean({
      description: 'The bank holds the money until it has decided.',
      resolve: (dispute) => moneyOfDispute(dispute) === 'HELD',
    }),
    openedAt: t.expose('opened_at', { type: 'Instant' }),
    answerUntil: t.expose('answer_until', { type: 'Instant', nullable: true }),
    decidedAt: t.expose('decided_at', { type: 'Instant', nullable: true }),
    hasReopenedInvoice: t.boolean({
      description: 'Lost, of a landlord’s fee: with it the invoice was open again.',
      resolve: (dispute) => dispute.reopened_amount > 0,
    }),
    isAnswered: t.boolean({
      description: 'Our staff have answered, and the provider has the answer.',
      resolve: (dispute) => dispute.answer_arrived_at !== null,
    }),
  }),
})

/** GraphQL StaffDispute: the same with what was answered. */
export const staffDisputeType = builder.objectRef<DisputeRow>('StaffDispute').implement({
  policy: 'accounting',
  description: 'A contested payment with what was answered.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    dispute: t.field({ type: disputeType, resolve: (dispute) => dispute }),
    answer: t.expose('answer', { type: catalogueEnum('disputeAnswer'), nullable: true }),
    answerText: t.exposeString('answer_text'),
    answeredAt: t.expose('answered_at', { type: 'Instant', nullable: true }),
    answerFailure: t.exposeString('answer_failure', {
      nullable: true,
      description: 'Why the provider did not take the last answer, in its own words.',
    }),
    canBeAnswered: t.field({
      type: verdictType,
      resolve: (dispute, _, ctx) =>
        canAnswerDispute({ ...dispute, answerUntil: dispute.answer_until }, ctx.now()),
    }),
  }),
})

/** The disputes of a payment. */
export const disputesOfPayment = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, DisputeRow[]>> =>
    Map.groupBy(await listDisputesOfPayments(ctx.reads, ids), (dispute) => dispute.payment_id),
)

/** The documents of a payment that can go with an answer to its dispute. */
export const evidenceOfPayment = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, Evidence>> =>
    new Map((await listEvidence(ctx.reads, ids)).map((evidence) => [evidence.paymentId, evidence])),
)
