import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { canRefund } from '../../../domain/money/refund.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { acceptDispute, answerDispute } from '../disputes/actions.ts'
import { disputesOfPayment, evidenceOfPayment, staffDisputeType } from '../disputes/dispute-type.ts'
import { recordRefundTransfer, refundTenantForStaff } from '../refunds/actions.ts'
import { refundableOf } from '../refunds/order-refund.ts'
import { paidType } from './paid-type.ts'
import {
  countStaffPayments,
  findStaffPayment,
  listStaffPayments,
  type StaffPaidRow,
  type StaffPaymentFilter,
} from './sql.ts'

const staffPaidType = builder.objectRef<StaffPaidRow>('StaffPayment').implement({
  policy: 'accounting',
  description: 'A payment of a tenant, or a contested one of a landlord, as staff see it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    payment: t.field({ type: paidType, resolve: (payment) => payment }),
    landlordName: t.exposeString('landlordName'),
    canBeRefunded: t.field({
      type: verdictType,
      description: 'Whether staff can give something of it back now.',
      resolve: (payment) => canRefund(refundableOf(payment), 'STAFF'),
    }),
    disputes: t.field({
      type: [staffDisputeType],
      resolve: async ({ id }, _, ctx) => (await disputesOfPayment(ctx, id)) ?? [],
    }),
    hasContract: t.boolean({
      description: 'A signed contract can go with an answer to a dispute.',
      resolve: async ({ id }, _, ctx) => isThere((await evidenceOfPayment(ctx, id))?.contractFileId),
    }),
    hasInvoice: t.boolean({
      description: 'An invoice can go with an answer to a dispute.',
      resolve: async ({ id }, _, ctx) => isThere((await evidenceOfPayment(ctx, id))?.invoiceFileId),
    }),
  }),
})

function isThere(fileId: string | null | undefined): boolean {
  return fileId !== null && fileId !== undefined
}

interface Page {
  filter: StaffPaymentFilter
  offset: number
  limit: number
}

const pageType = builder.objectRef<Page>('StaffPaymentPage').implement({
  policy: 'accounting',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ filter }, _, ctx) => countStaffPayments(ctx.db, filter) }),
    nodes: t.field({
      type: [staffPaidType],
      resolve: ({ filter, ...window }, _, ctx) => listStaffPayments(ctx.db, filter, window),
    }),
  }),
})

builder.queryField('staffPayments', (t) =>
  t.field({
    type: pageType,
    policy: 'accounting',
    scope: 'none',
    description:
      'What tenants have paid, and contested payments of landlords, the newest first: by the beginning of a name or address, or an id.',
    args: {
      search: t.arg.string({ defaultValue: '' }),
      needsWork: t.arg.boolean({
        defaultValue: false,
        description: 'Only where a refund failed or a dispute waits for an answer.',
      }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { search, needsWork, offset, limit }) => ({
      filter: { search: search ?? '', needsWork: needsWork ?? false },
      ...listWindow({ offset, limit }),
    }),
  }),
)

const staffPayload = payloadType('StaffPaymentPayload', 'payment', staffPaidType)

const answered = (ctx: Context, act: () => Promise<string>) =>
  payload(async (): Promise<StaffPaidRow> => {
    const payment = await findStaffPayment(ctx.db, await act())
    if (!payment) throw new ResourceNotFoundError()
    return payment
  })

builder.mutationField('refundTenantForStaff', (t) =>
  t.field({
    type: staffPayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Gives a tenant back what was paid, rent or service fee, wholly or partly.',
    args: {
      paymentId: t.arg.id({ required: true }),
      amount: t.arg.float({ required: true }),
      reason: t.arg({ type: catalogueEnum('refundReason'), required: true }),
      explanation: t.arg.string({ defaultValue: '', description: 'The tenant reads it; OTHER needs one.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, explanation, ...order }, ctx) =>
      answered(ctx, () =>
        refundTenantForStaff(ctx, { ...order, explanation: explanation ?? '' }, idempotencyKey),
      ),
  }),
)

builder.mutationField('recordRefundTransfer', (t) =>
  t.field({
    type: staffPayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Records that a refund that failed was made by bank transfer.',
    args: {
      refundId: t.arg.id({ required: true }),
      transferredOn: t.arg({ type: 'Day', required: true, description: 'Today or before.' }),
      reference: t.arg.string({ defaultValue: '' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, reference, ...order }, ctx) =>
      answered(ctx, () =>
        recordRefundTransfer(ctx, { ...order, reference: reference ?? '' }, idempotencyKey),
      ),
  }),
)

builder.mutationField('answerDispute', (t) =>
  t.field({
    type: staffPayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Answers a dispute with evidence, once and before its deadline.',
    args: {
      disputeId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      withContract: t.arg.boolean({ defaultValue: false, description: 'The signed contract goes along.' }),
      withInvoice: t.arg.boolean({ defaultValue: false, description: 'The paid invoice goes along.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { disputeId, text, withContract, withInvoice, idempotencyKey }, ctx) =>
      answered(ctx, () =>
        answerDispute(
          ctx,
          { disputeId, text, withContract: withContract ?? false, withInvoice: withInvoice ?? false },
          idempotencyKey,
        ),
      ),
  }),
)

builder.mutationField('acceptDispute', (t) =>
  t.field({
    type: staffPayload,
    policy: 'accounting',
    scope: 'none',
    description: 'Gives a dispute up: whoever contested keeps the money.',
    args: { disputeId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { disputeId, idempotencyKey }, ctx) =>
      answered(ctx, () => acceptDispute(ctx, disputeId, idempotencyKey)),
  }),
)
