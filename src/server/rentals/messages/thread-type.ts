import { canOpenFiles } from '../../../domain/rentals/messages/attachment.ts'
import { canReportMessages } from '../../../domain/rentals/messages/report.ts'
import {
  areContactsShown,
  MESSAGE_CHANNELS,
  MESSAGE_SIDES,
  type MessageSide,
  THREAD_STATES,
  threadStateOf,
  writableUntil,
} from '../../../domain/rentals/messages/thread.ts'
import { isTranslatable } from '../../../domain/rentals/messages/translation.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { MessageFileRow } from './attachments-sql.ts'
import { reportStandingOf, threadFactsOf } from './facts.ts'
import { isReadingLimited, readMessage } from './read-text.ts'
import type { OwnReportRow } from './reports-sql.ts'
import { listMessages, type MessageRow, type ThreadRow } from './sql.ts'

/** A conversation as one of its sides reads it. */
export interface ReadThread {
  row: RequestRow
  thread: ThreadRow
  side: MessageSide
  /** What the side has reported last. */
  report: OwnReportRow | undefined
}

interface ReadMessage extends Pick<ReadThread, 'row' | 'side'> {
  message: MessageRow
}

const MOST_MESSAGES = 50

/** A side of a conversation. */
export const sideType = builder.enumType('MessageSide', { values: MESSAGE_SIDES })
/** How a message came. */
export const channelType = builder.enumType('MessageChannel', { values: MESSAGE_CHANNELS })
const stateType = builder.enumType('MessageThreadState', {
  description: 'OPEN: both sides can write. CLOSED (by staff), BLOCKED, OVER, ON_HOLD: nobody can, and why.',
  values: THREAD_STATES,
})

interface ReadFile extends ReadMessage {
  file: MessageFileRow
}

const fileType = builder.objectRef<ReadFile>('MessageFile').implement({
  policy: 'visible',
  description: 'A file that came with a message.',
  fields: (t) => ({
    id: t.id({ resolve: ({ file }) => file.id }),
    fileName: t.string({
      nullable: true,
      description: 'Null for a file that the side that reads may not open now.',
      resolve: (read, _, ctx) => (isFileOpen(read, ctx) ? read.file.fileName : null),
    }),
    contentType: t.string({ resolve: ({ file }) => file.contentType }),
    size: t.int({ description: 'In bytes.', resolve: ({ file }) => file.size }),
    url: t.string({
      nullable: true,
      description: 'Where it is opened; null as the name, and for staff who act as the landlord.',
      resolve: (read, _, ctx) => (isFileOpen(read, ctx) && !ctx.viewer?.impersonation ? urlOf(read) : null),
    }),
  }),
})

function isFileOpen({ message, row, side }: ReadFile, ctx: Context): boolean {
  const contactsShown = areContactsShown(row.statusType)
  return canOpenFiles(message.side, { side, isLimited: isReadingLimited(ctx, side), contactsShown })
}

function urlOf({ file, side }: ReadFile): string {
  return `/api/${side === 'TENANT' ? 'tenant-' : ''}message-files/${file.id}`
}

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
    isTranslatable: t.boolean({
      description: 'Whether it can be translated into the language of the page for the side that reads.',
      resolve: (read, _, ctx) =>
        ctx.config.deepl !== null &&
        !ctx.viewer?.accessLinkId &&
        isTranslatable(
          { isMine: read.message.side === read.side, text: textFor(read, ctx).text },
          ctx.language,
        ),
    }),
    filesLeftOut: t.int({
      description: 'How many files of the mail that it came as were not taken over.',
      resolve: ({ message }) => message.filesLeftOut,
    }),
    files: t.field({
      type: [fileType],
      resolve: (read) => read.message.files.map((file) => ({ ...read, file })),
    }),
  }),
})

function textFor({ message, row, side }: ReadMessage, ctx: Context) {
  return readMessage(ctx, row, side, message)
}

const ownReportType = builder.objectRef<OwnReportRow>('OwnMessageReport').implement({
  policy: 'visible',
  description: 'What the side that reads has reported of a conversation last.',
  fields: (t) => ({
    reason: t.expose('reason', { type: catalogueEnum('messageReportReason'), nullable: true }),
    reportedAt: t.expose('reportedAt', { type: 'Instant', nullable: true }),
    outcome: t.expose('outcome', {
      type: catalogueEnum('messageReportOutcome'),
      nullable: true,
      description: 'How it ended; null while staff look at it.',
    }),
    answer: t.string({
      nullable: true,
      description: 'Why; null where it was written to the other side.',
      resolve: ({ outcome, answer }) => (outcome === 'WARNED' ? null : answer),
    }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
  }),
})

/** A conversation in the API. */
export const threadType = builder.objectRef<ReadThread>('MessageThread').implement({
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
    closedWhy: t.string({
      nullable: true,
      description: 'Why staff have closed it, as both sides read it.',
      resolve: ({ thread }) => thread.closedWhy,
    }),
    report: t.field({
      type: ownReportType,
      nullable: true,
      description: 'What this side has reported last; null for nothing.',
      resolve: ({ report, side }, _, ctx) =>
        report?.reportId && !isReadingLimited(ctx, side) ? report : null,
    }),
    canReport: t.field({
      type: verdictType,
      resolve: ({ thread, report }) => canReportMessages(reportStandingOf(thread, report)),
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
