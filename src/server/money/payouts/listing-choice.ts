import type { GivenAccounts, PayoutChooser } from '../../listings/content/payout-choice.ts'
import { choose, lockOwnHomes } from './change-actions.ts'
import { requireInPerson } from './in-person.ts'
import { mailPayoutChange } from './mails.ts'

/** Accounts that the payload of a listing names are chosen by the same rule as on the page about them. */
export const chosenWithListing: PayoutChooser = {
  async choose(trx, ctx, { groupId, landlordId }, given: GivenAccounts) {
    await requireInPerson(ctx, { db: trx })
    const chosen = [
      { purpose: 'RENT' as const, bankAccountId: given.bankAccountId },
      { purpose: 'DEPOSIT' as const, bankAccountId: given.depositBankAccountId },
    ]
    const homes = await lockOwnHomes(trx, ctx, landlordId, [groupId])
    for (const { purpose, bankAccountId } of chosen) {
      if (bankAccountId === undefined) continue
      const uses = [{ groupId, purpose }]
      const changes = await choose(trx, ctx, landlordId, homes, { bankAccountId, uses })
      if (changes.length > 0) await mailPayoutChange(trx, ctx, landlordId, { kind: 'CHOSEN', changes, homes })
    }
  },
}
