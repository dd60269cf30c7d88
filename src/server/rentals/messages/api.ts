import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import {
  areContactsShown,
  MESSAGE_CHANNELS,
  MESSAGE_SIDES,
  type MessageSide,
  THREAD_STATES,
  threadStateOf,
  writableUntil,
} from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { blockMessages, markMessagesRead, sendMessage } from './actions.ts'
import { threadFactsOf, threadOfRequest } from './facts.ts'
import { isReadingLimited, readMessage } from './read-text.ts'
import { listMessages, type MessageRow, type ThreadRow } from './sql.ts'

/** A conversation as one of its sides reads it. */
interface ReadThread {
  row: RequestRow
  thread: ThreadRow
  side: MessageSide
}

interface ReadMessage extends Omit<ReadThread, 'thread'> {
  message: MessageRow
}

const MOST_MESSAGES = 50

const sideType = builder.enumType('MessageSide', { values: MESSAGE_SIDES })
const channelType = builder.enumType('MessageChannel', { values: MESSAGE_CHANNELS })
const stateType = builder.enumType('MessageThreadState', {
  description: 'OPEN: both sides can write. BLOCKED, OVER, ON_HOLD: nobody can, and why.',
  values: THREAD_STATES,
})

const messageType = builder.objectRef<ReadMessage>('Message').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.id({ resolve: ({ message }) => message.id }),
    position: t.int({
      description: 'Its number in the conversation, from 1.',
      resolve: ({ message }) => message.position,
    }),
    side: t.field({ type: sideType, resolve: ({ message }) => message.side }),
    isMine: t.boolean({
      description: 'Whether the side that reads wrote it.',
      resolve: ({ message, side }) => message.side === side,
    }),
    authorName: t.string({
      nullable: true,
      description: 'The first name of who wrote it; null for somebody who is gone.',
      resolve: ({ message }) => message.authorName,
    }),
    channel: t.field({ type: channelType, resolve: ({ message }) => message.channel }),
    text: t.string({
      description: 'As the side may read it now: before the yes without contact data.',
      resolve: (read, _, ctx) => textFor(read, ctx).text,
    }),
    isHidden: t.boolean({
      description: 'Whether something of it is hidden from the side that reads.',
      resolve: (read, _, ctx) => textFor(read, ctx).isHidden,
    }),
    sentAt: t.field({ type: 'Instant', resolve: ({ message }) => message.sentAt }),
  }),
})

function textFor({ message, row, side }: ReadMessage, ctx: Context) {
  return readMessage(ctx, row, side, message)
}

const threadType = builder.objectRef<ReadThread>('MessageThread').implement({
  policy: 'visible',
  description: 'What landlord and tenant write to each other about a request.',
  fields: (t) => ({
    listingRequestId: t.id({ resolve: ({ row }) => row.id }),
    state: t.field({
      type: stateType,
      resolve: ({ row, thread }, _, ctx) => threadStateOf(threadFactsOf(row, thread), ctx.today()),
    }),
    blockedBy: t.field({
      type: sideType,
      nullable: true,
      resolve: ({ thread }) => thread.blockedBy,
    }),
    writableUntil: t.field({
      type: 'Day',
      description: 'The last day on which both sides can write, as it stands now.',
      resolve: ({ row, thread }) => writableUntil(threadFactsOf(row, thread)),
    }),
    contactsShown: t.boolean({
      description: "Whether both sides read each other's contact data.",
      resolve: ({ row }) => areContactsShown(row.statusType),
    }),
    otherName: t.string({
      description: 'Who the other side is, by the first name.',
      resolve: ({ row, side }) => (side === 'LANDLORD' ? row.firstName : row.landlordFirstName),
    }),
    total: t.int({ resolve: ({ thread }) => thread.lastPosition }),
    unread: t.int({
      description: 'Messages of the other side that this one has not read.',
      // Whoever has limited access reads for nobody else.
      resolve: ({ thread, side }, _, ctx) => {
        if (isReadingLimited(ctx, side)) return 0
        return side === 'LANDLORD' ? thread.landlordUnread : thread.tenantUnread
      },
    }),
    messages: t.field({
      type: [messageType],
      description: 'The last 50 before a position, or of all; the oldest first.',
      args: { before: t.arg.int() },
      resolve: async (read, { before }, ctx) => {
        const window = { before: before ?? 2_000_000_000, limit: MOST_MESSAGES }
        const isEmpty = read.thread.lastPosition === 0
        const found = isEmpty ? [] : await listMessages(ctx.reads, read.row.id, window)
        return found.toReversed().map((message) => ({ row: read.row, side: read.side, message }))
      },
    }),
  }),
})

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
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId: requestId, text, idempotencyKey }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'LANDLORD', await sendMessage(ctx, 'LANDLORD', { requestId, text }, idempotencyKey)),
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
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId: requestId, text, idempotencyKey }, ctx) =>
      payload(async () =>
        threadAfter(ctx, 'TENANT', await sendMessage(ctx, 'TENANT', { requestId, text }, idempotencyKey)),
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
}))

async function findThread(ctx: Context, side: MessageSide, id: string): Promise<ReadThread | null> {
  const of = side === 'LANDLORD' ? 'landlord' : 'tenant'
  // Both at once: a thread of somebody else's request is thrown away unread.
  const [row, thread] = await Promise.all([
    findRequest(ctx.reads, requireViewer(ctx), of, id),
    threadOfRequest(ctx, id),
  ])
  return row && thread ? { row, thread, side } : null
}

async function threadAfter(ctx: Context, side: MessageSide, id: string): Promise<ReadThread> {
  const found = await findThread(ctx, side, id)
  if (!found) throw new ResourceNotFoundError()
  return found
}
