import { parseDay } from '../../../domain/kernel/day.ts'
import { checkStay, type StayLimitCheck } from '../../../domain/listings/stay-limits.ts'
import type { StayRuleSource } from '../../../domain/listings/stay-limits-data.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { dayRangeType } from '../../listings/listings/public-listing-type.ts'
import { limitedBy } from '../../listings/listings/sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { surroundingsOf } from './loaders.ts'
import { countFreeUnits } from '../lifecycle/derived-facts.ts'
import type { Context } from '../../kernel/viewer/context.ts'

/** What one rule says about a stay: a limit on its length, or whether a unit is free. */
export type StayCheckRow = (StayLimitCheck & { kind: 'LIMIT' }) | { kind: 'FREE_UNITS'; count: number }

const sourceType = builder.objectRef<StayRuleSource>('StayRuleSource').implement({
  policy: 'public',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The title of the act, in the language of its country.' }),
    url: t.exposeString('url'),
    basis: t.exposeString('basis', {
      description:
        'LAW: the number stands in the act. PRACTICE: the offices go by it. OWN: the act has no such number, we do.',
    }),
  }),
})

/** GraphQL StayCheck: one rule's verdict about a stay, with where the rule comes from and which days it counted. */
export const stayCheckType = builder.objectRef<StayCheckRow>('StayCheck').implement({
  policy: 'public',
  fields: (t) => ({
    rule: t.string({
      description: 'MINIMUM, MAXIMUM or FREE_UNITS.',
      resolve: (check) => (check.kind === 'LIMIT' ? check.limit.rule : check.kind),
    }),
    months: t.int({
      nullable: true,
      resolve: (check) => (check.kind === 'LIMIT' ? check.limit.months : null),
    }),
    origin: t.string({
      nullable: true,
      description: "REGION, or LISTING for the landlord's own limit.",
      resolve: (check) => (check.kind === 'LIMIT' ? check.limit.origin : null),
    }),
    region: t.string({ nullable: true, resolve: (check) => regionalOf(check)?.region }),
    source: t.field({ type: sourceType, nullable: true, resolve: (check) => regionalOf(check)?.source }),
    validFrom: t.field({
      type: 'Day',
      nullable: true,
      description: 'From when on we hold stays against it.',
      resolve: (check) => {
        const regional = regionalOf(check)
        return regional && parseDay(regional.validFrom)
      },
    }),
    lifted: t.string({
      nullable: true,
      description: 'PERMIT or EXEMPTION: the rule is there, but does not count for this listing.',
      resolve: (check) => (check.kind === 'LIMIT' ? check.limit.lifted : null),
    }),
    verdict: t.field({ type: verdictType, resolve: verdictOf }),
    chain: t.field({
      type: dayRangeType,
      nullable: true,
      description: "The days that were counted, where the tenant's other stays there belong to them.",
      resolve: (check) => (check.kind === 'LIMIT' ? check.chain : null),
    }),
    count: t.int({
      nullable: true,
      description: 'How many units are free.',
      resolve: (check) => (check.kind === 'FREE_UNITS' ? check.count : null),
    }),
  }),
})

function regionalOf(check: StayCheckRow) {
  return check.kind === 'LIMIT' ? check.limit.regional : null
}

function verdictOf(check: StayCheckRow): Verdict {
  if (check.kind === 'LIMIT') return check.verdict
  return check.count > 0 ? ALLOWED : refuse('NO_FREE_UNIT')
}

/** The limits on the length of a request's stay, over everything that the tenant has or wants there (D5). */
export async function checksOf(ctx: Context, row: RequestRow): Promise<StayCheckRow[]> {
  const { group, calendars, stays } = await surroundingsOf(ctx, row)
  const { limits } = checkStay(limitedBy(group), row, ctx.today(), stays)
  return stayCheckRows(limits, countFreeUnits(row, calendars))
}

/** One row per limit, and one for the free units. */
export function stayCheckRows(limits: readonly StayLimitCheck[], freeUnits: number): StayCheckRow[] {
  return [
    ...limits.map((limit) => ({ kind: 'LIMIT' as const, ...limit })),
    { kind: 'FREE_UNITS', count: freeUnits },
  ]
}
