import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'

/** What a listing's payload says about accounts; undefined says nothing. */
export interface GivenAccounts {
  bankAccountId?: string | null
  depositBankAccountId?: string | null
}

/** Who decides to which accounts money goes: the work of the area of money. */
export interface PayoutChooser {
  /** Notes the changes that this makes of a locked group, or refuses as it would anywhere else. */
  choose(
    trx: Db,
    ctx: Context,
    group: { groupId: string; landlordId: string },
    given: GivenAccounts,
  ): Promise<void>
}

/** Filled by the area of money. */
export const payoutChoice = port<PayoutChooser>('payoutChoice')
