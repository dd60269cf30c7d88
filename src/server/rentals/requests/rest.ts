import { LANDLORD_STATUSES, REQUEST_TYPES } from '../../../domain/catalogue/requests.ts'
import { REQUEST_FILTERS } from '../../../domain/rentals/classification.ts'
import {
  choiceIn,
  choicesIn,
  dayIn,
  idIn,
  languageIn,
  type Query,
  givenIn,
} from '../../kernel/http/query-values.ts'
import { sendTable } from '../../kernel/http/send-table.ts'
import type { Route } from '../../kernel/http/route.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { requestListOf } from './asked-list.ts'
import { requestCells } from './export-csv.ts'
import { REQUEST_COLUMNS } from './export-texts.ts'
import { listRequests } from './list-sql.ts'

/** The requests as a file, with the filters of the list. */
export const requestRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/requests.csv',
    policy: 'landlord',
    scope: 'requests:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description: 'The requests as a table, with heads in the language of the person.',
    takes: 'filter, listingId, groupId, type, statuses (with commas), search, from, to; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const viewer = requireViewer(ctx)
      const query = request.query as Query
      const by = await requestListOf(ctx, {
        filter: choiceIn(query, 'filter', REQUEST_FILTERS),
        listingId: idIn(query, 'listingId'),
        groupId: idIn(query, 'groupId'),
        type: choiceIn(query, 'type', REQUEST_TYPES),
        statuses: choicesIn(query, 'statuses', LANDLORD_STATUSES),
        search: givenIn(query, 'search'),
        from: dayIn(query, 'from'),
        to: dayIn(query, 'to'),
      })
      return sendTable(reply, {
        name: `mezzo-requests-${ctx.today()}.csv`,
        heads: REQUEST_COLUMNS[languageIn(ctx, request)],
        read: (window) => listRequests(ctx.db, viewer, by, window),
        cellsOf: requestCells,
      })
    },
  },
]
