import { CURRENCIES, type Currency } from '../../../domain/catalogue/currencies.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { regionalRules } from '../../../domain/listings/stay-limits.ts'
import type { RegionalStayRule } from '../../../domain/listings/stay-limits-data.ts'
import { builder } from '../../kernel/graphql/builder.ts'

const currencyType = builder.objectRef<Currency>('Currency').implement({
  policy: 'public',
  fields: (t) => ({ isoCode: t.exposeString('isoCode'), fractionDigits: t.exposeInt('fractionDigits') }),
})

builder.queryField('currencies', (t) =>
  t.field({ type: [currencyType], policy: 'public', scope: 'any', resolve: () => [...CURRENCIES] }),
)

/** The rules of a region: what limits stays there, and whether a permit or an exemption lifts the minimum. */
interface RegionalLimits {
  minimum: RegionalStayRule | null
  maximum: RegionalStayRule | null
}

const regionType = builder.objectRef<RegionalLimits>('MinBookingDurationByRegion').implement({
  policy: 'public',
  fields: (t) => ({
    region: t.string({
      nullable: true,
      resolve: ({ minimum, maximum }) => (minimum ?? maximum)?.region ?? null,
    }),
    minBookingDuration: t.int({
      nullable: true,
      description: 'Months.',
      resolve: ({ minimum }) => minimum?.months ?? null,
    }),
    maxBookingDuration: t.int({
      nullable: true,
      description: 'Months.',
      resolve: ({ maximum }) => maximum?.months ?? null,
    }),
    permit: t.boolean({
      description: "Whether a permit's id (minBookingDurationPermitId) lifts the minimum.",
      resolve: ({ minimum }) => minimum !== null,
    }),
    exemption: t.boolean({
      description: 'Whether an exemption (minBookingDurationExemption) lifts the minimum.',
      resolve: ({ minimum }) => minimum !== null,
    }),
    validFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ minimum, maximum }) => {
        const rule = minimum ?? maximum
        return rule ? parseDay(rule.validFrom) : null
      },
    }),
    source: t.string({
      nullable: true,
      resolve: ({ minimum, maximum }) => (minimum ?? maximum)?.source.text ?? null,
    }),
  }),
})

builder.queryField('minBookingDurationByRegion', (t) =>
  t.field({
    type: regionType,
    policy: 'public',
    scope: 'any',
    description: 'How short or long stays may be where a listing is, as of today.',
    args: {
      city: t.arg.string({ required: true }),
      zipCode: t.arg.string({ required: true }),
      country: t.arg.string({ required: true }),
    },
    resolve: (_, address, ctx) => {
      const rules = regionalRules({ address }, ctx.today())
      return {
        minimum: rules.find((rule) => rule.rule === 'MINIMUM') ?? null,
        maximum: rules.find((rule) => rule.rule === 'MAXIMUM') ?? null,
      }
    },
  }),
)
