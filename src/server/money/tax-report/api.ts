import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import type { PropertyFigures, UnitFigures } from '../../../domain/money/tax-report/tax-figures.ts'
import { isYearOver, reportDeadline } from '../../../domain/money/tax-report/report-state.ts'
import { keepsBack } from '../../../domain/money/tax-report/tax-problems.ts'
import type { RecordProperty } from '../../../domain/money/tax-report/tax-record.ts'
import type { TaxEntryRow } from './entries-sql.ts'
import type { UnmarkedRents } from './facts-sql.ts'
import { listTaxStatements, type StatementRow } from './statement-sql.ts'
import {
  findTaxEntries,
  findTaxYearToday,
  ownLandlord,
  type QuarterToday,
  quartersToday,
  type TaxYearToday,
} from './today.ts'

const usualPage = 50
const longestPage = 500

type SellerToday = TaxYearToday['sellers'][number]

interface PropertyToday {
  property: PropertyFigures
  reported: RecordProperty | null
  names: ReadonlyMap<string, string>
}

const quarterType = builder.objectRef<QuarterToday>('TaxQuarter').implement({
  policy: 'owner',
  fields: (t) => ({
    quarter: t.exposeInt('quarter', { description: 'From 1 to 4.' }),
    received: t.exposeFloat('received', {
      description: 'What was paid to the seller, less what went back; in minor units.',
    }),
    fees: t.exposeFloat('fees', {
      description: 'What was invoiced, less what was credited; in minor units.',
    }),
    activities: t.exposeInt('activities', { description: 'Stays of which rent came.' }),
    consideration: t.exposeInt('consideration', {
      nullable: true,
      description: 'What is reported as received, less the fees, in whole units of the currency.',
    }),
    reportedFees: t.exposeInt('reportedFees', { nullable: true, description: 'In whole units.' }),
  }),
})

const unitType = builder.objectRef<UnitFigures & { name: string }>('TaxUnit').implement({
  policy: 'owner',
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('name'),
    days: t.exposeInt('days'),
    received: t.exposeFloat('received', { description: 'Of the year, in minor units.' }),
    fees: t.exposeFloat('fees', { description: 'Of the year, in minor units.' }),
  }),
})

const propertyType = builder.objectRef<PropertyToday>('TaxProperty').implement({
  policy: 'owner',
  description: 'All homes of a seller at one address.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ property }) => property.id }),
    address: t.string({ resolve: ({ property: { homes } }) => addressText(homes[0]) }),
    names: t.stringList({
      description: 'Of its listings and groups.',
      resolve: ({ property, names }) =>
        property.homes.map(({ groupId }) => names.get(groupId) ?? '').toSorted(),
    }),
    landRegisterNumber: t.string({
      nullable: true,
      resolve: ({ property: { homes } }) =>
        [...new Set(homes.map((home) => home.landRegisterNumber).filter(Boolean))].toSorted().join('; ') ||
        null,
    }),
    currency: t.string({ resolve: ({ property }) => property.currency }),
    days: t.int({
      description: 'On which at least one of its apartments was rented.',
      resolve: ({ property }) => property.days,
    }),
    units: t.int({
      description: 'How many apartments of it count.',
      resolve: ({ property }) => property.units.length,
    }),
    quarters: t.field({
      type: [quarterType],
      resolve: ({ property, reported }) => quartersToday(property, reported),
    }),
    unitFigures: t.field({
      type: [unitType],
      description: 'By apartment.',
      resolve: ({ property, names }) =>
        property.units.map((unit) => ({ ...unit, name: names.get(unit.groupId) ?? '' })),
    }),
  }),
})

function addressText(home: PropertyFigures['homes'][number] | undefined): string {
  return home ? `${home.street} ${home.streetNumber}, ${home.zipCode} ${home.city}` : ''
}

const sellerType = builder.objectRef<SellerToday>('TaxSellerYear').implement({
  policy: 'owner',
  fields: (t) => ({
    billingDetailsId: t.id({
      nullable: true,
      description: 'Null for homes of which nobody is named as the seller.',
      resolve: ({ sellerId }) => sellerId,
    }),
    name: t.string({
      nullable: true,
      resolve: ({ seller }) =>
        seller &&
        (seller.type === 'COMPANY'
          ? (seller.companyName ?? '')
          : `${seller.firstName ?? ''} ${seller.lastName ?? ''}`.trim()),
    }),
    isExempt: t.exposeBoolean('isExempt'),
    isReported: t.boolean({
      description: 'Whether it would be reported today.',
      resolve: ({ record }) => record !== null,
    }),
    problems: t.expose('problems', { type: [catalogueEnum('taxReportProblem')] }),
    obstacles: t.field({
      type: [catalogueEnum('taxReportProblem')],
      description: 'Those of the problems without which nothing is reported.',
      resolve: ({ problems }) => problems.filter(keepsBack),
    }),
    properties: t.field({
      type: [propertyType],
      resolve: ({ properties, reported, names }) =>
        properties.map((property, at) => ({ property, names, reported: reported[at] ?? null })),
    }),
  }),
})

const unmarkedType = builder.objectRef<UnmarkedRents>('UnmarkedRents').implement({
  policy: 'owner',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    amount: t.exposeFloat('amount', { description: 'In minor units.' }),
    rents: t.exposeInt('rents'),
  }),
})

const yearType = builder.objectRef<TaxYearToday>('TaxReportToday').implement({
  policy: 'owner',
  description: 'What would be reported to the tax office of a year if today were the day.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    isOver: t.boolean({ resolve: ({ year }, _, ctx) => isYearOver(year, ctx.today()) }),
    deadline: t.field({ type: 'Day', resolve: ({ year }) => reportDeadline(year) }),
    sellers: t.field({ type: [sellerType], resolve: ({ sellers }) => sellers }),
    unmarked: t.field({
      type: [unmarkedType],
      description: 'Rents that were due and are not marked as received: they do not count yet.',
      resolve: ({ unmarked }) => unmarked,
    }),
  }),
})

builder.queryField('taxReportToday', (t) =>
  t.field({
    type: yearType,
    policy: 'owner',
    scope: 'none',
    description: 'What would be reported of a year today, by seller, property and quarter.',
    args: { year: t.arg.int({ required: true }) },
    resolve: (_, { year }, ctx) => findTaxYearToday(ctx, year),
  }),
)

const entryType = builder.objectRef<TaxEntryRow>('TaxEntry').implement({
  policy: 'owner',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.field({ type: catalogueEnum('taxEntryKind'), resolve: ({ kind }) => kind }),
    day: t.expose('day', { type: 'Day' }),
    amount: t.exposeFloat('amount', {
      description: 'In minor units; negative for what went back or was credited.',
    }),
    currency: t.exposeString('currency'),
    bookingId: t.exposeID('bookingId'),
    tenantNames: t.exposeString('tenantNames'),
    apartmentName: t.exposeString('apartmentName'),
  }),
})

builder.queryField('taxReportEntries', (t) =>
  t.field({
    type: [entryType],
    policy: 'owner',
    scope: 'none',
    description: 'The entries that a figure of the report is the sum of, the newest first.',
    args: {
      year: t.arg.int({ required: true }),
      billingDetailsId: t.arg.id({ description: 'Left out: of homes of which nobody is named.' }),
      propertyId: t.arg.id({ required: true }),
      currency: t.arg.string({ required: true }),
      quarter: t.arg.int({ description: 'From 1 to 4; left out: the whole year.' }),
      page: t.arg.int({ defaultValue: 0, description: 'From 0.' }),
      pageSize: t.arg.int({ defaultValue: usualPage }),
    },
    resolve: (_, { page, pageSize, billingDetailsId, quarter, ...asked }, ctx) => {
      const limit = Math.min(longestPage, Math.max(1, pageSize ?? usualPage))
      const of = { ...asked, sellerId: billingDetailsId ?? null, quarter: quarter ?? null }
      return findTaxEntries(ctx, of, { offset: Math.max(0, page ?? 0) * limit, limit })
    },
  }),
)

const statementType = builder.objectRef<StatementRow>('TaxStatement').implement({
  policy: 'owner',
  description: 'What a seller was told of what is reported.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    year: t.exposeInt('year'),
    name: t.exposeString('name'),
    isTest: t.boolean({ resolve: ({ mode }) => mode === 'TESTING' }),
    isCorrection: t.exposeBoolean('isCorrection'),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    documentUrl: t.string({
      nullable: true,
      description: 'Expires after 15 minutes.',
      resolve: ({ fileId }, _, ctx) => linkToFile(ctx, fileId),
    }),
  }),
})

builder.queryField('taxStatements', (t) =>
  t.field({
    type: [statementType],
    policy: 'owner',
    scope: 'none',
    description: 'The statements of what was reported, the newest first.',
    resolve: (_, __, ctx) => listTaxStatements(ctx.reads, ownLandlord(ctx)),
  }),
)
