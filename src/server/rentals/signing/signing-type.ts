import type { SignatureProvider } from '../../../domain/catalogue/signatures.ts'
import {
  memberStateOf,
  procedureStateOf,
  signatureRequestStateOf,
  signerStateOf,
  SIGNING_PARTIES,
  type SigningParty,
} from '../../../domain/rentals/signing.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { listSigners, type SignerRow } from '../lifecycle/signature-sql.ts'
import type { PossibleSigner } from './signing-power.ts'
import { listReminders, type SettledReminder } from './reminder-sql.ts'

/** The signers of an offer, landlord first. */
export const signersOfOffer = batched(
  async (ctx, offerIds: readonly string[]): Promise<Map<string, SignerRow[]>> =>
    Map.groupBy(await listSigners(ctx.reads, offerIds), (signer) => signer.offerId),
)

/** The reminders to sign an offer. */
export const remindersOfOffer = batched(
  async (ctx, offerIds: readonly string[]): Promise<Map<string, SettledReminder[]>> =>
    Map.groupBy(await listReminders(ctx.reads, offerIds), (reminder) => reminder.offerId),
)

/** GraphQL SigningParty. */
export const partyType = builder.enumType('SigningParty', { values: SIGNING_PARTIES })

const signingPowerType = builder.objectRef<SignerRow>('SigningPower').implement({
  policy: 'visible',
  description:
    'The power of attorney with which somebody signs for the landlord; both sides may read its document.',
  fields: (t) => ({
    agentName: t.string({ description: 'Who signs.', resolve: ({ agentName }) => agentName ?? '' }),
    landlordName: t.string({
      description: 'In whose name.',
      resolve: ({ powerLandlordName }) => powerLandlordName ?? '',
    }),
    givenOn: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ powerGivenAt }) => powerGivenAt && dayOf(powerGivenAt),
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Works for 15 minutes.',
      resolve: ({ powerFileId }, _, ctx) => linkToFile(ctx, powerFileId),
    }),
  }),
})

/** GraphQL PossibleSigner. */
export const possibleSignerType = builder.objectRef<PossibleSigner>('PossibleSigner').implement({
  policy: 'visible',
  fields: (t) => ({
    powerId: t.exposeID('powerId', {
      nullable: true,
      description: 'The power of attorney with which the person signs; null: the landlord.',
    }),
    name: t.exposeString('name'),
  }),
})

/** GraphQL Signer. */
export const signerType = builder.objectRef<SignerRow>('Signer').implement({
  policy: 'visible',
  fields: (t) => ({
    role: t.expose('role', { type: partyType }),
    name: t.exposeString('name'),
    status: t.expose('status', { type: catalogueEnum('signerState') }),
    signedAt: t.expose('signedAt', { type: 'Instant', nullable: true }),
    openedAt: t.expose('openedAt', { type: 'Instant', nullable: true }),
    powerId: t.exposeID('powerId', { nullable: true }),
    power: t.field({
      type: signingPowerType,
      nullable: true,
      description: 'Null: the person signs in person.',
      resolve: (signer) => (signer.powerId === null ? null : signer),
    }),
    kind: t.field({
      type: catalogueEnum('signatureKind'),
      nullable: true,
      description: 'Null before the signature and at the external provider.',
      resolve: ({ signedAt, typedName, drawnSignature }) => {
        if (!signedAt) return null
        return drawnSignature ? 'DRAWN' : typedName ? 'TYPED' : null
      },
    }),
  }),
})

/** GraphQL SigningProcedure: the e-signature of an offer, with the states of C4. */
export const procedureType = builder
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

/** GraphQL SigningReminder. */
export const reminderType = builder.objectRef<SettledReminder>('SigningReminder').implement({
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
