import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import { canGetPayouts } from '../../../domain/money/payout-gaps.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import {
  canCancelPayoutChange,
  isDue,
  payoutChangeTakesEffectAt,
} from '../../../domain/money/payout-change.ts'
import { auditAll } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { findLastEnd } from '../../people/recovery/sql.ts'
import {
  insertPayoutChanges,
  listChanges,
  listGroupsOfChanges,
  listGroupsWithDue,
  lockChanges,
  lockHomes,
  type LockedHome,
  type PayoutChangeRow,
  resolveChanges,
  saveAccounts,
} from './change-sql.ts'
import { requireInPerson } from './in-person.ts'
import { mailPayoutChange } from './mails.ts'
import { archiveUnused, type BankAccountRow, listAccountsById, lockBankAccount, saveLeaving } from './sql.ts'

/** Which account is to get what of the money of which homes; null for deposits: they go where the rents go. */
export interface AccountChoice {
  bankAccountId: string | null
  uses: readonly { groupId: string; purpose: PayoutPurpose }[]
}

/** Chooses an account for homes, once per key. What is chosen counts after the time in which it can be called off. */
export async function chooseBankAccount(ctx: Context, choice: AccountChoice, key: string): Promise<string[]> {
  const { landlordId } = await requireInPerson(ctx)
  const groupIds = [...new Set(choice.uses.map(({ groupId }) => groupId))].sort()
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'chooseBankAccount', body: choice }, async () => {
      const homes = await lockOwnHomes(trx, ctx, landlordId, groupIds)
      const changes = await choose(trx, ctx, landlordId, homes, choice)
      if (changes.length > 0) await mailPayoutChange(trx, ctx, landlordId, { kind: 'CHOSEN', changes, homes })
      return null
    }),
  )
  return groupIds
}

/** Locks the homes of a landlord and applies what is due in them; a foreign one is missing. */
export async function lockOwnHomes(
  trx: Db,
  ctx: Context,
  landlordId: string,
  groupIds: readonly string[],
): Promise<LockedHome[]> {
  const locked = await lockHomes(trx, { landlordId, groupIds })
  if (locked.length < groupIds.length || groupIds.length === 0) throw new ResourceNotFoundError()
  const applied = await applyDue(trx, ctx, groupIds)
  return applied === 0 ? locked : await lockHomes(trx, { landlordId, groupIds })
}

/**
 * Notes the changes that a choice makes in locked homes, and applies those that count at once. A change to another
 * account that still waits is called off; one to the same account goes on waiting. Answers the new changes.
 */
export async function choose(
  trx: Db,
  ctx: Context,
  landlordId: string,
  homes: readonly LockedHome[],
  { bankAccountId, uses }: AccountChoice,
): Promise<PayoutChangeRow[]> {
  const account = bankAccountId ? await lockBankAccount(trx, landlordId, bankAccountId, 'share') : null
  if (account === undefined) throw new ResourceNotFoundError()
  const pending = (
    await listChanges(
      trx,
      homes.map(({ groupId }) => groupId),
    )
  ).filter(isPending)
  const chosen = uses.flatMap(({ groupId, purpose }) => {
    const home = homes.find((one) => one.groupId === groupId)
    if (!home) throw new ResourceNotFoundError()
    const waiting = pending.find((change) => change.groupId === groupId && change.purpose === purpose)
    const goal = waiting ? waiting.toAccountId : home.accounts[purpose]
    return goal === bankAccountId ? [] : [{ home, purpose, waiting }]
  })
  const anew = chosen.filter(({ home, purpose }) => home.accounts[purpose] !== bankAccountId)
  for (const { home, purpose } of anew) {
    if (account) demand(canGetPayouts({ ...account, archived: account.archivedAt !== null }, home))
    else if (purpose === 'RENT') throw new ConditionNotMetError('ACCOUNT_NEEDED')
  }
  const superseded = chosen.flatMap(({ waiting }) => (waiting ? [waiting] : []))
  await callOff(trx, ctx, superseded)
  const kept = superseded.filter(({ fromAccountId }) => fromAccountId === bankAccountId)
  await keepAccounts(trx, kept)
  const recoveredAt = anew.length > 0 ? await findLastEnd(trx, landlordId, 'COMPLETED') : null
  const changes = await insertPayoutChanges(
    trx,
    anew.map(({ home, purpose }) =>
      newChange(ctx, home, purpose, { toAccountId: bankAccountId, recoveredAt }),
    ),
  )
  await saveAccounts(
    trx,
    changes.filter(({ state }) => state === 'APPLIED'),
  )
  await auditChanges(trx, ctx, 'chooseBankAccount', changes)
  return changes
}

function isPending({ state }: PayoutChangeRow): boolean {
  return state === 'PENDING'
}

function newChange(
  ctx: Context,
  home: LockedHome,
  purpose: PayoutPurpose,
  { toAccountId, recoveredAt }: { toAccountId: string | null; recoveredAt: Temporal.Instant | null },
) {
  const now = ctx.now()
  const fromAccountId = home.accounts[purpose]
  // Deposits without an account of their own go to that of the rents, which is no 'none' to begin with.
  const formerly = purpose === 'DEPOSIT' ? (fromAccountId ?? home.accounts.RENT) : fromAccountId
  const takesEffectAt = payoutChangeTakesEffectAt(
    { fromAccountId: formerly, hasBookings: home.hasBookings, recoveredAt },
    now,
  )
  const isApplied = isDue({ takesEffectAt }, now)
  return {
    landlord_id: home.landlordId,
    group_id: home.groupId,
    purpose,
    from_account_id: fromAccountId,
    to_account_id: toAccountId,
    state: isApplied ? ('APPLIED' as const) : ('PENDING' as const),
    requested_at: now,
    takes_effect_at: takesEffectAt,
    resolved_at: isApplied ? now : null,
  }
}

/** Calls off changes that wait, once per key: the money of those homes goes on to where it went. */
export async function cancelPayoutChanges(
  ctx: Context,
  changeIds: readonly string[],
  key: string,
): Promise<string[]> {
  const { landlordId } = await requireInPerson(ctx, { confirmed: false })
  const ids = [...new Set(changeIds)].sort()
  const groupIds = await listGroupsOfChanges(ctx.db, landlordId, ids)
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'cancelPayoutChanges', body: ids }, async () => {
      const homes = await lockHomes(trx, { landlordId, groupIds })
      const changes = await lockChanges(trx, landlordId, ids)
      if (changes.length < ids.length || ids.length === 0) throw new ResourceNotFoundError()
      for (const change of changes) demand(canCancelPayoutChange(change, ctx.now()))
      await callOff(trx, ctx, changes)
      await keepAccounts(trx, changes)
      await mailPayoutChange(trx, ctx, landlordId, { kind: 'CANCELED', changes, homes })
      return null
    }),
  )
  return groupIds
}

async function callOff(trx: Db, ctx: Context, changes: readonly PayoutChangeRow[]): Promise<void> {
  await resolveChanges(
    trx,
    changes.map(({ id }) => id),
    { state: 'CANCELED', at: ctx.now() },
  )
  await auditChanges(trx, ctx, 'cancelPayoutChange', changes)
}

/** An account that would have left stays where a home stays with it. */
async function keepAccounts(trx: Db, calledOff: readonly PayoutChangeRow[]): Promise<void> {
  const ids = new Set(calledOff.flatMap(({ fromAccountId }) => fromAccountId ?? []))
  for (const id of ids) await saveLeaving(trx, id, false)
}

/** Applies the changes that count by now, home by home; a job of every minute. Answers how many. */
export async function applyPayoutChanges(ctx: Context): Promise<number> {
  const batch = 200
  for (let total = 0; ;) {
    const groupIds = await listGroupsWithDue(ctx.db, ctx.now(), batch)
    if (groupIds.length === 0) return total
    total += await inTransaction(ctx, async (trx) => {
      const locked = await lockDue(trx, groupIds)
      return await applyDue(trx, ctx, locked)
    })
    if (groupIds.length < batch) return total
  }
}

// A home that was deleted meanwhile keeps its changes; nobody reads them any more.
async function lockDue(trx: Db, groupIds: readonly string[]): Promise<readonly string[]> {
  await lockHomes(trx, { landlordId: null, groupIds })
  return groupIds
}

/** Applies what is due in locked homes; answers how many changes that were. */
async function applyDue(trx: Db, ctx: Context, groupIds: readonly string[]): Promise<number> {
  const due = (await listChanges(trx, groupIds)).filter(
    (change) => isPending(change) && isDue(change, ctx.now()),
  )
  if (due.length === 0) return 0
  await saveAccounts(trx, due)
  await resolveChanges(
    trx,
    due.map(({ id }) => id),
    { state: 'APPLIED', at: ctx.now() },
  )
  await auditChanges(trx, ctx, 'applyPayoutChange', due)
  const former = due.flatMap(({ fromAccountId }) => fromAccountId ?? [])
  await auditArchived(trx, ctx, due[0]?.landlordId ?? '', await archiveUnused(trx, former, ctx.now()))
  return due.length
}

/** Writes to the log which accounts were put away. */
export async function auditArchived(
  trx: Db,
  ctx: Context,
  landlordId: string,
  accounts: readonly BankAccountRow[],
): Promise<void> {
  await auditAll(
    trx,
    ctx,
    accounts.map((account) => ({
      action: 'archiveBankAccount',
      entityType: 'bank_account',
      entityId: account.id,
      landlordId,
      data: { country: account.ibanCountry, last4: account.ibanLast4 },
    })),
  )
}

async function auditChanges(
  trx: Db,
  ctx: Context,
  action: string,
  changes: readonly PayoutChangeRow[],
): Promise<void> {
  const ids = changes.flatMap(({ toAccountId }) => toAccountId ?? [])
  const accounts = new Map((await listAccountsById(trx, ids)).map((account) => [account.id, account]))
  await auditAll(
    trx,
    ctx,
    changes.map((change) => {
      const account = change.toAccountId ? accounts.get(change.toAccountId) : undefined
      return {
        action,
        entityType: 'group',
        entityId: change.groupId,
        landlordId: change.landlordId,
        data: {
          purpose: change.purpose,
          takesEffectAt: change.takesEffectAt.toString(),
          ...(account && { country: account.ibanCountry, last4: account.ibanLast4 }),
        },
      }
    }),
  )
}
