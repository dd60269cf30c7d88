import { choiceIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendTable } from '../../kernel/http/send-table.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { NOTIFICATION_COLUMNS, type NotificationColumn } from './export-texts.ts'
import { listNotifications, type NotificationRow } from './sql.ts'

/** The person's notifications as a file. */
export const notificationRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/notifications.csv',
    policy: 'viewer',
    scope: 'none',
    acting: 'EXPORTS',
    perMinute: 30,
    description:
      'The person’s own notifications of the last 90 days as a table, the newest first, with heads in the language of the person.',
    takes: 'unread: 1 for the unread ones; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const viewer = requireViewer(ctx)
      const unread = choiceIn(request.query as Query, 'unread', ['1']) !== null
      return sendTable(reply, {
        name: `mezzo-notifications-${ctx.today()}.csv`,
        heads: NOTIFICATION_COLUMNS[languageIn(ctx, request)],
        read: (window) => listNotifications(ctx.db, viewer, { unread }, window),
        cellsOf: notificationCells,
      })
    },
  },
]

function notificationCells(row: NotificationRow): Record<NotificationColumn, string> {
  return {
    at: row.createdAt.toString({ smallestUnit: 'second' }),
    event: row.event,
    read: row.readAt ? 'true' : 'false',
    name: `${row.firstName} ${row.lastName}`.trim(),
    listing: row.listingName,
    from: row.from ?? '',
    to: row.to ?? '',
  }
}
