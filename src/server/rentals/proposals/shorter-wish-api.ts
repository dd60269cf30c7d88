import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { proposalAfter, proposalPayload } from './api.ts'
import { shorterStayType } from './shorter-api.ts'
import { loadShorterStay } from './shorter-plan.ts'
import {
  acceptShorterStay,
  declineShorterStay,
  proposeShorterStay,
  withdrawShorterStay,
} from './shorter-wish-actions.ts'

builder.queryField('tenantShorterStay', (t) =>
  t.field({
    type: shorterStayType,
    nullable: true,
    policy: 'tenant',
    scope: 'bookings:read',
    description:
      'Whether and for which last days a tenant can ask to end an own stay earlier, and what comes of it.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: (_, { bookingId }, ctx) => loadShorterStay(ctx.reads, ctx, bookingId, 'tenant'),
  }),
)

builder.mutationField('proposeShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant asks to end an own stay on an earlier day. The landlord is told by mail and has a week to agree, at most until that day; nothing changes until then.',
    args: {
      bookingId: t.arg.id({ required: true }),
      lastDay: t.arg({ type: 'Day', required: true }),
      rent: t.arg.float({
        required: true,
        description:
          'The rent that was shown to be left, in minor units: exactly this is asked for, or nothing.',
      }),
      refund: t.arg.float({
        required: true,
        description: 'What was shown to go back, in minor units: exactly this is asked for, or nothing.',
      }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { message, idempotencyKey, ...wish }, ctx) =>
      payload(async () => {
        const order = { ...wish, message: message ?? '' }
        return proposalAfter(ctx, await proposeShorterStay(ctx, order, idempotencyKey), 'tenant')
      }),
  }),
)

builder.mutationField('withdrawShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'tenant',
    scope: 'none',
    description:
      'The tenant takes back a proposal to leave earlier that the landlord hasn’t answered; the landlord is told by mail.',
    args: {
      proposalId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, idempotencyKey }, ctx) =>
      payload(async () =>
        proposalAfter(ctx, await withdrawShorterStay(ctx, proposalId, idempotencyKey), 'tenant'),
      ),
  }),
)

builder.mutationField('acceptShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description:
      'The landlord agrees that the tenant leaves earlier: the stay ends on that day, the days after it are free, and what was paid for them through the product goes back.',
    args: {
      proposalId: t.arg.id({ required: true }),
      message: t.arg.string(),
      seen: t.arg.string({
        required: true,
        description:
          'The fingerprint of cancellationConsequences for that last day: exactly this is done, or nothing.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, message, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        const answer = { proposalId, message: message ?? '', seen }
        return proposalAfter(ctx, await acceptShorterStay(ctx, answer, idempotencyKey), 'landlord')
      }),
  }),
)

builder.mutationField('declineShorterStay', (t) =>
  t.field({
    type: proposalPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'BINDS',
    description: 'The landlord doesn’t agree that the tenant leaves earlier; the tenant is told by mail.',
    args: {
      proposalId: t.arg.id({ required: true }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { proposalId, message, idempotencyKey }, ctx) =>
      payload(async () => {
        const answer = { proposalId, message: message ?? '' }
        return proposalAfter(ctx, await declineShorterStay(ctx, answer, idempotencyKey), 'landlord')
      }),
  }),
)
