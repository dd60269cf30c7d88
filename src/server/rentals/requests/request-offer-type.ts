import { gapsAround } from '../../../domain/calendars/occupancy.ts'
import { type Stay, durationOf } from '../../../domain/kernel/day.ts'
import { supportedContracts, type SupportedContract } from '../../../domain/rentals/supported-contracts.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import { durationType, verdictType } from '../../listings/listings/listing-summary-type.ts'
import { yearsOfUnits } from '../../listings/listings/loaders.ts'
import type { LatestOffer, RequestRow } from '../lifecycle/rows.ts'
import { situationOfRequest } from './loaders.ts'
import { landlordCanConfirm, landlordCanRecord, landlordCanSign } from './next-step-type.ts'

const vacancyLimitDays = 366

/** GraphQL SupportedContract: a contract of ours that may be made for the stay, or why not. */
export const supportedContractType = builder.objectRef<SupportedContract>('SupportedContract').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.expose('name', { type: catalogueEnum('contractName') }),
    isTemplateSupported: t.exposeBoolean('isTemplateSupported', {
      description: 'Whether our text of it may be used for this stay.',
    }),
    obstacle: t.expose('obstacle', {
      type: catalogueEnum('contractObstacle'),
      nullable: true,
      description: 'Why it may not; the landlord’s own document still can.',
    }),
  }),
})

/** Which contracts of ours a request could get. */
export async function contractsFor(ctx: Context, row: RequestRow): Promise<SupportedContract[]> {
  const situation = await situationOfRequest(ctx, row)
  return situation ? supportedContracts(situation.stay) : []
}

/** GraphQL BookingOffer: the latest offer, with what the landlord can do about it. */
export const latestOfferType = builder
  .objectRef<{ offer: LatestOffer; row: RequestRow }>('BookingOffer')
  .implement({
    policy: 'full',
    fields: (t) => ({
      _id: t.id({ resolve: ({ offer }) => offer.id }),
      status: t.field({ type: catalogueEnum('offerStatus'), resolve: ({ offer }) => offer.status }),
      price: t.float({ resolve: ({ offer }) => offer.price }),
      from: t.field({ type: 'Day', resolve: ({ offer }) => offer.from }),
      to: t.field({ type: 'Day', resolve: ({ offer }) => offer.to }),
      isOnlineSigning: t.boolean({ resolve: ({ offer }) => offer.isOnlineSigning }),
      generating: t.boolean({ resolve: ({ offer }) => offer.generating }),
      unitName: t.string({ resolve: ({ offer }) => offer.unitName }),
      canSign: t.field({ type: verdictType, resolve: ({ row }, _, ctx) => landlordCanSign(row, ctx) }),
      canRecordOfflineSignatures: t.field({
        type: verdictType,
        resolve: ({ row }, _, ctx) => landlordCanRecord(row, ctx),
      }),
      canConfirm: t.field({ type: verdictType, resolve: ({ row }, _, ctx) => landlordCanConfirm(row, ctx) }),
    }),
  })

const vacantDaysType = builder.objectRef<{ before: number }>('ListingVacantDays').implement({
  policy: 'visible',
  fields: (t) => ({ before: t.exposeInt('before') }),
})

interface FullOffer extends Stay {
  offer: LatestOffer
  row: RequestRow
}

/** GraphQL FullBookingOffer: the latest offer, with the days that stand empty before it. */
export const fullOfferType = builder.objectRef<FullOffer>('FullBookingOffer').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.id({ resolve: ({ offer }) => offer.id }),
    status: t.field({ type: catalogueEnum('offerStatus'), resolve: ({ offer }) => offer.status }),
    price: t.float({ resolve: ({ offer }) => offer.price }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (stay) => durationOf(stay) }),
    listingVacantDays: t.field({
      type: vacantDaysType,
      nullable: true,
      description:
        'How long the unit is empty before the stay, at most a year; null once the unit is deleted.',
      resolve: (full, _, ctx) => vacantDaysOf(ctx, full),
    }),
    isOnlineSigning: t.boolean({ resolve: ({ offer }) => offer.isOnlineSigning }),
  }),
})

/** The latest offer of a request for FullBookingOffer; null where there is none. */
export function fullOfferOf(row: RequestRow): FullOffer | null {
  return (
    row.offer && {
      offer: row.offer,
      row,
      from: row.offer.from,
      to: row.offer.to,
    }
  )
}

async function vacantDaysOf(ctx: Context, { offer, row, ...stay }: FullOffer) {
  const calendars = ownUnits(ctx.viewer, row, await yearsOfUnits(ctx, row.groupId))
  const unit = calendars.find((calendar) => calendar.id === offer.listingId)
  return unit && { before: gapsAround(unit, stay, vacancyLimitDays).before }
}
