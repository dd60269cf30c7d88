import { CURRENT_STATES } from '../../../domain/catalogue/listings.ts'
import { PUBLICATION_HISTORIES } from '../../../domain/listings/listing-order.ts'
import { choiceIn, givenIn, languageIn, type Query } from '../../kernel/http/query-values.ts'
import type { Route } from '../../kernel/http/route.ts'
import { sendTable } from '../../kernel/http/send-table.ts'
import { homeCells, listHomesInWindow } from './export-csv.ts'
import { HOME_COLUMNS } from './export-texts.ts'
import { overviewKeys } from './loaders.ts'
import { filterKeys, readFilter } from './overview-filter.ts'

/** The listings as a file, with the filters of the overview. */
export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    url: '/api/homes.csv',
    policy: 'limited',
    scope: 'listings:read',
    acting: 'EXPORTS',
    perMinute: 30,
    description:
      'The listings as a table, a line for each single listing and each group, in the order of the overview and with heads in the language of the person.',
    takes: 'search, city, state, publication; archived, incomplete: 1 for those only; language',
    answers: 'text/csv (RFC 4180, UTF-8)',
    handler: async (ctx, request, reply) => {
      const query = request.query as Query
      const filter = readFilter({
        search: givenIn(query, 'search'),
        city: givenIn(query, 'city'),
        state: choiceIn(query, 'state', CURRENT_STATES),
        publication: choiceIn(query, 'publication', PUBLICATION_HISTORIES),
        archived: choiceIn(query, 'archived', ['1']) !== null,
        incomplete: choiceIn(query, 'incomplete', ['1']) !== null,
      })
      const keys = await filterKeys(ctx, await overviewKeys(ctx, filter.archived), filter)
      return sendTable(reply, {
        name: `mezzo-homes-${ctx.today()}.csv`,
        heads: HOME_COLUMNS[languageIn(ctx, request)],
        read: (window) => listHomesInWindow(ctx, keys, window),
        cellsOf: homeCells,
      })
    },
  },
]
