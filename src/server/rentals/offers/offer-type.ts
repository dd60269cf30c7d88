import { type Stay, durationOf } from '../../../domain/kernel/day.ts'
import { canConfirmBooking, canMarkSignedOffline, canTenantAccept } from '../../../domain/rentals/offer.ts'
import { canBind, SIGNING_PARTIES } from '../../../domain/rentals/signing.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import { roleIn, situationOf, canSignAs } from './locked-offer.ts'
import { consentTextIn } from './consent-texts.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { listSigners, type SignerRow } from '../lifecycle/signature-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** The signers of an offer, landlord first. */
export const signersOfOffer = batched(
  async (ctx, offerIds: readonly string[]): Promise<Map<string, SignerRow[]>> =>
    Map.groupBy(await listSigners(ctx.db, offerIds), (signer) => signer.offerId),
)

/** GraphQL SigningParty. */
export const partyType = builder.enumType('SigningParty', { values: SIGNING_PARTIES })

/** GraphQL Signer. */
export const signerType = builder.objectRef<SignerRow>('Signer').implement({
  policy: 'visible',
  fields: (t) => ({
    role: t.expose('role', { type: partyType }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: catalogueEnum('signerState') }),
    signedAt: t.expose('signedAt', { type: 'Instant', nullable: true }),
    openedAt: t.expose('openedAt', { type: 'Instant', nullable: true }),
  }),
})

/** GraphQL OfferBooking: the booking as both sides may see it. */
export const offerBookingType = builder.objectRef<Stay & { id: string }>('OfferBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

/** GraphQL BookingOfferDetail: an offer as either of its two sides sees it. */
export const offerType = builder.objectRef<OfferRow>('BookingOfferDetail').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    status: t.expose('status', { type: catalogueEnum('offerStatus') }),
    generating: t.exposeBoolean('generating'),
    isOnlineSigning: t.exposeBoolean('isOnlineSigning'),
    methodOfBooking: t.expose('methodOfBooking', { type: catalogueEnum('methodOfBooking') }),
    contractName: t.expose('contractName', { type: catalogueEnum('contractName') }),
    type: t.expose('type', { type: catalogueEnum('contractType') }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (offer) => durationOf(offer) }),
    price: t.exposeFloat('price'),
    deposit: t.exposeFloat('deposit'),
    totalRent: t.exposeFloat('totalRent'),
    currency: t.exposeString('currency'),
    unitName: t.exposeString('unitName'),
    listing: t.field({
      type: listingSummaryType,
      resolve: (offer) => ({ groupId: offer.groupId, listingId: offer.listingId, unitName: offer.unitName }),
    }),
    bookingRequestId: t.exposeID('bookingRequestId'),
    listingRequestId: t.exposeID('listingRequestId'),
    landlordName: t.string({ resolve: (offer) => `${offer.landlordFirstName} ${offer.landlordLastName}` }),
    tenantName: t.string({ resolve: (offer) => `${offer.tenantFirstName} ${offer.tenantLastName}` }),
    viewerRole: t.field({
      type: partyType,
      description: 'Who is looking.',
      resolve: (offer, _, ctx) => roleOf(ctx, offer),
    }),
    consentText: t.string({
      description: "The text that the viewer consents to, in the viewer's language.",
      resolve: (_, __, ctx) => consentTextIn(ctx.language),
    }),
    procedureStatus: t.expose('procedureStatus', {
      type: catalogueEnum('signatureProcedureState'),
      nullable: true,
    }),
    signers: t.field({
      type: [signerType],
      resolve: async (offer, _, ctx) => (await signersOfOffer(ctx, offer.id)) ?? [],
    }),
    contractUrl: t.string({
      nullable: true,
      description: 'Links expire after 15 minutes.',
      resolve: (offer, _, ctx) => linkToFile(ctx, offer.contractFileId),
    }),
    documentSha256: t.exposeString('documentSha256', {
      nullable: true,
      description: 'SHA-256 of the contract that is signed; goes back with the signature.',
    }),
    signedContractUrl: t.string({
      nullable: true,
      resolve: (offer, _, ctx) => linkToFile(ctx, offer.signedContractFileId),
    }),
    canSign: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => canSignAs(roleOf(ctx, offer), requireViewer(ctx), offer),
    }),
    canConfirm: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => asLandlord(ctx, offer, () => canConfirmBooking(situationOf(offer))),
    }),
    canAcceptProposal: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) =>
        roleOf(ctx, offer) === 'TENANT' ? canTenantAccept(situationOf(offer)) : refuse('NO_PERMISSION'),
    }),
    canRecordOfflineSignatures: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => asLandlord(ctx, offer, () => canMarkSignedOffline(situationOf(offer))),
    }),
    booking: t.field({
      type: offerBookingType,
      nullable: true,
      resolve: ({ bookingId, from, to }) => (bookingId === null ? null : { id: bookingId, from, to }),
    }),
  }),
})

function asLandlord(ctx: Context, offer: OfferRow, verdict: () => Verdict): Verdict {
  if (roleOf(ctx, offer) !== 'LANDLORD') return refuse('NO_PERMISSION')
  const binds = canBind(requireViewer(ctx))
  return binds.value ? verdict() : binds
}

function roleOf(ctx: Context, offer: OfferRow) {
  return roleIn(offer, requireViewer(ctx))
}
