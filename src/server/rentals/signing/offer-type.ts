import { durationOf, type Stay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import {
  canCancelContract,
  canConfirmBooking,
  canMarkSignedOffline,
  canRefuseContract,
  canStopOnlineSigning,
  canTenantAccept,
  canUploadSigned,
} from '../../../domain/rentals/offer.ts'
import { turnOf } from '../../../domain/rentals/signing-deadline.ts'
import { canBind, type SigningParty } from '../../../domain/rentals/signing.ts'
import { powerState } from '../../../domain/people/power-of-attorney.ts'
import { powerType } from '../../people/powers/power-type.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { lastingAddress } from '../../kernel/graphql/acting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, languageEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  durationType,
  listingSummaryType,
  verdictType,
} from '../../listings/listings/listing-summary-type.ts'
import { groupById } from '../../listings/listings/loaders.ts'
import type { GroupRow } from '../../listings/listings/sql.ts'
import { type CalculatedFee, planBookingFee, tenantFeeOf } from '../bookings/booking-fee.ts'
import { plannedInvoiceType, tenantFeeType } from '../bookings/planned-fee-type.ts'
import { listRequestsForSystem } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { freshPayloadType } from '../lifecycle/fresh-payload-type.ts'
import { findOffer, type OfferRow } from '../lifecycle/offers-sql.ts'
import { consentByPowerIn, consentTextIn } from '../offers/consent-texts.ts'
import { canSignAs, roleIn, situationOf } from '../offers/locked-offer.ts'
import { canRemindNow } from './reminder-actions.ts'
import { isAskedThere, listPossibleSigners, powerOfViewer } from './signing-power.ts'
import {
  partyType,
  possibleSignerType,
  procedureType,
  remindersOfOffer,
  reminderType,
  signersOfOffer,
  signerType,
} from './signing-type.ts'

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
    calculationMethod: t.field({
      type: catalogueEnum('invoiceCalculationMethod'),
      description: 'By which the rent of the stay follows from the monthly one.',
      resolve: async (offer, _, ctx) => (await requestOf(ctx, offer)).row.invoiceCalculationMethod,
    }),
    bookingFee: t.field({
      type: plannedInvoiceType,
      nullable: true,
      description:
        'For the landlord: the invoice of the fee that the booking would bring today, to the cent; null where none is written, for tenants, and once there is a booking.',
      resolve: (offer, _, ctx) => bookingFeeOf(ctx, offer),
    }),
    tenantFee: t.field({
      type: tenantFeeType,
      description: 'What the tenant pays beside the rent.',
      resolve: async (offer, _, ctx) => {
        const { row, group } = await requestOf(ctx, offer)
        return tenantFeeOf(ctx, row, group)
      },
    }),
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
      resolve: async (offer, _, ctx) => {
        const power = await powerOfViewer(ctx, offer)
        return power ? consentByPowerIn(ctx.language, power) : consentTextIn(ctx.language)
      },
    }),
    ownPower: t.field({
      type: powerType,
      nullable: true,
      description:
        'For a manager: the power of attorney that counts for this contract, also one that has ended; else null.',
      resolve: (offer, _, ctx) => powerOfViewer(ctx, offer),
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
      resolve: async (offer, _, ctx) => {
        const power = await powerOfViewer(ctx, offer)
        const state = power && powerState(power, ctx.today())
        return canSignAs(roleOf(ctx, offer), requireViewer(ctx), offer, state)
      },
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

    // What its contract says beside the rent.
    language: t.expose('language', { type: languageEnum, nullable: true }),
    timeOfPayment: t.expose('timeOfPayment', { type: catalogueEnum('timeOfPayment') }),
    cleaningFee: t.exposeFloat('cleaningFee', {
      description: 'In minor units, once or per hour; 0 for none.',
    }),
    cleaningFeeFrequency: t.expose('cleaningFeeFrequency', { type: catalogueEnum('cleaningFeeFrequency') }),
    ownContract: t.boolean({
      description: 'It is a document of the landlord’s own.',
      resolve: ({ ownContractFileId }) => ownContractFileId !== null,
    }),

    // Where it stands, and what either side can do about it beside signing.
    procedure: t.field({
      type: procedureType,
      nullable: true,
      description: 'Null for a contract on paper.',
      resolve: (offer) =>
        offer.isOnlineSigning ? { ...offer, provider: offer.signatureProvider ?? 'MEZZO' } : null,
    }),
    turn: t.field({
      type: partyType,
      nullable: true,
      description: 'For whom the contract waits.',
      resolve: (offer) => turnOf(situationOf(offer)),
    }),
    signingExpiresAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'When the contract ends unless the side whose turn it is acts.',
      resolve: (offer) => (turnOf(situationOf(offer)) ? offer.signingExpiresAt : null),
    }),
    signingUrl: t.string({
      nullable: true,
      description: "The viewer's own page at the external signature provider, while it is their turn.",
      resolve: async (offer, _, ctx) => {
        const role = roleOf(ctx, offer)
        if (turnOf(situationOf(offer)) !== role) return null
        const signers = (await signersOfOffer(ctx, offer.id)) ?? []
        const power = await powerOfViewer(ctx, offer)
        const own = signers.find((signer) => signer.role === role && isAskedThere(ctx, signer, power))
        return lastingAddress(ctx, own?.signingUrl ?? null)
      },
    }),
    possibleSigners: t.field({
      type: [possibleSignerType],
      description:
        'At the external provider, until the landlord’s side has signed: who can be made its signer by the viewer.',
      resolve: (offer, _, ctx) => listPossibleSigners(ctx, offer),
    }),
    endedAt: t.expose('endedAt', { type: 'Instant', nullable: true }),
    cancellationReason: t.expose('cancellationReason', {
      type: catalogueEnum('offerCancellationReason'),
      nullable: true,
    }),
    stopReason: t.expose('stopReason', {
      type: catalogueEnum('stopOnlineSigningReason'),
      nullable: true,
      description: 'Why online signing was stopped.',
    }),
    stopComment: t.exposeString('stopComment'),
    replacesOfferId: t.exposeID('replacesOfferId', { nullable: true }),
    replacedByOfferId: t.exposeID('replacedByOfferId', {
      nullable: true,
      description: 'The offer that goes on from this one, on the same days.',
    }),
    reminders: t.field({
      type: [reminderType],
      resolve: async (offer, _, ctx) => (await remindersOfOffer(ctx, offer.id)) ?? [],
    }),
    canRefuse: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => ofSide(ctx, offer, 'TENANT', () => canRefuseContract(situationOf(offer))),
    }),
    canCancel: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => ofSide(ctx, offer, 'LANDLORD', () => canCancelContract(situationOf(offer))),
    }),
    canStopOnlineSigning: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) =>
        ofSide(ctx, offer, 'LANDLORD', () => canStopOnlineSigning(situationOf(offer))),
    }),
    canRemind: t.field({
      type: verdictType,
      resolve: async (offer, _, ctx) =>
        canRemindNow(offer, roleOf(ctx, offer), (await remindersOfOffer(ctx, offer.id)) ?? [], ctx.now()),
    }),
    canUploadSigned: t.field({
      type: verdictType,
      resolve: (offer, _, ctx) => {
        const binds = canBind(requireViewer(ctx))
        return binds.value ? canUploadSigned(situationOf(offer)) : binds
      },
    }),
  }),
})

/** What a command on an offer answers. */
export const offerPayload = freshPayloadType('BookingOfferPayload', 'offer', offerType)

/** The offer as it is after a command. */
export async function offerAfter(ctx: Context, offerId: string): Promise<OfferRow> {
  const offer = await findOffer(ctx.reads, requireViewer(ctx), offerId)
  if (!offer) throw new ResourceNotFoundError()
  return offer
}

async function bookingFeeOf(ctx: Context, offer: OfferRow): Promise<CalculatedFee | null> {
  if (roleOf(ctx, offer) !== 'LANDLORD' || requireViewer(ctx).access !== 'FULL') return null
  const request = await requestOf(ctx, offer)
  if (request.row.bookingId !== null) return null
  return (await planBookingFee(ctx.reads, ctx, request)).invoice
}

/** The request of an offer that the viewer may see, with its listing. */
async function requestOf(ctx: Context, offer: OfferRow): Promise<{ row: RequestRow; group: GroupRow }> {
  const [row, group] = await Promise.all([
    requestOfOffer(ctx, offer.listingRequestId),
    groupById(ctx, offer.groupId),
  ])
  if (!row || !group) throw new Error(`The request or the group of the offer ${offer.id} is gone.`)
  return { row, group }
}

const requestOfOffer = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, RequestRow>> =>
    new Map((await listRequestsForSystem(ctx.reads, ids)).map((row) => [row.id, row])),
)

function asLandlord(ctx: Context, offer: OfferRow, verdict: () => Verdict): Verdict {
  if (roleOf(ctx, offer) !== 'LANDLORD') return refuse('NO_PERMISSION')
  const binds = canBind(requireViewer(ctx))
  return binds.value ? verdict() : binds
}

function roleOf(ctx: Context, offer: OfferRow) {
  return roleIn(offer, requireViewer(ctx))
}

function ofSide(ctx: Context, offer: OfferRow, side: SigningParty, verdict: () => Verdict): Verdict {
  return roleOf(ctx, offer) === side ? verdict() : refuse('NO_PERMISSION')
}
