import { type CurrentState, currentStateOf } from '../../../domain/calendars/current-state.ts'
import { nextVacancy } from '../../../domain/calendars/occupancy.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { UnitDays } from '../occupancy/calendars.ts'
import type { GroupCounts } from './counts-sql.ts'
import { type DaySegment, segmentsOfUnit } from './states.ts'

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

/** GraphQL Unit: a unit of a group. */
export const unitType = builder.objectRef<UnitDays>('Unit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    externalId: t.string({ nullable: true, resolve: ({ unit }) => unit.externalId }),
    apartmentName: t.string({ resolve: ({ unit }) => unit.apartmentName }),
    floor: t.int({ nullable: true, resolve: ({ unit }) => unit.floor }),
    price: t.float({
      nullable: true,
      description: 'Its own monthly rent; null: that of its group.',
      resolve: ({ unit }) => unit.price,
    }),
    published: t.boolean({ resolve: ({ unit }) => unit.published }),
    lastPublishedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: ({ unit }) => unit.lastPublishedAt,
    }),
    createdAt: t.field({ type: 'Instant', resolve: ({ unit }) => unit.createdAt }),
    availableFrom: t.field({ type: 'Day', resolve: ({ unit }) => unit.availableFrom }),
    availableTo: t.field({ type: 'Day', nullable: true, resolve: ({ unit }) => unit.availableTo }),
    currentState: t.field({
      type: currentStateType,
      resolve: (calendar, _, ctx) => currentStateOf(calendar, ctx.today()),
    }),
    next90Days: t.field({
      type: [daySegmentType],
      resolve: (calendar, _, ctx) => segmentsOfUnit(calendar, ctx.today()),
    }),
    freeFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: (calendar, _, ctx) => nextVacancy(calendar, ctx.today()),
    }),
  }),
})

/** GraphQL RequestCounts: the requests of a group, as they are stored. */
export const countsType = builder.objectRef<GroupCounts>('RequestCounts').implement({
  policy: 'visible',
  fields: (t) => ({
    numOpenRequests: t.exposeInt('numOpenRequests'),
    numInProgressRequests: t.exposeInt('numInProgressRequests'),
    numBlockedRequests: t.exposeInt('numBlockedRequests'),
    numBookingOffersInLandlordSigning: t.exposeInt('numBookingOffersInLandlordSigning'),
    numBookingOffersInLandlordSigningLBC: t.exposeInt('numBookingOffersInLandlordSigningLBC'),
    numRequestsInWaitingToConfirmBooking: t.exposeInt('numRequestsInWaitingToConfirmBooking'),
  }),
})
