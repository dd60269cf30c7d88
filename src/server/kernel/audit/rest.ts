import { languageIn } from '../http/query-values.ts'
import type { Route } from '../http/route.ts'
import { sendTable } from '../http/send-table.ts'
import { requireViewer } from '../viewer/viewer-guard.ts'
import { AUDIT_COLUMNS, type AuditColumn } from './export-texts.ts'
import { type AuditRow, listAuditLog } from './sql.ts'

/** The log of a landlord's world as a file. */
export const auditRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/log.csv',
    policy: 'owner',
    scope: 'none',
    perMinute: 30,
    description:
      'What happened in the landlord’s world as a table, the newest first, with heads in the language of the person; actions are the names of the commands.',
    takes: 'language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { id } = requireViewer(ctx)
      // The log grows while it is read: each part goes on below the last entry of the one before.
      let before: number | null = null
      return sendTable(reply, {
        name: `mezzo-log-${ctx.today()}.csv`,
        heads: AUDIT_COLUMNS[languageIn(ctx, request)],
        read: async ({ limit }) => {
          const entries = await listAuditLog(ctx.db, id, { first: limit, before })
          before = entries.at(-1)?.id ?? before
          return entries
        },
        cellsOf: entryCells,
      })
    },
  },
]

function entryCells(entry: AuditRow): Record<AuditColumn, string | number> {
  return {
    number: entry.id,
    at: entry.at.toString({ smallestUnit: 'second' }),
    action: entry.action,
    entityType: entry.entityType,
    entityId: entry.entityId,
    actor: entry.actorName ?? '',
    subject: entry.subjectName ?? '',
    via: entry.via,
    reason: entry.reason ?? '',
  }
}
