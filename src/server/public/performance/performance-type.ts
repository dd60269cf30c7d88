import type { Stay } from '../../../domain/kernel/day.ts'
import {
  type CountedNights,
  earnedPerNight,
  occupancyOf,
  type SimilarFigures,
} from '../../../domain/public/performance-figures.ts'
import { VACANCY_REASONS } from '../../../domain/public/vacancy.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { HomeRow } from './figures-sql.ts'
import type { OwnStays } from './own-stays-sql.ts'
import type { SimilarPrices } from './similar-sql.ts'
import type { ToldFigures, ToldMonth } from './told-figures.ts'
import type { ToldSpell } from './told-spells.ts'

/** Days from the first to the last, both in it. */
export const spanType = builder.objectRef<Stay>('PerformanceSpan').implement({
  policy: 'full',
  fields: (t) => ({ from: t.expose('from', { type: 'Day' }), to: t.expose('to', { type: 'Day' }) }),
})

/** Nights of homes, what they earned and what vacant ones cost. */
export const nightsType = builder.objectRef<CountedNights>('PerformanceNights').implement({
  policy: 'full',
  description: 'On offer are the booked and the vacant ones. Amounts in minor units.',
  fields: (t) => ({
    booked: t.exposeInt('booked'),
    vacant: t.exposeInt('vacant'),
    blocked: t.exposeInt('blocked', { description: 'By the landlord or a calendar, without a stay.' }),
    unpublished: t.exposeInt('unpublished', { description: 'Not public, though the home once was.' }),
    earned: t.exposeFloat('earned', { description: 'Rent of the booked nights.' }),
    vacancyCost: t.exposeFloat('vacancyCost', {
      description: 'The vacant nights at the monthly price × 12 / 365.',
    }),
    occupancy: t.float({
      nullable: true,
      description: 'Booked of those on offer, 0 to 1.',
      resolve: occupancyOf,
    }),
    earnedPerNight: t.float({
      nullable: true,
      description: 'Earned by nights on offer, in minor units.',
      resolve: earnedPerNight,
    }),
  }),
})

/** A month beside the same a year before. */
export const monthType = builder.objectRef<ToldMonth>('PerformanceMonth').implement({
  policy: 'full',
  fields: (t) => ({
    month: t.expose('month', { type: 'Day', description: 'Its first day.' }),
    nights: t.field({ type: nightsType, resolve: (month) => month }),
    before: t.field({ type: nightsType, description: 'A year before.', resolve: (month) => month.before }),
  }),
})

/** All figures of a span. */
export const figuresType = builder.objectRef<ToldFigures>('PerformanceFigures').implement({
  policy: 'full',
  fields: (t) => ({
    nights: t.field({ type: nightsType, resolve: (figures) => figures }),
    gaps: t.exposeInt('gaps', { description: 'Vacant stretches.' }),
    seen: t.exposeInt('seen', { description: 'In search results, on the map, beside similar homes.' }),
    opened: t.exposeInt('opened'),
    shortlisted: t.exposeInt('shortlisted'),
    asked: t.exposeInt('asked', { description: 'Requests that came in the span.' }),
    accepted: t.exposeInt('accepted', { description: 'Of these.' }),
    declined: t.exposeInt('declined'),
    unanswered: t.exposeInt('unanswered'),
    bookedRequests: t.exposeInt('bookedRequests', {
      description: 'Of these requests those that became a stay.',
    }),
    answerMinutes: t.exposeInt('answerMinutes', { nullable: true, description: 'The mean.' }),
    stays: t.exposeInt('stays', { description: 'That began in the span and were not cancelled.' }),
    averageNights: t.exposeFloat('averageNights', { nullable: true }),
    averageLeadDays: t.exposeFloat('averageLeadDays', {
      nullable: true,
      description: 'From the booking to the first day.',
    }),
    cancelled: t.exposeInt('cancelled', { description: 'Stays that would have begun in the span.' }),
    cancelledRent: t.exposeFloat('cancelledRent', { description: 'What they would have brought more.' }),
  }),
})

/** A group, or a unit of the group that was asked for. */
export const homeType = builder.objectRef<HomeRow>('PerformanceHome').implement({
  policy: 'full',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Of a unit.' }),
    name: t.exposeString('name'),
    nights: t.field({ type: nightsType, resolve: (home) => home }),
  }),
})

/** Nights of a unit that followed each other and were vacant. */
export const spellType = builder.objectRef<ToldSpell>('VacantSpell').implement({
  policy: 'full',
  description: 'Costs nights × price × 12 / 365.',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId'),
    name: t.exposeString('name'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    nights: t.exposeInt('nights'),
    cost: t.exposeFloat('cost'),
    price: t.exposeFloat('price', { description: 'Of the home today, per month.' }),
    reason: t.expose('reason', { type: builder.enumType('VacancyReason', { values: VACANCY_REASONS }) }),
    declined: t.exposeInt('declined', { description: 'Requests for these days that the landlord declined.' }),
    unanswered: t.exposeInt('unanswered'),
    others: t.exposeInt('others', { description: 'Requests for these days that ended otherwise.' }),
    lost: t.exposeFloat('lost', {
      nullable: true,
      description:
        'What the dearest of those that were declined or left would have earned in these nights, by its own rent.',
    }),
    minStay: t.exposeInt('minStay', { nullable: true, description: 'In months.' }),
    priceAbove: t.exposeFloat('priceAbove', {
      nullable: true,
      description: 'How much dearer the home is than the middle of similar ones, as a share.',
    }),
  }),
})

/** Similar homes: of others in the same city, with areas of the same class. */
export const similarType = builder.objectRef<SimilarFigures>('SimilarHomes').implement({
  policy: 'full',
  description: 'Only of months with at least five homes of three other landlords.',
  fields: (t) => ({
    units: t.exposeInt('units', { description: 'The least of all months.' }),
    landlords: t.exposeInt('landlords'),
    months: t.exposeInt('months', { description: 'Whole months of the span that are told of.' }),
    occupancy: t.exposeFloat('occupancy', { nullable: true }),
    earnedPerNight: t.exposeFloat('earnedPerNight', { nullable: true }),
    answerMinutes: t.exposeInt('answerMinutes', { nullable: true }),
  }),
})

const similarPricesType = builder.objectRef<SimilarPrices>('SimilarPrices').implement({
  policy: 'full',
  description: 'What similar homes ask for a month, brought to the area of this one.',
  fields: (t) => ({
    units: t.exposeInt('units'),
    landlords: t.exposeInt('landlords'),
    lower: t.exposeFloat('lower', { nullable: true }),
    median: t.exposeFloat('median', { nullable: true }),
    upper: t.exposeFloat('upper', { nullable: true }),
  }),
})

const ownStaysType = builder.objectRef<OwnStays>('OwnStays').implement({
  policy: 'full',
  description: 'Stays of the home in the span and the year before.',
  fields: (t) => ({
    stays: t.exposeInt('stays'),
    averagePrice: t.exposeFloat('averagePrice', { nullable: true, description: 'Per month, by nights.' }),
  }),
})

/** What a home is let for, and others. */
export const pricesType = builder
  .objectRef<{ similar: SimilarPrices | null; own: OwnStays | null; price: number | null }>('PriceHints')
  .implement({
    policy: 'full',
    fields: (t) => ({
      price: t.exposeFloat('price', { nullable: true, description: 'Per month, today.' }),
      similar: t.field({
        type: similarPricesType,
        nullable: true,
        description: 'Null where fewer than five homes of three other landlords stand behind it.',
        resolve: (prices) => prices.similar,
      }),
      own: t.field({ type: ownStaysType, nullable: true, resolve: (prices) => prices.own }),
    }),
  })
