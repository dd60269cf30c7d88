import type { AccountInHand } from '../accounts/account-in-hand.ts'
import { stopRecoveryByLogin } from './end-actions.ts'
import { findRecoveryReadyAt } from './sql.ts'

/** What logging in has to do with recoveries. */
export const recoveryAtLogin: AccountInHand = {
  accountInHand: stopRecoveryByLogin,
  recoveryReadyAt: findRecoveryReadyAt,
}
