import { addDays, compareDays, type Stay } from '../../../domain/kernel/day.ts'
import { UKRAINE_LABEL } from '../../../domain/listings/listing-purpose.ts'
import { earliestCreated } from '../../../domain/listings/listing-order.ts'
import { nextVacancy } from '../../../domain/calendars/occupancy.ts'
import { stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import { unavailableDays } from '../../../domain/calendars/unavailable-days.ts'
import { type Calendar, loadCalendars, published } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { picturesOfGroup } from './loaders.ts'
import { placeholderPicture, shownImageType } from './listing-summary-type.ts'
import { type GroupRow, limitedBy } from './sql.ts'

const monthsAhead = 18

const calendarsFromToday = batched((ctx, groupIds: readonly string[]) =>
  loadCalendars(ctx.db, groupIds, ctx.today()),
)

async function openUnits(ctx: Context, group: GroupRow): Promise<Calendar[]> {
  return published((await calendarsFromToday(ctx, group.groupId)) ?? [])
}

// What was taken out since the group was read leaves a listing of it: the id is never the group's.
async function publicListingId(ctx: Context, group: GroupRow): Promise<string> {
  const unitsOf = (calendars: readonly Calendar[]) => calendars.map(({ unit }) => unit)
  const all = (await calendarsFromToday(ctx, group.groupId)) ?? []
  const first = earliestCreated(unitsOf(published(all))) ?? earliestCreated(unitsOf(all))
  if (!first) throw new Error(`The group ${group.groupId} has no unit.`)
  return first.id
}

/** GraphQL DayRange: from the first to the last day. */
export const dayRangeType = builder.objectRef<Stay>('DayRange').implement({
  policy: 'public',
  fields: (t) => ({ from: t.expose('from', { type: 'Day' }), to: t.expose('to', { type: 'Day' }) }),
})

/** GraphQL PublicListing: what anybody may know of a published listing. */
export const publicListingType = builder.objectRef<GroupRow>('PublicListing').implement({
  policy: 'public',
  fields: (t) => ({
    _id: t.id({ resolve: (group, _, ctx) => publicListingId(ctx, group) }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    // Without street and number: the exact address is told after booking, so the name must not carry it either.
    name: t.string({ resolve: (group) => `${group.zipCode} ${group.city}` }),
    title: t.expose('title', { type: 'JSON' }),
    description: t.expose('description', { type: 'JSON' }),
    city: t.exposeString('city'),
    zipCode: t.exposeString('zipCode'),
    country: t.exposeString('country'),
    price: t.exposeFloat('price'),
    currency: t.exposeString('currency'),
    deposit: t.exposeFloat('deposit'),
    area: t.exposeInt('area'),
    accommodates: t.exposeInt('accommodates'),
    homeType: t.expose('homeType', { type: catalogueEnum('homeType') }),
    furnitureStandard: t.expose('furnitureStandard', { type: catalogueEnum('furnitureStandard') }),
    amenities: t.expose('amenities', { type: [catalogueEnum('amenity')] }),
    petRule: t.expose('petRule', { type: catalogueEnum('apartmentRule') }),
    smokingRule: t.expose('smokingRule', { type: catalogueEnum('apartmentRule') }),
    isForUkrainians: t.boolean({
      description: 'Whether it is offered to people who have fled from Ukraine.',
      resolve: ({ labels }) => labels.includes(UKRAINE_LABEL),
    }),
    houseRules: t.expose('houseRules', { type: 'JSON' }),
    images: t.field({
      type: [shownImageType],
      resolve: async (group, _, ctx) => (await picturesOfGroup(ctx, group.groupId)) ?? [placeholderPicture],
    }),
    unitCount: t.int({ resolve: async (group, _, ctx) => (await openUnits(ctx, group)).length }),
    availableFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: async (group, _, ctx) => {
        const days = (await openUnits(ctx, group)).flatMap(
          (calendar) => nextVacancy(calendar, ctx.today()) ?? [],
        )
        return days.toSorted(compareDays)[0]
      },
    }),
    unavailable: t.field({
      type: [dayRangeType],
      description: 'From today over 18 months: days on which no unit is free.',
      resolve: async (group, _, ctx) => {
        const today = ctx.today()
        return unavailableDays(await openUnits(ctx, group), {
          from: today,
          to: addDays(today.add({ months: monthsAhead }), -1),
        })
      },
    }),
    minMonths: t.int({ nullable: true, resolve: (group, _, ctx) => limitOf(group, 'MINIMUM', ctx) }),
    maxMonths: t.int({ nullable: true, resolve: (group, _, ctx) => limitOf(group, 'MAXIMUM', ctx) }),
  }),
})

function limitOf(group: GroupRow, rule: 'MINIMUM' | 'MAXIMUM', ctx: Context): number | null {
  return strictestLimit(stayLimits(limitedBy(group), ctx.today()), rule)
}
