import { isHolding } from '../../../domain/rentals/landlord-status.ts'
import { signingExpiresAt } from '../../../domain/rentals/signing-deadline.ts'
import {
  cancelSignatureRequest,
  deleteSignatureRequest,
  downloadSigned,
  type ExternalState,
  findSignatureRequest,
  findSignatureTime,
  listOpenSignatureRequests,
  type OpenedSigning,
  openSignatureRequest,
  SigningProviderError,
} from '../../kernel/adapters/signing/yousign.ts'
import type { Yousign } from '../../kernel/config/access.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { lockOfferForSystem, type OfferUnderLock } from '../offers/locked-offer.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import { refuseAs, takeBackAs } from './end-actions.ts'
import { expireAs } from './expiry-actions.ts'
import { type ExternalSigner, goOnWithLandlord, lockExternalSigner } from './external-signer.ts'
import {
  type ExternalProcedure,
  findExternal,
  findExternalId,
  listUnchecked,
  saveChecked,
  saveExternalSignature,
  saveHandled,
} from './external-sql.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import { passToTenant, takeTenantsSignature } from './turns.ts'

const batchSize = 50
const minutesBetweenChecks = 10

/**
 * Opens the signing at the external provider, with who signs there for the landlord; null: there is no access to it.
 * Before any lock: the provider may take its time.
 */
export async function openExternalSigning(
  ctx: Context,
  offer: OfferRow,
  document: { key: string; fileName: string },
  signer: ExternalSigner,
): Promise<(OpenedSigning & { isTest: boolean }) | null> {
  const access = ctx.config.yousign
  if (!access) return null
  const content = await ctx.files.get(document.key)
  if (!content) throw new Error(`The contract of offer ${offer.id} is not in the files.`)
  const opened = await openSignatureRequest(access, {
    offerId: offer.id,
    name: `${offer.unitName} ${offer.from}`.slice(0, 128),
    fileName: document.fileName,
    document: content,
    // Each side has its own time; the provider's is for both.
    expiresAt: signingExpiresAt(signingExpiresAt(ctx.now(), offer.to), offer.to),
    signers: [
      { role: 'LANDLORD', ...signer },
      {
        role: 'TENANT',
        firstName: offer.tenantFirstName,
        lastName: offer.tenantLastName,
        email: offer.tenantEmail,
        language: offer.tenantLanguage,
      },
    ],
  })
  return { ...opened, isTest: access.isTest }
}

/** Takes back what was opened at the provider for nothing; one that it has closed already is fine, too. */
export async function closeExternalSigning(ctx: Context, externalId: string): Promise<void> {
  const access = ctx.config.yousign
  if (!access) return
  try {
    await cancelSignatureRequest(access, externalId)
  } catch (error) {
    if (!(error instanceof SigningProviderError && error.status !== null && error.status < 500)) throw error
  }
}

/**
 * Deletes at the provider whatever is open there for an offer and isn't its signing: a run that was killed before it could
 * store what it had opened. Only for an offer that is no longer being written, since nobody stores another one then.
 */
export async function deleteLeftSignings(ctx: Context, offerId: string): Promise<void> {
  const access = ctx.config.yousign
  if (!access) return
  const own = await findExternalId(ctx.db, offerId)
  for (const request of await listOpenSignatureRequests(access, offerId))
    if (request.id !== own) await deleteSignatureRequest(access, request)
}

/** The document that both have signed at the provider; null where the product signed itself. */
export async function externalDocument(ctx: Context, offerId: string): Promise<Uint8Array | null> {
  const access = ctx.config.yousign
  const externalId = access && (await findExternalId(ctx.db, offerId))
  return access && externalId ? downloadSigned(access, externalId) : null
}

/**
 * Asks the provider how far a request is and brings the contract to that state. What a webhook says is not believed:
 * doubled, late and shuffled ones all lead here, and to the same end.
 */
export async function syncSigning(ctx: Context, { externalId }: { externalId: string }): Promise<void> {
  const access = ctx.config.yousign
  const procedure = await findExternal(ctx.db, externalId)
  if (!access || !procedure) return
  const state = await findSignatureRequest(access, externalId)
  const signedAt = state && (await signedByPowerAt(access, procedure, state))
  await inTransaction(ctx, async (trx) => {
    const locked = await lockOfferForSystem(trx, procedure.offerId)
    // What was signed there while an account is on hold counts when that ends, so it is asked for again until then.
    const isHeld =
      Boolean(locked?.offer.accountFrozen) && state?.signers.some(({ status }) => status === 'signed')
    if (locked && state && !isHeld) await applyState(trx, ctx, locked, { ...procedure, signedAt }, state)
    await saveHandled(trx, externalId, ctx.now())
    await saveChecked(trx, externalId, ctx.now(), !state || (state.status !== 'ongoing' && !isHeld))
  })
  const ended = (await findExternal(ctx.db, externalId))?.status !== 'ACTIVE'
  if (ended && state?.status === 'ongoing') {
    await closeExternalSigning(ctx, externalId)
    await saveChecked(ctx.db, externalId, ctx.now(), true)
  }
}

/** When the manager signed there, which has to be before their power of attorney ended; null: nobody with one did. */
async function signedByPowerAt(
  access: Yousign,
  { externalId, powerId, landlordSigner, landlordSignedAt }: ExternalProcedure,
  { signers }: ExternalState,
): Promise<Temporal.Instant | null> {
  const isNews = powerId !== null && landlordSigner !== null && !landlordSignedAt
  const hasSigned = signers.some(({ id, status }) => id === landlordSigner && status === 'signed')
  return isNews && hasSigned ? findSignatureTime(access, externalId, landlordSigner) : null
}

async function applyState(
  trx: Db,
  ctx: Context,
  locked: OfferUnderLock,
  procedure: ExternalProcedure & { signedAt: Temporal.Instant | null },
  state: ExternalState,
): Promise<void> {
  if (!isHolding(locked.offer)) return
  const signer = await lockExternalSigner(trx, ctx, locked, procedure)
  if (signer.state !== 'VALID') return goOnWithLandlord(trx, ctx, locked, signer)
  const signed = new Set(state.signers.flatMap(({ id, status }) => (status === 'signed' ? [id] : [])))
  let current = locked
  if (procedure.landlordSigner && signed.has(procedure.landlordSigner) && !current.offer.landlordSignedAt) {
    await saveExternalSignature(trx, current.offer.id, 'LANDLORD', ctx.now())
    await passToTenant(trx, ctx, current, signer.power)
    current = (await lockOfferForSystem(trx, current.offer.id)) ?? current
  }
  if (procedure.tenantSigner && signed.has(procedure.tenantSigner) && !current.offer.tenantSignedAt) {
    await saveExternalSignature(trx, current.offer.id, 'TENANT', ctx.now())
    await takeTenantsSignature(trx, ctx, current)
    return
  }
  if (state.status === 'declined') {
    const isTenant = state.decline_information?.signer_id === procedure.tenantSigner
    await (isTenant ? refuseAs(trx, ctx, current) : takeBackAs(trx, ctx, current))
  } else if (state.status === 'expired') await expireAs(trx, ctx, current)
  else if (['canceled', 'deleted', 'rejected'].includes(state.status)) await takeBackAs(trx, ctx, current)
}

/** Asks about requests of which nothing was heard for a while: webhooks may never come. */
export async function reconcileSigning(ctx: Context): Promise<void> {
  if (!ctx.config.yousign) return
  const since = ctx.now().subtract({ minutes: minutesBetweenChecks })
  const open = await listUnchecked(ctx.db, since, batchSize)
  await forEachAsked(open, 'signature requests', (procedure) => syncSigning(ctx, procedure))
}
