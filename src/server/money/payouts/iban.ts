import { encryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'

/** The columns of a bank account that hold its IBAN: the whole one encrypted, beside it what may be shown. */
export function ibanColumns(config: Pick<Config, 'secret'>, iban: string) {
  const plain = iban.replaceAll(/\s/g, '').toUpperCase()
  return {
    iban: encryptText(config, 'iban', plain),
    iban_country: plain.slice(0, 2),
    iban_last4: plain.slice(-4),
  }
}

/** An IBAN as people are shown it. */
export function maskIban(account: { ibanCountry: string; ibanLast4: string }): string {
  return `${account.ibanCountry}•• •••• •••• ${account.ibanLast4}`
}
