import { bankChangeOf, type KnownBanks, waitsForBank } from '../../../domain/money/payout-account.ts'
import { bankWaitsUntil } from '../../../domain/money/payout.ts'
import type { Outcome, Payments, SeenAccount } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { mailPayoutBank } from './mails.ts'
import {
  deletePayoutAccount,
  findPayoutAccountByExternalId,
  hasPayable,
  listPayoutAccountsToAsk,
  lockPayoutAccount,
  type PayoutAccountRow,
  savePayoutAccount,
} from './sql.ts'

const BATCH = 50
const MINUTES_UNTIL_UNFINISHED_IS_ASKED = 10
const HOURS_UNTIL_ASKED = 24

/** An account after the provider was asked. */
export interface AskedAccount {
  /** Null: the provider did not want to make it, or knows it no more in test mode. */
  account: PayoutAccountRow | null
  /** Whether the provider has answered. */
  isKnown: boolean
  /** Another call about this account is under way: it will store what comes back. */
  isBusy: boolean
}

/**
 * Opens an account at the provider, or asks how far it is, and stores the answer. The call stands outside of every
 * transaction; one that was never answered is repeated with the same key, so that a landlord has one account.
 */
export async function askAboutAccount(
  ctx: Context,
  payments: Payments,
  account: PayoutAccountRow,
): Promise<AskedAccount> {
  const outcome = account.external_id
    ? await payments.findAccount(account.external_id)
    : await payments.createAccount({
        landlordId: account.landlord_id,
        email: account.email,
        country: account.country,
        key: account.idempotency_key,
      })
  if (outcome.kind === 'UNKNOWN') {
    ctx.log.warn({ payoutAccount: account.id, cause: outcome.cause }, 'the payment provider did not say')
    return { account, isKnown: false, isBusy: outcome.isBusy }
  }
  return { account: await store(ctx, account.id, outcome), isKnown: true, isBusy: false }
}

async function store(
  ctx: Context,
  id: string,
  outcome: Exclude<Outcome<SeenAccount>, { kind: 'UNKNOWN' }>,
): Promise<PayoutAccountRow | null> {
  return inTransaction(ctx, async (trx) => {
    const before = await lockPayoutAccount(trx, id)
    if (!before) return null
    // Nothing was made, or an emptied test provider knows it no more: the landlord begins anew.
    if (outcome.kind === 'REFUSED' && (!before.external_id || before.mode === 'TESTING')) {
      await deletePayoutAccount(trx, id)
      return null
    }
    const seen = changesOf(before, outcome)
    const changes = { ...seen, ...(await noteBank(trx, ctx, before, seen)), checked_at: ctx.now() }
    await savePayoutAccount(trx, id, changes)
    if (changes.status !== before.status)
      await audit(
        trx,
        { ...ctx, viewer: null },
        {
          action: 'payoutAccountChanged',
          entityType: 'payout_account',
          entityId: id,
          landlordId: before.landlord_id,
          data: { from: before.status, to: changes.status, missing: changes.missing },
        },
      )
    return { ...before, ...changes }
  })
}

type Changes = Pick<
  PayoutAccountRow,
  | 'external_id'
  | 'status'
  | 'missing'
  | 'deadline'
  | 'disabled_reason'
  | 'bank_last4'
  | 'bank_currency'
  | 'bank_ids'
>

function changesOf(
  before: PayoutAccountRow,
  outcome: Exclude<Outcome<SeenAccount>, { kind: 'UNKNOWN' }>,
): Changes {
  // The landlord has taken us the right to it: nothing can be sent there any more.
  if (outcome.kind === 'REFUSED')
    return { ...before, status: 'RESTRICTED', missing: [], deadline: null, disabled_reason: outcome.code }
  const { externalId, status, missing, deadline, disabledReason, bank, bankIds } = outcome.value
  if (before.external_id && before.external_id !== externalId)
    throw new Error(`The provider's ${externalId} is not the payout account ${before.id}.`)
  return {
    external_id: externalId,
    status,
    missing,
    deadline,
    disabled_reason: disabledReason,
    bank_last4: bank?.last4 ?? null,
    bank_currency: bank?.currency ?? null,
    bank_ids: bankIds,
  }
}

/**
 * Notes and mails that money goes to another bank from now on, or to a first one, and makes it wait. Where none is named
 * the last ones stay known: who takes a bank away and names another one has changed it.
 */
async function noteBank(
  trx: Db,
  ctx: Context,
  before: PayoutAccountRow,
  seen: Changes,
): Promise<Pick<PayoutAccountRow, 'bank_ids' | 'bank_changed_at'>> {
  const bankIds = seen.bank_ids.length > 0 ? seen.bank_ids : before.bank_ids
  const change = bankChangeOf(banksOf(before), banksOf(seen))
  if (!change) return { bank_ids: bankIds, bank_changed_at: before.bank_changed_at }
  const { landlord_id: landlordId, mode } = before
  const waits = waitsForBank(change, await hasPayable(trx, { landlordId, mode }))
  const changedAt = waits ? ctx.now() : before.bank_changed_at
  const waitsUntil = bankWaitsUntil(changedAt, ctx.now())
  await audit(
    trx,
    { ...ctx, viewer: null },
    {
      action: 'payoutBankChanged',
      entityType: 'payout_account',
      entityId: before.id,
      landlordId,
      data: {
        change,
        from: before.bank_last4,
        to: seen.bank_last4,
        waitsUntil: waitsUntil?.toString() ?? null,
      },
    },
  )
  await mailPayoutBank(trx, ctx, landlordId, { last4: seen.bank_last4 ?? '', waitsUntil })
  return { bank_ids: bankIds, bank_changed_at: changedAt }
}

function banksOf(account: Pick<PayoutAccountRow, 'bank_ids' | 'bank_last4' | 'bank_currency'>): KnownBanks {
  return { ids: account.bank_ids, last4: account.bank_last4, currency: account.bank_currency }
}

/** Looks at an account that something was told about; what was told is not believed. */
export async function syncPayoutAccount(
  ctx: Context,
  { eventId, externalId }: { eventId: string; externalId: string },
): Promise<void> {
  const account = await findPayoutAccountByExternalId(ctx.db, externalId)
  if (account && ctx.payments) await askUntilKnown(ctx, ctx.payments, account)
  await saveWebhookHandled(ctx.db, 'STRIPE', eventId, ctx.now())
}

/** Asks about accounts: every day, and more often while something is missing; so a webhook that never came is no loss. */
export async function askPayoutAccounts(ctx: Context): Promise<void> {
  const { payments } = ctx
  if (!payments) return
  const now = ctx.now()
  const accounts = await listPayoutAccountsToAsk(ctx.db, {
    provider: payments.provider,
    mode: payments.mode,
    unfinishedBefore: now.subtract({ minutes: MINUTES_UNTIL_UNFINISHED_IS_ASKED }),
    askedBefore: now.subtract({ hours: HOURS_UNTIL_ASKED }),
    limit: BATCH,
  })
  await forEachAsked(accounts, 'payout accounts', (account) => askUntilKnown(ctx, payments, account))
}

/** A job that fails is tried again. */
async function askUntilKnown(ctx: Context, payments: Payments, account: PayoutAccountRow): Promise<void> {
  const { isKnown } = await askAboutAccount(ctx, payments, account)
  if (!isKnown) throw new Error(`The payout account ${account.id} is not known yet.`)
}
