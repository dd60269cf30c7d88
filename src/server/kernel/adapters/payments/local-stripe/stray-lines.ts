import { type Call, enter } from './call.ts'
import type { BalanceTransaction } from './money-objects.ts'

/** A line that comes from nothing that was asked for; the amount in minor units. */
export interface StrayLine {
  amount: number
  fee?: number
  currency?: string
  category: string
  /** What it says it is about; without it nothing. */
  source?: string | null
}

/** Writes such a line, so that the provider's books differ from everybody else's. */
export async function enterStray(
  call: Call,
  { amount, fee = 0, currency = 'eur', category, source = null }: StrayLine,
): Promise<BalanceTransaction> {
  return enter(call, { amount, fee, currency, type: 'adjustment', category, source, description: null })
}
