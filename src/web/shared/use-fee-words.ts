import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { InvoiceCalculationMethod, TermSource } from '../gen/graphql.ts'
import { useFormat } from './format.ts'
import { useCatalogueText } from './status-text.ts'

graphql(`
  fragment PlannedFee on PlannedInvoice {
    rent
    feeRate
    feeOrigin {
      source
      since
    }
    net
    vat
    vatRate
    amount
  }
`)

/** Where a figure comes from, as the API says it; null for stays from before that was kept. */
type Origin = { source: TermSource; since?: string | null | undefined } | null | undefined

/** An invoice before it is written, as far as its calculation goes; amounts in minor units. */
interface Calculated {
  rent: number
  /** In hundredths of a percent. */
  feeRate: number
  feeOrigin?: Origin
  net: number
  vat: number
  /** In hundredths of a percent. */
  vatRate: number
  amount: number
}

/** What fees and rents are calculated by, in words: '8 % by the agreement of 1 March 2026'. */
export function useFeeWords() {
  const t = useTranslations('feeTerms')
  const format = useFormat()
  const methodText = useCatalogueText('catalogue.invoiceCalculationMethod')
  const dayOf = (origin: Origin) => (origin?.since ? format.day(origin.since) : '')
  const percent = (value: number, origin: Origin) =>
    t(`percent.${origin?.source ?? 'DEFAULT'}`, { percent: format.rate(value), day: dayOf(origin) })
  return {
    percent,
    method: (value: InvoiceCalculationMethod, origin: Origin) =>
      t(`method.${origin?.source ?? 'DEFAULT'}`, { method: methodText(value), day: dayOf(origin) }),
    sum: (invoice: Calculated, currency: string) => {
      const money = (amount: number) => format.money(amount, currency, 'no')
      return t(invoice.vat > 0 ? 'sum' : 'sumUntaxed', {
        percent: percent(invoice.feeRate, invoice.feeOrigin),
        rent: money(invoice.rent),
        net: money(invoice.net),
        vat: money(invoice.vat),
        rate: format.rate(invoice.vatRate),
        amount: money(invoice.amount),
      })
    },
  }
}
