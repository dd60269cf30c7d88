import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { blockMessages, markMessagesRead, sendMessage } from './actions.ts'
import { threadOfRequest } from './facts.ts'
import { reportMessages } from './report-actions.ts'
import { findOwnReport } from './reports-sql.ts'
import { type ReadThread, threadType } from './thread-type.ts'

const threadPayload = payloadType('MessageThreadPayload', 'thread', threadType)

builder.queryFields((t) => ({
  landlordMessageThread: t.field({
    type: threadType,
    nullable: true,
    policy: 'limited',
    scope: 'requests:read',
    description: "A conversation as the landlord's side reads it; with limited access without contact data.",
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) => findThread(ctx, 'LANDLORD', listingRequestId),
  }),
  tenantMessageThread: t.field({
    type: threadType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    description: 'A conversation as the tenant reads it.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) => findThread(ctx, 'TENANT', listingRequestId),
  }),
}))

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: threadPayload,
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'BINDS',
    description: 'The landlord writes to the tenant about a request.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      fileIds: t.arg.idList(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { fileIds, idempotencyKey: key, listingRequestId: requestId, text }, ctx) =>
      payload(async () =>
        threadAfter(
          ctx,
          'LANDLORD',
          await sendMessage(ctx, 'LANDLORD', { requestId, text, fileIds: fileIds ?? [] }, key),
        ),
      ),
  }),
  sendTenantMessage: t.field({
    type: threadPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant writes to the landlord about a request.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      fileIds: t.arg.idList(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { fileIds, idempotencyKey: key, listingRequestId: requestId, text }, ctx) =>
      payload(async () =>
        threadAfter(
          ctx,
          'TENANT',
          await sendMessage(ctx, 'TENANT', { requestId, text, fileIds: fileIds ?? [] }, key),
        ),
      ),
  }),
  markMessagesRead: t.field({
    type: threadPayload,
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'BINDS',
    description: "The landlord's side has read a conversation up to a position.",
    args: { listingRequestId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: (_, { listingRequestId, position }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'LANDLORD', await markMessagesRead(ctx, 'LANDLORD', listingRequestId, position)),
      ),
  }),
  markTenantMessagesRead: t.field({
    type: threadPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant has read a conversation up to a position.',
    args: { listingRequestId: t.arg.id({ required: true }), position: t.arg.int({ required: true }) },
    resolve: (_, { listingRequestId, position }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'TENANT', await markMessagesRead(ctx, 'TENANT', listingRequestId, position)),
      ),
  }),
  blockMessages: t.field({
    type: threadPayload,
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'BINDS',
    description: 'The landlord blocks a conversation, so that nobody can write in it, or ends that.',
    args: { listingRequestId: t.arg.id({ required: true }), blocked: t.arg.boolean({ required: true }) },
    resolve: (_, { listingRequestId, blocked }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'LANDLORD', await blockMessages(ctx, 'LANDLORD', listingRequestId, blocked)),
      ),
  }),
  blockTenantMessages: t.field({
    type: threadPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant blocks a conversation, so that nobody can write in it, or ends that.',
    args: { listingRequestId: t.arg.id({ required: true }), blocked: t.arg.boolean({ required: true }) },
    resolve: (_, { listingRequestId, blocked }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'TENANT', await blockMessages(ctx, 'TENANT', listingRequestId, blocked)),
      ),
  }),
  reportMessages: t.field({
    type: threadPayload,
    policy: 'landlord',
    scope: 'requests:write',
    acting: 'BINDS',
    description: 'The landlord reports a conversation to the staff, who read it then; the tenant isn’t told.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      reason: t.arg({ type: catalogueEnum('messageReportReason'), required: true }),
      words: t.arg.string({ required: true, description: 'Free words; needed with OTHER.' }),
      alsoBlock: t.arg.boolean({ required: true, description: 'Whether the conversation is blocked, too.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId: requestId, idempotencyKey, ...given }, ctx) =>
      payload(async () =>
        threadAfter(
          ctx,
          'LANDLORD',
          await reportMessages(ctx, 'LANDLORD', { requestId, ...given }, idempotencyKey),
        ),
      ),
  }),
  reportTenantMessages: t.field({
    type: threadPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant reports a conversation to the staff, who read it then; the landlord isn’t told.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      reason: t.arg({ type: catalogueEnum('messageReportReason'), required: true }),
      words: t.arg.string({ required: true, description: 'Free words; needed with OTHER.' }),
      alsoBlock: t.arg.boolean({ required: true, description: 'Whether the conversation is blocked, too.' }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId: requestId, idempotencyKey, ...given }, ctx) =>
      payload(async () =>
        threadAfter(
          ctx,
          'TENANT',
          await reportMessages(ctx, 'TENANT', { requestId, ...given }, idempotencyKey),
        ),
      ),
  }),
}))

async function findThread(ctx: Context, side: MessageSide, id: string): Promise<ReadThread | null> {
  const of = side === 'LANDLORD' ? 'landlord' : 'tenant'
  // Both at once: a thread of somebody else's request is thrown away unread.
  const [row, thread, report] = await Promise.all([
    findRequest(ctx.reads, requireViewer(ctx), of, id),
    threadOfRequest(ctx, id),
    findOwnReport(ctx.reads, id, side),
  ])
  return row && thread ? { row, thread, side, report } : null
}

async function threadAfter(ctx: Context, side: MessageSide, id: string): Promise<ReadThread> {
  const found = await findThread(ctx, side, id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
