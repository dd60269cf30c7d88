import type { TaxFacts } from '../../../src/domain/money/tax-report/tax-facts.ts'
import { home, stay } from '../worlds.ts'

/**
 * What a year is, and what is reported of it: of each seller a line for each property, which is address, days, and by
 * quarter consideration, stays and fees. A seller without a line is not reported.
 */
export type Situation = readonly [title: string, facts: TaxFacts, expected: Record<string, string[]>]

/** The stays and the lines that most situations are about. */
export const one = ['b', 'h'] as const
export const two = ['b2', 'h'] as const
export const half = stay('b', 'h', '2026-01-01', '2026-06-30')
export const at = (line: string) => `Lindenstraße 1 ${line}`
/** A home under another address. */
export const elsewhere = home('x', {
  street: 'Hafenweg',
  streetNumber: '3',
  zipCode: '20457',
  city: 'Hamburg',
})
