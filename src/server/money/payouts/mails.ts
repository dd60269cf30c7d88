import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { findUser } from '../../people/accounts/sql.ts'
import type { LockedHome, PayoutChangeRow } from './change-sql.ts'
import { maskIban } from './iban.ts'
import { listAccountsById } from './sql.ts'

/** What became of payout data, as the mail about it says. */
export interface PayoutDataNews {
  kind: 'CHOSEN' | 'CANCELED'
  changes: readonly PayoutChangeRow[]
  homes: readonly Pick<LockedHome, 'groupId' | 'name'>[]
}

/** Tells the landlord at once that payout data have changed, and where that can be stopped. */
export async function mailPayoutChange(
  trx: Db,
  ctx: Context,
  landlordId: string,
  { kind, changes, homes }: PayoutDataNews,
): Promise<void> {
  const shown =
    kind === 'CHOSEN'
      ? changes.map(({ toAccountId }) => toAccountId)
      : changes.map(({ fromAccountId }) => fromAccountId)
  const [accountId] = shown.flatMap((id) => id ?? [])
  const [account] = await listAccountsById(trx, accountId ? [accountId] : [])
  const groupIds = [...new Set(changes.map(({ groupId }) => groupId))]
  // Those of one decision wait equally long.
  const waiting = changes.find(({ state }) => state === 'PENDING')
  await mailToLandlord(trx, ctx, landlordId, {
    payoutChange: kind,
    account: account ? maskIban(account) : '',
    hasAccount: account !== undefined,
    count: groupIds.length,
    home: homes.find(({ groupId }) => groupId === groupIds[0])?.name ?? '',
    answerUntil: kind === 'CHOSEN' ? (waiting?.takesEffectAt ?? null) : null,
  })
}

/** Tells the landlord that an account was put away. */
export async function mailArchived(
  trx: Db,
  ctx: Context,
  landlordId: string,
  account: { ibanCountry: string; ibanLast4: string },
): Promise<void> {
  const what = { account: maskIban(account), hasAccount: true, count: 0, home: '', answerUntil: null }
  await mailToLandlord(trx, ctx, landlordId, { payoutChange: 'ARCHIVED', ...what })
}

async function mailToLandlord(
  trx: Db,
  ctx: Context,
  landlordId: string,
  data: {
    payoutChange: 'CHOSEN' | 'CANCELED' | 'ARCHIVED'
    account: string
    hasAccount: boolean
    count: number
    home: string
    answerUntil: Temporal.Instant | null
  },
): Promise<void> {
  const landlord = await findUser(trx, landlordId)
  if (!landlord) return
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'payoutChanged',
    data: { ...data, firstName: landlord.first_name, path: `/${language}/account/billing-details` },
  })
}
