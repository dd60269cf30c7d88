import type { SignatureProvider } from '../../../domain/catalogue/signatures.ts'
import {
  canCancelContract,
  canRefuseContract,
  canStopOnlineSigning,
  canUploadSigned,
} from '../../../domain/rentals/offer.ts'
import {
  canBind,
  memberStateOf,
  procedureStateOf,
  signatureRequestStateOf,
  signerStateOf,
  type SigningParty,
} from '../../../domain/rentals/signing.ts'
import { turnOf } from '../../../domain/rentals/signing-deadline.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { lastingAddress } from '../../kernel/graphql/acting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { roleIn, situationOf } from '../offers/locked-offer.ts'
import { offerType, signersOfOffer, signerType, partyType } from '../offers/offer-type.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { canRemindNow } from './reminder-actions.ts'
import { listReminders, type SettledReminder } from './reminder-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const remindersOfOffer = batched(
  async (ctx, offerIds: readonly string[]): Promise<Map<string, SettledReminder[]>> =>
    Map.groupBy(await listReminders(ctx.db, offerIds), (reminder) => reminder.offerId),
)

/** The e-signature of an offer, with the states of C4. */
const procedureType = builder
  .objectRef<OfferRow & { provider: SignatureProvider }>('SigningProcedure')
  .implement({
    policy: 'visible',
    description: 'The e-signature of a contract, with the states of the catalogue.',
    fields: (t) => ({
      state: t.field({
        type: catalogueEnum('signatureProcedureState'),
        nullable: true,
        resolve: (offer) => procedureStateOf(offer),
      }),
      requestState: t.field({
        type: catalogueEnum('signatureRequestState'),
        nullable: true,
        resolve: (offer) => signatureRequestStateOf(offer),
      }),
      provider: t.expose('provider', { type: catalogueEnum('signatureProvider') }),
      isTest: t.boolean({
        description: 'Signed in a sandbox: such signatures bind nobody.',
        resolve: (offer) => offer.isTestSigning === true,
      }),
      startedAt: t.expose('signingStartedAt', { type: 'Instant', nullable: true }),
      endedAt: t.expose('signingEndedAt', { type: 'Instant', nullable: true }),
      members: t.field({
        type: [memberType],
        description: 'Both sides as signer and as member of the procedure, landlord first.',
        resolve: (offer) => [
          { offer, party: 'LANDLORD' as const },
          { offer, party: 'TENANT' as const },
        ],
      }),
    }),
  })

const memberType = builder.objectRef<{ offer: OfferRow; party: SigningParty }>('SigningMember').implement({
  policy: 'visible',
  fields: (t) => ({
    role: t.field({ type: partyType, resolve: ({ party }) => party }),
    signerState: t.field({
      type: catalogueEnum('signerState'),
      nullable: true,
      resolve: ({ offer, party }) => signerStateOf(offer, party),
    }),
    memberState: t.field({
      type: catalogueEnum('signatureMemberState'),
      nullable: true,
      resolve: ({ offer, party }) => memberStateOf(offer, party),
    }),
  }),
})

const reminderType = builder.objectRef<SettledReminder>('SigningReminder').implement({
  policy: 'visible',
  description: 'A reminder to sign: planned, sent, or not sent and why.',
  fields: (t) => ({
    role: t.expose('role', { type: partyType }),
    dueAt: t.expose('dueAt', { type: 'Instant' }),
    sentAt: t.expose('sentAt', { type: 'Instant', nullable: true }),
    cancellationReason: t.expose('cancellationReason', {
      type: catalogueEnum('reminderCancellationReason'),
      nullable: true,
    }),
  }),
})

// Where a contract stands and what either side can do about it, beside signing it.
builder.objectFields(offerType, (t) => ({
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
      const viewer = requireViewer(ctx)
      if (turnOf(situationOf(offer)) !== role) return null
      const signers = (await signersOfOffer(ctx, offer.id)) ?? []
      const own = signers.find((signer) => signer.role === role && signer.userId === viewer.id)
      return lastingAddress(ctx, own?.signingUrl ?? null)
    },
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
}))

builder.objectFields(signerType, (t) => ({
  kind: t.field({
    type: catalogueEnum('signatureKind'),
    nullable: true,
    description: 'Null before the signature and at the external provider.',
    resolve: ({ signedAt, typedName, drawnSignature }) => {
      if (!signedAt) return null
      return drawnSignature ? 'DRAWN' : typedName ? 'TYPED' : null
    },
  }),
}))

function roleOf(ctx: Context, offer: OfferRow): SigningParty {
  return roleIn(offer, requireViewer(ctx))
}

function ofSide(ctx: Context, offer: OfferRow, side: SigningParty, verdict: () => Verdict): Verdict {
  return roleOf(ctx, offer) === side ? verdict() : refuse('NO_PERMISSION')
}
