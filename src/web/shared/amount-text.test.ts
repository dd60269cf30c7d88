import { expect, it } from 'vitest'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { amountText } from './amount-text.ts'

it.each(['en', 'de', 'fr'])('what is written in %s is read back', (language) => {
  for (const amount of [0, 5, 100, 145_050, 1_234_567]) {
    expect(parseAmount(amountText(amount, 'EUR', language), 'EUR')).toBe(amount)
  }
})
