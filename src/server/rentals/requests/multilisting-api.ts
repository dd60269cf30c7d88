import { isBlocked, isInProgress, isOpen } from '../../../domain/rentals/classification.ts'
import { type Stay, overlaps } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import type { Calendar } from '../../listings/occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { findReadableGroup, type GroupRow } from '../../listings/listings/sql.ts'
import { activeRequestsOfGroup, calendarsOfGroup } from './loaders.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

const requestClass = builder.enumType('RequestClass', {
  values: ['OPEN', 'IN_PROGRESS', 'BLOCKED', 'OTHER'] as const,
  description: 'What a request counts as in the numbers of its group (D4).',
})

const requestStateType = builder.objectRef<RequestRow>('MultilistingRequestState').implement({
  policy: 'visible',
  fields: (t) => ({
    listingRequestId: t.exposeID('id'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    listingId: t.id({
      nullable: true,
      description: 'The unit that its contract is for, or that it extends a stay in.',
      resolve: (row) => row.offer?.listingId ?? row.extendsListingId,
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    landlordStatus: t.expose('landlordStatus', { type: catalogueEnum('landlordStatus') }),
    state: t.field({ type: requestClass, resolve: ({ landlordStatus }) => classOf(landlordStatus) }),
  }),
})

function classOf(status: RequestRow['landlordStatus']) {
  if (isOpen(status)) return 'OPEN'
  if (isBlocked(status)) return 'BLOCKED'
  return isInProgress(status) ? 'IN_PROGRESS' : 'OTHER'
}

builder.queryField('getRequestStatesForMultilisting', (t) =>
  t.field({
    type: [requestStateType],
    policy: 'limited',
    scope: 'requests:read',
    description: 'The active requests of a group that want some of the days.',
    args: {
      group: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: async (_, { group, from, to }, ctx) => {
      const { groupId } = await visibleGroup(ctx, group)
      return within((await activeRequestsOfGroup(ctx, groupId)) ?? [], { from, to })
    },
  }),
)

function within(requests: readonly RequestRow[], days: Stay): RequestRow[] {
  if (days.to < days.from) throw new ValidationError({ to: 'reject.blockTo.beforeFrom' })
  return requests.filter((request) => overlaps(request, days))
}

const groupUnitType = builder.objectRef<Calendar>('GroupUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    externalId: t.string({ nullable: true, resolve: ({ unit }) => unit.externalId }),
    apartmentName: t.string({ resolve: ({ unit }) => unit.apartmentName }),
    published: t.boolean({ resolve: ({ unit }) => unit.published }),
    openListingRequestsCount: t.int({
      description: 'Open requests for some of the days that this unit could still take.',
      args: {
        from: t.arg({ type: 'Day', required: true }),
        to: t.arg({ type: 'Day', required: true }),
      },
      resolve: async (calendar, days, ctx) =>
        within((await activeRequestsOfGroup(ctx, calendar.unit.groupId)) ?? [], days).filter((row) =>
          couldGoInto(calendar, row),
        ).length,
    }),
  }),
})

function couldGoInto(calendar: Calendar, row: RequestRow): boolean {
  return (
    isOpen(row.landlordStatus) && unitsFor(row, [calendar]).length > 0 && isFreeFor(calendar, row, [row.id])
  )
}

const groupType = builder.objectRef<GroupRow>('Group').implement({
  policy: 'visible',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    name: t.exposeString('name'),
    units: t.field({
      type: [groupUnitType],
      resolve: async (group, _, ctx) => {
        const compare = compareSublistings(ctx.language)
        return (await calendarsOfGroup(ctx, group)).toSorted((a, b) => compare(a.unit, b.unit))
      },
    }),
  }),
})

builder.queryField('groupByGroupId', (t) =>
  t.field({
    type: groupType,
    nullable: true,
    policy: 'limited',
    scope: 'listings:read',
    description: 'A group with its units (D3 Group).',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => findReadableGroup(ctx.reads, requireViewer(ctx), { groupId }),
  }),
)

async function visibleGroup(ctx: Context, groupId: string): Promise<GroupRow> {
  const group = await findReadableGroup(ctx.reads, requireViewer(ctx), { groupId })
  if (!group) throw new ResourceNotFoundError()
  return group
}
