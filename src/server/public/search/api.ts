import { builder } from '../../kernel/graphql/builder.ts'
import { search, SEARCH_RESULT_KINDS, type SearchRow } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'

const shortestText = 2
const longestText = 100
const mostOfEachKind = 20

const kindType = builder.enumType('SearchResultKind', { values: SEARCH_RESULT_KINDS })

const resultType = builder.objectRef<SearchRow>('SearchResult').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    id: t.exposeID('id', { description: 'Id of the listing, group, listing request, booking or invoice.' }),
    name: t.exposeString('name', {
      description: 'Name of the listing, group or tenant; number of the invoice.',
    }),
    listingName: t.string({ nullable: true, resolve: (row) => row.listingName }),
    externalId: t.string({ nullable: true, resolve: (row) => row.externalId }),
    userFriendlyId: t.string({ nullable: true, resolve: (row) => row.userFriendlyId }),
    address: t.string({ nullable: true, resolve: (row) => row.address }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.boolean({ resolve: (row) => row.partOfGroup ?? false }),
    bookingRequestId: t.id({ nullable: true, resolve: (row) => row.bookingRequestId }),
    bookingId: t.id({ nullable: true, resolve: (row) => row.bookingId }),
    from: t.field({ type: 'Day', nullable: true, resolve: (row) => dayOf(row.from) }),
    to: t.field({ type: 'Day', nullable: true, resolve: (row) => dayOf(row.to) }),
  }),
})

function dayOf(day: string | undefined): Day | null {
  return day === undefined ? null : parseDay(day)
}

builder.queryField('search', (t) =>
  t.field({
    type: [resultType],
    policy: 'limited',
    scope: 'none',
    description:
      'Listings and groups, tenants and their requests, bookings and invoices by name, number, external id or address; at most `first` of each kind. One letter alone finds nothing.',
    args: { text: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: 5 }) },
    resolve: async (_, { text, first }, ctx) => {
      const wanted = text.trim().slice(0, longestText)
      // A flat may be called by one digit.
      if (wanted.length < shortestText && !/^\d$/.test(wanted)) return []
      return search(ctx.db, requireViewer(ctx), wanted, Math.min(mostOfEachKind, Math.max(1, first ?? 5)))
    },
  }),
)
