import { builder } from '../graphql/builder.ts'
import type { RequestRow } from './rows.ts'
import type { EventRow } from './sql.ts'

/** Something that happened to a request, with the request it happened to. */
export interface RequestEvent {
  event: EventRow
  request: Pick<RequestRow, 'tenantId' | 'landlordId'>
}

/** GraphQL RequestEvent. */
export const requestEventType = builder.objectRef<RequestEvent>('RequestEvent').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => String(event.id) }),
    at: t.field({ type: 'Instant', resolve: ({ event }) => event.at }),
    action: t.string({ resolve: ({ event }) => event.action }),
    by: t.string({ resolve: (event) => sideOf(event) }),
    data: t.field({ type: 'JSON', resolve: ({ event }) => shownData(event) }),
  }),
})

function sideOf({ event, request }: RequestEvent): 'TENANT' | 'LANDLORD' | 'SYSTEM' {
  if (event.actorId === request.tenantId) return 'TENANT'
  return event.actorId === request.landlordId ? 'LANDLORD' : 'SYSTEM'
}

const shown = ['reason', 'unit'] as const

/** Only what both sides may know: the log keeps ids of other people's requests and bookings too. */
function shownData(event: EventRow): Record<string, unknown> {
  const data = (event.data ?? {}) as Record<string, unknown>
  return Object.fromEntries(shown.flatMap((key) => (key in data ? [[key, data[key]]] : [])))
}
