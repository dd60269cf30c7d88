import { currentStateOf } from '../../../domain/calendars/current-state.ts'
import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { nextVacancy } from '../../../domain/calendars/occupancy.ts'
import type { PlannedUnit, UnitProblem } from '../../../domain/listings/unit-changes.ts'
import type { Calendar } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { ownUnits, worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { currentStateType } from '../listings/listing-state-type.ts'
import type { GroupRow } from '../listings/sql.ts'
import type { DoneUnits } from './apply.ts'
import { calendarsFromToday, type GroupPlan, toUnserved, type UnservedRequest } from './plan.ts'
import { listStoredUnits, type StoredUnit } from './sql.ts'

interface UnitRow extends StoredUnit {
  calendar: Calendar | undefined
  homePrice: number
  currency: string
}

const unitRowType = builder.objectRef<UnitRow>('UnitTableRow').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    externalId: t.exposeString('externalId', { nullable: true }),
    apartmentName: t.exposeString('apartmentName'),
    floor: t.exposeInt('floor', { nullable: true }),
    locationInBuilding: t.expose('locationInBuilding', { type: 'JSON' }),
    availableFrom: t.exposeString('availableFrom'),
    availableTo: t.exposeString('availableTo', { nullable: true }),
    price: t.exposeFloat('price', {
      nullable: true,
      description: 'Its own monthly rent in minor units; null: that of its group.',
    }),
    homePrice: t.exposeFloat('homePrice', { description: 'The monthly rent of its group.' }),
    currency: t.exposeString('currency'),
    published: t.exposeBoolean('published'),
    currentState: t.field({
      type: currentStateType,
      nullable: true,
      resolve: ({ calendar }, _, ctx) => calendar && currentStateOf(calendar, ctx.today()),
    }),
    freeFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ calendar }, _, ctx) => calendar && nextVacancy(calendar, ctx.today()),
    }),
  }),
})

/** GraphQL UnitTable: the units of a group with what each has for itself. */
export const tableType = builder.objectRef<GroupRow>('UnitTable').implement({
  policy: 'visible',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    name: t.exposeString('name'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    isWhole: t.boolean({
      description: 'Whether the viewer works on all of its units, and so may change them.',
      resolve: (group, _, ctx) => worksOnWhole(ctx.viewer, group),
    }),
    units: t.field({
      type: [unitRowType],
      description: 'Sorted as D4 says.',
      resolve: (group, _, ctx) => listRows(ctx, group),
    }),
  }),
})

async function listRows(ctx: Context, group: GroupRow): Promise<UnitRow[]> {
  const calendars = await calendarsFromToday(ctx.db, ctx, group.groupId)
  const calendarOf = new Map(calendars.map((one) => [one.id, one]))
  return ownUnits(ctx.viewer, group, await listStoredUnits(ctx.db, group.groupId))
    .toSorted(compareSublistings(ctx.language))
    .map((unit) => ({
      ...unit,
      calendar: calendarOf.get(unit.id),
      homePrice: group.price,
      currency: group.currency,
    }))
}

const plannedType = builder.objectRef<PlannedUnit>('PlannedUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id', { nullable: true }),
    line: t.exposeInt('line', { description: 'Of the file; 0 without one.' }),
    identifier: t.exposeString('identifier'),
    price: t.float({
      nullable: true,
      description: 'The monthly rent that it then has for itself; null: that of its group.',
      resolve: ({ values }) => values.price,
    }),
    changes: t.expose('changes', { type: 'JSON', description: 'A list of { field, before, after }.' }),
  }),
})

const problemType = builder.objectRef<UnitProblem>('UnitProblem').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id', { nullable: true }),
    line: t.exposeInt('line'),
    field: t.exposeString('field', { nullable: true }),
    text: t.exposeString('text', { description: 'A text key below units.problem.' }),
  }),
})

/** GraphQL UnservedRequest. */
export const unservedType = builder.objectRef<UnservedRequest>('UnservedRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    listingRequestId: t.exposeID('listingRequestId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

/** GraphQL UnitsPlan: everything that changes would do. */
export const planType = builder.objectRef<GroupPlan & { ignoredColumns: string[] }>('UnitsPlan').implement({
  policy: 'visible',
  fields: (t) => ({
    added: t.field({ type: [plannedType], resolve: ({ added }) => added }),
    changed: t.field({ type: [plannedType], resolve: ({ changed }) => changed }),
    unchanged: t.exposeInt('unchanged'),
    untouched: t.exposeInt('untouched', { description: 'Units that are not named; they stay.' }),
    problems: t.field({ type: [problemType], resolve: ({ problems }) => problems }),
    ignoredColumns: t.exposeStringList('ignoredColumns'),
    unserved: t.field({
      type: [unservedType],
      description: 'Waiting requests that no unit could serve any more; they would be declined.',
      resolve: ({ unserved }) => unserved.map(toUnserved),
    }),
    fingerprint: t.exposeString('fingerprint', {
      description: 'Goes back with the change, so that exactly this is done or nothing.',
    }),
  }),
})

/** GraphQL DoneUnits. */
export const doneType = builder.objectRef<DoneUnits>('DoneUnits').implement({
  policy: 'visible',
  fields: (t) => ({
    addedIds: t.exposeIDList('addedIds'),
    changed: t.expose('changed', { type: 'JSON', description: 'A list of { id, changes }.' }),
  }),
})
