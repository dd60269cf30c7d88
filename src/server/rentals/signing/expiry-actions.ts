import { isSigningExpired, turnOf } from '../../../domain/rentals/signing-deadline.ts'
import { isEnded } from '../../../domain/rentals/landlord-status.ts'
import type { SigningParty } from '../../../domain/rentals/signing.ts'
import { nextStatusTypes } from '../../../domain/rentals/request-transitions.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { type LockedRequest, reprojectAround } from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { tellTenant, tellLandlord } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { lockOfferForSystem, type OfferUnderLock, situationOf } from '../offers/locked-offer.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { endOffers } from '../lifecycle/end-offers.ts'
import { listExpiredOffers, listForgottenRefusals } from './expiry-sql.ts'
import { countOfBookingRequest } from '../lifecycle/requests-sql.ts'

const batchSize = 100

/** Ends contracts that nobody signed in time; who let the time pass decides how the request ends. */
export async function expireContracts(ctx: Context): Promise<void> {
  const expired = await listExpiredOffers(ctx.db, ctx.now(), batchSize)
  await forEachAlone(expired, 'contracts', (offerId) =>
    inTransaction(ctx, async (trx) => {
      const locked = await lockOfferForSystem(trx, offerId)
      if (!locked) return
      const { offer } = locked
      if (!isSigningExpired(situationOf(offer), offer.signingExpiresAt, ctx.now())) return
      await expireAs(trx, ctx, locked)
    }),
  )
}

/** The end of the time to sign, here or at the external provider. */
export async function expireAs(trx: Db, ctx: Context, { offer, request }: OfferUnderLock): Promise<void> {
  const silent = turnOf(situationOf(offer))
  if (!silent) return
  await endOffers(trx, ctx, [offer.id], { status: 'CANCELED', cancellationReason: 'SIGNING_EXPIRED' })
  await endRequest(trx, ctx, request, silent)
}

/** Ends requests whose contract the tenant refused and for which the landlord prepared no other in time. */
export async function endForgottenRefusals(ctx: Context): Promise<void> {
  const forgotten = await listForgottenRefusals(ctx.db, ctx.now(), batchSize)
  await forEachAlone(forgotten, 'refused contracts', (offerId) =>
    inTransaction(ctx, async (trx) => {
      const locked = await lockOfferForSystem(trx, offerId)
      if (!locked || isEnded(locked.request.row.statusType)) return
      if (locked.request.row.offer?.id !== offerId || locked.request.facts.booking) return
      await endRequest(trx, ctx, locked.request, 'LANDLORD')
    }),
  )
}

async function endRequest(
  trx: Db,
  ctx: Context,
  request: LockedRequest,
  silent: SigningParty,
): Promise<void> {
  const { row } = request
  const wanted = silent === 'LANDLORD' ? 'NOT_AVAILABLE' : 'TENANT_WITHDREW'
  if (!nextStatusTypes('signingExpired', row.statusType, 'SYSTEM').includes(wanted)) return
  await saveStatus(trx, [row.id], {
    statusType: wanted,
    at: ctx.now(),
    ...(silent === 'LANDLORD' ? landlordsSilence : await tenantsSilence(trx, row.bookingRequestId)),
    autoDeclineAt: null,
    tenantAnswerUntil: null,
  })
  await auditRequest(trx, ctx, row, 'signingExpired', { silent })
  await reprojectAround(trx, request)
  await tellLandlord(trx, ctx, row, 'signingExpired')
  await tellTenant(trx, ctx, row, 'signingExpired')
}

const landlordsSilence = {
  statusReason: 'LANDLORD_DID_NOT_RESPOND',
  declineReason: 'LANDLORD_DID_NOT_RESPOND',
} as const

/** The reasons of the specification for a tenant's silence (D4). */
async function tenantsSilence(trx: Db, bookingRequestId: string) {
  const isSingle = (await countOfBookingRequest(trx, bookingRequestId)) === 1
  return {
    statusReason: isSingle ? 'SINGLE_REQUEST_NO_RESPONSE' : 'NO_RESPONSE_FROM_TENANT',
    statusSubReason: isSingle ? 'NO_RESPONSE_FROM_TENANT' : null,
  } as const
}
