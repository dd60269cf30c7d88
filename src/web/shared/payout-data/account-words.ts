import { useTranslations } from 'use-intl'
import type { BankAccount } from './payout-queries.ts'

/** An account in words: its name, and what tells it apart below its holder. */
export function useAccountWords() {
  const t = useTranslations('payoutParts')
  return {
    nameOf: ({ accountHolder, iban }: BankAccount) => t('accountName', { accountHolder, iban }),
    detailOf: ({ iban, bankName, currency }: BankAccount) =>
      t('accountDetail', { iban, bankName, currency, hasBank: String(bankName !== '') }),
  }
}
