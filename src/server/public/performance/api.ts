import { builder } from '../../kernel/graphql/builder.ts'
import { fromReplica } from '../../kernel/viewer/context.ts'
import { type Performance, readPerformance } from './read-performance.ts'
import {
  figuresType,
  homeType,
  monthType,
  pricesType,
  similarType,
  spanType,
  spellType,
} from './performance-type.ts'

const usualHomes = 50
const mostHomes = 100
const usualSpells = 5
const mostSpells = 500

const performanceType = builder.objectRef<Performance>('Performance').implement({
  policy: 'full',
  description: 'Amounts in minor units. Sums of homes and of months are those of the span.',
  fields: (t) => ({
    groupId: t.id({ nullable: true, resolve: ({ subject }) => subject.groupId }),
    name: t.string({ nullable: true, description: 'Of the group.', resolve: ({ subject }) => subject.name }),
    partOfGroup: t.boolean({ nullable: true, resolve: ({ subject }) => subject.partOfGroup }),
    period: t.field({ type: spanType, resolve: ({ period }) => period }),
    now: t.field({
      type: spanType,
      nullable: true,
      description: 'The nights that are over; null where none of the period is.',
      resolve: ({ now }) => now,
    }),
    before: t.field({ type: spanType, nullable: true, resolve: ({ before }) => before }),
    currency: t.exposeString('currency'),
    currencies: t.stringList({ resolve: ({ subject }) => subject.currencies }),
    city: t.string({
      nullable: true,
      description: 'Where all of the homes are; null where they are in several.',
      resolve: ({ subject }) => (subject.places.length === 1 ? (subject.places[0]?.city ?? null) : null),
    }),
    figures: t.field({ type: figuresType, resolve: ({ figures }) => figures }),
    figuresBefore: t.field({
      type: figuresType,
      description: 'Of the same days a year before.',
      resolve: ({ figuresBefore }) => figuresBefore,
    }),
    months: t.field({ type: [monthType], resolve: ({ months }) => months }),
    homes: t.field({
      type: [homeType],
      description: 'The dearest vacancy first.',
      resolve: ({ homes }) => homes,
    }),
    homeCount: t.exposeInt('homeCount'),
    spells: t.field({
      type: [spellType],
      description: 'The dearest first.',
      resolve: ({ spells }) => spells,
    }),
    spellCount: t.exposeInt('spellCount'),
    similar: t.field({ type: similarType, nullable: true, resolve: ({ similar }) => similar }),
    prices: t.field({
      type: pricesType,
      nullable: true,
      description: 'Of a group.',
      resolve: ({ prices, subject }) => prices && { ...prices, price: subject.price },
    }),
  }),
})

builder.queryField('performance', (t) =>
  t.field({
    type: performanceType,
    policy: 'landlord',
    scope: 'metrics:read',
    description:
      'How homes did in a period, beside the year before and similar homes, and what vacancy cost.',
    args: {
      period: t.arg.string({ required: true, description: 'last-12, 2026-11, 2026-Q4 or 2026.' }),
      groupId: t.arg.id({ description: 'Only of this group; its units are the homes then.' }),
      listingId: t.arg.id({ description: 'Only of the group of this unit.' }),
      currency: t.arg.string({ description: 'That of most homes unless it is said.' }),
      homesOffset: t.arg.int({ defaultValue: 0 }),
      homesLimit: t.arg.int({ defaultValue: usualHomes, description: `At most ${mostHomes}.` }),
      spellsLimit: t.arg.int({ defaultValue: usualSpells, description: `At most ${mostSpells}.` }),
    },
    resolve: (_, { period, groupId, listingId, currency, ...window }, ctx) =>
      fromReplica(ctx, (reading) =>
        readPerformance(reading, {
          period,
          groupId: groupId ?? null,
          listingId: listingId ?? null,
          currency: currency ?? null,
          homesOffset: Math.max(0, window.homesOffset ?? 0),
          homesLimit: within(window.homesLimit ?? usualHomes, mostHomes),
          spellsLimit: within(window.spellsLimit ?? usualSpells, mostSpells),
        }),
      ),
  }),
)

function within(limit: number, most: number): number {
  return Math.min(most, Math.max(0, limit))
}
