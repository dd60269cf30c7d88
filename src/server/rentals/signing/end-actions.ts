import type { StopOnlineSigningReason } from '../../../domain/catalogue/contracts.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { canCancelContract, canRefuseContract, canStopOnlineSigning } from '../../../domain/rentals/offer.ts'
import { stopCommentError } from '../../../domain/rentals/signing.ts'
import { signingExpiresAt, turnOf } from '../../../domain/rentals/signing-deadline.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { reprojectAround, typeAfter } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { saveContractDue } from '../lifecycle/deadline-sql.ts'
import { tellTenant, tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { lockOffer, type OfferUnderLock, situationOf, statusAfter } from '../offers/locked-offer.ts'
import { type OfferRow, saveOffers } from '../lifecycle/offers-sql.ts'
import { endOffers } from '../lifecycle/end-offers.ts'
import { replaceOffer } from './replace-offer.ts'
import { listReminders } from './reminder-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'

/** The tenant doesn't take this contract: its days are free, the request stays, and the landlord may prepare another. */
export async function refuseContract(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'refuseContract', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'TENANT') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canRefuseContract(situationOf(offer)))
      await refuseAs(trx, ctx, { offer, request })
      return offerId
    }),
  )
}

/** The tenant's refusal, here or at the external provider. */
export async function refuseAs(trx: Db, ctx: Context, { offer, request }: OfferUnderLock): Promise<void> {
  statusAfter('reject', offer, 'TENANT')
  await endOffers(trx, ctx, [offer.id], { status: 'REJECTED' })
  // Another contract, or a no, is the landlord's to give until then.
  await saveContractDue(trx, request.row.id, signingExpiresAt(ctx.now(), request.row.from))
  await auditRequest(trx, ctx, request.row, 'refuseContract')
  await reprojectAround(trx, request)
  await tellLandlord(trx, ctx, request.row, 'contractRefused')
}

/** The landlord takes the contract back, and with it the yes: the request ends (decision 32). */
export async function cancelContract(ctx: Context, offerId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'cancelContract', body: offerId }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canCancelContract(situationOf(offer)))
      await takeBackAs(trx, ctx, { offer, request })
      return offerId
    }),
  )
}

/** The landlord's taking back, here or at the external provider. */
export async function takeBackAs(trx: Db, ctx: Context, { offer, request }: OfferUnderLock): Promise<void> {
  statusAfter('cancel', offer, 'LANDLORD')
  const wasSilent = await isTenantSilent(trx, offer)
  await endOffers(trx, ctx, [offer.id], { status: 'CANCELED', cancellationReason: 'LANDLORD_CANCELED' })
  await saveStatus(trx, [request.row.id], {
    statusType: typeAfter('cancelContract', request.row, 'LANDLORD'),
    at: ctx.now(),
    statusReason: 'DECLINED_BY_LANDLORD',
    declineReason: wasSilent ? 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE' : null,
    answeredAt: ctx.now(),
  })
  await auditRequest(trx, ctx, request.row, 'cancelContract')
  await reprojectAround(trx, request)
  await tellTenant(trx, ctx, request.row, 'contractCanceled')
}

/** It was the tenant's turn, a reminder went out, and nothing came. */
async function isTenantSilent(trx: Db, offer: OfferRow): Promise<boolean> {
  if (turnOf(situationOf(offer)) !== 'TENANT') return false
  const reminders = await listReminders(trx, [offer.id])
  return reminders.some((reminder) => reminder.role === 'TENANT' && reminder.sentAt !== null)
}

/** Why online signing is stopped; a comment is for one of the reasons alone (C5). */
export interface SigningStop {
  reason: StopOnlineSigningReason
  comment: string
}

/** The landlord stops signing online: it goes on with a new contract on paper, for the same days. Returns the new offer's id. */
export async function stopOnlineSigning(
  ctx: Context,
  offerId: string,
  stop: SigningStop,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const comment = stop.comment.trim()
  const wrong = stopCommentError(stop.reason, comment)
  if (wrong) throw new ValidationError({ comment: wrong })
  const body = { offerId, reason: stop.reason, comment }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'stopOnlineSigning', body }, async () => {
      const { offer, role, request } = await lockOffer(trx, viewer, offerId)
      if (role !== 'LANDLORD') throw new ConditionNotMetError('NO_PERMISSION')
      demand(canStopOnlineSigning(situationOf(offer)))
      statusAfter('stopOnlineSigning', offer, 'LANDLORD')
      const next = await replaceOffer(trx, ctx, offer, 'ONLINE_SIGNING_STOPPED', {
        status: 'PROPOSED',
        is_online_signing: false,
        signing_power_id: null,
      })
      await saveOffers(trx, [offerId], { stopReason: stop.reason, stopComment: comment })
      await auditRequest(trx, ctx, request.row, 'stopOnlineSigning', { reason: stop.reason })
      await reprojectAround(trx, request)
      await tellTenant(trx, ctx, request.row, 'onlineSigningStopped', `contracts/${next}`)
      return next
    }),
  )
}
