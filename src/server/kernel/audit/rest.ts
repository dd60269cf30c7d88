import { LOG_KINDS } from '../../../domain/kernel/log-kinds.ts'
import { choiceIn, dayIn, givenIn, languageIn, type Query } from '../http/query-values.ts'
import type { Route } from '../http/route.ts'
import { sendTable } from '../http/send-table.ts'
import { requireViewer } from '../viewer/viewer-guard.ts'
import { AUDIT_COLUMNS, type AuditColumn } from './export-texts.ts'
import { type AuditFilter, narrowingOf } from './narrowing.ts'
import { type AuditRow, listAuditLog } from './log-sql.ts'

/** The log of a landlord's world as a file. */
export const auditRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/log.csv',
    policy: 'owner',
    scope: 'none',
    perMinute: 30,
    description:
      'What happened in the landlord’s world as a table, the newest first, with heads in the language of the person; actions are the names of the commands. Narrowed as the list is.',
    takes: 'language, person, groupId, listingId, kind, from, to, timeZone',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const { id } = requireViewer(ctx)
      const narrowing = narrowingOf(filterIn(request.query as Query))
      // The log grows while it is read: each part goes on below the last entry of the one before.
      let below: number | null = null
      return sendTable(reply, {
        name: `mezzo-log-${ctx.today()}.csv`,
        heads: AUDIT_COLUMNS[languageIn(ctx, request)],
        read: async ({ limit }) => {
          const entries = await listAuditLog(ctx.db, id, { first: limit, below }, narrowing)
          below = entries.at(-1)?.id ?? below
          return entries
        },
        cellsOf: entryCells,
      })
    },
  },
]

function filterIn(query: Query): AuditFilter {
  return {
    person: givenIn(query, 'person'),
    groupId: givenIn(query, 'groupId'),
    listingId: givenIn(query, 'listingId'),
    kind: choiceIn(query, 'kind', LOG_KINDS),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    timeZone: givenIn(query, 'timeZone'),
  }
}

function entryCells(entry: AuditRow): Record<AuditColumn, string | number> {
  return {
    number: entry.id,
    at: entry.at.toString({ smallestUnit: 'second' }),
    action: entry.action,
    unit: entry.unitName ?? '',
    entityType: entry.entityType,
    entityId: entry.entityId,
    actor: entry.actorName ?? '',
    subject: entry.subjectName ?? '',
    via: entry.via,
    reason: entry.reason ?? '',
  }
}
