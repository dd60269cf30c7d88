import type { ObjectRef } from '@pothos/core'
import type { StaleCalendar } from '../../../domain/calendars/calendar-refresh.ts'
import { builder, type GraphQLTypes } from '../../kernel/graphql/builder.ts'
import { type Payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { FreshPayload, RequestCalendars } from './fresh-calendars.ts'

const changeKindType = builder.enumType('CalendarChangeKind', { values: ['BLOCKED', 'FREED'] as const })

const changeType = builder.objectRef<RequestCalendars['changes'][number]>('CalendarChange').implement({
  policy: 'visible',
  fields: (t) => ({
    feedId: t.exposeID('feedId'),
    listingId: t.exposeID('listingId'),
    unitName: t.exposeString('unitName'),
    label: t.exposeString('label'),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform') }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    kind: t.expose('kind', { type: changeKindType }),
    touchesRequest: t.exposeBoolean('touchesRequest'),
  }),
})

const staleType = builder.objectRef<StaleCalendar>('StaleCalendar').implement({
  policy: 'visible',
  fields: (t) => ({
    feedId: t.exposeID('feedId'),
    listingId: t.exposeID('listingId'),
    unitName: t.exposeString('unitName'),
    label: t.exposeString('label'),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform') }),
    answeredAt: t.expose('answeredAt', {
      type: 'Instant',
      nullable: true,
      description: 'When it last answered; null: never.',
    }),
    error: t.expose('error', {
      type: catalogueEnum('calendarSyncError'),
      nullable: true,
      description: 'Why it did not answer; null where it did not in time.',
    }),
  }),
})

/** GraphQL CalendarRefresh. */
export const refreshType = builder.objectRef<RequestCalendars>('CalendarRefresh').implement({
  policy: 'visible',
  description: 'What asking the linked calendars of the group brought, before something is decided.',
  fields: (t) => ({
    asked: t.exposeInt('asked', {
      description: 'Linked calendars of the group, the fresh ones counted too.',
    }),
    changes: t.field({ type: [changeType], resolve: ({ changes }) => changes }),
    stale: t.field({ type: [staleType], resolve: ({ stale }) => stale }),
  }),
})

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphQLTypes>

/** The type `{ error, [field], calendars }` of a mutation that asks the linked calendars before it decides. */
export function freshPayloadType<Result>(name: string, field: string, type: ObjectRef<Types, Result>) {
  const payload = payloadType(name, field, type)
  builder.objectField(payload, 'calendars', (t) =>
    t.field({
      type: refreshType,
      nullable: true,
      description: 'What the linked calendars answered before; null where they were not asked.',
      resolve: (answer) => (isFresh(answer) ? answer.calendars : null),
    }),
  )
  return payload
}

function isFresh<Result>(answer: Payload<Result>): answer is FreshPayload<Result> {
  return 'calendars' in answer
}
