import { ValidationError } from '../../../domain/kernel/errors.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { powerFor, powerState } from '../../../domain/people/power-of-attorney.ts'
import { canChangeSigner, powersToChooseFrom } from '../../../domain/rentals/external-signer.ts'
import { canBind } from '../../../domain/rentals/signing.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { tellOfSignatureByPower } from '../../people/powers/mails.ts'
import { listPowersGiven, listPowersOf, lockPowersOf, type PowerRow } from '../../people/powers/sql.ts'
import type { OfferRow } from '../lifecycle/offers-sql.ts'
import type { SignerRow } from '../lifecycle/signature-sql.ts'
import { type LockedOffer, type OfferUnderLock, roleIn, situationOf } from '../offers/locked-offer.ts'

/** The power of attorney that counts where a manager looks at a contract of the landlord's; null for everybody else. */
export async function powerOfViewer(ctx: Context, offer: OfferRow): Promise<PowerRow | null> {
  if (!signsByPower(ctx, offer)) return null
  const powers = (await powersFrom(ctx, offer.landlordId)) ?? []
  return powerFor(powers, offer.groupId, ctx.today())
}

const powersFrom = batched(async (ctx, landlordIds: readonly string[]) => {
  const agentId = requireViewer(ctx).id
  const all = await Promise.all(
    landlordIds.map(
      async (landlordId) => [landlordId, await listPowersOf(ctx.db, landlordId, agentId)] as const,
    ),
  )
  return new Map(all)
})

/**
 * The power of attorney with which the viewer signs, locked; null for who signs in person or has none. One that doesn't
 * hold any more, whatever was on the page, is a ValidationError that says why.
 */
export async function lockPowerToSign(
  trx: Db,
  ctx: Context,
  { offer }: LockedOffer,
): Promise<PowerRow | null> {
  if (!signsByPower(ctx, offer)) return null
  const powers = await lockPowersOf(trx, offer.landlordId, requireViewer(ctx).id)
  const power = powerFor(powers, offer.groupId, ctx.today())
  const state = power && powerState(power, ctx.today())
  if (state && state !== 'VALID') throw new ValidationError({ power: `power.${state}` })
  return power
}

/** Who can become the signer of the landlord's side at the external provider, as the viewer may choose; nobody elsewhere. */
export async function listPossibleSigners(ctx: Context, offer: OfferRow): Promise<PossibleSigner[]> {
  const viewer = requireViewer(ctx)
  const mayChoose = roleIn(offer, viewer) === 'LANDLORD' && canBind(viewer).value
  if (!mayChoose || !canChangeSigner(situationOf(offer), offer.signatureProvider).value) return []
  const isOwner = viewer.role === 'OWNER'
  const powers = isOwner ? await listPowersGiven(ctx.db, offer.landlordId) : await ownPowers(ctx, offer)
  const landlord = { powerId: null, name: `${offer.landlordFirstName} ${offer.landlordLastName}` }
  const agents = powersToChooseFrom(powers, offer.groupId, ctx.today())
  return [
    ...(isOwner ? [landlord] : []),
    ...agents.map(({ id, agentName }) => ({ powerId: id, name: agentName })),
  ]
}

/** Somebody who can sign for the landlord at the external provider: with a power of attorney, or as the landlord. */
export interface PossibleSigner {
  powerId: string | null
  name: string
}

async function ownPowers(ctx: Context, offer: OfferRow): Promise<PowerRow[]> {
  return signsByPower(ctx, offer) ? ((await powersFrom(ctx, offer.landlordId)) ?? []) : []
}

/** Whether the viewer is asked at the external provider: in person, or with the power of attorney that holds. */
export function isAskedThere(ctx: Context, signer: SignerRow, ownPower: PowerRow | null): boolean {
  const { id } = requireViewer(ctx)
  if (signer.powerId === null) return signer.userId === id
  return (
    signer.agentId === id && ownPower?.id === signer.powerId && powerState(ownPower, ctx.today()) === 'VALID'
  )
}

function signsByPower(ctx: Context, offer: OfferRow): boolean {
  const viewer = requireViewer(ctx)
  return (
    viewer.role === 'MANAGER' &&
    viewer.landlordId === offer.landlordId &&
    roleIn(offer, viewer) === 'LANDLORD'
  )
}

/** What the audit log says of a signature that was given with a power of attorney. */
export function signedByPower(power: PowerRow) {
  const { id, landlordName, agentName, givenAt } = power
  return { powerId: id, signedBy: agentName, signedFor: landlordName, powerOfAttorneyOf: dayOf(givenAt) }
}

/** Notes with the power of attorney that it was used, and tells the landlord. */
export async function noteUseOfPower(
  trx: Db,
  ctx: Context,
  power: PowerRow,
  { offer, request }: OfferUnderLock,
): Promise<void> {
  await audit(trx, ctx, {
    action: 'signByPowerOfAttorney',
    entityType: 'power_of_attorney',
    entityId: power.id,
    landlordId: power.landlordId,
    data: { ...signedByPower(power), offerId: offer.id },
  })
  const tenantName = `${request.row.firstName} ${request.row.lastName}`
  await tellOfSignatureByPower(trx, ctx, power, {
    offerId: offer.id,
    tenantName,
    listingName: request.row.groupName,
  })
}
