import type { Call } from './call.ts'
import type { BalanceTransaction } from './money-objects.ts'

/** What an account has in a currency, in minor units. */
export async function currencyBalance(
  call: Call,
  currency: string,
): Promise<{ available: number; pending: number }> {
  const lines = (await call.books.list(call.account, 'balance_transaction', {
    match: { currency },
  })) as BalanceTransaction[]
  const sum = { available: 0, pending: 0 }
  for (const line of lines) {
    if (line.available_on > call.now) sum.pending += line.net
    else sum.available += line.net
  }
  return sum
}

/** GET /v1/balance */
export async function readBalance(call: Call): Promise<object> {
  const lines = (await call.books.list(call.account, 'balance_transaction')) as BalanceTransaction[]
  const currencies = [...new Set(['eur', ...lines.map(({ currency }) => currency)])]
  const sums = await Promise.all(currencies.map((currency) => currencyBalance(call, currency)))
  const shown = (kind: 'available' | 'pending') =>
    currencies.map((currency, index) => {
      const amount = sums[index]?.[kind] ?? 0
      return { amount, currency, source_types: { card: amount } }
    })
  return {
    object: 'balance',
    available: shown('available'),
    connect_reserved: currencies.map((currency) => ({ amount: 0, currency })),
    livemode: false,
    pending: shown('pending'),
  }
}

/** A line as it is today: its money becomes available by itself. */
export function lineToday(line: BalanceTransaction, now: number): BalanceTransaction {
  return { ...line, status: line.available_on > now ? 'pending' : 'available' }
}
