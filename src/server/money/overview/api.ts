import {
  MONEY_ENTRY_KINDS,
  MONEY_LINES,
  type LineSum,
  type MonthOfClocks,
} from '../../../domain/money/overview.ts'
import type { Waiting } from '../../../domain/money/why-not-paid.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type MoneyEntryRow, listMoneyEntries } from './entries-sql.ts'
import { findOverview, type MoneyOfCurrency, type Overview, periodOfText, scopeFor } from './read-overview.ts'
import { moneyWaitingReason } from '../paying-out/waiting-reason.ts'

const longestPage = 100
const usualPage = 50

const entryKindType = builder.enumType('MoneyEntryKind', { values: MONEY_ENTRY_KINDS })
const lineKindType = builder.enumType('MoneyLineKind', { values: MONEY_LINES })

const lineType = builder.objectRef<LineSum>('MoneyLine').implement({
  policy: 'full',
  fields: (t) => ({
    line: t.expose('line', { type: lineKindType }),
    amount: t.exposeFloat('amount'),
    entries: t.exposeInt('entries', { description: 'How many entries it opens to.' }),
  }),
})

const monthType = builder.objectRef<MonthOfClocks>('MoneyMonth').implement({
  policy: 'full',
  fields: (t) => ({
    month: t.expose('month', { type: 'Day', description: 'Its first day.' }),
    earned: t.exposeFloat('earned'),
    invoiced: t.exposeFloat('invoiced'),
    paidOut: t.exposeFloat('paidOut'),
  }),
})

const waitingType = builder.objectRef<Waiting>('MoneyWaiting').implement({
  policy: 'full',
  description: 'The largest amount that has not come, and why; where none is late, what is due next.',
  fields: (t) => ({
    reason: t.expose('reason', { type: moneyWaitingReason }),
    amount: t.exposeFloat('amount'),
    dueOn: t.expose('dueOn', { type: 'Day', nullable: true }),
    nextOn: t.expose('nextOn', {
      type: 'Day',
      nullable: true,
      description: 'The next rent of the stay, or the next reminder.',
    }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    tenantNames: t.exposeString('tenantNames'),
    apartmentName: t.exposeString('apartmentName'),
    number: t.exposeString('number', { nullable: true, description: 'Of an invoice.' }),
  }),
})

const currencyType = builder.objectRef<MoneyOfCurrency>('MoneyOfCurrency').implement({
  policy: 'full',
  description:
    'earned − dueBefore + dueAhead = invoiced, openBefore + the lines = open, dated + waiting − owed = open. In minor units.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    earned: t.exposeFloat('earned', { description: 'Rent of the nights of the period.' }),
    nights: t.exposeInt('nights'),
    apartments: t.exposeInt('apartments'),
    invoiced: t.exposeFloat('invoiced', { description: 'Rents that are due in the period.' }),
    dueBefore: t.exposeFloat('dueBefore', { description: 'Rent of its nights that was due before it.' }),
    dueAhead: t.exposeFloat('dueAhead', { description: 'Rent due by its end for nights after it.' }),
    paidOut: t.exposeFloat('paidOut', { description: 'Rents that came, and payouts that arrived.' }),
    payments: t.exposeInt('payments'),
    lastPaidOn: t.expose('lastPaidOn', { type: 'Day', nullable: true }),
    openBefore: t.exposeFloat('openBefore'),
    lines: t.field({ type: [lineType], resolve: (money) => money.lines }),
    open: t.exposeFloat('open', { description: 'What is still to come at the end of the period.' }),
    dated: t.exposeFloat('dated', { description: 'Of it what is due later in the period.' }),
    nextOn: t.expose('nextOn', {
      type: 'Day',
      nullable: true,
      description: 'When the first of that is due.',
    }),
    owed: t.exposeFloat('owed', { description: 'Invoices that are not paid; they are taken off.' }),
    waiting: t.exposeFloat('waiting', { description: 'The rest.' }),
    months: t.field({ type: [monthType], resolve: (money) => money.months }),
    whyNotPaid: t.field({
      type: waitingType,
      nullable: true,
      resolve: ({ whyNotPaid: [first] }) => first ?? null,
    }),
    alsoNotPaid: t.field({
      type: [waitingType],
      description: 'Where that is about payouts, what else of them has not arrived.',
      resolve: ({ whyNotPaid }) => whyNotPaid.slice(1),
    }),
  }),
})

const overviewType = builder.objectRef<Overview>('MoneyOverview').implement({
  policy: 'full',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    groupName: t.string({ nullable: true, resolve: ({ name }) => name?.groupName }),
    apartmentName: t.string({ nullable: true, resolve: ({ name }) => name?.apartmentName }),
    tenantNames: t.string({ nullable: true, resolve: ({ name }) => name?.tenantNames }),
    currencies: t.field({
      type: [currencyType],
      description: 'The one with most entries first; none where there is no money at all.',
      resolve: ({ currencies }) => currencies,
    }),
  }),
})

const entryType = builder.objectRef<MoneyEntryRow>('MoneyEntry').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: entryKindType }),
    day: t.expose('day', { type: 'Day' }),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    tenantNames: t.exposeString('tenantNames', { nullable: true }),
    apartmentName: t.exposeString('apartmentName', { nullable: true }),
    groupName: t.exposeString('groupName', { nullable: true }),
    nights: t.exposeInt('nights', { nullable: true }),
    from: t.expose('from', { type: 'Day', nullable: true }),
    to: t.expose('to', { type: 'Day', nullable: true }),
    number: t.exposeString('number', { nullable: true }),
    documentType: t.field({
      type: catalogueEnum('invoiceDocumentType'),
      nullable: true,
      resolve: (entry) => entry.documentType,
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Expires after 15 minutes.',
      resolve: (entry, _, ctx) => linkToFile(ctx, entry.fileId),
    }),
  }),
})

const scopeArgs = {
  groupId: 'Only of this group.',
  listingId: 'Only of this apartment.',
  bookingId: 'Only of this booking.',
} as const

builder.queryField('moneyOverview', (t) =>
  t.field({
    type: overviewType,
    policy: 'landlord',
    scope: 'invoices:read',
    description: 'What was earned, invoiced and paid out in a period, and what is still to come.',
    args: {
      period: t.arg.string({ required: true, description: '2026-11, 2026-Q4 or 2026.' }),
      groupId: t.arg.id({ description: scopeArgs.groupId }),
      listingId: t.arg.id({ description: scopeArgs.listingId }),
      bookingId: t.arg.id({ description: scopeArgs.bookingId }),
    },
    resolve: (_, { period, ...scope }, ctx) => findOverview(ctx, scopeFor(ctx, scope), periodOfText(period)),
  }),
)

builder.queryField('moneyEntries', (t) =>
  t.field({
    type: [entryType],
    policy: 'landlord',
    scope: 'invoices:read',
    description: 'The entries that a figure of the overview is the sum of, the newest first.',
    args: {
      period: t.arg.string({ required: true, description: '2026-11, 2026-Q4 or 2026.' }),
      kinds: t.arg({ type: [entryKindType], required: true }),
      currency: t.arg.string({ required: true }),
      page: t.arg.int({ defaultValue: 0, description: 'From 0.' }),
      pageSize: t.arg.int({ defaultValue: usualPage }),
      groupId: t.arg.id({ description: scopeArgs.groupId }),
      listingId: t.arg.id({ description: scopeArgs.listingId }),
      bookingId: t.arg.id({ description: scopeArgs.bookingId }),
    },
    resolve: (_, { period, kinds, currency, page, pageSize, ...scope }, ctx) => {
      const limit = Math.min(longestPage, Math.max(1, pageSize ?? usualPage))
      const { from, to } = periodOfText(period)
      return listMoneyEntries(
        ctx.reads,
        { ...scopeFor(ctx, scope), from, to, kinds, currency },
        { offset: Math.max(0, page ?? 0) * limit, limit },
      )
    },
  }),
)
