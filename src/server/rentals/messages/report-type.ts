import { canOpenFiles } from '../../../domain/rentals/messages/attachment.ts'
import { canEndReport, canReadReport, REPORT_PERMISSION } from '../../../domain/rentals/messages/report.ts'
import { otherSideOf, readTextOf, type Reader } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import type { OpenedReport } from './report-end-actions.ts'
import type { StaffReportRow } from './reports-sql.ts'
import type { MessageRow } from './sql.ts'
import { channelType, sideType } from './thread-type.ts'

/** A report of a conversation in the API of the staff. */
export const reportType = builder.objectRef<StaffReportRow>('MessageReport').implement({
  description: 'A conversation that one of its sides has reported, as the staff see it.',
  policy: REPORT_PERMISSION,
  fields: (t) => ({
    _id: t.exposeID('id'),
    side: t.expose('side', { type: sideType, description: 'Who reported.' }),
    reportedSide: t.field({ type: sideType, resolve: ({ side }) => otherSideOf(side) }),
    reporterName: t.exposeString('reporterName', {
      nullable: true,
      description: 'Who of the side; null for somebody who is gone.',
    }),
    landlordName: t.exposeString('landlordName'),
    landlordEmail: t.exposeString('landlordEmail'),
    tenantName: t.exposeString('tenantName'),
    tenantEmail: t.exposeString('tenantEmail'),
    listingName: t.exposeString('listingName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    reason: t.expose('reason', { type: catalogueEnum('messageReportReason') }),
    words: t.exposeString('words', { description: 'What was written with it.' }),
    messageCount: t.exposeInt('upTo', { description: 'How many messages there were then.' }),
    reportedAt: t.expose('reportedAt', { type: 'Instant' }),
    outcome: t.expose('outcome', { type: catalogueEnum('messageReportOutcome'), nullable: true }),
    answer: t.exposeString('answer', { nullable: true }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
    endedByName: t.exposeString('endedByName', { nullable: true }),
    canRead: t.field({
      type: verdictType,
      resolve: (report, _, ctx) => canReadReport(requireViewer(ctx), report, ctx.now()),
    }),
    canEnd: t.field({
      type: verdictType,
      resolve: (report, _, ctx) => canEndReport(requireViewer(ctx), report),
    }),
  }),
})

interface Reported {
  report: StaffReportRow
  message: MessageRow
}

const reportedMessageType = builder.objectRef<Reported>('ReportedMessage').implement({
  description: 'A message as whoever reported the conversation could read it then.',
  policy: REPORT_PERMISSION,
  fields: (t) => ({
    id: t.id({ resolve: ({ message }) => message.id }),
    position: t.int({ resolve: ({ message }) => message.position }),
    side: t.field({ type: sideType, resolve: ({ message }) => message.side }),
    authorName: t.string({ nullable: true, resolve: ({ message }) => message.authorName }),
    channel: t.field({ type: channelType, resolve: ({ message }) => message.channel }),
    text: t.string({ resolve: (reported) => textOf(reported).text }),
    isHidden: t.boolean({ resolve: (reported) => textOf(reported).isHidden }),
    sentAt: t.field({ type: 'Instant', resolve: ({ message }) => message.sentAt }),
    fileNames: t.stringList({
      description: 'Of the files that came with it; an empty name for one that who reported could not open.',
      resolve: ({ report, message }) =>
        message.files.map(({ fileName }) => (canOpenFiles(message.side, readerOf(report)) ? fileName : '')),
    }),
  }),
})

function textOf({ report, message }: Reported) {
  return readTextOf(message, readerOf(report))
}

function readerOf({ side, contactsShown }: StaffReportRow): Reader {
  return { side, isLimited: false, contactsShown }
}

/** What was written in a reported conversation, as far as it was asked for. */
export const openedReportType = builder.objectRef<OpenedReport>('OpenedMessageReport').implement({
  policy: REPORT_PERMISSION,
  fields: (t) => ({
    report: t.field({ type: reportType, resolve: ({ report }) => report }),
    messages: t.field({
      type: [reportedMessageType],
      description: 'The last 50 before the position, the oldest first.',
      resolve: ({ report, messages }) => messages.map((message) => ({ report, message })),
    }),
  }),
})
