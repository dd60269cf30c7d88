import { z } from 'zod'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { HANDOVER_DAYS, handoverAfter, type HandoverCommand } from '../../../domain/people/handover.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireFreshLogin, requirePerson } from '../../people/accounts/password.ts'
import { tellOfHandover, tellTenantsOfHandover } from './mails.ts'
import { lockHandoverWorlds, moveBusiness } from './move-sql.ts'
import { type HandoverPlan, planHandover } from './plan.ts'
import {
  countOffersSince,
  findHandover,
  type HandoverRow,
  insertHandover,
  lockHandover,
  saveHandoverClosed,
  saveHandoverConfirmed,
} from './sql.ts'

const address = z.email().max(254)

/** Offers go to people who may not know the landlord: so many in a day. */
const offersADay = 5

/** Offers the landlord's business to the person with an address, who is written to; in a fresh login. Answers its id. */
export async function offerHandover(ctx: Context, given: { email: string }, key: string): Promise<string> {
  const landlord = requirePerson(ctx)
  await requireFreshLogin(ctx)
  const email = given.email.trim().toLowerCase()
  if (!address.safeParse(email).success) throw new ValidationError({ email: 'emailWrong' })
  if (email === landlord.email.toLowerCase()) throw new ValidationError({ email: 'emailOwn' })
  return once(ctx, 'offerHandover', { email }, key, async (trx) => {
    if ((await countOffersSince(trx, landlord.id, ctx.now().subtract({ hours: 24 }))) >= offersADay)
      throw new ValidationError({ email: 'handoverTooOften' })
    demandClear(await planHandover(trx, ctx, { landlordId: landlord.id, receiverId: null }))
    const at = ctx.now()
    const endsAt = at.add({ hours: 24 * HANDOVER_DAYS })
    const id = await insertHandover(trx, { landlordId: landlord.id, receiverEmail: email, at, endsAt })
    if (!id) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
    const handover = await handoverOf(findHandover(trx, landlord, id))
    await note(trx, ctx, 'offerHandover', handover, { email })
    await tellOfHandover(trx, ctx, handover, 'OFFERED')
    return id
  })
}

/** The person who was named says that they take over what the plan says that they have seen; in a fresh login. */
export async function confirmHandover(
  ctx: Context,
  given: { handoverId: string; seen: string },
  key: string,
): Promise<string> {
  const person = requirePerson(ctx)
  await requireFreshLogin(ctx)
  return once(ctx, 'confirmHandover', given, key, async (trx) => {
    const { handover } = await lockedFor(trx, ctx, given.handoverId, 'confirm')
    if (handover.landlordId === person.id) throw new ResourceNotFoundError()
    const plan = await planHandover(trx, ctx, { ...planned(handover), receiverId: person.id })
    if (plan.isConfirmed) throw new ConditionNotMetError('ENDED')
    demandSeen(plan, given.seen)
    const confirmed = { receiverId: person.id, ids: plan.binding, at: ctx.now() }
    await saveHandoverConfirmed(trx, handover.id, confirmed)
    const now = await handoverOf(findHandover(trx, person, handover.id))
    await note(trx, ctx, 'confirmHandover', now, { receiverId: person.id })
    await tellOfHandover(trx, ctx, now, 'CONFIRMED')
    return handover.id
  })
}

/**
 * The landlord says the last word, in a fresh login: everything that goes gets the new landlord in this one transaction,
 * or nothing does (decision 115).
 */
export async function completeHandover(
  ctx: Context,
  given: { handoverId: string; seen: string },
  key: string,
): Promise<string> {
  const landlord = requirePerson(ctx)
  await requireFreshLogin(ctx)
  return once(ctx, 'completeHandover', given, key, async (trx) => {
    const { handover } = await lockedFor(trx, ctx, given.handoverId, 'complete')
    const { receiverId } = handover
    if (handover.landlordId !== landlord.id || !receiverId) throw new ResourceNotFoundError()
    await lockHandoverWorlds(trx, landlord.id, receiverId)
    const plan = await planHandover(trx, ctx, planned(handover))
    demandSeen(plan, given.seen)
    // Nobody gets what they haven't confirmed.
    if (!plan.isConfirmed) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
    await moveBusiness(trx, { ...plan.going, receiverId, at: ctx.now() })
    await saveHandoverClosed(trx, handover.id, {
      state: 'DONE',
      receiverId,
      counts: plan.counts,
      at: ctx.now(),
    })
    const done = await handoverOf(findHandover(trx, landlord, handover.id))
    const said = { landlordId: landlord.id, receiverId, counts: plan.counts }
    await note(trx, ctx, 'completeHandover', done, said)
    await note(trx, ctx, 'takeOver', { ...done, landlordId: receiverId }, said)
    await tellOfHandover(trx, ctx, done, 'DONE')
    await tellTenantsOfHandover(trx, ctx, done, plan.going)
    return handover.id
  })
}

/** Either of the two takes back what they offered or confirmed, as long as it isn't done. */
export async function withdrawHandover(ctx: Context, handoverId: string, key: string): Promise<string> {
  const person = requirePerson(ctx)
  return once(ctx, 'withdrawHandover', { handoverId }, key, async (trx) => {
    const seen = await handoverOf(findHandover(trx, person, handoverId))
    const isLandlord = seen.landlordId === person.id
    const { handover, state } = await lockedFor(trx, ctx, handoverId, isLandlord ? 'withdraw' : 'decline')
    if (state !== 'WITHDRAWN' && state !== 'DECLINED') throw new ConditionNotMetError('ENDED')
    // Whoever declines before they confirm goes on seeing that they did.
    const receiverId = isLandlord ? handover.receiverId : person.id
    await saveHandoverClosed(trx, handover.id, { state, receiverId, at: ctx.now() })
    await note(trx, ctx, isLandlord ? 'withdrawHandover' : 'declineHandover', handover, {})
    await tellOfHandover(trx, ctx, handover, state)
    return handover.id
  })
}

async function lockedFor(trx: Db, ctx: Context, id: string, command: HandoverCommand) {
  const handover = await handoverOf(lockHandover(trx, requirePerson(ctx), id))
  const state = handoverAfter(handover, command, ctx.now())
  if (!state) throw new ConditionNotMetError('ENDED')
  return { handover, state }
}

async function handoverOf(found: Promise<HandoverRow | undefined>): Promise<HandoverRow> {
  const handover = await found
  if (!handover) throw new ResourceNotFoundError()
  return handover
}

function demandClear({ obstacles, receiverObstacles }: HandoverPlan): void {
  if (obstacles.length + receiverObstacles.length > 0) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
}

function demandSeen(plan: HandoverPlan, seen: string): void {
  demandClear(plan)
  if (plan.fingerprint !== seen) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
}

/** The plan of a handover that the person is concerned by, or of one that they could offer. */
export async function planFor(
  ctx: Context,
  person: Viewer,
  handoverId: string | null,
): Promise<HandoverPlan | null> {
  const own = { landlordId: person.id, receiverId: null }
  if (handoverId === null) return person.landlord ? planHandover(ctx.db, ctx, own) : null
  const handover = await handoverOf(findHandover(ctx.db, person, handoverId))
  if (handover.closedAt) return null
  const receiverId = handover.landlordId === person.id ? handover.receiverId : person.id
  return planHandover(ctx.db, ctx, { ...planned(handover), receiverId })
}

function planned({ id, landlordId, receiverId, state }: HandoverRow) {
  return { landlordId, receiverId, confirmedId: state === 'CONFIRMED' ? id : null }
}

async function note(
  trx: Db,
  ctx: Context,
  action: string,
  { id, landlordId }: Pick<HandoverRow, 'id' | 'landlordId'>,
  data: Parameters<typeof audit>[2]['data'],
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'handover', entityId: id, landlordId, data })
}
