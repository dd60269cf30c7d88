import type { CurrentState } from '../../../domain/calendars/current-state.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { DaySegment } from './states.ts'

const stateKind = catalogueEnum('currentState')

/** GraphQL CurrentState. */
export const currentStateType = builder.objectRef<CurrentState>('CurrentState').implement({
  policy: 'visible',
  fields: (t) => ({
    type: t.field({ type: stateKind, resolve: (state) => state.kind }),
    vacantFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'VACANT_SOON' ? state.vacantFrom : null),
    }),
    occupiedUntil: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'OCCUPIED' ? state.occupiedUntil : null),
    }),
    blockedUntil: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'BLOCKED' ? state.blockedUntil : null),
    }),
    bookedSince: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'BOOKED' ? state.bookedSince : null),
    }),
    vacantSince: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'VACANT' ? state.vacantSince : null),
    }),
    notAvailableSince: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'NOT_AVAILABLE' ? state.notAvailableSince : null),
    }),
    notAvailableUntil: t.field({
      type: 'Day',
      nullable: true,
      resolve: (state) => (state.kind === 'NOT_AVAILABLE' ? state.notAvailableUntil : null),
    }),
    apartments: t.int({
      nullable: true,
      resolve: (state) => (state.kind === 'MULTILISTING' ? state.units : null),
    }),
  }),
})

const segmentKind = builder.enumType('DaySegmentKind', {
  values: ['FREE', 'BOOKING', 'HOLD', 'BLOCK', 'NOT_AVAILABLE'] as const,
})

/** GraphQL DaySegment. */
export const daySegmentType = builder.objectRef<DaySegment>('DaySegment').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: segmentKind }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    share: t.exposeFloat('share'),
  }),
})
