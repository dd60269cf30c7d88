import {
  ResourceNotFoundError,
  ValidationError,
  ConditionNotMetError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { powerFor, powerState } from '../../../domain/people/power-of-attorney.ts'
import { canBind } from '../../../domain/rentals/signing.ts'
import { canChangeSigner } from '../../../domain/rentals/external-signer.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { lockPowerForSignature, type PowerRow } from '../../people/powers/sql.ts'
import { findOffer, type OfferRow } from '../lifecycle/offers-sql.ts'
import { listSigners } from '../lifecycle/signature-sql.ts'
import { lockOffer, situationOf } from '../offers/locked-offer.ts'
import { syncSigning } from './external-actions.ts'
import { sendAnew } from './external-signer.ts'
import { findExternalId } from './external-sql.ts'

/** Who is to sign a contract at the external provider: whoever has that power of attorney; null: the landlord. */
export interface SignerWish {
  offerId: string
  powerId: string | null
}

/**
 * Cancels a contract at the external provider and sends it anew for another signer of the landlord's side: the landlord
 * chooses among all who can, a manager takes it over with a power of attorney of their own. Returns the new offer's id.
 */
export async function changeExternalSigner(ctx: Context, wish: SignerWish, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const { offerId, powerId } = wish
  const call = { key, operation: 'changeExternalSigner', body: wish }
  const before = await answeredBefore<string>(ctx, call)
  if (before !== null) return before
  const seen = await findOffer(ctx.db, viewer, offerId)
  if (!seen || (powerId !== null && !isUuid(powerId))) throw new ResourceNotFoundError()
  // Whoever has signed there by now has signed, though nobody told us yet.
  const externalId = await findExternalId(ctx.db, offerId)
  if (externalId) await syncSigning(ctx, { externalId })
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canBind(viewer))
      demand(canChangeSigner(situationOf(offer), offer.signatureProvider))
      const power = await lockChosenPower(trx, ctx, offer, powerId)
      const signers = await listSigners(trx, [offerId])
      const signer = signers.find((one) => one.role === 'LANDLORD')
      if ((signer?.powerId ?? null) === powerId) throw new ValidationError({ powerId: 'signer.same' })
      const next = await sendAnew(trx, ctx, { offer, request }, power, { before: signer?.agentName ?? null })
      if (externalId) await ctx.enqueue(trx, 'syncSigning', { externalId }, { singletonKey: externalId })
      return next
    }),
  )
}

async function lockChosenPower(
  trx: Db,
  ctx: Context,
  offer: OfferRow,
  powerId: string | null,
): Promise<PowerRow | null> {
  const viewer = requireViewer(ctx)
  if (powerId === null) {
    if (viewer.role !== 'OWNER') throw new ConditionNotMetError('NO_PERMISSION')
    return null
  }
  const power = await lockPowerForSignature(trx, powerId)
  const isOwn = viewer.role === 'OWNER' || power?.agentId === viewer.id
  if (!power || power.landlordId !== offer.landlordId || !isOwn) throw new ResourceNotFoundError()
  if (!powerFor([power], offer.groupId, ctx.today())) throw new ResourceNotFoundError()
  const state = powerState(power, ctx.today())
  if (state !== 'VALID') throw new ValidationError({ power: `power.${state}` })
  return power
}
