import type { PowerState } from '../../../domain/people/power-of-attorney.ts'
import { powerStateWhenSigned, powerToSendWith } from '../../../domain/rentals/external-signer.ts'
import type { SigningOrder } from '../../kernel/adapters/signing/yousign.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser } from '../../people/accounts/sql.ts'
import { listEnabledFlags } from '../../people/feature-flags/actions.ts'
import type { PowerEnded } from '../../people/powers/end-actions.ts'
import { listPowersByIds, lockPowerForSignature, type PowerRow } from '../../people/powers/sql.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { reprojectAround } from '../lifecycle/command.ts'
import { findOfferForSystem, type OfferRow } from '../lifecycle/offers-sql.ts'
import type { OfferUnderLock } from '../offers/locked-offer.ts'
import { listExternalWithPower, type ExternalProcedure } from './external-sql.ts'
import { replaceOffer } from './replace-offer.ts'

/** Who signs at the external provider for the landlord, as it is told there. */
export type ExternalSigner = Omit<SigningOrder['signers'][number], 'role'>

/** Who is to sign there for the landlord, and with which power of attorney; without one the landlord. */
export interface SignerChoice {
  signer: ExternalSigner
  power: PowerRow | null
}

/**
 * Who signs for the landlord at the external provider, where a contract is signed there: the flag
 * ENVIRONMENT_YOUSIGN_CONTRACTS is on, and there is access to it. Null: the product signs itself.
 */
export async function externalSignerOf(ctx: Context, offer: OfferRow): Promise<SignerChoice | null> {
  if (!ctx.config.yousign || !offer.isOnlineSigning) return null
  const flags = await listEnabledFlags(ctx.db, offer.landlordId)
  if (!flags.includes('ENVIRONMENT_YOUSIGN_CONTRACTS')) return null
  const [meant] = offer.signingPowerId ? await listPowersByIds(ctx.db, [offer.signingPowerId]) : []
  const power = powerToSendWith(meant ?? null, offer.groupId, ctx.today())
  const agent = power && (await findUser(ctx.db, power.agentId))
  if (power && agent) {
    const { first_name: firstName, last_name: lastName, email, language } = agent
    return { power, signer: { firstName, lastName, email, language } }
  }
  const { landlordFirstName: firstName, landlordLastName: lastName, landlordEmail: email } = offer
  return { power: null, signer: { firstName, lastName, email, language: offer.landlordLanguage } }
}

/** Whether the power of attorney with which a contract is about to be handed over holds; it is locked until that is stored. */
export async function canHandOver(
  trx: Db,
  ctx: Context,
  { power }: SignerChoice,
  groupId: string,
): Promise<boolean> {
  const current = power && ((await lockPowerForSignature(trx, power.id)) ?? null)
  return !power || powerToSendWith(current, groupId, ctx.today()) !== null
}

/** The power of attorney of a signer, locked, and where it stands, or stood when it was signed with. */
export interface LockedSigner {
  power: PowerRow | null
  state: PowerState
}

/** Whether the landlord's side of a contract at the provider is signed, or can be, with the power of attorney that it was sent with. */
export async function lockExternalSigner(
  trx: Db,
  ctx: Context,
  { offer }: OfferUnderLock,
  { powerId, signedAt }: ExternalProcedure & { signedAt: Temporal.Instant | null },
): Promise<LockedSigner> {
  // What was signed in time stays signed, and while an account is on hold nothing is decided.
  if (powerId === null || offer.landlordSignedAt || offer.accountFrozen)
    return { power: null, state: 'VALID' }
  const power = await lockPowerForSignature(trx, powerId)
  if (!power) return { power: null, state: 'MEMBERSHIP_ENDED' }
  return { power, state: powerStateWhenSigned(power, signedAt ?? ctx.now()) }
}

/** Goes on without the manager: their request at the provider ends, and the landlord gets one to sign, on the same days. */
export async function goOnWithLandlord(
  trx: Db,
  ctx: Context,
  { offer, request }: OfferUnderLock,
  { power, state }: LockedSigner,
): Promise<void> {
  await sendAnew(trx, ctx, { offer, request }, null, { before: power?.agentName ?? null, power: state })
}

/** Cancels a contract at the provider and sends it out anew for the signer with that power of attorney, or the landlord. Returns the new offer's id. */
export async function sendAnew(
  trx: Db,
  ctx: Context,
  { offer, request }: OfferUnderLock,
  power: PowerRow | null,
  told: { before: string | null; power?: PowerState },
): Promise<string> {
  const next = await replaceOffer(trx, ctx, offer, 'SIGNER_CHANGED', {
    status: 'LANDLORD_SIGNING',
    is_online_signing: true,
    signing_power_id: power?.id ?? null,
  })
  await auditRequest(trx, ctx, request.row, 'changeSigner', { ...told, now: power?.agentName ?? null })
  await reprojectAround(trx, request)
  return next
}

/** Whether a contract came to the landlord because the power of attorney of the signer before no longer holds. */
export async function wasSignerLost(trx: Db, ctx: Context, offer: OfferRow): Promise<boolean> {
  if (offer.signingPowerId || !offer.replacesOfferId) return false
  const before = await findOfferForSystem(trx, offer.replacesOfferId)
  if (before?.cancellationReason !== 'SIGNER_CHANGED' || !before.signingPowerId) return false
  const [power] = await listPowersByIds(trx, [before.signingPowerId])
  return powerToSendWith(power ?? null, offer.groupId, ctx.today()) === null
}

/** What the area of rentals does where a power of attorney has ended. */
export const signingsOfPower: PowerEnded = {
  async orderSigningsWithPower(trx, ctx, powerId) {
    for (const externalId of await listExternalWithPower(trx, powerId))
      await ctx.enqueue(trx, 'syncSigning', { externalId }, { singletonKey: externalId })
  },
}
