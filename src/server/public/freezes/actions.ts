import type { FreezeReason } from '../../../domain/catalogue/people.ts'
import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { textWithin } from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  canAnswerObjection,
  canLiftFreeze,
  canObjectToFreeze,
  FREEZE_DAYS_KEPT,
  FREEZE_TEXT_LENGTH,
  freezeProblem,
  type FreezeStanding,
} from '../../../domain/people/freeze.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { recordPublished } from '../../listings/listings/change-sql.ts'
import { waitingRequests } from '../../listings/occupancy/waiting.ts'
import { findUserByEmail } from '../../people/accounts/sql.ts'
import { tellFrozenPerson, tellOtherSides, tellStaffOfObjection } from './mails.ts'
import {
  type ChangedUnit,
  deleteOldFreezes,
  findFrozenPerson,
  findOpenFreeze,
  type FreezeRow,
  hideHomes,
  insertFreeze,
  listActiveWebhooks,
  lockFreezablePerson,
  lockFreeze,
  lockFreezingStaff,
  saveFreeze,
  saveFrozenAt,
  showHomes,
} from './sql.ts'

/**
 * Puts the account with an address on hold, once per key: from now on it does nothing that the table of freeze-table.ts
 * stops. The person and the other sides of their stays are told. Answers the hold's id.
 */
export async function freezeAccount(
  ctx: Context,
  given: { email: string; reason: FreezeReason; facts: string },
  key: string,
): Promise<string> {
  const facts = checkedText(given.facts, 'facts')
  const order = { email: given.email.trim().toLowerCase(), reason: given.reason, facts }
  return once(ctx, 'freezeAccount', order, key, async (trx) => {
    const actor = await lockActor(trx, ctx)
    const found = await findUserByEmail(trx, order.email)
    const person = found && (await lockFreezablePerson(trx, found.id))
    if (!person) throw new ValidationError({ email: 'unknownPerson' })
    const problem = freezeProblem(actor, { ...person, isFrozen: person.frozenAt !== null })
    if (problem) throw new ValidationError({ email: problem })
    const begun = { by: actor.id, at: ctx.now() }
    const id = await insertFreeze(trx, { userId: person.id, reason: order.reason, facts, ...begun })
    const hidden = await hideHomes(trx, person.id, { id, at: ctx.now() })
    const listingIds = await homesChanged(trx, ctx, hidden, false)
    await note(trx, ctx, 'freezeAccount', { id, userId: person.id }, { reason: order.reason, listingIds })
    await tellFrozenPerson(trx, ctx, person.id, { event: 'FROZEN', reason: order.reason, text: facts })
    await tellOtherSides(trx, ctx, person, { isOver: false })
    return id
  })
}

/** Lifts a hold, with a reason and once per key: exactly what it had stopped goes on. Answers the hold's id. */
export async function liftFreeze(
  ctx: Context,
  given: { id: string; reason: string },
  key: string,
): Promise<string> {
  const reason = checkedText(given.reason, 'reason')
  return once(ctx, 'liftFreeze', { id: given.id, reason }, key, async (trx) => {
    const { actor, freeze, person } = await lockScene(trx, ctx, given.id)
    demand(canLiftFreeze(actor, standingOf(freeze)))
    await saveFreeze(trx, freeze.id, { lift_reason: reason, lifted_at: ctx.now(), lifted_by: actor.id })
    await saveFrozenAt(trx, person.id, null)
    const listingIds = await homesChanged(trx, ctx, await showHomes(trx, freeze.id), true)
    for (const endpointId of await listActiveWebhooks(trx, person.id))
      await ctx.enqueue(trx, 'sendWaitingWebhooks', { endpointId })
    await note(trx, ctx, 'liftFreeze', { id: freeze.id, userId: person.id }, { reason, listingIds })
    await tellFrozenPerson(trx, ctx, person.id, { event: 'LIFTED', reason: freeze.reason, text: reason })
    await tellOtherSides(trx, ctx, person, { isOver: true })
    return freeze.id
  })
}

/** Says no to an objection, with reasons and once per key, by somebody else than who began the hold. Answers its id. */
export async function keepFreeze(
  ctx: Context,
  given: { id: string; answer: string },
  key: string,
): Promise<string> {
  const answer = checkedText(given.answer, 'answer')
  return once(ctx, 'keepFreeze', { id: given.id, answer }, key, async (trx) => {
    const { actor, freeze, person } = await lockScene(trx, ctx, given.id)
    demand(canAnswerObjection(actor, standingOf(freeze)))
    await saveFreeze(trx, freeze.id, { answer, answered_at: ctx.now(), answered_by: actor.id })
    await note(trx, ctx, 'keepFreeze', { id: freeze.id, userId: person.id }, {})
    await tellFrozenPerson(trx, ctx, person.id, { event: 'KEPT', reason: freeze.reason, text: answer })
    return freeze.id
  })
}

/** Objects to the hold on the viewer's own account, once per key; others of the staff than who began it look at it. */
export async function objectToFreeze(ctx: Context, objection: string, key: string): Promise<string> {
  const text = checkedText(objection, 'objection')
  const { id: userId } = requireViewer(ctx)
  return once(ctx, 'objectToFreeze', { text }, key, async (trx) => {
    const open = await findOpenFreeze(trx, userId)
    const person = open && (await lockFreezablePerson(trx, userId))
    const freeze = open && (await lockFreeze(trx, open.id))
    if (!freeze || !person) throw new ResourceNotFoundError()
    demand(canObjectToFreeze(standingOf(freeze)))
    await saveFreeze(trx, freeze.id, { objection: text, objected_at: ctx.now() })
    await note(trx, ctx, 'objectToFreeze', { id: freeze.id, userId }, {})
    await tellStaffOfObjection(trx, ctx, person, freeze.frozen_by)
    return freeze.id
  })
}

/** Forgets holds that ended so long ago that nobody goes to court about them any more. */
export async function forgetFreezes(ctx: Context): Promise<void> {
  await deleteOldFreezes(ctx.db, ctx.now().subtract({ hours: 24 * FREEZE_DAYS_KEPT }))
}

async function homesChanged(
  trx: Db,
  ctx: Context,
  units: readonly ChangedUnit[],
  published: boolean,
): Promise<string[]> {
  const listingIds = units.map(({ id }) => id).toSorted()
  if (units.length === 0) return listingIds
  await recordPublished(trx, ctx.now(), { listingIds, published })
  await waitingRequests().daysChanged(trx, [...new Set(units.map(({ groupId }) => groupId))].toSorted())
  return listingIds
}

/** How far a hold has come, as the rules look at it. */
export function standingOf(row: FreezeRow): FreezeStanding {
  return {
    userId: row.user_id,
    frozenBy: row.frozen_by,
    objectedAt: row.objected_at,
    answeredAt: row.answered_at,
    liftedAt: row.lifted_at,
  }
}

async function lockScene(trx: Db, ctx: Context, id: string) {
  const actor = await lockActor(trx, ctx)
  const userId = isUuid(id) ? await findFrozenPerson(trx, id) : undefined
  const person = userId && (await lockFreezablePerson(trx, userId))
  const freeze = person && (await lockFreeze(trx, id))
  if (!freeze || !person) throw new ResourceNotFoundError()
  return { actor, person, freeze }
}

async function lockActor(trx: Db, ctx: Context): Promise<{ id: string }> {
  const { id } = requireViewer(ctx)
  // The permission was taken while this call was on its way.
  if (!(await lockFreezingStaff(trx, id))) throw new NotAllowedError()
  return { id }
}

async function note(
  trx: Db,
  ctx: Context,
  action: string,
  freeze: { id: string; userId: string },
  data: Record<string, string | string[]>,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'user',
    entityId: freeze.userId,
    landlordId: null,
    data: { freezeId: freeze.id, ...data },
  })
}

function checkedText(given: string, field: string): string {
  const text = textWithin(given, FREEZE_TEXT_LENGTH)
  if (text === null) throw new ValidationError({ [field]: 'reasonLength' })
  return text
}
