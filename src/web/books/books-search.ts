import {
  BANK_LINE_STATES,
  PROVIDER_DIFFERENCE_STATES,
  type BankLineState,
  type ProviderDifferenceState,
} from '../../domain/catalogue/ledger.ts'
import { INVOICE_STATES, type InvoiceState } from '../../domain/catalogue/invoices.ts'
import { TAX_DATA_STATES, type TaxDataState } from '../../domain/catalogue/tax.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import type { Search } from '../shared/use-search.ts'

/** The states by which invoices are looked for; a draft has no number yet. */
export const SHOWN_STATES = INVOICE_STATES.filter((state) => state !== 'DRAFT')

/** In which state an address wants invoices; null for all. */
export function invoiceStateOf({ state }: Search): InvoiceState | null {
  return oneOf(SHOWN_STATES, state) ?? null
}

/** The states of lines as they stand beside one another: what waits for somebody first. */
export const LINE_STATES = [
  'PARTIAL',
  'NEW',
  'SETTLED',
  'IGNORED',
] as const satisfies readonly BankLineState[]

/** In which state an address wants lines. */
export function lineStateOf({ lines }: Search): BankLineState {
  return oneOf(BANK_LINE_STATES, lines) ?? 'PARTIAL'
}

/** In which state an address wants differences from the provider. */
export function differenceStateOf({ differences }: Search): ProviderDifferenceState {
  return oneOf(PROVIDER_DIFFERENCE_STATES, differences) ?? 'OPEN'
}

/** In which state an address wants billing details. */
export function taxStateOf({ tax }: Search): TaxDataState {
  return oneOf(TAX_DATA_STATES, tax) ?? 'MISSING'
}
