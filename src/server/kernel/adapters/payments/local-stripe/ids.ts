import { randomBytes } from 'node:crypto'

/** An id as the provider writes them, such as 'pi_1Pgaf…'; without a prefix the letters alone. */
export function newId(prefix: string): string {
  const letters = randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')
  return prefix === '' ? letters : `${prefix}_${letters}`
}

/** The kinds of objects by how their ids begin. */
const KINDS: Readonly<Record<string, string>> = {
  pi: 'payment_intent',
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  dp: 'dispute',
  file: 'file',
  txn: 'balance_transaction',
  tr: 'transfer',
  trr: 'transfer_reversal',
  po: 'payout',
  acct: 'account',
  ba: 'bank_account',
  cus: 'customer',
  evt: 'event',
}

/** The kind of object that an id is of, or undefined. */
export function kindOfId(id: string): string | undefined {
  return KINDS[id.split('_', 1)[0] ?? '']
}
