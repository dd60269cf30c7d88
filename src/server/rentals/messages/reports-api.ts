import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { REPORT_PERMISSION, REPORT_READ_DAYS } from '../../../domain/rentals/messages/report.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { endMessageReport, openReportedMessages } from './report-end-actions.ts'
import { openedReportType, reportType } from './report-type.ts'
import { countReports, findReport, listReports, type StaffReportRow } from './reports-sql.ts'

/** As many as are ever listed at once. */
const MOST_REPORTS = 100

interface Asked {
  endedSince: Temporal.Instant | null
  offset: number
  limit: number
}

const reportsType = builder.objectRef<Asked>('MessageReports').implement({
  policy: REPORT_PERMISSION,
  fields: (t) => ({
    nodes: t.field({ type: [reportType], resolve: (asked, _, ctx) => listReports(ctx.reads, asked) }),
    totalCount: t.int({ resolve: ({ endedSince }, _, ctx) => countReports(ctx.reads, endedSince) }),
  }),
})

builder.queryFields((t) => ({
  messageReports: t.field({
    type: reportsType,
    policy: REPORT_PERMISSION,
    scope: 'none',
    description: `Reported conversations: the open ones, the oldest first, or those that ended within ${REPORT_READ_DAYS} days, the latest first.`,
    args: {
      ended: t.arg.boolean({ defaultValue: false }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 20 }),
    },
    resolve: (_, { ended, offset, limit }, ctx) => ({
      endedSince: ended ? ctx.now().subtract({ hours: 24 * REPORT_READ_DAYS }) : null,
      offset: Math.max(0, offset ?? 0),
      limit: Math.min(MOST_REPORTS, Math.max(1, limit ?? 20)),
    }),
  }),
  messageReport: t.field({
    type: reportType,
    nullable: true,
    policy: REPORT_PERMISSION,
    scope: 'none',
    description: 'A report of a conversation, without what was written there.',
    args: { messageReportId: t.arg.id({ required: true }) },
    resolve: async (_, { messageReportId: reportId }, ctx) =>
      (isUuid(reportId) ? await findReport(ctx.reads, reportId) : undefined) ?? null,
  }),
}))

const openedPayload = payloadType('OpenReportedMessagesPayload', 'opened', openedReportType)
const reportPayload = payloadType('EndMessageReportPayload', 'report', reportType)

async function reportAfter(ctx: Context, id: string): Promise<StaffReportRow> {
  const report = await findReport(ctx.db, id)
  if (!report) throw new ResourceNotFoundError()
  return report
}

builder.mutationFields((t) => ({
  openReportedMessages: t.field({
    type: openedPayload,
    policy: REPORT_PERMISSION,
    scope: 'none',
    description: `Reads what was written up to a report, while it is open and for ${REPORT_READ_DAYS} days after its end. Each look is in the log.`,
    args: { messageReportId: t.arg.id({ required: true }), before: t.arg.int() },
    resolve: (_, { messageReportId: reportId, before }, ctx) =>
      payload(() => openReportedMessages(ctx, { reportId, before: before ?? null })),
  }),
  endMessageReport: t.field({
    type: reportPayload,
    policy: REPORT_PERMISSION,
    scope: 'none',
    description: 'Ends a report of a conversation; whoever reported is told.',
    args: {
      messageReportId: t.arg.id({ required: true }),
      outcome: t.arg({ type: catalogueEnum('messageReportOutcome'), required: true }),
      answer: t.arg.string({
        required: true,
        description: 'Why: read by whoever reported, who is warned, or both where it is closed.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, messageReportId: reportId, ...given }, ctx) =>
      payload(async () =>
        reportAfter(ctx, await endMessageReport(ctx, { reportId, ...given }, idempotencyKey)),
      ),
  }),
}))
