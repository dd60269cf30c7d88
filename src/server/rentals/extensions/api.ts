import { canCreateContractForExtension } from '../../../domain/rentals/booking-request.ts'
import { type Stay, durationOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { canExtendTo, extensionOptions, type ExtensionOptions } from '../../../domain/rentals/extension.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import { NO_OTHER_STAYS } from '../../../domain/listings/stay-chain.ts'
import { checkStay } from '../../../domain/listings/stay-limits.ts'
import { loadCalendars, published } from '../../listings/occupancy/calendars.ts'
import { circumstancesOf } from '../lifecycle/command.ts'
import { calendarsOfGroup } from '../requests/loaders.ts'
import { storedFactsOf } from '../lifecycle/rows.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import { tenantPayload, tenantRequestAfter } from '../lifecycle/request-refs.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { durationType, verdictType } from '../../listings/listings/listing-summary-type.ts'
import { groupById } from '../../listings/listings/loaders.ts'
import { findPublicGroup, limitedBy } from '../../listings/listings/sql.ts'
import { requestExtension } from './actions.ts'
import { type Extendable, loadExtendable } from './situation.ts'
import { type StayCheckRow, stayCheckRows, stayCheckType } from '../requests/stay-check-type.ts'
import { keyOf, staysBeside, staysInGroup } from '../lifecycle/tenant-stays.ts'
import { othersOf } from '../lifecycle/tenant-stays-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('stayChecks', (t) =>
  t.field({
    type: [stayCheckType],
    policy: 'public',
    scope: 'any',
    description:
      'What each rule says about a stay in a published listing; for somebody logged in together with their own stays there.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: async (_, { groupId, from, to }, ctx): Promise<StayCheckRow[]> => {
      if (to <= from) throw new ValidationError({ to: 'request.to.notAfterFrom' })
      const group = await findPublicGroup(ctx.db, { groupId })
      if (!group) throw new ResourceNotFoundError()
      const stay = { from, to }
      const calendars = (await loadCalendars(ctx.db, [groupId], from)).get(groupId) ?? []
      const free = published(calendars).filter((calendar) => isFreeFor(calendar, stay)).length
      const others = ctx.viewer
        ? othersOf((await staysInGroup(ctx, keyOf({ tenantId: ctx.viewer.id, groupId }))) ?? [], null)
        : NO_OTHER_STAYS
      return stayCheckRows(checkStay(limitedBy(group), stay, ctx.today(), others).limits, free)
    },
  }),
)

interface ExtensionUntil {
  extendable: Extendable
  stay: Stay
}

const untilType = builder.objectRef<ExtensionUntil>('ExtensionUntil').implement({
  policy: 'visible',
  fields: (t) => ({
    verdict: t.field({
      type: verdictType,
      resolve: ({ extendable, stay }) => canExtendTo(extendable, stay.to),
    }),
    totalRent: t.float({
      resolve: ({ extendable: { row }, stay }) => rentOfStay(stay, row.price, row.invoiceCalculationMethod),
    }),
    duration: t.field({ type: durationType, resolve: ({ stay }) => durationOf(stay) }),
    checks: t.field({
      type: [stayCheckType],
      resolve: ({ extendable, stay }) => {
        const { limits } = checkStay(extendable.listing, stay, extendable.today, extendable.others)
        const isFree = extendable.unit !== null && isFreeFor(extendable.unit, stay)
        return stayCheckRows(limits, Number(isFree))
      },
    }),
  }),
})

interface OptionsRow {
  extendable: Extendable
  options: ExtensionOptions
}

const optionsType = builder.objectRef<OptionsRow>('ExtensionOptions').implement({
  policy: 'visible',
  fields: (t) => ({
    canRequest: t.field({ type: verdictType, resolve: ({ options }) => options.canRequest }),
    from: t.field({ type: 'Day', resolve: ({ options }) => options.from }),
    earliestTo: t.field({ type: 'Day', nullable: true, resolve: ({ options }) => options.earliestTo }),
    latestTo: t.field({ type: 'Day', nullable: true, resolve: ({ options }) => options.latestTo }),
    freeUntil: t.field({
      type: 'Day',
      nullable: true,
      description: 'The last free day of the unit; null while nothing follows.',
      resolve: ({ options }) => options.freeUntil,
    }),
    rentPerMonth: t.float({
      description: 'The rent stays as it is.',
      resolve: ({ extendable }) => extendable.row.price,
    }),
    calculationMethod: t.field({
      type: catalogueEnum('invoiceCalculationMethod'),
      description: 'By which the rent of the stay follows from the monthly one.',
      resolve: ({ extendable: { row } }) => row.invoiceCalculationMethod,
    }),
    currency: t.string({ resolve: ({ extendable }) => extendable.row.currency }),
    until: t.field({
      type: untilType,
      nullable: true,
      description: 'What staying until a day means; null for a day before the extension begins.',
      args: { to: t.arg({ type: 'Day', required: true }) },
      resolve: ({ extendable, options }, { to }) =>
        to < options.from ? null : { extendable, stay: { from: options.from, to } },
    }),
  }),
})

builder.queryField('extensionOptions', (t) =>
  t.field({
    type: optionsType,
    nullable: true,
    policy: 'tenant',
    scope: 'none',
    description: 'Whether and until when a tenant can ask to stay longer.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: async (_, { bookingId }, ctx) => {
      const extendable = await loadExtendable(ctx.reads, ctx, requireViewer(ctx).id, bookingId)
      return extendable && { extendable, options: extensionOptions(extendable) }
    },
  }),
)

builder.mutationField('requestExtension', (t) =>
  t.field({
    type: tenantPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'The tenant asks to stay longer in the same unit, from the day after the last booked one.',
    args: {
      bookingId: t.arg.id({ required: true }),
      to: t.arg({ type: 'Day', required: true }),
      message: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { bookingId, to, message, idempotencyKey }, ctx) =>
      payload(async () => {
        const order = { bookingId, to, message: message ?? '' }
        return tenantRequestAfter(ctx, await requestExtension(ctx, order, idempotencyKey))
      }),
  }),
)

builder.queryField('possibleToCreateContractForExtensionRequest', (t) =>
  t.field({
    type: verdictType,
    policy: 'landlord',
    scope: 'requests:read',
    description: 'Accepting an extension makes its contract at once: whether that can be done now.',
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: async (_, { listingRequestId }, ctx) => {
      const row = await findRequest(ctx.db, requireViewer(ctx), 'landlord', listingRequestId)
      const group = row && (await groupById(ctx, row.groupId))
      if (!row || !group) throw new ResourceNotFoundError()
      const calendars = await calendarsOfGroup(ctx, row)
      const stays = await staysBeside(ctx, row)
      return canCreateContractForExtension(
        storedFactsOf(row),
        circumstancesOf({ row, group, calendars, stays }, ctx),
      )
    },
  }),
)
