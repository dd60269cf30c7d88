import { builder } from '../../kernel/graphql/builder.ts'
import type { EventRow } from './sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** Something that happened to a request, with the request it happened to. */
export interface RequestEvent {
  event: EventRow
  request: Pick<RequestRow, 'landlordId'>
}

const sideType = builder.enumType('RequestEventSide', {
  values: ['TENANT', 'LANDLORD', 'STAFF', 'SYSTEM'] as const,
  description: 'Who did something to a request.',
})

/** GraphQL RequestEvent. */
export const requestEventType = builder.objectRef<RequestEvent>('RequestEvent').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => String(event.id) }),
    at: t.field({ type: 'Instant', resolve: ({ event }) => event.at }),
    action: t.string({ resolve: ({ event }) => event.action }),
    by: t.field({ type: sideType, resolve: ({ event }) => event.by }),
    isMine: t.boolean({ resolve: ({ event }, _, ctx) => event.actorId === ctx.viewer?.id }),
    actorName: t.string({
      nullable: true,
      description: "Who did it; a tenant is not told the names of a landlord's people.",
      resolve: ({ event, request }, _, ctx) =>
        ctx.viewer?.landlordId === request.landlordId ? event.actorName : null,
    }),
    data: t.field({ type: 'JSON', resolve: ({ event }) => shownData(event) }),
  }),
})

const shown = ['reason', 'unit', 'from', 'to', 'until', 'message', 'contractName'] as const

/** Only what both sides may know: the log keeps ids of other people's requests and bookings too. */
function shownData(event: EventRow): Record<string, unknown> {
  const data = (event.data ?? {}) as Record<string, unknown>
  return Object.fromEntries(shown.flatMap((key) => (key in data ? [[key, data[key]]] : [])))
}
