import { DEAL_COLUMNS } from '../../../domain/catalogue/deals.ts'
import { choiceIn, dayIn, givenIn, idIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import { CSV, partsOfList, sendFile } from '../../kernel/http/send-file.ts'
import type { Route } from '../../kernel/http/route.ts'
import { listDeals } from './deals.ts'
import { dealCellsOf, dealLines, dealsHead } from './export-csv.ts'

/** The deals as a file, with the filters of the board. */
export const dealRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/deals.csv',
    policy: 'sales',
    scope: 'none',
    perMinute: 30,
    description: 'The deals of sales as a table, with heads in the language of the person.',
    takes: 'column, managerId, unmanaged, keyAccounts, landlordId, from, to, search; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const query = request.query as Query
      const column = choiceIn(query, 'column', DEAL_COLUMNS)
      const filter = {
        managerId: idIn(query, 'managerId'),
        isUnmanaged: givenIn(query, 'unmanaged') === 'true',
        isKeyAccount: givenIn(query, 'keyAccounts') === 'true',
        landlordId: idIn(query, 'landlordId'),
        from: dayIn(query, 'from'),
        to: dayIn(query, 'to'),
        search: givenIn(query, 'search'),
      }
      const parts = await partsOfList({
        head: dealsHead(languageIn(ctx, request)),
        read: async (window) =>
          Promise.all((await listDeals(ctx, filter, column, window)).map((row) => dealCellsOf(ctx, row))),
        write: dealLines,
      })
      return sendFile(reply, { type: CSV, name: `mezzo-deals-${ctx.today()}.csv` }, parts)
    },
  },
]
